import { addDays, type LocalDate, weekdayOf } from '#shared/hotel-time.ts';

/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

const DAYS_A_WEEK = 7;

export function monthOf(day: LocalDate): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: Month, to: Month): number {
  const index = (month: Month) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return year * 12 + number;
  };
  return index(to) - index(from);
}

const MONTHS_SHOWN = 2;

export function monthsFrom(first: Month): Month[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(first, index));
}

export function firstMonthFor(day: LocalDate, shown: Month): Month {
  const distance = monthsBetween(shown, monthOf(day));
  if (distance < 0) return monthOf(day);
  return distance < MONTHS_SHOWN ? shown : addMonths(monthOf(day), 1 - MONTHS_SHOWN);
}

/** The day that Tab focuses: the current one, or the first reachable one if other months are shown. */
export function tabStop(current: LocalDate, shown: Month, first: LocalDate): LocalDate {
  if (monthsFrom(shown).includes(monthOf(current))) return current;
  const start = `${shown}-01`;
  return start < first ? first : start;
}

/** The weeks of a month from Sunday to Saturday, as in both languages' calendars; null is outside the month. */
export function weeksOf(month: Month): (LocalDate | null)[][] {
  const first = `${month}-01`;
  const cells: (LocalDate | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day);
  while (cells.length % DAYS_A_WEEK !== 0) cells.push(null);
  return Array.from({ length: cells.length / DAYS_A_WEEK }, (_, week) =>
    cells.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

/** The same day of another month, or that month's last day. */
function sameDayIn(day: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOf(day), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

const moves: Record<string, (day: LocalDate) => LocalDate> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -DAYS_A_WEEK),
  ArrowDown: day => addDays(day, DAYS_A_WEEK),
  Home: day => addDays(day, -weekdayOf(day)),
  End: day => addDays(day, DAYS_A_WEEK - 1 - weekdayOf(day)),
  PageUp: day => sameDayIn(day, -1),
  PageDown: day => sameDayIn(day, 1),
};

/** The day that a key moves the focus to, limited to the grid's days; null for a key that does not move it. */
export function movedBy(
  key: string,
  day: LocalDate,
  { first, last }: { first: LocalDate; last: LocalDate },
): LocalDate | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return null;
  const moved = move(day);
  if (moved < first) return first;
  return moved > last ? last : moved;
}
