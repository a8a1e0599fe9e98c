import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import {
  formatClock,
  formatDate,
  formatDay,
  formatHour,
  formatMoney,
} from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { LocalHour } from '#shared/contract/staff/board.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { agesValues } from '../shared/party/ages-values.ts';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';
import { useCardRows } from './card-rows.ts';

const useStyles = makeStyles({
  room: { flexBasis: '160px' },
  moments: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: '20px', whiteSpace: 'nowrap' },
});

type RoomsCardProps = {
  rooms: readonly DeskRoom[];
  timeZone: string;
  /** Null for a booking whose hours are changed elsewhere. */
  onHours: ((room: DeskRoom) => void) | null;
};

export function RoomsCard({ rooms, timeZone, onHours }: RoomsCardProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  return (
    <Card title={t('rooms.title')}>
      <ul className={rows.list}>
        {rooms.map(room => (
          <Room key={room.accommodationId} room={room} timeZone={timeZone} onHours={onHours} />
        ))}
      </ul>
    </Card>
  );
}

type RoomProps = Pick<RoomsCardProps, 'timeZone' | 'onHours'> & { room: DeskRoom };

function Room({ room, timeZone, onHours }: RoomProps) {
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
      </span>
      <span className={styles.moments}>
        <Moment planned={room.arrival} at={room.checkedInAt} word="arrival" timeZone={timeZone} />
        <Moment planned={room.departure} at={room.leftAt} word="departure" timeZone={timeZone} />
      </span>
      {onHours !== null && isStayOpen(room) && (
        <Button aria-label={t('rooms.sellOf', { number: room.number })} onClick={() => onHours(room)}>
          {t('rooms.sell')}
        </Button>
      )}
    </li>
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
