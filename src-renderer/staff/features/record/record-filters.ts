import { type StaffAct, staffActs } from '#shared/contract/staff/staff-acts.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { isLocalDate } from '#shared/local-date.ts';

/** The record's filters as the page's address has them, so that a reload and a way back show the same. */
export type RecordFilters = {
  staffId?: string;
  bookingId?: string;
  act?: StaffAct;
  from?: LocalDate;
  until?: LocalDate;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an address cannot mean is left out. */
export function parseFilters(search: URLSearchParams): RecordFilters {
  const fitting = (name: string, pattern: RegExp) => {
    const value = search.get(name);
    return value !== null && pattern.test(value) ? { [name]: value } : {};
  };
  const day = (name: string) => {
    const value = search.get(name);
    return value !== null && isLocalDate(value) ? { [name]: value } : {};
  };
  const act = staffActs.find(one => one === search.get('act'));
  return {
    ...fitting('staffId', UUID),
    ...fitting('bookingId', UUID),
    ...(act && { act }),
    ...day('from'),
    ...day('until'),
  };
}

/** The address after one filter has changed; an empty value removes it. */
export function withFilter(
  search: URLSearchParams,
  name: keyof RecordFilters,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
