import type { Search } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { addDays, type LocalDate } from '#shared/hotel-time.ts';

/** Nearest first: the next day, the day before, the same weekdays a week later and earlier. */
const SHIFTS = [1, -1, 7, -7];

type Bookable = (dates: { start: LocalDate; end: LocalDate }) => boolean;

/** The same stay on other dates of the same hotel, by how little they change. */
export function otherDates(search: Search, isBookable: Bookable): Search[] {
  return SHIFTS.map(days => ({
    ...search,
    checkinDate: addDays(search.checkinDate, days),
    checkoutDate: addDays(search.checkoutDate, days),
  })).filter(({ checkinDate, checkoutDate }) => isBookable({ start: checkinDate, end: checkoutDate }));
}

/** The same stay in the other hotels. */
export function otherHotels(search: Search, hotelIds: readonly string[]): Search[] {
  return hotelIds.filter(hotelId => hotelId !== search.hotelId).map(hotelId => ({ ...search, hotelId }));
}

/** The parties that a room is left for. */
export function fewerRooms(search: Search, assigned: readonly (object | null)[]): Search {
  return { ...search, rooms: search.rooms.filter((_, party) => assigned[party] !== null) };
}
