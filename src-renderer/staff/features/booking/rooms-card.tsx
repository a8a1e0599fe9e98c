import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import {
  formatClock,
  formatDate,
  formatDay,
  formatHour,
  formatInstant,
  formatMoney,
} from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { LocalHour } from '#shared/contract/staff/board.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { dateAt } from '#shared/hotel-time.ts';
import { Card } from '../shared/look/card.tsx';
import { agesValues } from '../shared/party/ages-values.ts';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';
import { useCardRows } from './card-rows.ts';
import { waitingRoom } from './room-readiness.ts';

const useStyles = makeStyles({
  room: { flexBasis: '160px' },
  notReady: { display: 'block', fontSize: '0.8125rem', color: brand.brassInk },
  moments: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: '20px', whiteSpace: 'nowrap' },
});

type RoomsCardProps = {
  rooms: readonly DeskRoom[];
  timeZone: string;
  /** Null for a booking whose hours are changed elsewhere. */
  onHours: ((room: DeskRoom) => void) | null;
  onMove: (room: DeskRoom) => void;
};

export function RoomsCard({ rooms, ...acts }: RoomsCardProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  return (
    <Card title={t('rooms.title')}>
      <ul className={rows.list}>
        {rooms.map(room => (
          <Room key={room.accommodationId} room={room} {...acts} />
        ))}
      </ul>
    </Card>
  );
}

type RoomProps = Omit<RoomsCardProps, 'rooms'> & { room: DeskRoom };

function Room({ room, timeZone, onHours, onMove }: RoomProps) {
  const styles = useStyles();
  const rows = useCardRows();
  const t = useText('staff/booking');
  const facts = [
    t('rooms.adults', { count: room.adults }),
    room.childrenAges.length > 0
      ? t('rooms.children', {
          count: room.childrenAges.length,
          ages: t('rooms.ages', agesValues(room.childrenAges)),
        })
      : null,
    room.bedLayout === null ? null : t(`rooms.beds.${room.bedLayout}`),
    room.hasCrib ? t('rooms.crib') : null,
    room.hasPet ? t('rooms.pet') : null,
    room.guarantee === null
      ? null
      : t('rooms.guarantee', {
          card: cardNetworkNames[room.guarantee.network].name || t('rooms.anyCard'),
          digits: room.guarantee.lastDigits,
        }),
    room.deposit === null ? null : t('rooms.deposit', { amount: formatMoney(room.deposit.amountCents) }),
  ];
  return (
    <li className={rows.row}>
      <span className={mergeClasses(rows.main, styles.room)}>
        <span className={rows.fact}>
          {room.number} {room.roomType}
        </span>
        <span className={rows.more}>{facts.filter(Boolean).join(' · ')}</span>
        {room.hours.map(({ type, fromHour, toHour, outcome, at }) => (
          <span key={`${type} ${at}`} className={rows.more}>
            {t(`rooms.hours.${type}`, { from: formatHour(fromHour), to: formatHour(toHour) })}
            {' · '}
            {t(`rooms.outcome.${outcome}`)}
          </span>
        ))}
        <Readiness room={room} timeZone={timeZone} />
        <PlannedMove room={room} timeZone={timeZone} />
      </span>
      <span className={styles.moments}>
        <Moment planned={room.arrival} at={room.checkedInAt} word="arrival" timeZone={timeZone} />
        <Moment planned={room.departure} at={room.leftAt} word="departure" timeZone={timeZone} />
      </span>
      {isStayOpen(room) && (
        <span className={rows.acts}>
          {onHours !== null && (
            <Button aria-label={t('rooms.sellOf', { number: room.number })} onClick={() => onHours(room)}>
              {t('rooms.sell')}
            </Button>
          )}
          <MoveButton room={room} onMove={onMove} />
        </span>
      )}
    </li>
  );
}

/** As housekeeping has said it: the guest at the desk asks first when the room is expected. */
function Readiness({ room, timeZone }: Pick<RoomProps, 'room' | 'timeZone'>) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const waiting = waitingRoom(room, dateAt(serverNow(), timeZone));
  if (waiting === null) return null;
  const { expectedAt } = waiting;
  return (
    <span className={styles.notReady}>
      {expectedAt === null
        ? t('rooms.notReady')
        : t('rooms.expected', { time: formatInstant(new Date(expectedAt), timeZone) })}
    </span>
  );
}

/** A stay that will move is asked about its plan first. */
function MoveButton({ room, onMove }: Pick<RoomProps, 'room' | 'onMove'>) {
  const t = useText('staff/booking');
  const isPlanned = room.plannedMove !== null;
  return (
    <Button
      appearance="subtle"
      aria-label={t(isPlanned ? 'move.cancel.openOf' : 'rooms.moveOf', { number: room.number })}
      onClick={() => onMove(room)}
    >
      {t(isPlanned ? 'move.cancel.open' : 'rooms.move')}
    </Button>
  );
}

function PlannedMove({ room: { plannedMove }, timeZone }: Pick<RoomProps, 'room' | 'timeZone'>) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  if (plannedMove === null) return null;
  const { number, roomType, startsAt } = plannedMove;
  return (
    <span className={rows.more}>
      {t('move.plannedAt', { number, type: roomType, time: formatInstant(new Date(startsAt), timeZone) })}
    </span>
  );
}

type MomentProps = { planned: LocalHour; at: string | null; word: 'arrival' | 'departure'; timeZone: string };

function Moment({ planned, at, word, timeZone }: MomentProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const text =
    at === null
      ? `${formatDate(planned.date, 'weekday')}, ${formatHour(planned.hour)}`
      : `${formatDay(new Date(at), timeZone, 'weekday')}, ${formatClock(new Date(at), timeZone)}`;
  return (
    <span className={mergeClasses(rows.side, rows.figures)}>
      <span>{text}</span>
      <span className={rows.more}>{t(`rooms.${word}.${at === null ? 'planned' : 'done'}`)}</span>
    </span>
  );
}
