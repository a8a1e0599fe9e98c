import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { queueRoomMovedMail } from '#gateway/domain/booking/booking-mail.ts';
import { isWorthAnotherDraw } from '#gateway/domain/booking/doors/door-codes.ts';
import { rejectOpenPayment } from '#gateway/domain/booking/ending/stay-outcome.ts';
import {
  findTarget,
  moveDays,
  moveInstant,
  moveNow,
  planMove,
  rejectUnmovable,
  type StayToMove,
} from '#gateway/domain/booking/moves/move-room.ts';
import { rejectDoubleSale } from '#gateway/domain/booking/order/allocate-rooms.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { incrementBookingVersion } from '#gateway/store/room-guest-store.ts';
import {
  endMove,
  findMoveByKey,
  findMoveTargets,
  findPlannedMoves,
  findRoomRow,
  insertMove,
  joinStay,
  type StoredMove,
} from '#gateway/store/room-move-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { MovedRoom, MoveReason, MoveTarget } from '#shared/contract/staff/room-moves.ts';
import { AppError } from '#shared/errors.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { type DeskRoom, findDeskStay, lockDeskStay, notFound, roomOf } from './desk-stay.ts';
import { inRecordedAct, type Recorded } from './recorded-act.ts';

type RoomWanted = Omit<DeskRoom, 'hotelId'>;

/** Throws NOT_FOUND, BOOKING_CHANGED. */
export async function listMoveTargets(
  app: AppContext,
  hotelId: string,
  { bookingId, accommodationId, day }: RoomWanted & { day?: LocalDate | undefined },
  language: Language,
): Promise<{ rooms: MoveTarget[]; days: LocalDate[] }> {
  const { db } = app.store;
  const now = app.clock.now();
  const view = await findDeskStay(db, { hotelId, bookingId });
  const { room } = roomOf(view, accommodationId);
  rejectUnmovable({ view, room }, now);
  const days = moveDays(view, now);
  const targets = await findMoveTargets(db, room, startOf(view, days, day ?? null) ?? now);
  return {
    days,
    rooms: targets.map(({ id, number, typeName, roomTypeId, isReady }) => ({
      roomId: id,
      number,
      roomType: typeName[language],
      isSameType: roomTypeId === room.roomTypeId,
      isReady,
    })),
  };
}

/** Null for a move now. Throws BOOKING_CHANGED for a day from which the stay cannot be moved. */
function startOf(
  { hotel }: StayToMove['view'],
  days: readonly LocalDate[],
  day: LocalDate | null,
): Date | null {
  if (day === null) return null;
  if (!days.includes(day))
    throw new AppError('BOOKING_CHANGED', 'the stay cannot be moved from this day on', {
      details: { days: [...days] },
    });
  return moveInstant(day, hotel.timeZone);
}

export type MoveOrder = RoomWanted & {
  key: string;
  fromRoomId: string;
  toRoomId: string;
  day: LocalDate | null;
  reason: MoveReason;
};

/** Throws every code that the contract lists. */
export function moveToRoom(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: MoveOrder,
): Promise<MovedRoom> {
  return rejectDoubleSale(() =>
    inRecordedAct(app, actor, tx => move(app, tx, { actor, hotelId, order }), isWorthAnotherDraw),
  );
}

async function move(
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, order }: { actor: Actor; hotelId: string; order: MoveOrder },
): Promise<Recorded<MovedRoom>> {
  const { bookingId, accommodationId, key, toRoomId, reason } = order;
  const now = app.clock.now();
  const hash = payloadHash(key, order);
  const view = await lockDeskStay(tx, { hotelId, bookingId });
  const before = await findMoveByKey(tx, { hotelId, key });
  if (before && before.payloadHash !== hash) throw keyReused();
  if (before) return { result: await toMoved(tx, before), entry: null };
  const { room, number: from } = roomOf(view, accommodationId);
  const stay = { view, room };
  rejectUnmovable(stay, now);
  const startsAt = startOf(view, moveDays(view, now), order.day);
  await rejectChanged(tx, stay, order);
  const to = await findRoomRow(tx, { hotelId, roomId: toRoomId });
  if (!to) throw notFound();
  const target = await findTarget(tx, stay, {
    roomId: toRoomId,
    roomTypeId: to.roomTypeId,
    from: startsAt ?? now,
  });
  if (startsAt !== null) await rejectOpenPayment(tx, bookingId);
  const planned = startsAt === null ? null : await planMove(app, tx, stay, { target, startsAt });
  const moved = planned === null ? await moveNow(app, tx, stay, target) : null;
  const stored: StoredMove = {
    id: randomUUID(),
    hotelId,
    bookingId,
    accommodationId,
    fromRoomId: room.roomId,
    toRoomId,
    startsAt: startsAt ?? now,
    reason,
    state: planned === null ? 'DONE' : 'PLANNED',
    holdId: planned?.holdId ?? null,
    hasNewCode: moved?.hasNewCode ?? false,
    key,
    payloadHash: hash,
    staffId: actor.staffId,
    createdAt: now,
    updatedAt: now,
  };
  await insertMove(tx, stored);
  const details = { accommodationId, fromRoom: from, toRoom: to.number, date: order.day, reason };
  return { result: await toMoved(tx, stored), entry: { act: 'ROOM_MOVED', hotelId, bookingId, details } };
}

/** Two desks at once: the second one learns in which room the stay is by now. */
async function rejectChanged(
  tx: Transaction,
  { view, room }: StayToMove,
  { fromRoomId }: Pick<MoveOrder, 'fromRoomId'>,
): Promise<void> {
  const planned = await findPlannedMoves(tx, view.booking.id);
  const plan = planned.find(({ move: { accommodationId } }) => accommodationId === room.id);
  if (room.roomId === fromRoomId && !plan) return;
  const number = roomOf(view, room.id).number;
  throw new AppError('BOOKING_CHANGED', 'the stay was moved meanwhile', {
    details: { number, planned: plan?.number ?? null },
  });
}

async function toMoved(
  tx: Transaction,
  { accommodationId, hotelId, toRoomId, state, startsAt, hasNewCode }: StoredMove,
): Promise<MovedRoom> {
  const room = await findRoomRow(tx, { hotelId, roomId: toRoomId });
  return {
    accommodationId,
    number: room?.number ?? '',
    startsAt: state === 'PLANNED' ? startsAt.toISOString() : null,
    hasNewCode,
  };
}

/** The stay remains in its room; without a planned move nothing changes. Throws NOT_FOUND, ROOM_UNAVAILABLE. */
export function cancelPlannedMove(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, accommodationId }: RoomWanted,
): Promise<Record<string, never>> {
  return rejectDoubleSale(() =>
    inRecordedAct(app, actor, async (tx): Promise<Recorded<Record<string, never>>> => {
      const now = app.clock.now();
      const view = await lockDeskStay(tx, { hotelId, bookingId });
      const { room } = roomOf(view, accommodationId);
      const planned = (await findPlannedMoves(tx, bookingId)).find(
        ({ move: { accommodationId: id } }) => id === accommodationId,
      );
      if (!planned || planned.move.holdId === null) return { result: {}, entry: null };
      const { move: stored, number: toRoom, typeName } = planned;
      await endMove(tx, stored.id, { state: 'CANCELED', updatedAt: now });
      await joinStay(tx, { accommodationId: room.id, holdId: planned.move.holdId }, { moves: false });
      await incrementBookingVersion(tx, bookingId, now);
      await queueRoomMovedMail(app, tx, bookingId, {
        accommodationId,
        act: 'CANCELED',
        roomName: typeName,
        startsAt: null,
      });
      const details = { accommodationId, toRoom };
      return { result: {}, entry: { act: 'ROOM_MOVE_CANCELED', hotelId, bookingId, details } };
    }),
  );
}
