import { instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { EARLIEST_HOUR, HOUSEKEEPING_HOURS } from '#shared/policies.ts';

const HOUR_MS = 3_600_000;

/** Instants of a stay's hours, 10 to 19. Clocks are changed at night, so between these hours an hour is an hour. */
export function stayInstants(checkin: LocalDate, checkout: LocalDate, timeZone: string) {
  const firstArrival = instantAt(checkin, EARLIEST_HOUR, timeZone).getTime();
  const firstDeparture = instantAt(checkout, EARLIEST_HOUR, timeZone).getTime();
  const after = (first: number, hour: number) => new Date(first + (hour - EARLIEST_HOUR) * HOUR_MS);
  return {
    arrivalAt: (hour: number) => after(firstArrival, hour),
    departureAt: (hour: number) => after(firstDeparture, hour),
    cleanedAt: (hour: number) => after(firstDeparture, hour + HOUSEKEEPING_HOURS),
  };
}
