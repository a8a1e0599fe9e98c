import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { ExportIcon } from '../shared/look/staff-icons.tsx';
import { usePeople } from '../shared/people/queries.ts';
import { ExportDialog } from './export-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { parseFilters, type RecordFilters, withFilter } from './record-filters.ts';
import { RecordList } from './record-list.tsx';

export function RecordPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/record');
  const [search, setSearch] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const people = usePeople(hotel.hotelId);
  const filters = parseFilters(search);
  const change = (name: keyof RecordFilters, value: string) =>
    setSearch(withFilter(search, name, value), { replace: true });
  return (
    <>
      <PageHeading title={t('title')} note={t('note', { hotel: hotel.name })}>
        <Button icon={<ExportIcon />} onClick={() => setExporting(true)}>
          {t('export.act')}
        </Button>
      </PageHeading>
      <FilterBar
        people={people.data ?? []}
        filters={filters}
        onChange={change}
        onClear={() => setSearch({}, { replace: true })}
      />
      <RecordList
        hotel={hotel}
        filters={filters}
        people={people.data ?? []}
        onBooking={bookingId => change('bookingId', bookingId)}
      />
      <ExportDialog hotel={hotel} filters={filters} open={isExporting} onClose={() => setExporting(false)} />
    </>
  );
}
