import type { GuideEvent } from '#gateway/store/schema/guide.ts';
import { addDays, dateAt, instantAt, type LocalDate, weekdayOf } from '#shared/hotel-time.ts';
import { toMinutes } from '#shared/rules/time-of-day.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

export type EventTime = { startsAt: Date; endsAt: Date };

function toInstant(date: LocalDate, time: string, timeZone: string): Date {
  const minutes = toMinutes(time);
  const hour = instantAt(date, Math.floor(minutes / 60), timeZone);
  return new Date(hour.getTime() + (minutes % 60) * MINUTE_MS);
}

/** Now while it is in progress, null once it is over for good. Several days are one event. */
export function nextTime(event: GuideEvent, timeZone: string, now: Date): EventTime | null {
  return (
    occurrences(event, dateAt(now, timeZone))
      .map(([first, last]) => toEventTime(event, first, last, timeZone))
      .find(({ endsAt }) => endsAt > now) ?? null
  );
}

/** First and last days that can still count today. Yesterday's event may end after midnight. */
function occurrences(event: GuideEvent, today: LocalDate): [LocalDate, LocalDate][] {
  if (!('weekday' in event)) return [[event.firstDate, event.lastDate]];
  const yesterday = addDays(today, -1);
  const days = Array.from({ length: WEEK_DAYS + 2 }, (_, after) => addDays(yesterday, after));
  return days.filter(day => weekdayOf(day) === event.weekday).map(day => [day, day]);
}

function toEventTime(
  { start, end }: GuideEvent,
  first: LocalDate,
  last: LocalDate,
  timeZone: string,
): EventTime {
  const lastDay = toMinutes(end) <= toMinutes(start) ? addDays(last, 1) : last;
  return { startsAt: toInstant(first, start, timeZone), endsAt: toInstant(lastDay, end, timeZone) };
}
