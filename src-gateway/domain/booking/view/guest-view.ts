import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import { isMainGuestOf, isViewer, type Viewer, viewModeOf } from './booking-viewer.ts';
import { areGuestsEditable } from './room-state.ts';

type ViewedRoom = BookingView['rooms'][number]['room'];

/** The main guest first. The guest who is responsible for the room sees all e-mails, the others their own (GST-11). */
export function toAccommodationGuests(
  view: BookingView,
  room: ViewedRoom,
  viewer: Viewer,
  now: Date,
): AccommodationGuest[] {
  if (viewModeOf(view, room, viewer) === 'LIMITED') return [];
  const isInCharge = isMainGuestOf(view, room, viewer);
  const isRemovable = isInCharge && areGuestsEditable({ view, room, now });
  return guestsOf(view, room).map(guest => ({
    guestUserId: guest.id,
    name: guest.name,
    socialName: guest.socialName,
    email: isInCharge || isViewer(guest, viewer) ? guest.email : null,
    paxType: guest.isMinor ? 'CHD' : 'ADL',
    isRoomMainGuest: guest.isMain,
    isMinor: guest.isMinor,
    isSpecialCareRequired: guest.isSpecialCareRequired,
    isRemovable,
    isInvited: guest.invitation === 'PENDING',
    isLoggedUser: isViewer(guest, viewer),
    isCheckinDone: guest.checkedInAt !== null,
    version: guest.version,
  }));
}

/** The guests of one room: the main guest, then adults, then minors, each in the order in which they were added. */
export function guestsOf(view: Pick<BookingView, 'guests'>, room: Pick<ViewedRoom, 'id'>): StoredRoomGuest[] {
  const rank = ({ isMain, isMinor }: StoredRoomGuest) => (isMain ? 0 : isMinor ? 2 : 1);
  return view.guests
    .filter(guest => guest.accommodationId === room.id)
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.name.localeCompare(other.name) ||
        one.id.localeCompare(other.id),
    );
}
