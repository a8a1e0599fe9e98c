import type { BoardRow } from '#shared/contract/staff/board.ts';
import { dateAt, instantAt, type LocalDate } from '#shared/hotel-time.ts';

export type BoardDay = { day: LocalDate; today: LocalDate; timeZone: string };

export type BoardLists = Record<'arrivals' | 'inHouse' | 'departures', BoardRow[]>;

/** The rooms of each list in its order; those with something left to do come first. */
export function boardLists(rows: readonly BoardRow[], day: BoardDay): BoardLists {
  return {
    arrivals: rows.filter(row => row.arrival.date === day.day).toSorted(byArrival),
    inHouse: rows.filter(row => isInHouse(row, day)).toSorted(byNumber),
    departures: rows.filter(row => isDeparture(row, day)).toSorted(byDeparture),
  };
}

/** The room's guests have not come yet. */
export const isToCome = ({ state }: BoardRow): boolean => state === 'EXPECTED' || state === 'MISSED';

/** Now; on an earlier day at its end; on a later day whoever is to sleep there the night before. */
function isInHouse(row: BoardRow, { day, today, timeZone }: BoardDay): boolean {
  if (day === today) return row.state === 'STAYING' || row.state === 'OVERDUE';
  if (day > today) return row.leftAt === null && row.arrival.date < day && row.departure.date >= day;
  const dayAfter = instantAt(day, 24, timeZone).toISOString();
  const hasCome = row.checkedInAt !== null && row.checkedInAt < dayAfter && row.arrival.date <= day;
  return hasCome && (row.leftAt === null || row.leftAt >= dayAfter);
}

/** Whoever leaves on the day, and whoever is to; of past days and today only those who came. */
function isDeparture(row: BoardRow, { day, today, timeZone }: BoardDay): boolean {
  if (row.leftAt !== null) return dateAt(new Date(row.leftAt), timeZone) === day;
  return row.departure.date === day && (day > today || row.checkedInAt !== null);
}

const isDone = (row: BoardRow) => Number(!isToCome(row));
const hasLeft = ({ leftAt }: BoardRow) => Number(leftAt !== null);

/** 9 before 10, and 10 before 10A. */
const byNumber = (one: BoardRow, other: BoardRow): number =>
  one.number.length - other.number.length ||
  compare(one.number, other.number) ||
  one.accommodationId - other.accommodationId;

const byArrival = (one: BoardRow, other: BoardRow): number =>
  isDone(one) - isDone(other) ||
  one.arrival.hour - other.arrival.hour ||
  compare(one.locator, other.locator) ||
  byNumber(one, other);

const byDeparture = (one: BoardRow, other: BoardRow): number =>
  hasLeft(one) - hasLeft(other) || one.departure.hour - other.departure.hour || byNumber(one, other);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
