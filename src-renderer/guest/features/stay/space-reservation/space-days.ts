import type { HotelSpaces, Space } from '#shared/contract/guest/spaces.ts';
import { addDays, dateAt, type LocalDate, weekdayOf } from '#shared/hotel-time.ts';
import { type OpeningHours, placesOf } from '#shared/rules/space-hours.ts';
import { unavailableDay } from '#shared/rules/unavailable-days.ts';

export type SpaceDay = { date: LocalDate; isOpen: boolean };

const hours = (isOpen: boolean, start: string | null, end: string | null): OpeningHours =>
  isOpen && start !== null && end !== null ? { start, end } : null;

export function weekOf(space: Space): OpeningHours[] {
  return [
    hours(space.flg_sunday, space.time_start_sunday, space.time_end_sunday),
    hours(space.flg_monday, space.time_start_monday, space.time_end_monday),
    hours(space.flg_tuesday, space.time_start_tuesday, space.time_end_tuesday),
    hours(space.flg_wednesday, space.time_start_wednesday, space.time_end_wednesday),
    hours(space.flg_thursday, space.time_start_thursday, space.time_end_thursday),
    hours(space.flg_friday, space.time_start_friday, space.time_end_friday),
    hours(space.flg_saturday, space.time_start_saturday, space.time_end_saturday),
  ];
}

/** The opening hours on one day; null if the space is closed. */
export function openingOn(space: Space, date: LocalDate, timeZone: string): OpeningHours {
  const isUnavailable = space.unavailableDates.some(day => unavailableDay(day, timeZone) === date);
  return isUnavailable ? null : (weekOf(space)[weekdayOf(date)] ?? null);
}

export const hasPlaces = ({ maximum_capacity_number: capacity, usage_rate }: Space): boolean =>
  placesOf({ capacity, usageBasisPoints: Math.round(usage_rate * 10_000) }) > 1;

export function daysOfStay({ booking, buildingTimezone }: HotelSpaces, space: Space, now: Date): SpaceDay[] {
  const today = dateAt(now, buildingTimezone);
  const arrival = dateAt(new Date(booking.checkInDate), buildingTimezone);
  const last = dateAt(new Date(booking.checkOutDate), buildingTimezone);
  const days: SpaceDay[] = [];
  for (let date = arrival > today ? arrival : today; date <= last; date = addDays(date, 1))
    days.push({ date, isOpen: openingOn(space, date, buildingTimezone) !== null });
  return days;
}
