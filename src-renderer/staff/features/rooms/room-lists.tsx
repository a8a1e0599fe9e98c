import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { NextRoom } from './next-room.tsx';
import { toClean } from './room-order.ts';
import { RoomRow, type RowContext } from './room-row.tsx';
import { toFloors } from './room-state.ts';

const useStyles = makeStyles({
  heading: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600, marginBlock: '14px 4px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  next: { marginBlockStart: '4px' },
});

type ListProps = RowContext & { rooms: readonly HotelRoom[] };

function Section({ title, rooms, ...row }: ListProps & { title: string }) {
  const styles = useStyles();
  if (rooms.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={2} className={styles.heading}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {rooms.map(room => (
          <RoomRow key={room.roomId} room={room} {...row} />
        ))}
      </ul>
    </section>
  );
}

/** Rooms that are not ready: the next arrival first and larger, those with guests in them last. */
export function RoomsToClean({ rooms, ...row }: ListProps) {
  const t = useText('staff/rooms');
  const { arriving, free, occupied } = toClean(rooms);
  const styles = useStyles();
  const [next, ...later] = arriving;
  if (arriving.length + free.length + occupied.length === 0)
    return <EmptyNote>{t('lists.nothing')}</EmptyNote>;
  return (
    <>
      {next && (
        <ul className={mergeClasses(styles.list, styles.next)} aria-label={t('next.label')}>
          <NextRoom room={next} {...row} />
        </ul>
      )}
      <Section title={t('lists.arriving')} rooms={later} {...row} />
      <Section title={t('lists.free')} rooms={free} {...row} />
      <Section title={t('lists.occupied')} rooms={occupied} {...row} />
    </>
  );
}

export function RoomsByFloor({ rooms, ...row }: ListProps) {
  const t = useText('staff/rooms');
  return toFloors(rooms).map(({ floor, rooms: onFloor }) => (
    <Section
      key={floor}
      title={floor === '' ? t('noFloor') : t('floor', { floor })}
      rooms={onFloor}
      {...row}
    />
  ));
}
