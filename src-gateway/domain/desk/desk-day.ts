import { badRequest } from '#gateway/platform/bad-request.ts';
import { daysBetween, type LocalDate } from '#shared/hotel-time.ts';

/** Before and after today: nobody of a day beyond is expected, or expected any more. */
const FURTHEST_DAYS = 366;

/** Throws BAD_REQUEST for a day that the desk shows nothing of; `path` is its name in the input. */
export function rejectFarDay(today: LocalDate, day: LocalDate, path: string): void {
  if (Math.abs(daysBetween(today, day)) > FURTHEST_DAYS) throw badRequest(path, 'date.tooFar');
}
