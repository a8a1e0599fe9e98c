import { daysBetween, type LocalDate, weekdayOf } from '#shared/hotel-time.ts';
import { GUEST_MAX_AGE } from '#shared/policies.ts';

const OPENS_YEARS_BACK = 25;

export function pickerYears(today: LocalDate): number[] {
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: GUEST_MAX_AGE }, (_, back) => thisYear - back);
}

export function openingMonth(chosen: string, today: LocalDate): { year: number; month: number } {
  if (/^\d{4}-\d{2}-\d{2}$/.test(chosen))
    return { year: Number(chosen.slice(0, 4)), month: Number(chosen.slice(5, 7)) };
  return { year: Number(today.slice(0, 4)) - OPENS_YEARS_BACK, month: 1 };
}

export function monthDays(year: number, month: number): { before: number; days: LocalDate[] } {
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  const first = `${pad(year, 4)}-${pad(month)}-01`;
  const next = month === 12 ? `${pad(year + 1, 4)}-01-01` : `${pad(year, 4)}-${pad(month + 1)}-01`;
  const days = Array.from(
    { length: daysBetween(first, next) },
    (_, day) => `${first.slice(0, 8)}${pad(day + 1)}`,
  );
  return { before: weekdayOf(first), days };
}
