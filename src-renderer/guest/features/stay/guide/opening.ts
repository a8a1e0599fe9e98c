import { type BusinessHours, weekday } from '#shared/contract/guest/curation.ts';
import { addDays, dateAt, daysBetween, type LocalDate, minuteAt, weekdayOf } from '#shared/hotel-time.ts';
import { timeOfMinutes, toMinutes } from '#shared/rules/time-of-day.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** The next opening after a place has closed: in days of the hotel's calendar, and the weekday. */
export type NextOpening = { time: string; inDays: number; weekday: number };

/** The opening state of a place at a moment (CUR-08). Times are the hotel's, `HH:MM`. */
export type Opening =
  | { is: 'always' }
  /** `until` is null if the end is unknown, or more than a day away. */
  | { is: 'open'; until: string | null }
  | { is: 'opens'; at: string }
  /** Closed for the rest of today; `next` is null if no day of the week has hours. */
  | { is: 'closed'; next: NextOpening | null };

/** Minutes since the last midnight. */
type Period = { start: number; end: number };

/** Hours of one weekday; null if the place is closed. */
export type DayHours = { start: string; end: string | null } | null;

/** Sunday to Saturday, from hours in any order; a missing day is closed. */
export function toWeek(hours: readonly BusinessHours[]): DayHours[] {
  return weekday.options.map(name => {
    const found = hours.find(({ day }) => day === name);
    return found?.openTime ? { start: found.openTime, end: found.closeTime } : null;
  });
}

/** From yesterday, whose hours may extend past midnight, through a whole week; adjacent periods are joined. */
function periodsFrom(today: number, week: readonly DayHours[]): (Period & { isEndKnown: boolean })[] {
  const periods: (Period & { isEndKnown: boolean })[] = [];
  for (let offset = -1; offset <= 7; offset += 1) {
    const hours = week[(today + offset + 7) % 7];
    if (!hours) continue;
    const start = offset * DAY + toMinutes(hours.start);
    // Without an end the place is taken to close with its day.
    const until = offset * DAY + (hours.end === null ? DAY : toMinutes(hours.end));
    const end = until <= start ? until + DAY : until;
    const last = periods.at(-1);
    if (last && start <= last.end && last.isEndKnown) last.end = Math.max(last.end, end);
    else periods.push({ start, end, isEndKnown: hours.end !== null });
  }
  return periods;
}

const timeOf = (minutes: number) => timeOfMinutes(((minutes % DAY) + DAY) % DAY);

/** The opening state of a place at a moment, by the hotel's clock (CUR-08); null if its hours are unknown. */
export function openingAt(hours: readonly BusinessHours[], timeZone: string, now: Date): Opening | null {
  if (hours.length === 0) return null;
  const today = weekdayOf(dateAt(now, timeZone));
  const minute = minuteAt(now, timeZone);
  const periods = periodsFrom(today, toWeek(hours));
  const current = periods.find(({ start, end }) => start <= minute && minute < end);
  if (current && current.end - current.start >= WEEK) return { is: 'always' };
  if (current) {
    const isEndShown = current.isEndKnown && current.end - minute <= DAY;
    return { is: 'open', until: isEndShown ? timeOf(current.end) : null };
  }
  const next = periods.find(({ start }) => start > minute);
  if (!next) return { is: 'closed', next: null };
  const inDays = Math.floor(next.start / DAY);
  const time = timeOf(next.start);
  return inDays === 0
    ? { is: 'opens', at: time }
    : { is: 'closed', next: { time, inDays, weekday: (today + inDays) % 7 } };
}

export type EventState =
  | { is: 'begins'; date: LocalDate; time: string; inDays: number }
  /** In progress; `date` is null if it ends today or in the following night. */
  | { is: 'on'; until: string | null; date: LocalDate | null }
  | { is: 'over' };

const NIGHT_ENDS = 12 * 60;

export function endsWithDay(day: LocalDate, end: Date, timeZone: string): boolean {
  const date = dateAt(end, timeZone);
  return date === day || (date === addDays(day, 1) && minuteAt(end, timeZone) < NIGHT_ENDS);
}

export function eventAt(
  event: { startDate: string; endDate: string | null },
  timeZone: string,
  now: Date,
): EventState {
  const start = new Date(event.startDate);
  const today = dateAt(now, timeZone);
  if (now < start) {
    const date = dateAt(start, timeZone);
    const time = timeOfMinutes(minuteAt(start, timeZone));
    return { is: 'begins', date, time, inDays: daysBetween(today, date) };
  }
  // An event without an end lasts to the end of its day.
  if (event.endDate === null)
    return dateAt(start, timeZone) === today ? { is: 'on', until: null, date: null } : { is: 'over' };
  const end = new Date(event.endDate);
  if (end <= now) return { is: 'over' };
  const date = dateAt(end, timeZone);
  const time = timeOfMinutes(minuteAt(end, timeZone));
  return { is: 'on', until: time, date: endsWithDay(today, end, timeZone) ? null : date };
}
