import { makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { PreparationList, RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { DayButtons, useDayNote, useDayOfAddress } from '../shared/day-to-day/day-buttons.tsx';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { PrintIcon } from '../shared/look/staff-icons.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { CarriedCard, CarriedLine } from './carried-list.tsx';
import { usePreparations, useTick } from './queries.ts';
import { RoomCard } from './room-card.tsx';
import { countDone, toPreparedFloors } from './room-lines.ts';
import { WithoutCleaning } from './without-cleaning.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px' },
  floor: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
  count: { marginInlineStart: 'auto', fontSize: '0.8125rem', color: brand.inkSoft },
  carried: { margin: '2px 0 8px', fontSize: '0.8125rem', color: brand.inkSoft },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** What the rooms of a day's arrivals need, for a cart: sums first, then room by room (HSK-04). */
export function PreparationsPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/preparations');
  const wanted = useDayOfAddress();
  const found = usePreparations(hotel.hotelId, wanted);
  const today = found.data?.today ?? dateAt(serverNow(), hotel.timeZone);
  const day = wanted ?? today;
  return (
    <>
      <PageHeading title={t('title')} note={useDayNote({ day, today })}>
        <DayButtons day={day} today={today} />
        <ButtonLink to={staffPaths.printPreparations(day)} size="medium" icon={<PrintIcon />}>
          {t('print.act')}
        </ButtonLink>
      </PageHeading>
      {found.isPending && <ListBones rows={5} height="160px" />}
      {found.data === undefined && found.isError && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data !== undefined && <Day hotelId={hotel.hotelId} list={found.data} />}
    </>
  );
}

function Day({ hotelId, list }: { hotelId: string; list: PreparationList }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const { day, today, rooms, withoutCleaning } = list;
  return (
    <div className={styles.page}>
      {rooms.length === 0 ? <EmptyNote>{t('none')}</EmptyNote> : <CarriedCard rooms={rooms} />}
      {day === today && <WithoutCleaning rooms={withoutCleaning} />}
      {toPreparedFloors(rooms).map(({ floor, rooms: inFloor }) => (
        <Floor key={floor} floor={floor} rooms={inFloor} hotelId={hotelId} day={day} />
      ))}
    </div>
  );
}

type FloorProps = { floor: string | null; rooms: RoomToPrepare[]; hotelId: string; day: string };

function Floor({ floor, rooms, hotelId, day }: FloorProps) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const tick = useTick(hotelId, day);
  const name = floor === null ? t('noRoomYet') : floor === '' ? t('noFloor') : t('floor', { floor });
  const isBusy = (room: RoomToPrepare) =>
    tick.isPending && tick.variables.accommodationId === room.accommodationId;
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        <Heading level={2} className={styles.floor}>
          {name}
        </Heading>
        <span className={styles.count}>{t('ready', { done: countDone(rooms), count: rooms.length })}</span>
      </div>
      <CarriedLine rooms={rooms} className={styles.carried} />
      <ul className={styles.list}>
        {rooms.map(room => (
          <RoomCard
            key={room.accommodationId}
            room={room}
            isBusy={isBusy(room)}
            onTick={one => tick.mutate(one)}
          />
        ))}
      </ul>
    </section>
  );
}
