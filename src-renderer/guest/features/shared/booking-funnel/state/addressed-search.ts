import { atom } from 'jotai';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { addDays, type LocalDate } from '#shared/hotel-time.ts';
import { checkStayDates } from '#shared/rules/stay-dates.ts';
import type { Search } from './flow.ts';
import type { SearchAddress } from './search-address-schema.ts';
import { newDraft, type SearchDraft, toSearch } from './search-draft.ts';

/** A part of an address that cannot be used: keys of the search's texts. */
export type AddressProblem = 'hotel' | 'dates' | 'datesPast' | 'datesOutside' | 'hours' | 'rooms';

/** What of the opened address was not used, shown above the search form; empty for a search of the guest's own. */
export const addressProblemsAtom = atom<readonly AddressProblem[]>([]);

export type AddressedSearch = { draft: SearchDraft; search: Search | null; problems: AddressProblem[] };

type Facts = { hotels: readonly Pick<Hotel, 'hotelId' | 'timezone'>[]; now: Date };

/**
 * The search that an address asks for, where all of it can be used; otherwise the form's values from the parts that can be,
 * and a problem for each of the others (SRC-24).
 */
export function addressedSearch(address: SearchAddress, { hotels, now }: Facts): AddressedSearch {
  const problems: AddressProblem[] = [];
  const hotel = hotels.find(({ hotelId }) => hotelId === address.hotelId);
  if (address.hotelId !== null && !hotel) problems.push('hotel');
  const dates = usableDates(address, { now, timeZone: (hotel ?? hotels[0])?.timezone ?? 'UTC' });
  if (dates.problem !== null) problems.push(dates.problem);
  const { checkinHour, checkoutHour, rooms } = address;
  if (checkinHour === 'invalid' || checkoutHour === 'invalid') problems.push('hours');
  if (rooms === 'invalid') problems.push('rooms');
  const draft = newDraft({
    hotelId: hotel?.hotelId ?? null,
    checkinDate: dates.checkin,
    checkoutDate: dates.checkout,
    ...(typeof checkinHour === 'number' && { checkinHour }),
    ...(typeof checkoutHour === 'number' && { checkoutHour }),
    ...(Array.isArray(rooms) && { rooms }),
  });
  return { draft, search: problems.length === 0 ? toSearch(draft) : null, problems };
}

type UsableDates = { checkin: LocalDate | null; checkout: LocalDate | null; problem: AddressProblem | null };

function usableDates(
  { checkinDate: checkin, checkoutDate: checkout }: SearchAddress,
  place: { now: Date; timeZone: string },
): UsableDates {
  const none = { checkin: null, checkout: null };
  if (checkin === 'invalid' || checkout === 'invalid') return { ...none, problem: 'dates' };
  if (checkin === null && checkout === null) return { ...none, problem: null };
  // A departure alone chooses nothing; an arrival alone is where the calendar begins.
  if (checkin === null) return { ...none, problem: null };
  switch (checkStayDates({ checkin, checkout: checkout ?? addDays(checkin, 1), ...place })) {
    case null:
      return { checkin, checkout, problem: null };
    case 'dates.tooEarly':
      return { ...none, problem: 'datesPast' };
    default:
      return { ...none, problem: 'datesOutside' };
  }
}
