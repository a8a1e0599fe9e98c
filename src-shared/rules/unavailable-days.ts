import { addDays, dateAt, type LocalDate } from '../hotel-time.ts';

const UNAVAILABLE_AT = 'T13:00:00Z';

/** The day on the hotel's calendar that an unavailable date of the wire means: that of its 13:00 UTC (VIS-12). */
export const unavailableDay = (date: LocalDate, timeZone: string): LocalDate =>
  dateAt(new Date(`${date}${UNAVAILABLE_AT}`), timeZone);

/** The unavailable date that means a day: the day itself, except in zones that are a day ahead at 13:00 UTC. */
export function toUnavailableDate(day: LocalDate, timeZone: string): LocalDate {
  return unavailableDay(day, timeZone) === day ? day : addDays(day, -1);
}
