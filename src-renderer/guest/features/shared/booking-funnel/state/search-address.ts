import { paths } from '#renderer/platform/paths.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR } from '#shared/policies.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import type { Search } from './flow.ts';

/** Names of a search in an address: `/booking?hotel=JARDINS&checkin=2026-12-09&checkout=2026-12-11&adults=2`. */
export const addressNames = [
  'hotel',
  'checkin',
  'checkout',
  'arrival',
  'departure',
  'rooms',
  'adults',
  'children',
  'ages',
  'pets',
] as const;

/** True if an address names a search, or a part of one. */
export const namesSearch = (query: URLSearchParams): boolean => addressNames.some(name => query.has(name));

type AddressedSearch = Pick<Search, 'hotelId' | 'checkinDate' | 'checkoutDate'> & Partial<Search>;

/** The address that leads into the results of a search (SRC-24). What is the form's default is left out. */
export function searchAddress(search: AddressedSearch): string {
  const { hotelId, checkinDate, checkoutDate, checkinHour, checkoutHour, rooms = [] } = search;
  const query = new URLSearchParams({ hotel: hotelId, checkin: checkinDate, checkout: checkoutDate });
  if (checkinHour !== undefined && checkinHour !== DEFAULT_CHECKIN_HOUR)
    query.set('arrival', String(checkinHour));
  if (checkoutHour !== undefined && checkoutHour !== DEFAULT_CHECKOUT_HOUR)
    query.set('departure', String(checkoutHour));
  const { adults, children, ages, pets } = encodeRooms(rooms);
  if (rooms.length > 0) query.set('adults', adults);
  if (rooms.some(room => room.children > 0)) {
    query.set('children', children);
    query.set('ages', ages);
  }
  if (rooms.some(room => room.pets > 0)) query.set('pets', pets);
  // A comma may stand in a query as it is, and a link is read by people.
  return `${paths.booking}?${query.toString().replaceAll('%2C', ',')}`;
}
