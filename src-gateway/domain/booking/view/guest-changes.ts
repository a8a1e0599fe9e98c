import { isActiveView } from '#gateway/store/booking-view-store.ts';
import { isWithinCheckIn, type RoomCircumstances } from './room-state.ts';

/** The code that forbids changes to the guests of a room at a moment, for every viewer; null while they are allowed. */
export function guestChangeProblem(
  circumstances: RoomCircumstances,
): 'BOOKING_OF_PARTNER' | 'GUESTS_NOT_CHANGEABLE' | null {
  const { view, room, now } = circumstances;
  const isOver = !isActiveView(view.booking, now) || room.leftAt !== null;
  if (isOver || room.checkedInAt !== null) return 'GUESTS_NOT_CHANGEABLE';
  // A partner's booking is changed at the partner (BKG-35); the hotel learns its guests at check-in (CHK-12).
  if (view.booking.channel === 'PARTNER' && !isWithinCheckIn(view, room, now)) return 'BOOKING_OF_PARTNER';
  return null;
}

/** Not once anybody of the booking has checked in; guests are still added to rooms that nobody came to (GST-06). */
export function areGuestsEditable(circumstances: RoomCircumstances): boolean {
  return circumstances.view.booking.status !== 'IN_PROGRESS' && guestChangeProblem(circumstances) === null;
}
