import type { AppContext } from '#gateway/context.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import { AppError } from '#shared/errors.ts';
import { isHolder, isMainGuestOf, type Viewer } from '../view/booking-viewer.ts';
import type { StayEnd } from './hour-slots.ts';

export type RoomWanted = { bookingId: string; accommodationId: number; type: HoursType };

/** Throws BOOKING_NOT_FOUND for everyone who is not responsible for the room, BOOKING_OF_PARTNER (BKG-35). */
export async function findRoom(app: AppContext, guestId: string, wanted: RoomWanted): Promise<StayEnd> {
  const { bookingId, accommodationId, type } = wanted;
  const view = isBookingId(bookingId) ? await viewBooking(app.store.db, bookingId) : null;
  if (!view) throw notFound();
  const room = ownRoom(view, accommodationId, guestId);
  if (view.booking.channel === 'PARTNER')
    throw new AppError('BOOKING_OF_PARTNER', 'the hours of this booking are changed at its channel');
  return { view, room, type };
}

/** A room of this booking that the guest may buy hours for: only its holder and the room's main guest may (PD-57). */
export function ownRoom(view: BookingView, accommodationId: number, guestId: string): StayEnd['room'] {
  const room = view.rooms.find(({ room: { id } }) => id === accommodationId)?.room;
  // Neither needs a verified e-mail address: both are recognised by the account.
  const viewer: Viewer = { guestId, email: null };
  if (!room || !(isHolder(view, viewer) || isMainGuestOf(view, room, viewer))) throw notFound();
  return room;
}

function notFound(): AppError {
  return new AppError('BOOKING_NOT_FOUND', 'the guest has no such room');
}
