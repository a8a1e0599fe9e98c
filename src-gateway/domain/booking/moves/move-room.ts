import type { AppContext } from '#gateway/context.ts';
import { instantRange, lockRoomType } from '#gateway/store/availability-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { queueLockCommand, replaceDoorCode } from '#gateway/store/door-store.ts';
import { turnRoomDirty } from '#gateway/store/room-condition-store.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import {
  assignRoom,
  findMoveTargets,
  insertHold,
  joinStay,
  type MoveTargetRow,
  splitStay,
} from '#gateway/store/room-move-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { addDays, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { HOUSEKEEPING_HOURS, MOVE_HOUR } from '#shared/policies.ts';
import { queueRoomMovedMail } from '../booking-mail.ts';
import { newDoorCode } from '../doors/door-codes.ts';
import type { ViewedRoom } from '../ending/stay-outcome.ts';
import { openRooms, roomInstants } from '../view/room-state.ts';

export type StayToMove = { view: BookingView; room: ViewedRoom };

const HOUR_MS = 3_600_000;
const cleanedAfter = (instant: Date) => new Date(instant.getTime() + HOUSEKEEPING_HOURS * HOUR_MS);

/** Throws BOOKING_CHANGED for a room of a stay that does not stand, is over, or is not paid yet. */
export function rejectUnmovable({ view, room }: StayToMove, now: Date): void {
  const { status } = view.booking;
  const stands = status === 'CONFIRMED' || status === 'IN_PROGRESS';
  const isOpen = openRooms(view).some(({ id }) => id === room.id);
  if (!stands || !isOpen || now >= roomInstants(view, room).departure) throw notMovable();
}

const notMovable = () => new AppError('BOOKING_CHANGED', 'the stay in this room cannot be moved any more');

/** Days from which a stay can be moved: those after its first one whose hour of moves is still to come. */
export function moveDays({ booking, hotel }: BookingView, now: Date): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = addDays(booking.checkinDate, 1); day < booking.checkoutDate; day = addDays(day, 1))
    if (moveInstant(day, hotel.timeZone) > now) days.push(day);
  return days;
}

export const moveInstant = (day: LocalDate, timeZone: string): Date => instantAt(day, MOVE_HOUR, timeZone);

/** True once the guests live in the room: those who have checked in from home are not there before their arrival. */
const isInside = ({ view, room }: StayToMove, now: Date): boolean =>
  room.checkedInAt !== null && now >= roomInstants(view, room).arrival;

/** Sellers of both types wait. Throws ROOM_UNAVAILABLE for a room that is sold, or too small for the party. */
export async function findTarget(
  tx: Transaction,
  { room }: StayToMove,
  { roomId, roomTypeId, from }: { roomId: string; roomTypeId: string; from: Date },
): Promise<MoveTargetRow> {
  for (const typeId of [...new Set([room.roomTypeId, roomTypeId])].sort()) await lockRoomType(tx, typeId);
  const target = (await findMoveTargets(tx, room, from)).find(({ id }) => id === roomId);
  if (!target) throw new AppError('ROOM_UNAVAILABLE', 'the room is sold, or too small for these guests');
  return target;
}

/** Moves the stay at once. The booking is locked. Throws ROOM_NOT_READY where its guests would stand before a closed room. */
export async function moveNow(
  app: AppContext,
  tx: Transaction,
  stay: StayToMove,
  target: MoveTargetRow,
): Promise<{ hasNewCode: boolean }> {
  const now = app.clock.now();
  const { room } = stay;
  if (isInside(stay, now) && !target.isReady)
    throw new AppError('ROOM_NOT_READY', 'somebody is in the new room, or it is not clean');
  await assignRoom(tx, room.id, target, now);
  return afterMove(app, tx, stay, { roomId: target.id, number: target.number, typeName: target.typeName });
}

/** From a day on: the new room is reserved, and the old one can be sold again from then. The booking is locked. */
export async function planMove(
  app: AppContext,
  tx: Transaction,
  { view, room }: StayToMove,
  { target, startsAt }: { target: MoveTargetRow; startsAt: Date },
): Promise<{ holdId: number }> {
  const now = app.clock.now();
  const holdId = await splitStay(tx, room, { target, from: startsAt, until: cleanedAfter(startsAt) });
  await incrementBookingVersion(tx, view.booking.id, now);
  await queueRoomMovedMail(app, tx, view.booking.id, {
    accommodationId: room.id,
    act: 'PLANNED',
    roomName: target.typeName,
    startsAt,
  });
  return { holdId };
}

/** The stay goes into the room that was reserved for it. The booking is locked. */
export async function carryOutMove(
  app: AppContext,
  tx: Transaction,
  stay: StayToMove,
  target: { holdId: number; roomId: string; number: string; typeName: MoveTargetRow['typeName'] },
): Promise<void> {
  await joinStay(tx, { accommodationId: stay.room.id, holdId: target.holdId }, { moves: true });
  await afterMove(app, tx, stay, target);
}

/** The old room is cleaned before anybody gets it; its door forgets the code, and the new door has another one. */
async function afterMove(
  app: AppContext,
  tx: Transaction,
  stay: StayToMove,
  target: { roomId: string; number: string; typeName: MoveTargetRow['typeName'] },
): Promise<{ hasNewCode: boolean }> {
  const now = app.clock.now();
  const { view, room } = stay;
  if (isInside(stay, now)) {
    await turnRoomDirty(tx, { accommodationId: room.id, roomId: room.roomId }, now);
    await insertHold(tx, room, instantRange(now, cleanedAfter(now)));
  }
  const hasNewCode = room.doorCode !== null;
  if (hasNewCode) {
    await replaceDoorCode(tx, room.id, await newDoorCode(tx, room.hotelId), { isOwnRenewal: false });
    await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'CLEAR', now);
    await queueLockCommand(tx, { accommodationId: room.id, roomId: target.roomId }, 'SET', now);
  }
  await incrementBookingVersion(tx, view.booking.id, now);
  await queueRoomMovedMail(app, tx, view.booking.id, {
    accommodationId: room.id,
    act: 'MOVED',
    roomName: target.typeName,
    startsAt: null,
  });
  return { hasNewCode };
}
