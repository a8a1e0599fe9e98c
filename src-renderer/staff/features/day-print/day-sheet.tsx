import { makeStyles } from '@fluentui/react-components';
import {
  formatClock,
  formatDate,
  formatDay,
  formatHour,
  formatMoney,
} from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { PrintedDay, PrintedRoom } from '#shared/contract/staff/day-print.ts';
import { figures } from '../shared/look/staff-theme.ts';
import { usePaper } from '../shared/paper/paper.ts';
import { toNotes } from './to-notes.ts';

const useStyles = makeStyles({
  none: { margin: 0 },
  room: { ...figures, width: '8%', fontWeight: 700 },
  guest: { width: '22%' },
  hour: { ...figures, width: '18%' },
  due: { ...figures, width: '14%' },
});

export function DaySheet({ day }: { day: PrintedDay }) {
  const paper = usePaper();
  const t = useText('staff/day-print');
  const at = new Date(day.printedAt);
  return (
    // It scrolls sideways on a narrow screen, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the focus for it
    <article className={paper.sheet} tabIndex={0} aria-label={day.hotelName}>
      <h2 className={paper.hotel}>
        {day.hotelName} · {formatDate(day.date, 'full')}
      </h2>
      <p className={paper.text}>
        {t('printedAt', { date: formatDay(at, day.timezone, 'short'), time: formatClock(at, day.timezone) })}
      </p>
      <Notes notes={day.notes} timeZone={day.timezone} />
      <Group name="arrivals" rooms={day.arrivals} />
      <Group name="departures" rooms={day.departures} />
      <Group name="staying" rooms={day.staying} />
    </article>
  );
}

function Notes({ notes, timeZone }: { notes: PrintedDay['notes']; timeZone: string }) {
  const styles = useStyles();
  const paper = usePaper();
  const t = useText('staff/day-print');
  if (notes.length === 0) return null;
  return (
    <section>
      <h3 className={paper.group}>{t('notes.title', { count: notes.length })}</h3>
      <table className={paper.table}>
        <tbody>
          {notes.map(note => (
            <tr key={note.id}>
              <td className={styles.guest}>
                <span className={paper.box} />
                {note.room === null
                  ? (note.booking?.locator ?? t('notes.hotel'))
                  : t('notes.room', { number: note.room })}
              </td>
              <td>{note.text}</td>
              <td className={styles.hour}>
                {note.due && `${formatDate(note.due.date, 'short')}, ${formatHour(note.due.hour)}`}
              </td>
              <td className={styles.due}>
                {note.writtenBy ?? ''} {formatDay(new Date(note.writtenAt), timeZone, 'short')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type GroupProps = { name: 'arrivals' | 'departures' | 'staying'; rooms: readonly PrintedRoom[] };

function Group({ name, rooms }: GroupProps) {
  const styles = useStyles();
  const paper = usePaper();
  const t = useText('staff/day-print');
  return (
    <section>
      <h3 className={paper.group}>{t(`groups.${name}`, { count: rooms.length })}</h3>
      {rooms.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <table className={paper.table}>
          <thead>
            <tr>
              <th className={styles.room}>{t('room')}</th>
              <th className={styles.guest}>{t('guest')}</th>
              <th className={styles.hour}>{t(`hour.${name}`)}</th>
              <th>{t('needs')}</th>
              <th className={styles.due}>{t('due')}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map(room => (
              <tr key={`${room.locator} ${room.room}`}>
                <td className={styles.room}>
                  <span className={paper.box} />
                  {room.room}
                </td>
                <td className={styles.guest}>
                  {room.guestName ?? t('noName')}
                  <br />
                  {room.locator}
                </td>
                <td className={styles.hour}>{hourText(name, room)}</td>
                <td>
                  {room.roomType}
                  <br />
                  {toNotes(room, t)}
                </td>
                <td className={styles.due}>{room.dueCents > 0 ? formatMoney(room.dueCents) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function hourText(name: GroupProps['name'], room: PrintedRoom): string {
  if (name === 'arrivals') return formatHour(room.arrivalHour);
  const hour = formatHour(room.departureHour);
  return name === 'departures' ? hour : `${formatDate(room.checkoutDate, 'short')}, ${hour}`;
}
