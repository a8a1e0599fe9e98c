import { makeStyles } from '@fluentui/react-components';
import { formatClock, formatDate, formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { BoardRow, LocalHour } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { useHotel } from '../shared/hotel/current-hotel.ts';
import { useDataTable } from '../shared/look/data-table.ts';
import { partyText } from './party-text.ts';
import { hourText } from './phrase-text.ts';
import type { RoomList } from './row-groups.ts';
import { Was } from './was.tsx';

const useStyles = makeStyles({
  ready: { display: 'block', fontSize: '0.8125rem', color: brand.sageInk },
  notReady: { display: 'block', fontSize: '0.8125rem', color: brand.brassInk },
});

/** The hour that the list is about, with its day where it is another one, and the hour that somebody had seen. */
export function HourCell({ row, list, day }: { row: BoardRow; list: RoomList; day: LocalDate }) {
  const table = useDataTable();
  const t = useText('staff/board');
  const name = list === 'arrivals' ? 'arrival' : 'departure';
  const { date, hour } = row[name];
  const before = row.before[name];
  return (
    <>
      <span className={table.fact}>{formatHour(hour)}</span>
      {before === undefined ? (
        date !== day && <span className={table.more}>{formatDate(date)}</span>
      ) : (
        <Was>{t('was', { value: shortHour(before, date) })}</Was>
      )}
    </>
  );
}

const shortHour = (before: LocalHour, date: LocalDate): string =>
  before.date === date ? formatHour(before.hour) : hourText(before);

/** Beside a guest who is still to come: the room can be entered, or not yet, and when it is expected. */
export function RoomReady({ row }: { row: BoardRow }) {
  const styles = useStyles();
  const t = useText('staff/board');
  const hotel = useHotel();
  if (row.state !== 'EXPECTED') return null;
  return row.isRoomReady ? (
    <span className={styles.ready}>{t('room.ready')}</span>
  ) : (
    <span className={styles.notReady}>
      {row.roomExpectedAt === null || hotel === null
        ? t('room.notReady')
        : t('room.expected', { time: formatClock(new Date(row.roomExpectedAt), hotel.timeZone) })}
    </span>
  );
}

export function PartyBefore({ row: { before, adults, childrenAges } }: { row: BoardRow }) {
  const t = useText('staff/board');
  if (before.adults === undefined && before.childrenAges === undefined) return null;
  const party = { adults: before.adults ?? adults, childrenAges: before.childrenAges ?? childrenAges };
  return <Was>{t('was', { value: partyText(party) })}</Was>;
}
