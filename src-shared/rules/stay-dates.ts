import { addDays, dateAt, daysBetween, hourAt, type LocalDate } from '../hotel-time.ts';
import { isLocalDate } from '../local-date.ts';
import { LAST_NIGHT_UNTIL_HOUR, MAX_NIGHTS, SEARCH_DAYS_AHEAD } from '../policies.ts';

/** The first day that can be booked: today, and yesterday while the hotel's clock shows 9 or less (SRC-15). */
export function earliestCheckin(now: Date, timeZone: string): LocalDate {
  const today = dateAt(now, timeZone);
  return hourAt(now, timeZone) <= LAST_NIGHT_UNTIL_HOUR ? addDays(today, -1) : today;
}

/** The last day on which a stay can end, 180 days from today at the hotel (SRC-15). */
export function latestCheckout(now: Date, timeZone: string): LocalDate {
  return addDays(dateAt(now, timeZone), SEARCH_DAYS_AHEAD);
}

/** The last day that can be chosen as the end once the start is chosen (SRC-15, SRC-16). */
export function latestCheckoutFor(checkin: LocalDate, now: Date, timeZone: string): LocalDate {
  const byLength = addDays(checkin, MAX_NIGHTS);
  const byWindow = latestCheckout(now, timeZone);
  return byLength < byWindow ? byLength : byWindow;
}

export type StayDatesProblem =
  | 'dates.invalid'
  | 'dates.sameDay'
  | 'dates.endBeforeStart'
  | 'dates.tooEarly'
  | 'dates.tooLong'
  | 'dates.tooFarAhead';

/** The error of a stay's dates, or null (SRC-15, SRC-16, SRC-18). */
export function checkStayDates(stay: {
  checkin: LocalDate;
  checkout: LocalDate;
  now: Date;
  timeZone: string;
}): StayDatesProblem | null {
  const { checkin, checkout, now, timeZone } = stay;
  if (!isLocalDate(checkin) || !isLocalDate(checkout)) return 'dates.invalid';
  if (checkin === checkout) return 'dates.sameDay';
  if (checkout < checkin) return 'dates.endBeforeStart';
  if (checkin < earliestCheckin(now, timeZone)) return 'dates.tooEarly';
  if (daysBetween(checkin, checkout) > MAX_NIGHTS) return 'dates.tooLong';
  if (checkout > latestCheckout(now, timeZone)) return 'dates.tooFarAhead';
  return null;
}
