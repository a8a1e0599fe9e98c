import {
  type DateRange,
  type HotelNow,
  noDates,
  type TypedRangeProblem,
  typedRangeProblem,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import type { LocalDate } from '#shared/hotel-time.ts';

export type RangeField = keyof DateRange;

/** The dates that the fields show: those of the range, or the invalid typed ones in their place. */
export function shownDates(range: DateRange, invalid: DateRange): DateRange {
  return { start: invalid.start ?? range.start, end: invalid.end ?? range.end };
}

/** The field that shows the error; for dates that are too far ahead the departure only if it was typed invalid. */
export function fieldOfProblem(
  problem: TypedRangeProblem | null,
  shown: DateRange,
  invalid: DateRange,
): RangeField {
  if (problem === 'tooEarly' || problem === 'walkInTooFar') return 'start';
  return problem === 'tooFar' && (shown.end === null || invalid.end === null) ? 'start' : 'end';
}

/** `range`: null if unchanged. `invalid`: the typed date outside the range, so that the valid dates are not lost. */
export function dateTyped(
  { range, invalid }: { range: DateRange; invalid: DateRange },
  field: RangeField,
  date: LocalDate | null,
  hotel: HotelNow,
): { range: DateRange | null; invalid: DateRange } {
  const next = { ...shownDates(range, invalid), [field]: date };
  if (typedRangeProblem(next, hotel) === null)
    return { range: next.start === null ? noDates : next, invalid: noDates };
  const arrival = { start: date, end: null };
  // The old departure does not fit the new arrival and has to be chosen again.
  if (field === 'start' && typedRangeProblem(arrival, hotel) === null)
    return { range: arrival, invalid: noDates };
  return { range: null, invalid: { ...invalid, [field]: date } };
}
