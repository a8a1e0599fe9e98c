import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { lockCommands, sandboxLocks } from './schema/check-ins.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms } from './schema/hotels.ts';
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

export async function isRoom(db: Database, roomId: string): Promise<boolean> {
  return (await db.$count(rooms, eq(rooms.id, roomId))) > 0;
}
