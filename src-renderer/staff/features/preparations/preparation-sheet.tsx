import { makeStyles } from '@fluentui/react-components';
import { formatClock, formatDate, formatDay, formatList } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import type { PrintedPreparations, RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { figures } from '../shared/look/staff-theme.ts';
import { usePaper } from '../shared/paper/paper.ts';
import { CarriedLine } from './carried-list.tsx';
import { type PreparedFloor, toFacts, toLines, toPreparedFloors } from './room-lines.ts';

const useStyles = makeStyles({
  room: { ...figures, width: '12%', fontWeight: 700 },
  guests: { width: '30%' },
});

export function PreparationSheet({ printed }: { printed: PrintedPreparations }) {
  const paper = usePaper();
  const t = useText('staff/preparations');
  const { rooms, withoutCleaning, timezone } = printed;
  const at = new Date(printed.printedAt);
  return (
    // It scrolls sideways on a narrow screen, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the focus for it
    <article className={paper.sheet} tabIndex={0} aria-label={printed.hotelName}>
      <h2 className={paper.hotel}>
        {printed.hotelName} · {t('title')} · {formatDate(printed.day, 'full')}
      </h2>
      <p className={paper.text}>
        {t('print.at', { date: formatDay(at, timezone, 'short'), time: formatClock(at, timezone) })}
      </p>
      <CarriedLine rooms={rooms} className={paper.text} />
      {withoutCleaning.length > 0 && (
        <p className={paper.text}>
          {t('withoutCleaning.title')}: {formatList(withoutCleaning.map(({ number }) => number))}
        </p>
      )}
      {rooms.length === 0 && <p className={paper.text}>{t('none')}</p>}
      {toPreparedFloors(rooms).map(floor => (
        <FloorTable key={floor.floor} floor={floor} />
      ))}
    </article>
  );
}

function FloorTable({ floor: { floor, rooms } }: { floor: PreparedFloor }) {
  const styles = useStyles();
  const paper = usePaper();
  const t = useText('staff/preparations');
  return (
    <section>
      <h3 className={paper.group}>
        {floor === null ? t('noRoomYet') : floor === '' ? t('noFloor') : t('floor', { floor })}
      </h3>
      <CarriedLine rooms={rooms} className={paper.text} />
      <table className={paper.table}>
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
  const paper = usePaper();
  const t = useText('staff/preparations');
  const language = useLanguage();
  const { when, notes } = toFacts(room, t);
  return (
    <tr>
      <td className={styles.room}>
        <span className={paper.box}>{room.state === 'DONE' ? '✓' : ''}</span>
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
