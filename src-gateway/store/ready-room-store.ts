import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { closuresOf } from './availability-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { doorCodeShowings } from './schema/check-ins.ts';
import { rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

const others = alias(accommodations, 'others');

/** Guests of a later stay may have checked in a day ahead, and are not there. */
const livedInBefore = (db: Database | Transaction, occupied: SQL) =>
  db
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.roomId, rooms.id),
        isNotNull(others.checkedInAt),
        isNull(others.leftAt),
        sql`lower(${others.occupied}) < lower(${occupied})`,
      ),
    );

/** A room of the same type that is ready, and free for the whole stay in another one; null if there is none. */
export async function findReadyRoom(
  tx: Transaction,
  { id, roomTypeId }: { id: number; roomTypeId: string },
): Promise<{ id: string; number: string } | null> {
  const occupied = sql`(select occupied from accommodations where id = ${id})`;
  const taken = tx
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.roomId, rooms.id), others.holdsRoom, sql`${others.occupied} && ${occupied}`));
  const [found] = await tx
    .select({ id: rooms.id, number: rooms.number })
    .from(rooms)
    .where(
      and(
        eq(rooms.roomTypeId, roomTypeId),
        rooms.isReady,
        not(rooms.isRetired),
        notExists(taken),
        notExists(closuresOf(tx, rooms.id, occupied)),
        notExists(livedInBefore(tx, occupied)),
      ),
    )
    .orderBy(sql`length(${rooms.number})`, rooms.number)
    .limit(1);
  return found ?? null;
}

/** Assigns another room to a stay. Fails on accommodations_no_double_sale if another booking has just taken it. */
export async function moveToRoom(tx: Transaction, accommodationId: number, roomId: string): Promise<void> {
  await tx.update(accommodations).set({ roomId }).where(eq(accommodations.id, accommodationId));
}

/** Only where no guest has seen the door code; earlier bookings first: there may not be a ready room for all. */
export async function staysInUnreadyRooms(
  db: Database,
  now: Date,
): Promise<{ bookingId: string; accommodationId: number }[]> {
  const seen = db
    .select({ one: sql`1` })
    .from(doorCodeShowings)
    .where(eq(doorCodeShowings.accommodationId, accommodations.id));
  const byOthers = livedInBefore(db, sql`${accommodations.occupied}`);
  return db
    .select({ bookingId: bookings.id, accommodationId: accommodations.id })
    .from(rooms)
    .innerJoin(accommodations, eq(accommodations.roomId, rooms.id))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(
      and(
        or(not(rooms.isReady), exists(byOthers)),
        accommodations.holdsRoom,
        isNull(accommodations.leftAt),
        sql`${accommodations.occupied} @> ${now.toISOString()}::timestamptz`,
        inArray(bookings.status, ['CONFIRMED', 'IN_PROGRESS']),
        notExists(seen),
      ),
    )
    .orderBy(asc(accommodations.id));
}
