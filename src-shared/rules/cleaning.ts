import { dateAt, instantAt, type LocalDate } from '../hotel-time.ts';
import { CLEANING_DECLINE_UNTIL_HOUR } from '../policies.ts';

type Stay = { arrival: Date; departure: Date; timeZone: string };

export type CleaningDay = { day: LocalDate; isDue: boolean; changeableUntil: Date; isChangeable: boolean };

/** The hotel's today for a room that is lived in. Its guests sleep there before and after a cleaning. */
export function cleaningDay({ arrival, departure, timeZone }: Stay, now: Date): CleaningDay {
  const day = dateAt(now, timeZone);
  const isDue = dateAt(arrival, timeZone) < day && day < dateAt(departure, timeZone);
  const changeableUntil = instantAt(day, CLEANING_DECLINE_UNTIL_HOUR, timeZone);
  return { day, isDue, changeableUntil, isChangeable: isDue && now < changeableUntil };
}
