import type { LocalDate } from '#shared/hotel-time.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR } from '#shared/policies.ts';
import { checkRooms, type RoomParty } from '#shared/rules/party.ts';
import type { Funnel, Search } from './flow.ts';

/** One room while its form is being filled; an age not yet chosen is null (SRC-10). */
export type DraftRoom = RoomParty;

/** The search form's last input; values that are not chosen yet are null (SRC-03). */
export type SearchDraft = {
  hotelId: string | null;
  checkinDate: LocalDate | null;
  checkoutDate: LocalDate | null;
  checkinHour: number;
  checkoutHour: number;
  rooms: readonly DraftRoom[];
};

export const defaultRoom: DraftRoom = { adults: 2, children: 0, ages: [], pets: 0 };

export type DraftStart = Pick<SearchDraft, 'hotelId' | 'checkinDate'> & Partial<SearchDraft>;

export function newDraft(start: DraftStart): SearchDraft {
  return {
    checkoutDate: null,
    checkinHour: DEFAULT_CHECKIN_HOUR,
    checkoutHour: DEFAULT_CHECKOUT_HOUR,
    rooms: [defaultRoom],
    ...start,
  };
}

/** The form's values: the guest's last input, else the current search. After a booking the dates start empty again. */
export function draftToShow(left: SearchDraft | null, funnel: Funnel, start: DraftStart): SearchDraft {
  if (funnel.stage === 'booked')
    return left && !sameSearch(toSearch(left), funnel.search)
      ? left
      : { ...newDraft(start), hotelId: funnel.search.hotelId };
  if (left) return left;
  return funnel.stage === 'idle' ? newDraft(start) : funnel.search;
}

export function toSearch(draft: SearchDraft): Search | null {
  const { hotelId, checkinDate, checkoutDate } = draft;
  if (!hotelId || !checkinDate || !checkoutDate || checkRooms(draft.rooms).length > 0) return null;
  return {
    hotelId,
    checkinDate,
    checkoutDate,
    checkinHour: draft.checkinHour,
    checkoutHour: draft.checkoutHour,
    rooms: draft.rooms.map(room => ({
      adults: room.adults,
      children: room.children,
      ages: room.ages.filter(age => age !== null),
      pets: room.pets,
    })),
  };
}

export type MissingInSearch = 'hotel' | 'dates' | 'ages' | 'rooms';

export function missingInSearch(draft: SearchDraft): MissingInSearch[] {
  const missing: MissingInSearch[] = [];
  if (!draft.hotelId) missing.push('hotel');
  if (!draft.checkinDate || !draft.checkoutDate) missing.push('dates');
  const problems = checkRooms(draft.rooms);
  if (problems.some(({ problem }) => problem.field === 'age')) missing.push('ages');
  else if (problems.length > 0) missing.push('rooms');
  return missing;
}

export function sameSearch(one: Search | null, other: Search | null): boolean {
  return (
    one !== null && other !== null && JSON.stringify(searchKey(one)) === JSON.stringify(searchKey(other))
  );
}

/** A search as plain values in a fixed order; also the key of its response in the cache. */
export function searchKey(search: Search): readonly unknown[] {
  return [
    search.hotelId,
    search.checkinDate,
    search.checkinHour,
    search.checkoutDate,
    search.checkoutHour,
    search.rooms.map(room => [room.adults, room.children, room.ages, room.pets]),
  ];
}
