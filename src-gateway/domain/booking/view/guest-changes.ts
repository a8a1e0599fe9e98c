import { isActiveView } from '#gateway/store/booking-view-store.ts';
import { isWithinCheckIn, type RoomCircumstances } from './room-state.ts';

/** Why the guests of a room cannot be changed at a moment, whoever asks; null while they can. */
export function guestChangeProblem(
  circumstances: RoomCircumstances,
): 'BOOKING_OF_PARTNER' | 'GUESTS_NOT_CHANGEABLE' | null {
  const { view, room, now } = circumstances;
  const isOver = !isActiveView(view.booking, now) || room.leftAt !== null;
  if (isOver || room.checkedInAt !== null) return 'GUESTS_NOT_CHANGEABLE';
  // A partner's booking is changed there (BKG-35); who sleeps in the room is told to the hotel at check-in (CHK-12).
  if (view.booking.channel === 'PARTNER' && !isWithinCheckIn(view, room, now)) return 'BOOKING_OF_PARTNER';
  return null;
}

/**
 * Whether guests who stand in a room already may be changed or removed (GST-05): not once anybody of the booking has
 * checked in. Guests are still added to the rooms whose guests have not come (GST-06).
 */
export function areGuestsEditable(circumstances: RoomCircumstances): boolean {
  return circumstances.view.booking.status !== 'IN_PROGRESS' && guestChangeProblem(circumstances) === null;
}
