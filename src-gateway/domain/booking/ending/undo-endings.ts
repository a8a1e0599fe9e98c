import type { AppContext } from '#gateway/context.ts';
import { freeRooms, instantRange, lockRoomType } from '#gateway/store/availability-store.ts';
import { changeBooking } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { queueLockCommand } from '#gateway/store/door-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { cancelSpacesOfRoom } from '#gateway/store/space-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  dropOpenEvents,
  reopenRoom,
  reserveAgain,
  reverseNoShowCredits,
  unmarkReturned,
} from '#gateway/store/undo-store.ts';
import { AppError } from '#shared/errors.ts';
import { UNDO_HOURS } from '#shared/policies.ts';
import { queueBookingMail } from '../booking-mail.ts';
import { stayInstants } from '../prices/stay-instants.ts';
import { roomInstants } from '../view/room-state.ts';
import type { ViewedRoom } from './stay-outcome.ts';

const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_HOURS * 3_600_000);

/** The end of the time in which a check-in can be undone; null where it cannot. */
export function undoCheckInUntil({ booking }: BookingView, room: ViewedRoom, now: Date): Date | null {
  if (booking.status !== 'IN_PROGRESS' || room.checkedInAt === null || room.leftAt !== null) return null;
  const until = undoUntil(room.checkedInAt);
  return now < until ? until : null;
}

/** The same for a no-show: until then, and before the booked departure. */
export function undoNoShowUntil({ booking }: BookingView, now: Date): Date | null {
  if (booking.status !== 'NO_SHOW') return null;
  const until = new Date(Math.min(undoUntil(booking.updatedAt).getTime(), booking.endsAt.getTime()));
  return now < until ? until : null;
}

/** The guests are expected again, and the door forgets the code. The booking is locked. Throws BOOKING_CHANGED. */
export async function undoCheckIn(
  app: AppContext,
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
): Promise<void> {
  const now = app.clock.now();
  if (undoCheckInUntil(view, room, now) === null) throw tooLate();
  await reopenRoom(tx, room.id, now);
  await cancelSpacesOfRoom(tx, room.id, now);
  await dropOpenEvents(tx, [room.id], 'CHECK_IN');
  if (room.doorCode !== null)
    await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);
  const isAnybodyHere = view.rooms.some(one => one.room.id !== room.id && one.room.checkedInAt !== null);
  await changeBooking(tx, view.booking.id, ['IN_PROGRESS'], {
    status: isAnybodyHere ? 'IN_PROGRESS' : 'CONFIRMED',
    updatedAt: now,
  });
}

/** The booking is locked. Throws BOOKING_CHANGED, ROOM_UNAVAILABLE, CREDITS_CHANGED. */
export async function undoNoShow(app: AppContext, tx: Transaction, view: BookingView): Promise<void> {
  const now = app.clock.now();
  const { id: bookingId, guestId } = view.booking;
  if (undoNoShowUntil(view, now) === null) throw tooLate();
  const rooms = view.rooms.map(({ room }) => room).filter(room => room.leftAt === null);
  if (guestId !== null) await lockGuestRow(tx, guestId);
  for (const typeId of [...new Set(rooms.map(room => room.roomTypeId))].sort())
    await lockRoomType(tx, typeId);
  for (const room of rooms) await reserveFreeRoom(tx, view, room, now);
  if (!(await reverseNoShowCredits(tx, bookingId, now)))
    throw new AppError('CREDITS_CHANGED', 'the credits that the no-show returned were used already');
  const ids = rooms.map(({ id }) => id);
  await unmarkReturned(tx, ids);
  await dropOpenEvents(tx, ids, 'NO_SHOW');
  await changeBooking(tx, bookingId, ['NO_SHOW'], {
    status: 'CONFIRMED',
    noShowUndoneAt: now,
    // It must be found, even if its guest took it off the list.
    hiddenAt: null,
    updatedAt: now,
  });
  await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', bookingId);
}

/** The room it had, where that is still free. */
async function reserveFreeRoom(
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
  now: Date,
): Promise<void> {
  const { checkinDate, checkoutDate } = view.booking;
  const { arrival } = roomInstants(view, room);
  const from = arrival > now ? arrival : now;
  const until = stayInstants(checkinDate, checkoutDate, view.hotel.timeZone).cleanedAt(room.checkoutHour);
  const free = await freeRooms(tx, room.roomTypeId, instantRange(from, until));
  const chosen = free.find(({ id }) => id === room.roomId) ?? free[0];
  if (!chosen) throw new AppError('ROOM_UNAVAILABLE', 'no room of this type is left');
  await reserveAgain(tx, room.id, { roomId: chosen.id, from, until });
}

const tooLate = () => new AppError('BOOKING_CHANGED', 'this cannot be undone, or not any more');
