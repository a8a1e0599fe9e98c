import type { AppContext } from '#gateway/context.ts';
import { lockRoomType } from '#gateway/store/availability-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { isConstraintViolation, isRetryable } from '#gateway/store/database-errors.ts';
import { hasShowing, queueLockCommand } from '#gateway/store/door-store.ts';
import { findReadyRoom, moveToRoom, staysInUnreadyRooms } from '#gateway/store/ready-room-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import { lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { ViewedRoom } from '../ending/stay-outcome.ts';
import { isRoomReady, roomInstants, roomStatus } from '../view/room-state.ts';

/** The replacement room has just been booked by another guest: the next one is tried. */
export const isWorthAnotherRoom = (error: unknown) =>
  isRetryable(error) || isConstraintViolation(error, 'accommodations_no_double_sale');

/** Not once a guest has seen the room's code (PD-65). The booking is locked; `view` is not updated. */
export async function moveFromUnreadyRoom(
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
  now: Date,
): Promise<boolean> {
  const status = roomStatus(view, room);
  const isToBeEntered = status === 'CONFIRMED' || status === 'IN_PROGRESS';
  if (!isToBeEntered || isRoomReady(view, room) || now < roomInstants(view, room).arrival) return false;
  if (await hasShowing(tx, room.id)) return false;
  await lockRoomType(tx, room.roomTypeId);
  const ready = await findReadyRoom(tx, room);
  if (!ready) return false;
  await moveToRoom(tx, room.id, ready.id);
  await incrementBookingVersion(tx, view.booking.id, now);
  if (room.doorCode !== null) {
    await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);
    await queueLockCommand(tx, { accommodationId: room.id, roomId: ready.id }, 'SET', now);
  }
  return true;
}

/** Does that for all stays of the hotels. Safe for two gateways at once. */
export async function moveFromUnreadyRooms(app: AppContext): Promise<void> {
  const now = app.clock.now();
  for (const { bookingId, accommodationId } of await staysInUnreadyRooms(app.store.db, now)) {
    await retryTransaction(
      app.store.db,
      async tx => {
        const view = await lockStay(tx, bookingId);
        const room = view?.rooms.find(one => one.room.id === accommodationId)?.room;
        if (view && room) await moveFromUnreadyRoom(tx, view, room, now);
      },
      isWorthAnotherRoom,
    );
  }
}
