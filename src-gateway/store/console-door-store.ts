import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { lockCommands, sandboxLocks } from './schema/check-ins.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import type { Database } from './store.ts';

export type ConsoleDoor = Awaited<ReturnType<typeof consoleDoors>>[number];

/** Occupied rooms, those of guests with an account first; never a code. */
export function consoleDoors(db: Database, limit: number) {
  const waiting = db.$count(
    lockCommands,
    and(eq(lockCommands.roomId, rooms.id), isNull(lockCommands.doneAt)),
  );
  return db
    .select({
      roomId: rooms.id,
      number: rooms.number,
      hotelName: hotels.name,
      locator: bookings.locator,
      firstName: guests.firstName,
      hasCode: sql<boolean>`${accommodations.doorCode} is not null`,
      isSet: sql<boolean>`coalesce(${sandboxLocks.code} = ${accommodations.doorCode}, false)`,
      validFrom: sandboxLocks.validFrom,
      validUntil: sandboxLocks.validUntil,
      silentUntil: sandboxLocks.silentUntil,
      waiting,
    })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .leftJoin(sandboxLocks, eq(sandboxLocks.roomId, rooms.id))
    .where(and(isNotNull(accommodations.checkedInAt), isNull(accommodations.leftAt)))
    .orderBy(sql`${guests.firstName} nulls last`, asc(hotels.rank), asc(rooms.number), asc(accommodations.id))
    .limit(limit);
}

export type ConsoleRoom = Awaited<ReturnType<typeof consoleRooms>>[number];

export function consoleRooms(db: Database) {
  return db
    .select({
      roomId: rooms.id,
      number: rooms.number,
      hotelId: hotels.id,
      hotelName: hotels.name,
      typeName: roomTypes.name,
      isReady: rooms.isReady,
      isLivedIn: sql<boolean>`exists (select 1 from accommodations where room_id = ${rooms.id} and checked_in_at is not null and left_at is null)`,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.roomTypeId))
    .where(eq(rooms.isRetired, false))
    .orderBy(asc(hotels.rank), sql`length(${rooms.number})`, asc(rooms.number));
}

/** False for a room whose guests have seen its door code, since they are in it, and for an unknown room. */
export async function setRoomReady(db: Database, roomId: string, isReady: boolean): Promise<boolean> {
  const inside = sql`exists (select 1 from accommodations stay join door_code_showings showing on showing.accommodation_id = stay.id where stay.room_id = ${rooms.id} and stay.checked_in_at is not null and stay.left_at is null)`;
  const changed = await db
    .update(rooms)
    .set({ isReady })
    .where(and(eq(rooms.id, roomId), isReady ? undefined : sql`not ${inside}`))
    .returning({ id: rooms.id });
  return changed.length > 0;
}

export async function isRoom(db: Database, roomId: string): Promise<boolean> {
  return (await db.$count(rooms, eq(rooms.id, roomId))) > 0;
}
