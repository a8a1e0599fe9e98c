import { TZDate } from '@date-fns/tz';

/** A calendar day at a hotel, `YYYY-MM-DD`. Carries no zone: the hotel's own gives it meaning (D23). */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists: `2026-02-30` is not one. */
export function isLocalDate(value: string): boolean {
  const parts = LOCAL_DATE.exec(value);
  if (!parts) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function utcOf(date: LocalDate): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError('not a local date');
  return time;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another; nights of a stay when given its check-in and check-out. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(utcOf(date)).getUTCDay();
}

/** The dates of the nights of a stay: check-in included, check-out not. */
export function nightsOf(checkin: LocalDate, checkout: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(checkin, checkout)) }, (_, night) =>
    addDays(checkin, night),
  );
}

/** The day on the hotel's wall calendar at an instant. */
export function dateAt(instant: Date, timeZone: string): LocalDate {
  const local = new TZDate(instant, timeZone);
  const pad = (n: number, width = 2) => String(n).padStart(width, '0');
  return `${pad(local.getFullYear(), 4)}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
}

/** The hour on the hotel's clock at an instant, 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  return new TZDate(instant, timeZone).getHours();
}

/** The instant at which the hotel's clock shows this day and hour. */
export function instantAt(date: LocalDate, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, 0, 0, timeZone).getTime());
}

/** A hotel-local day and hour as the wire writes it: `2026-12-01T19:00:00-03:00` (D23). */
export function toIso(date: LocalDate, hour: number, timeZone: string): string {
  const local = new TZDate(instantAt(date, hour, timeZone), timeZone);
  const minutes = -local.getTimezoneOffset();
  const pad = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
  return `${date}T${pad(hour)}:00:00${offset}`;
}
