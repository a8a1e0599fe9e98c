import { makeStyles } from '@fluentui/react-components';
import { formatClock, formatDate, formatDay, formatList } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import type { PrintedPreparations, RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { figures } from '../shared/look/staff-theme.ts';
import { CarriedLine } from './carried-list.tsx';
import { type PreparedFloor, toFacts, toLines, toPreparedFloors } from './room-lines.ts';

const LINE = '1px solid #000000';

/** Black on white in each scheme: it is paper. */
const useStyles = makeStyles({
  paper: {
    maxWidth: '1080px',
    padding: '24px',
    backgroundColor: '#ffffff',
    color: '#000000',
    border: LINE,
    overflowX: 'auto',
    '@media print': { maxWidth: 'none', padding: 0, border: 0 },
  },
  hotel: { margin: 0, fontSize: '1.125rem', fontWeight: 700 },
  text: { margin: '2px 0 12px' },
  group: { margin: '16px 0 0', fontSize: '1rem', fontWeight: 700 },
  table: {
    width: '100%',
    minWidth: '560px',
    borderCollapse: 'collapse',
    fontSize: '0.8125rem',
    lineHeight: '17px',
    '& th, & td': { padding: '4px 8px 4px 0', borderBottom: LINE, textAlign: 'start', verticalAlign: 'top' },
    '& tr': { breakInside: 'avoid' },
    '@media print': { minWidth: 0 },
  },
  room: { ...figures, width: '12%', fontWeight: 700 },
  guests: { width: '30%' },
  /** To tick by hand. */
  box: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '12px',
    height: '12px',
    border: LINE,
    marginInlineEnd: '8px',
    fontSize: '0.75rem',
    lineHeight: 1,
  },
});

export function PreparationSheet({ printed }: { printed: PrintedPreparations }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const { rooms, withoutCleaning, timezone } = printed;
  const at = new Date(printed.printedAt);
  return (
    // It scrolls sideways on a narrow screen, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the focus for it
    <article className={styles.paper} tabIndex={0} aria-label={printed.hotelName}>
      <h2 className={styles.hotel}>
        {printed.hotelName} · {t('title')} · {formatDate(printed.day, 'full')}
      </h2>
      <p className={styles.text}>
        {t('print.at', { date: formatDay(at, timezone, 'short'), time: formatClock(at, timezone) })}
      </p>
      <CarriedLine rooms={rooms} className={styles.text} />
      {withoutCleaning.length > 0 && (
        <p className={styles.text}>
          {t('withoutCleaning.title')}: {formatList(withoutCleaning.map(({ number }) => number))}
        </p>
      )}
      {rooms.length === 0 && <p className={styles.text}>{t('none')}</p>}
      {toPreparedFloors(rooms).map(floor => (
        <FloorTable key={floor.floor} floor={floor} />
      ))}
    </article>
  );
}

function FloorTable({ floor: { floor, rooms } }: { floor: PreparedFloor }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  return (
    <section>
      <h3 className={styles.group}>
        {floor === null ? t('noRoomYet') : floor === '' ? t('noFloor') : t('floor', { floor })}
      </h3>
      <CarriedLine rooms={rooms} className={styles.text} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.room}>{t('print.room')}</th>
            <th className={styles.guests}>{t('print.arrival')}</th>
            <th>{t('title')}</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(room => (
            <Row key={room.accommodationId} room={room} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ room }: { room: RoomToPrepare }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const language = useLanguage();
  const { when, notes } = toFacts(room, t);
  return (
    <tr>
      <td className={styles.room}>
        <span className={styles.box}>{room.state === 'DONE' ? '✓' : ''}</span>
        {room.number ?? '–'}
      </td>
      <td className={styles.guests}>
        {when}
        <br />
        {notes.join(' · ')}
      </td>
      <td>
        {toLines(room, t, language).map(({ part, value, note, isChanged }) => (
          <div key={part}>
            <b>{t(`parts.${part}`)}:</b> {value}
            {note !== null && ` (${note})`}
            {isChanged && ` · ${t('changed')}`}
          </div>
        ))}
      </td>
    </tr>
  );
}
