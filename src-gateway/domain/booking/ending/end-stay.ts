import { queueCheckOuts } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import { changeBooking } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { queueLockCommand } from '#gateway/store/door-store.ts';
import { turnRoomDirty } from '#gateway/store/room-condition-store.ts';
import { cancelSpacesOfRoom } from '#gateway/store/space-store.ts';
import { leaveRoom } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { openRooms, roomInstants } from '../view/room-state.ts';
import type { ViewedRoom } from './stay-outcome.ts';

/** Also frees the shared spaces that the room's guests have reserved for later. A room that nobody came to stays as it is. */
export async function endStayInRoom(
  tx: Transaction,
  room: ViewedRoom,
  now: Date,
  { hasCome = true } = {},
): Promise<void> {
  if (hasCome) await turnRoomDirty(tx, { accommodationId: room.id, roomId: room.roomId }, now);
  await leaveRoom(tx, room.id, now);
  await cancelSpacesOfRoom(tx, room.id, now);
  await queueCheckOuts(tx, room.id, now);
  await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);
}

/** Takes a room that has ended out of its booking's dates; the last one concludes the booking (PD-18). */
export async function closeBookingWithout(
  tx: Transaction,
  view: BookingView,
  room: ViewedRoom,
  now: Date,
): Promise<{ isConcluded: boolean }> {
  const { id, status } = view.booking;
  const remaining = openRooms(view).filter(other => other.id !== room.id);
  const isConcluded = remaining.length === 0;
  await changeBooking(tx, id, [status], {
    status: isConcluded ? 'CONCLUDED' : status,
    ...(!isConcluded && boundsOf(view, remaining)),
    updatedAt: now,
  });
  return { isConcluded };
}

function boundsOf(view: BookingView, rooms: readonly ViewedRoom[]): { startsAt: Date; endsAt: Date } {
  const instants = rooms.map(room => roomInstants(view, room));
  return {
    startsAt: new Date(Math.min(...instants.map(({ arrival }) => Number(arrival)))),
    endsAt: new Date(Math.max(...instants.map(({ departure }) => Number(departure)))),
  };
}
