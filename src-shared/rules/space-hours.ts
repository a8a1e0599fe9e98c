import { dateAt, hourAt, instantAt, type LocalDate, weekdayOf } from '../hotel-time.ts';
import { timeOfMinutes, toMinutes } from './time-of-day.ts';

/** Hours of one weekday on the hotel's clock, `HH:MM`; null if the space is closed all day. */
export type OpeningHours = { start: string; end: string } | null;

export type Timetable = {
  /** Sunday to Saturday. */
  week: readonly OpeningHours[];
  closedDates: readonly LocalDate[];
  stayMinutes: number;
  timeZone: string;
};

/** A time for which a space can be reserved: on the hotel's clock, and as instants. */
export type SpaceTime = { start: string; end: string; startsAt: Date; endsAt: Date };

type Period = { startsAt: Date; endsAt: Date };

const MINUTE_MS = 60_000;
const STEP_MINUTES = 60;
const BASIS_POINTS = 10_000;

export const endOf = (start: string, stayMinutes: number): string =>
  timeOfMinutes(toMinutes(start) + stayMinutes);

function toInstant(date: LocalDate, minutes: number, timeZone: string): Date {
  const hour = instantAt(date, Math.floor(minutes / 60), timeZone);
  return new Date(hour.getTime() + (minutes % 60) * MINUTE_MS);
}

/** Times that the hotel's clock skips or changes within are left out: they would be shorter or longer. */
export function timesOf(
  date: LocalDate,
  { week, closedDates, stayMinutes, timeZone }: Timetable,
): SpaceTime[] {
  const open = week[weekdayOf(date)];
  if (!open || closedDates.includes(date)) return [];
  const times: SpaceTime[] = [];
  const last = toMinutes(open.end) - stayMinutes;
  for (let minutes = toMinutes(open.start); minutes <= last; minutes += STEP_MINUTES) {
    const startsAt = toInstant(date, minutes, timeZone);
    const endsAt = toInstant(date, minutes + stayMinutes, timeZone);
    const isShown =
      dateAt(startsAt, timeZone) === date && hourAt(startsAt, timeZone) === Math.floor(minutes / 60);
    if (!isShown || endsAt.getTime() - startsAt.getTime() !== stayMinutes * MINUTE_MS) continue;
    times.push({
      start: timeOfMinutes(minutes),
      end: timeOfMinutes(minutes + stayMinutes),
      startsAt,
      endsAt,
    });
  }
  return times;
}

/** The reservations of a space at one time: its capacity by the share that can be reserved, and at least one. */
export function placesOf({
  capacity,
  usageBasisPoints,
}: {
  capacity: number;
  usageBasisPoints: number;
}): number {
  return Math.max(1, Math.floor((capacity * usageBasisPoints) / BASIS_POINTS));
}

/** The places that are free during the whole of a time, with these reservations. */
export function placesLeft(time: Period, places: number, reservations: readonly Period[]): number {
  const overlapping = reservations.filter(
    other => other.startsAt < time.endsAt && time.startsAt < other.endsAt,
  );
  // The number of reservations rises only where one begins, or where the time itself does.
  const moments = [time.startsAt, ...overlapping.map(({ startsAt }) => startsAt)].filter(
    moment => moment >= time.startsAt,
  );
  const most = moments.map(
    moment => overlapping.filter(other => other.startsAt <= moment && moment < other.endsAt).length,
  );
  return Math.max(0, places - Math.max(0, ...most));
}

/** The free time that begins nearest to a wanted one, the earlier of two; null if there is none. */
export function nearestTime<Time extends { start: string }>(
  wanted: string,
  free: readonly Time[],
): Time | null {
  const distance = ({ start }: Time) => Math.abs(toMinutes(start) - toMinutes(wanted));
  const sorted = free.toSorted(
    (one, other) => distance(one) - distance(other) || toMinutes(one.start) - toMinutes(other.start),
  );
  return sorted[0] ?? null;
}
