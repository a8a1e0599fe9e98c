import type { GuestValues } from '#renderer/platform/guest-forms/guest-values.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import {
  hasMainGuest,
  hasPlace,
  needsNewMainGuest,
  possibleMainGuests,
  type RoomMember,
  roomCapacity,
  toRoomMember,
} from '#shared/rules/room-guests.ts';

export type Room = Pick<
  DetailedAccommodation,
  'status' | 'guests' | 'paxClassifications' | 'isMainGuestLogged' | 'isCheckinDone' | 'isCheckinAvailable'
>;

type Member = RoomMember & { guestUserId: string };

export const toMember = (guest: AccommodationGuest): Member => ({
  ...toRoomMember(guest),
  guestUserId: guest.guestUserId,
});

export function countPlaces({ guests, paxClassifications }: Pick<Room, 'guests' | 'paxClassifications'>) {
  const { maxAdults, maxMinors, maxGuests } = roomCapacity(paxClassifications);
  const minors = guests.filter(guest => guest.isMinor).length;
  return {
    taken: guests.length,
    total: maxGuests,
    freeForAdults: Math.max(0, maxAdults - (guests.length - minors)),
    freeForMinors: Math.max(0, maxMinors - minors),
  };
}

/** A minor if only places for minors are left, and the main guest if the room has none (GST-10). */
export function newGuestValues(room: Pick<Room, 'guests' | 'paxClassifications'>): GuestValues {
  const isMinor = countPlaces(room).freeForAdults === 0;
  return {
    name: '',
    socialName: '',
    email: '',
    isRoomMainGuest: !isMinor && !hasMainGuest(room.guests.map(toMember)),
    isMinor,
    isSpecialCareRequired: false,
  };
}

const open: ReadonlySet<BookingStatus> = new Set(['CONFIRMED', 'IN_PROGRESS', 'PENDING', 'PROCESSING']);

/** The reason why nobody can be added to a room now; null if somebody can (GST-06, GST-07, BKG-35). */
export function addProblem(
  room: Room,
  { isOta }: { isOta: boolean },
): 'over' | 'notMain' | 'checkedIn' | 'partner' | 'full' | null {
  if (!open.has(room.status)) return 'over';
  if (!room.isMainGuestLogged) return 'notMain';
  if (room.isCheckinDone) return 'checkedIn';
  // A partner's booking is changed there; the hotel learns its guests at check-in.
  if (isOta && !room.isCheckinAvailable) return 'partner';
  return hasPlace(room.guests.map(toMember), roomCapacity(room.paxClassifications)) ? null : 'full';
}

export type Removal = { needs: 'nothing' | 'adult' } | { needs: 'heir'; heirs: AccommodationGuest[] };

export function planRemoval(
  guest: AccommodationGuest,
  guests: readonly AccommodationGuest[],
  { isLoggedUserHolder }: { isLoggedUserHolder: boolean },
): Removal {
  const others = guests.filter(other => other.guestUserId !== guest.guestUserId);
  const members = others.map(toMember);
  // A room without a main guest is assigned to the holder, who would still be responsible for it.
  const isHolder = guest.isLoggedUser && isLoggedUserHolder;
  const isMainLeft = members.some(member => member.isMain);
  if (!needsNewMainGuest(toMember(guest), members) && (!isHolder || isMainLeft)) return { needs: 'nothing' };
  const ids = new Set(possibleMainGuests(members).map(member => member.guestUserId));
  const heirs = others.filter(other => ids.has(other.guestUserId));
  return heirs.length > 0 ? { needs: 'heir', heirs } : { needs: 'adult' };
}

/** Minors check in with their main guest at the reception; a notice says so until they have (GST-29). */
export const hasMinorsToCome = ({ guests, isCheckinDone }: Pick<Room, 'guests' | 'isCheckinDone'>): boolean =>
  !isCheckinDone && guests.some(guest => guest.isMinor);
