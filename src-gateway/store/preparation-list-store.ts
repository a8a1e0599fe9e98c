import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { rooms, roomTypes } from './schema/hotels.ts';
import { roomMoves } from './schema/room-moves.ts';
import { preparationTicks } from './schema/room-ticks.ts';
import type { Database, Transaction } from './store.ts';

type Day = { hotelId: string; timeZone: string; day: LocalDate };

const columns = {
  accommodationId: accommodations.id,
  guestId: accommodationGuests.guestId,
  status: bookings.status,
  checkinDate: bookings.checkinDate,
  checkinHour: accommodations.checkinHour,
  checkedInAt: accommodations.checkedInAt,
  roomId: rooms.id,
  number: rooms.number,
  typeName: roomTypes.name,
  hasBedChoice: roomTypes.bedChoice,
  bedType: accommodations.bedType,
  adults: accommodations.adults,
  childrenAges: accommodations.childrenAges,
  hasCrib: accommodations.hasCradle,
  hasPet: accommodations.hasPet,
  needsCare: sql<boolean>`exists (select from accommodation_guests as cared
    where cared.accommodation_id = ${accommodations.id} and cared.is_special_care_required)`,
};

const ofMainGuest = and(
  eq(accommodationGuests.accommodationId, accommodations.id),
  eq(accommodationGuests.isMain, true),
);

const isExpected = and(
  inArray(bookings.status, ['CONFIRMED', 'PENDING', 'IN_PROGRESS']),
  accommodations.holdsRoom,
  isNull(accommodations.leftAt),
);

/** The rooms of the stays that begin on a day, whether or not their guests are there already. */
export function findArrivingRooms(db: Database | Transaction, { hotelId, day }: Day) {
  return db
    .select(columns)
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId))
    .leftJoin(accommodationGuests, ofMainGuest)
    .where(and(eq(bookings.hotelId, hotelId), eq(bookings.checkinDate, day), isExpected));
}

const before = alias(rooms, 'before');

/** The rooms that stays which began before move into on a day: those planned, and those that were done. */
export function findRoomsMovedInto(db: Database | Transaction, { hotelId, timeZone, day }: Day) {
  return db
    .select({ ...columns, startsAt: roomMoves.startsAt, movesFrom: before.number })
    .from(roomMoves)
    .innerJoin(accommodations, eq(accommodations.id, roomMoves.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, roomMoves.toRoomId))
    .innerJoin(before, eq(before.id, roomMoves.fromRoomId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId))
    .leftJoin(accommodationGuests, ofMainGuest)
    .where(
      and(
        eq(roomMoves.hotelId, hotelId),
        gte(roomMoves.startsAt, instantAt(day, 0, timeZone)),
        lt(roomMoves.startsAt, instantAt(addDays(day, 1), 0, timeZone)),
        or(
          eq(roomMoves.state, 'PLANNED'),
          and(eq(roomMoves.state, 'DONE'), eq(roomMoves.toRoomId, accommodations.roomId)),
        ),
        lt(bookings.checkinDate, day),
        isNotNull(accommodations.checkedInAt),
        isExpected,
      ),
    )
    .orderBy(asc(roomMoves.startsAt));
}

export type ArrivingRoom = Awaited<ReturnType<typeof findArrivingRooms>>[number];
export type RoomMovedInto = Awaited<ReturnType<typeof findRoomsMovedInto>>[number];
export type PreparationTick = typeof preparationTicks.$inferSelect;

export async function findTicks(
  db: Database | Transaction,
  accommodationIds: number[],
): Promise<PreparationTick[]> {
  if (accommodationIds.length === 0) return [];
  return db
    .select()
    .from(preparationTicks)
    .where(inArray(preparationTicks.accommodationId, accommodationIds));
}

/** Replaces the tick of an earlier choice. */
export async function writeTick(tx: Transaction, tick: PreparationTick): Promise<void> {
  const { parts, staffId, doneAt } = tick;
  await tx
    .insert(preparationTicks)
    .values(tick)
    .onConflictDoUpdate({
      target: [preparationTicks.accommodationId, preparationTicks.roomId],
      set: { parts, staffId, doneAt },
    });
}

/** False where there is none. */
export async function deleteTick(
  tx: Transaction,
  { accommodationId, roomId }: { accommodationId: number; roomId: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(preparationTicks)
    .where(and(eq(preparationTicks.accommodationId, accommodationId), eq(preparationTicks.roomId, roomId)))
    .returning({ roomId: preparationTicks.roomId });
  return deleted.length > 0;
}
