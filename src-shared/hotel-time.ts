import { tzOffset } from '@date-fns/tz';

/** A calendar day at a hotel, `YYYY-MM-DD`. Has no time zone: the hotel's own applies (PD-23). */
export type LocalDate = string;

/** The brand's time zone: for dates that belong to no hotel. */
export const BRAND_TIME_ZONE = 'America/Sao_Paulo';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function toUtc(date: LocalDate): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError('not a local date');
  return time;
}

function toDay(utc: number): LocalDate {
  return new Date(utc).toISOString().slice(0, 10);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return toDay(toUtc(date) + days * DAY_MS);
}

/** Whole days from one date to another; the nights of a stay from its check-in to its check-out. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** The dates of the nights of a stay: check-in included, check-out not. */
export function nightsOf(checkin: LocalDate, checkout: LocalDate): LocalDate[] {
  const first = toUtc(checkin);
  return Array.from({ length: Math.max(0, daysBetween(checkin, checkout)) }, (_, night) =>
    toDay(first + night * DAY_MS),
  );
}

const QUARTER_MS = 900_000;
/** Computing a zone's offset is too slow for a search, and the same few hours are needed again and again: cached. */
const MOST_CACHED = 4_096;
const offsets = new Map<string, Map<number, number>>();

/** Milliseconds that the hotel's clock is ahead of UTC. Zones change theirs on a quarter of an hour only. */
function offsetAt(time: number, timeZone: string): number {
  const quarter = Math.floor(time / QUARTER_MS);
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  const cached = ofZone.get(quarter);
  if (cached !== undefined) return cached;
  if (ofZone.size >= MOST_CACHED) ofZone.clear();
  const offset = Math.trunc(tzOffset(timeZone, new Date(quarter * QUARTER_MS))) * 60_000;
  offsets.set(timeZone, ofZone.set(quarter, offset));
  return offset;
}

/** The hotel's wall clock at an instant, in the UTC fields of a date. */
function wallClock(instant: Date, timeZone: string): Date {
  const time = instant.getTime();
  return new Date(time + offsetAt(time, timeZone));
}

/** The day on the hotel's wall calendar at an instant. */
export function dateAt(instant: Date, timeZone: string): LocalDate {
  return wallClock(instant, timeZone).toISOString().slice(0, 10);
}

/** The hour on the hotel's clock at an instant, 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  return wallClock(instant, timeZone).getUTCHours();
}

/** The minute of the day on the hotel's clock at an instant, 0 to 1439. */
export function minuteAt(instant: Date, timeZone: string): number {
  const wall = wallClock(instant, timeZone);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** The instant at which the hotel's clock shows this day and hour. */
export function instantAt(date: LocalDate, hour: number, timeZone: string): Date {
  const wall = toUtc(date) + hour * HOUR_MS;
  const guess = wall - offsetAt(wall, timeZone);
  // On a day whose clock is changed the offset at the guess is the one that counts.
  return new Date(wall - offsetAt(guess, timeZone));
}

/** A hotel-local day and hour as the wire writes it: `2026-12-01T19:00:00-03:00` (PD-23). */
export function toIso(date: LocalDate, hour: number, timeZone: string): string {
  const minutes = offsetAt(instantAt(date, hour, timeZone).getTime(), timeZone) / 60_000;
  const pad = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
  return `${date}T${pad(hour)}:00:00${offset}`;
}
