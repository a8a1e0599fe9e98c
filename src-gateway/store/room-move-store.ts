import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accommodations } from './schema/bookings.ts';
import type { BilingualText } from './schema/hotels.ts';
import { rooms, roomTypes } from './schema/hotels.ts';
import { roomMoves } from './schema/room-moves.ts';
import type { Database, Transaction } from './store.ts';

export type StoredMove = typeof roomMoves.$inferSelect;
type MovedRoom = typeof accommodations.$inferSelect;

export async function insertMove(tx: Transaction, move: StoredMove): Promise<void> {
  await tx.insert(roomMoves).values(move);
}

export async function findMoveByKey(
  tx: Transaction,
  { hotelId, key }: { hotelId: string; key: string },
): Promise<StoredMove | null> {
  const [found] = await tx
    .select()
    .from(roomMoves)
    .where(and(eq(roomMoves.hotelId, hotelId), eq(roomMoves.key, key)));
  return found ?? null;
}

export type PlannedMove = { move: StoredMove; number: string; typeName: BilingualText };

export async function findRoomRow(
  db: Database | Transaction,
  { hotelId, roomId }: { hotelId: string; roomId: string },
): Promise<{ number: string; roomTypeId: string } | null> {
  const [found] = await db
    .select({ number: rooms.number, roomTypeId: rooms.roomTypeId })
    .from(rooms)
    .where(and(eq(rooms.hotelId, hotelId), eq(rooms.id, roomId)));
  return found ?? null;
}

/** The planned moves of a booking. */
export async function findPlannedMoves(
  db: Database | Transaction,
  bookingId: string,
): Promise<PlannedMove[]> {
  return db
    .select({ move: roomMoves, number: rooms.number, typeName: roomTypes.name })
    .from(roomMoves)
    .innerJoin(rooms, eq(rooms.id, roomMoves.toRoomId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId))
    .where(and(eq(roomMoves.bookingId, bookingId), eq(roomMoves.state, 'PLANNED')));
}

export async function dueMoves(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ bookingId: string; accommodationId: number }[]> {
  return db
    .select({ bookingId: roomMoves.bookingId, accommodationId: roomMoves.accommodationId })
    .from(roomMoves)
    .where(and(eq(roomMoves.state, 'PLANNED'), lte(roomMoves.startsAt, now)))
    .orderBy(asc(roomMoves.startsAt))
    .limit(limit);
}

export async function endMove(
  tx: Transaction,
  id: string,
  end: Pick<StoredMove, 'state' | 'updatedAt'>,
): Promise<void> {
  await tx.update(roomMoves).set(end).where(eq(roomMoves.id, id));
}

/** Gives up the planned moves of rooms whose stay has ended: what was reserved for them is free. */
export async function dropPlannedMoves(tx: Transaction, of: SQL, now: Date): Promise<void> {
  const dropped = await tx
    .update(roomMoves)
    .set({ state: 'CANCELED', updatedAt: now })
    .where(and(eq(roomMoves.state, 'PLANNED'), of))
    .returning({ holdId: roomMoves.holdId });
  const holds = dropped.flatMap(({ holdId }) => holdId ?? []);
  if (holds.length > 0) await tx.delete(accommodations).where(inArray(accommodations.id, holds));
}

const others = alias(accommodations, 'others');

export type MoveTargetRow = {
  id: string;
  number: string;
  roomTypeId: string;
  typeName: BilingualText;
  isReady: boolean;
};

/**
 * Rooms of the hotel that are free from a moment until the room's stay is over and cleaned: those of the same type first.
 * A room of another type must hold the party.
 */
export async function findMoveTargets(
  db: Database | Transaction,
  room: Pick<MovedRoom, 'id' | 'hotelId' | 'roomId' | 'roomTypeId' | 'adults' | 'children'>,
  from: Date,
): Promise<MoveTargetRow[]> {
  const at = sql`${from.toISOString()}::timestamptz`;
  const rest = sql`(select tstzrange(greatest(lower(occupied), ${at}), upper(occupied)) from accommodations where id = ${room.id})`;
  const taken = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.roomId, rooms.id), others.holdsRoom, sql`${others.occupied} && ${rest}`));
  return db
    .select({
      id: rooms.id,
      number: rooms.number,
      roomTypeId: rooms.roomTypeId,
      typeName: roomTypes.name,
      isReady: sql<boolean>`${rooms.isReady} and not exists (${livedIn(db, at)})`,
    })
    .from(rooms)
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId))
    .where(
      and(
        eq(rooms.hotelId, room.hotelId),
        ne(rooms.id, room.roomId),
        not(rooms.isRetired),
        or(eq(roomTypes.id, room.roomTypeId), gte(roomTypes.maxGuests, room.adults + room.children)),
        notExists(taken),
      ),
    )
    .orderBy(
      sql`${roomTypes.id} <> ${room.roomTypeId}`,
      asc(roomTypes.rank),
      sql`length(${rooms.number})`,
      asc(rooms.number),
    );
}

/** Guests who have checked in from home for a later stay are not there. */
const livedIn = (db: Database | Transaction, at: SQL) =>
  db
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.roomId, rooms.id),
        isNotNull(others.checkedInAt),
        isNull(others.leftAt),
        sql`lower(${others.occupied}) <= ${at}`,
      ),
    );

/** True where a room can be entered: it is ready, and nobody lives in it. */
export async function isRoomFreeNow(tx: Transaction, roomId: string, now: Date): Promise<boolean> {
  const [room] = await tx
    .select({
      isFree: sql<boolean>`${rooms.isReady} and not exists (${livedIn(tx, sql`${now.toISOString()}::timestamptz`)})`,
    })
    .from(rooms)
    .where(eq(rooms.id, roomId));
  return room?.isFree === true;
}

/** From `from` on, where that is later than the stay's beginning. Fails on accommodations_no_double_sale. */
export async function assignRoom(
  tx: Transaction,
  accommodationId: number,
  { id: roomId, roomTypeId }: { id: string; roomTypeId: string },
  from: Date,
): Promise<void> {
  const { occupied } = accommodations;
  await tx
    .update(accommodations)
    .set({
      roomId,
      roomTypeId,
      occupied: sql`tstzrange(greatest(lower(${occupied}), ${from.toISOString()}::timestamptz), upper(${occupied}))`,
    })
    .where(eq(accommodations.id, accommodationId));
}

/** Reserves a room for nobody but the hotel. Fails on accommodations_no_double_sale. */
export async function insertHold(
  tx: Transaction,
  room: Pick<MovedRoom, 'hotelId' | 'roomId' | 'roomTypeId' | 'checkinHour' | 'checkoutHour'>,
  occupied: SQL | string,
): Promise<number> {
  const { hotelId, roomId, roomTypeId, checkinHour, checkoutHour } = room;
  const [hold] = await tx
    .insert(accommodations)
    .values({
      bookingId: null,
      hotelId,
      roomId,
      roomTypeId,
      checkinHour,
      checkoutHour,
      occupied: typeof occupied === 'string' ? occupied : sql<string>`${occupied}`,
      holdsRoom: true,
      adults: 0,
      children: 0,
      childrenAges: [],
      hasPet: false,
      hasCradle: false,
      bedType: 'DOUBLE',
      valueCents: 0,
      taxCents: 0,
    })
    .returning({ id: accommodations.id });
  if (!hold) throw new Error('a room was not reserved');
  return hold.id;
}

/** The reserved part of the stay in a row of its own; the room itself ends at `until`. */
export async function splitStay(
  tx: Transaction,
  room: MovedRoom,
  { target, from, until }: { target: { id: string; roomTypeId: string }; from: Date; until: Date },
): Promise<number> {
  const of = (part: SQL) => sql`(select tstzrange(${part}) from accommodations where id = ${room.id})`;
  const holdId = await insertHold(
    tx,
    { ...room, roomId: target.id, roomTypeId: target.roomTypeId },
    of(sql`${from.toISOString()}::timestamptz, upper(occupied)`),
  );
  const { occupied } = accommodations;
  await tx
    .update(accommodations)
    .set({ occupied: sql`tstzrange(lower(${occupied}), ${until.toISOString()}::timestamptz)` })
    .where(eq(accommodations.id, room.id));
  return holdId;
}

/** Ends the reservation of a planned move, and gives the stay its room or, without one, its own room for the rest. */
export async function joinStay(
  tx: Transaction,
  { accommodationId, holdId }: { accommodationId: number; holdId: number },
  { moves }: { moves: boolean },
): Promise<void> {
  const { occupied } = accommodations;
  // No longer in the constraint's way, and still there to be read.
  await tx.update(accommodations).set({ holdsRoom: false }).where(eq(accommodations.id, holdId));
  const hold = (column: string) =>
    sql<string>`(select ${sql.raw(column)} from accommodations where id = ${holdId})`;
  await tx
    .update(accommodations)
    .set(
      moves
        ? {
            roomId: hold('room_id'),
            roomTypeId: hold('room_type_id'),
            occupied: hold('occupied'),
          }
        : { occupied: sql`tstzrange(lower(${occupied}), ${hold('upper(occupied)')})` },
    )
    .where(eq(accommodations.id, accommodationId));
  await tx.delete(accommodations).where(eq(accommodations.id, holdId));
}
