import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { dateAt } from '#shared/hotel-time.ts';
import { DayButtons, useDayNote, useDayOfAddress } from '../shared/day-to-day/day-buttons.tsx';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { useVisitors } from './queries.ts';
import { VisitorTable } from './visitor-table.tsx';

/** Whom the reception lets in, and who is inside. */
export function VisitorsPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/visitors');
  const wanted = useDayOfAddress();
  const found = useVisitors(hotel.hotelId, wanted);
  const today = found.data?.today ?? dateAt(serverNow(), hotel.timeZone);
  const day = wanted ?? today;
  return (
    <>
      <PageHeading title={t('title')} note={useDayNote({ day, today })}>
        <DayButtons day={day} today={today} />
      </PageHeading>
      {found.isPending && <ListBones rows={4} />}
      {found.data === undefined && found.isError && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.visitors.length === 0 && <EmptyNote>{t('none')}</EmptyNote>}
      {found.data !== undefined && found.data.visitors.length > 0 && (
        <VisitorTable visitors={found.data.visitors} hotel={hotel} isToday={day === today} />
      )}
    </>
  );
}
