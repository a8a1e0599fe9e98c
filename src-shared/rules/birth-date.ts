import type { LocalDate } from '../hotel-time.ts';
import { isLocalDate } from '../local-date.ts';
import { GUEST_MAX_AGE, GUEST_MIN_AGE } from '../policies.ts';

/** True for a guest who may sign up: 18 to 100 years old, the 100th birthday included (SGN-15, LIM-17, PD-29). */
export function isGuestBirthDate(birth: LocalDate, today: LocalDate): boolean {
  if (!isLocalDate(birth)) return false;
  return birth >= earliestBirthDate(today) && birth <= latestBirthDate(today);
}

/** Earliest and latest day that a birth date field offers (SGN-15). */
export function earliestBirthDate(today: LocalDate): LocalDate {
  return yearsBefore(today, GUEST_MAX_AGE);
}
export function latestBirthDate(today: LocalDate): LocalDate {
  return yearsBefore(today, GUEST_MIN_AGE);
}

/** A person born on 29 February turns a year older on 1 March of a year without one. */
function yearsBefore(date: LocalDate, years: number): LocalDate {
  const moved = `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
  return isLocalDate(moved) ? moved : `${moved.slice(0, 4)}-02-28`;
}

/** True for somebody who is born by that day and not of age on it. */
export const isMinorOn = (birth: LocalDate, day: LocalDate): boolean =>
  birth <= day && birth > latestBirthDate(day);
