import { isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, isActiveView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { HOLDER } from '#shared/contract/staff/desk-schemas.ts';
import { AppError } from '#shared/errors.ts';

export type DeskBooking = { hotelId: string; bookingId: string };
export type DeskRoom = DeskBooking & { accommodationId: number };
/** `roomGuestId`: a row of a room's guests, or `holder` for whoever booked. */
export type DeskGuest = DeskBooking & { roomGuestId: string };

/** A guest of the hotel that the request names. */
export type GuestWanted = Omit<DeskGuest, 'hotelId'>;

/** Also for what another hotel has: a desk does not learn that it exists. */
export const notFound = () => new AppError('NOT_FOUND', 'the hotel has no such booking, room or guest');

/** Throws NOT_FOUND. */
export async function findDeskStay(
  db: Database | Transaction,
  { hotelId, bookingId }: DeskBooking,
): Promise<BookingView> {
  return ofHotel(isBookingId(bookingId) ? await viewBooking(db, bookingId) : null, hotelId);
}

/** The same with the booking's row locked. Throws NOT_FOUND. */
export async function lockDeskStay(
  tx: Transaction,
  { hotelId, bookingId }: DeskBooking,
): Promise<BookingView> {
  return ofHotel(isBookingId(bookingId) ? await lockStay(tx, bookingId) : null, hotelId);
}

function ofHotel(view: BookingView | null, hotelId: string): BookingView {
  if (view?.booking.hotelId !== hotelId) throw notFound();
  return view;
}

/** The account of a guest; throws NOT_FOUND for one without an account, and once the stay is over. */
export function accountOf(view: BookingView, roomGuestId: string, now: Date): string {
  if (!isActiveView(view.booking, now)) throw notFound();
  const guestId =
    roomGuestId === HOLDER
      ? view.booking.guestId
      : view.guests.find(guest => guest.id === roomGuestId)?.guestId;
  if (!guestId) throw notFound();
  return guestId;
}

export function roomOf(view: BookingView, accommodationId: number): BookingView['rooms'][number] {
  const found = view.rooms.find(({ room }) => room.id === accommodationId);
  if (!found) throw notFound();
  return found;
}
