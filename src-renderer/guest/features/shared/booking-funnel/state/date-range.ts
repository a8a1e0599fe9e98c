import { addDays, daysBetween, type LocalDate } from '#shared/hotel-time.ts';
import { earliestCheckin, latestCheckout, latestCheckoutFor } from '#shared/rules/stay-dates.ts';
import { latestWalkInArrival, type WalkInLimits } from '#shared/rules/walk-in.ts';

export type DateRange = { start: LocalDate | null; end: LocalDate | null };

export const noDates: DateRange = { start: null, end: null };

export type PickableDays = { first: LocalDate; last: LocalDate };

/** The calendar is the hotel's (PD-23). `walkIn`: every booking of this device is made without payment (SEC-04). */
export type HotelNow = { now: Date; timeZone: string; walkIn?: WalkInLimits | null };

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);

export function latestArrival({ now, timeZone, walkIn }: HotelNow): LocalDate {
  const usual = addDays(latestCheckout(now, timeZone), -1);
  return walkIn ? earlier(usual, latestWalkInArrival(now, timeZone, walkIn)) : usual;
}

function latestDeparture(start: LocalDate, { now, timeZone, walkIn }: HotelNow): LocalDate {
  const usual = latestCheckoutFor(start, now, timeZone);
  return walkIn ? earlier(usual, addDays(start, walkIn.maxNights)) : usual;
}

export function pickableDays(range: DateRange, hotel: HotelNow): PickableDays {
  const { now, timeZone, walkIn } = hotel;
  const first = earliestCheckin(now, timeZone);
  const window = walkIn ? latestDeparture(latestArrival(hotel), hotel) : latestCheckout(now, timeZone);
  return { first, last: range.start && !range.end ? latestDeparture(range.start, hotel) : window };
}

/** True if a day may be picked next: the window's last day can only end a stay (SRC-15, SRC-16). */
export function isPickable(day: LocalDate, range: DateRange, hotel: HotelNow): boolean {
  const { first, last } = pickableDays(range, hotel);
  if (day < first || day > last) return false;
  const startsStay = !range.start || range.end !== null || day < range.start;
  return !startsStay || day <= latestArrival(hotel);
}

/** The first pick starts a stay, the second ends it, an earlier day restarts it, the same keeps the start (SRC-18). */
export function dayPicked(range: DateRange, day: LocalDate): { range: DateRange; complete: boolean } {
  const { start, end } = range;
  if (!start || end || day <= start) return { range: { start: day, end: null }, complete: false };
  return { range: { start, end: day }, complete: true };
}

/** Drops stored dates of an earlier visit that can no longer be booked; a start that still can is retained. */
export function stillBookable(range: DateRange, hotel: HotelNow): DateRange {
  const first = earliestCheckin(hotel.now, hotel.timeZone);
  if (!range.start || range.start < first || range.start > latestArrival(hotel)) return noDates;
  const { start, end } = range;
  if (!end || end <= start || end > latestDeparture(start, hotel)) return { start, end: null };
  return { start, end };
}

/** The reason why a typed pair of dates is invalid; null if it is valid. Keys of the feature's texts. */
export type TypedRangeProblem =
  | 'tooEarly'
  | 'tooFar'
  | 'endNotAfterStart'
  | 'tooLong'
  | 'walkInTooFar'
  | 'walkInTooLong';

export function typedRangeProblem(range: DateRange, hotel: HotelNow): TypedRangeProblem | null {
  const { now, timeZone, walkIn } = hotel;
  const { start, end } = range;
  if (start && start < earliestCheckin(now, timeZone)) return 'tooEarly';
  const last = latestCheckout(now, timeZone);
  if (start && start > latestArrival(hotel)) return walkIn ? 'walkInTooFar' : 'tooFar';
  if (!start || !end) return null;
  if (end <= start) return 'endNotAfterStart';
  if (end <= latestDeparture(start, hotel)) return null;
  if (walkIn) return 'walkInTooLong';
  return end > last ? 'tooFar' : 'tooLong';
}

/** 0 while a date is missing. */
export function nightsIn(range: DateRange): number {
  return range.start && range.end ? daysBetween(range.start, range.end) : 0;
}

export type DayPosition = 'start' | 'end' | 'between' | 'outside';

/** The end of the range, or the day under pointer or focus that would end it. */
export function shownEnd({ start, end }: DateRange, preview: LocalDate | null): LocalDate | null {
  return end ?? (start && preview && preview > start ? preview : null);
}

export function positionIn(day: LocalDate, range: DateRange, preview: LocalDate | null): DayPosition {
  const { start } = range;
  const end = shownEnd(range, preview);
  if (day === start) return 'start';
  if (range.end !== null && day === range.end) return 'end';
  if (start && end && day > start && (range.end ? day < end : day <= end)) return 'between';
  return 'outside';
}
