import { addDays, dateAt, daysBetween, type LocalDate, minuteAt } from '../hotel-time.ts';
import {
  VISIT_MAX_HOURS,
  VISIT_STEP_MINUTES,
  VISITORS_LEAVE_BY_HOUR,
  VISITS_FROM_HOUR,
  VISITS_UNTIL_HOUR,
} from '../policies.ts';
import { timeOfMinutes, toMinutes } from './time-of-day.ts';
import { unavailableDay } from './unavailable-days.ts';

/** All days and times are those of the hotel's clock (VIS-11 to VIS-18). */

export type VisitedStay = {
  arrival: Date;
  departure: Date;
  timeZone: string;
};

/** A listed time, `18:30`. */
export type VisitSlot = { time: string; isOpen: boolean };

const EARLIEST = VISITS_FROM_HOUR * 60;
const LATEST = VISITS_UNTIL_HOUR * 60;
const LIST_END = VISITORS_LEAVE_BY_HOUR * 60;
const LONGEST = VISIT_MAX_HOURS * 60;

/** 8:00 to 22:00 in steps of 30 minutes (VIS-15). */
const minutes = Array.from(
  { length: (LIST_END - EARLIEST) / VISIT_STEP_MINUTES + 1 },
  (_, step) => EARLIEST + step * VISIT_STEP_MINUTES,
);

/** True if a visit may end then, given its start (VIS-15, VIS-18). */
function isEndOpen(stay: VisitedStay, day: LocalDate, start: number, end: number): boolean {
  if (end <= start || end > start + LONGEST || end > LATEST) return false;
  const lastDay = dateAt(stay.departure, stay.timeZone);
  return day < lastDay || (day === lastDay && end <= minuteAt(stay.departure, stay.timeZone));
}

/** True if a visit may begin then; one that could not end again may not (VIS-11, VIS-15 to VIS-17, PD-71). */
function isStartOpen(stay: VisitedStay, day: LocalDate, start: number, now: Date): boolean {
  const { arrival, departure, timeZone } = stay;
  const [today, firstDay, lastDay] = [now, arrival, departure].map(instant => dateAt(instant, timeZone));
  if (today === undefined || firstDay === undefined || lastDay === undefined) return false;
  if (day < today || day < firstDay || day > lastDay || start > LATEST) return false;
  if (day === today && start <= minuteAt(now, timeZone)) return false;
  if (day === firstDay && start <= minuteAt(arrival, timeZone)) return false;
  if (day === lastDay && start >= minuteAt(departure, timeZone)) return false;
  return minutes.some(end => isEndOpen(stay, day, start, end));
}

/** The times at which a visit can begin that day, without past ones (VIS-15 to VIS-17). */
export function startSlots(stay: VisitedStay, day: LocalDate, now: Date): VisitSlot[] {
  const isToday = day === dateAt(now, stay.timeZone);
  const passed = minuteAt(now, stay.timeZone);
  return minutes
    .filter(minute => !isToday || minute > passed)
    .map(minute => ({ time: timeOfMinutes(minute), isOpen: isStartOpen(stay, day, minute, now) }));
}

/** The times at which a visit can end, given its start: only later ones are listed (VIS-15, VIS-18). */
export function endSlots(stay: VisitedStay, day: LocalDate, start: string): VisitSlot[] {
  const begins = toMinutes(start);
  return minutes
    .filter(minute => minute > begins)
    .map(minute => ({ time: timeOfMinutes(minute), isOpen: isEndOpen(stay, day, begins, minute) }));
}

/** A listed day; `taken` has its visitor, `over` has no time left for a visit. */
export type VisitDay = { date: LocalDate; state: 'open' | 'taken' | 'over' };

/** The days from today to the check-out (VIS-11, VIS-12). */
export function visitDays(stay: VisitedStay, unavailableDates: readonly LocalDate[], now: Date): VisitDay[] {
  const { timeZone } = stay;
  const today = dateAt(now, timeZone);
  const taken = new Set(unavailableDates.map(date => unavailableDay(date, timeZone)));
  const count = daysBetween(today, dateAt(stay.departure, timeZone)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const date = addDays(today, index);
    if (taken.has(date)) return { date, state: 'taken' };
    const isOpen = startSlots(stay, date, now).some(slot => slot.isOpen);
    return { date, state: isOpen ? 'open' : 'over' };
  });
}

/** The gateway and the form decide by the same rule (VIS-11, VIS-15 to VIS-18). */
export function isVisitAllowed(
  stay: VisitedStay,
  visit: { visitDate: LocalDate; startTime: string; endTime: string },
  now: Date,
): boolean {
  const [start, end] = [toMinutes(visit.startTime), toMinutes(visit.endTime)];
  return (
    minutes.includes(start) &&
    minutes.includes(end) &&
    isStartOpen(stay, visit.visitDate, start, now) &&
    isEndOpen(stay, visit.visitDate, start, end)
  );
}
