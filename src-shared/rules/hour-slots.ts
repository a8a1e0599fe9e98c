import { hourAt, instantAt, type LocalDate } from '../hotel-time.ts';
import { EARLIEST_HOUR, LATEST_HOUR } from '../policies.ts';

const hours = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR + 1 }, (_, index) => EARLIEST_HOUR + index);

export const checkoutHours: readonly number[] = hours;

export const checkinHours: readonly number[] = hours.toReversed();

/** The hour of an instant at the hotel, moved into 10 to 19; midnight means that none was chosen. */
export function searchedHour(instant: Date, timeZone: string, whenNone: number): number {
  const hour = hourAt(instant, timeZone);
  if (hour === 0) return whenNone;
  return Math.min(LATEST_HOUR, Math.max(EARLIEST_HOUR, hour));
}

/** The latest hour stays open once it has passed: it means "now", for tonight as for last night (SRC-15). */
export function isArrivalOpen(arrival: {
  date: LocalDate;
  hour: number;
  now: Date;
  timeZone: string;
}): boolean {
  if (arrival.hour === LATEST_HOUR) return true;
  return instantAt(arrival.date, arrival.hour, arrival.timeZone).getTime() >= arrival.now.getTime();
}
