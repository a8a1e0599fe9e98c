import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import type { DeskReservation } from '#shared/contract/staff/desk-spaces.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { DayButtons, useDayNote, useDayOfAddress } from '../shared/day-to-day/day-buttons.tsx';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useSpaces } from './queries.ts';
import { SpaceTable } from './space-table.tsx';

const useStyles = makeStyles({ spaces: { display: 'grid', gap: '24px', marginBlockStart: '8px' } });

/** What guests have reserved for themselves, a day at a time. */
export function SpacesPage({ hotel }: { hotel: Hotel }) {
  const styles = useStyles();
  const t = useText('staff/spaces');
  const wanted = useDayOfAddress();
  const found = useSpaces(hotel.hotelId, wanted);
  const [canceled, setCanceled] = useState<DeskReservation | null>(null);
  const today = found.data?.today ?? dateAt(serverNow(), hotel.timeZone);
  const day = wanted ?? today;
  const spanOf = ({ startsAt, endsAt }: DeskReservation) =>
    t('span', {
      from: formatClock(new Date(startsAt), hotel.timeZone),
      until: formatClock(new Date(endsAt), hotel.timeZone),
    });
  return (
    <>
      <PageHeading title={t('title')} note={useDayNote({ day, today })}>
        <DayButtons day={day} today={today} />
      </PageHeading>
      {found.isPending && <ListBones rows={6} />}
      {found.data === undefined && found.isError && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.spaces.length === 0 && <EmptyNote>{t('noSpaces')}</EmptyNote>}
      <div className={styles.spaces}>
        {found.data?.spaces.map(space => (
          <SpaceTable key={space.id} space={space} spanOf={spanOf} onCancel={setCanceled} />
        ))}
      </div>
      {canceled !== null && (
        <CancelDialog
          hotelId={hotel.hotelId}
          reservation={canceled}
          when={spanOf(canceled)}
          onClose={() => setCanceled(null)}
        />
      )}
    </>
  );
}
