import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { useRecord } from './queries.ts';
import type { RecordFilters } from './record-filters.ts';
import { RecordTable } from './record-table.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px' },
});

type RecordListProps = {
  hotel: Hotel;
  filters: RecordFilters;
  people: readonly StaffPerson[];
  onBooking: (bookingId: string) => void;
};

export function RecordList({ hotel, filters, people, onBooking }: RecordListProps) {
  const styles = useStyles();
  const t = useText('staff/record');
  const record = useRecord(hotel.hotelId, filters);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = record;
  if (record.isPending) return <ListBones rows={8} />;
  if (record.data === undefined)
    return <LoadError error={record.error} onRetry={() => void record.refetch()} />;
  const entries = record.data.pages.flatMap(page => page.entries);
  if (entries.length === 0) return <EmptyNote>{t('none')}</EmptyNote>;
  return (
    <div className={styles.box}>
      <RecordTable entries={entries} people={people} timeZone={hotel.timeZone} onBooking={onBooking} />
      <ShowMore
        count={t(hasNextPage ? 'shown' : 'shownAll', { count: entries.length })}
        label={t('more')}
        failed={t('moreFailed')}
        hasFailed={isFetchNextPageError}
        isFetching={isFetchingNextPage}
        onMore={hasNextPage ? () => void record.fetchNextPage() : null}
      />
    </div>
  );
}
