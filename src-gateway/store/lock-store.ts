import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LockFailure } from '#shared/contract/lock-failures.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { lockCommands } from './schema/check-ins.ts';
import { hotels, rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

/** A command further away than this was written before the clock was moved back: it is due too. */
const MOVED_CLOCK_MS = 600_000;

const others = alias(lockCommands, 'other_commands');

/** The longest waiting first. While one command of a room waits, all its commands wait. */
export async function roomsWithDueCommands(db: Database, now: Date, limit: number): Promise<string[]> {
  const farAway = new Date(now.getTime() + MOVED_CLOCK_MS);
  const isBusy = db
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.roomId, lockCommands.roomId),
        isNull(others.doneAt),
        gt(others.attempts, 0),
        gt(others.nextTryAt, now),
        lt(others.nextTryAt, farAway),
      ),
    );
  const rows = await db
    .select({ roomId: lockCommands.roomId })
    .from(lockCommands)
    .where(
      and(
        isNull(lockCommands.doneAt),
        or(lte(lockCommands.nextTryAt, now), gt(lockCommands.nextTryAt, farAway)),
        not(exists(isBusy)),
      ),
    )
    .groupBy(lockCommands.roomId)
    .orderBy(sql`min(${lockCommands.id})`)
    .limit(limit);
  return rows.map(({ roomId }) => roomId);
}

/** The code that a room's lock should have, with the dates and hours of its validity. */
export type WantedCode = {
  accommodationId: number;
  code: string;
  checkinDate: string;
  checkinHour: number;
  checkoutDate: string;
  checkoutHour: number;
  timeZone: string;
};

export type LockTask = {
  roomId: string;
  attempts: number;
  /** Null if the lock should have none. */
  wanted: WantedCode | null;
  fulfilled: number[];
};

/** The code follows from the stays in the room, so that the latest state wins. Null if claimed or not due. */
export async function claimLockTask(
  db: Database,
  roomId: string,
  { now, leasedUntil }: { now: Date; leasedUntil: Date },
): Promise<LockTask | null> {
  return db.transaction(async tx => {
    // Without a lock two gateways could both find the commands free. It does not wait, and bookings do not wait for it.
    const [room] = await tx
      .select({ id: rooms.id })
      .from(rooms)
      .where(eq(rooms.id, roomId))
      .for('no key update', { skipLocked: true });
    if (!room) return null;
    const isOpen = and(eq(lockCommands.roomId, roomId), isNull(lockCommands.doneAt));
    const open = await tx.select().from(lockCommands).where(isOpen).orderBy(asc(lockCommands.id));
    const farAway = now.getTime() + MOVED_CLOCK_MS;
    const isDue = ({ nextTryAt }: { nextTryAt: Date }) => nextTryAt <= now || nextTryAt.getTime() > farAway;
    if (!open.some(isDue) || open.some(one => one.attempts > 0 && !isDue(one))) return null;
    const codes = await codesOfRoom(tx, roomId);
    const [wanted = null] = codes;
    const later = new Set(codes.slice(1).map(({ accommodationId }) => accommodationId));
    // The code of a later stay comes once the previous stay has ended.
    const isWaiting = (one: (typeof open)[number]) =>
      one.action !== 'CLEAR' && later.has(one.accommodationId);
    const current = open.filter(one => !isWaiting(one));
    const attempts = Math.max(0, ...current.map(one => one.attempts)) + 1;
    const fulfilled = current.map(({ id }) => id);
    const waiting = open.filter(isWaiting).map(({ id }) => id);
    await tx.update(lockCommands).set({ nextTryAt: leasedUntil, attempts }).where(idsIn(fulfilled));
    await tx.update(lockCommands).set({ nextTryAt: leasedUntil, attempts: 0 }).where(idsIn(waiting));
    return { roomId, attempts, wanted, fulfilled };
  });
}

/** The live codes of a room, that of the first stay first: guests who have not left yet come before the next ones. */
export async function codesOfRoom(tx: Transaction, roomId: string): Promise<WantedCode[]> {
  const rows = await tx
    .select({
      accommodationId: accommodations.id,
      code: accommodations.doorCode,
      checkinDate: bookings.checkinDate,
      checkinHour: accommodations.checkinHour,
      checkoutDate: bookings.checkoutDate,
      checkoutHour: accommodations.checkoutHour,
      timeZone: hotels.timeZone,
    })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(hotels, eq(hotels.id, accommodations.hotelId))
    .where(
      and(
        eq(accommodations.roomId, roomId),
        isNotNull(accommodations.doorCode),
        isNull(accommodations.leftAt),
      ),
    )
    .orderBy(sql`lower(${accommodations.occupied})`, asc(accommodations.id));
  return rows.flatMap(({ code, ...row }) => (code === null ? [] : [{ ...row, code }]));
}

const idsIn = (ids: readonly number[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(lockCommands.id, [...ids]);

export async function finishCommands(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(lockCommands)
    .set({ doneAt: now, failure: null, failingSince: null })
    .where(and(idsIn(ids), isNull(lockCommands.doneAt)));
}

/** The lock has not confirmed: these commands are due again later. */
export async function delayCommands(
  db: Database,
  ids: readonly number[],
  { until, failure, now }: { until: Date; failure: LockFailure; now: Date },
): Promise<void> {
  await db
    .update(lockCommands)
    .set({
      nextTryAt: until,
      failure,
      failingSince: sql`coalesce(${lockCommands.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(idsIn(ids), isNull(lockCommands.doneAt)));
}

/** The number of the room's lock at TTLock; null where the hotel's files have none. */
export async function findLockNumber(db: Database, roomId: string): Promise<number | null> {
  const [room] = await db.select({ lockNumber: rooms.lockNumber }).from(rooms).where(eq(rooms.id, roomId));
  return room?.lockNumber ?? null;
}

/** Of all rooms that are sold, in the order of their numbers. */
export function listRoomLocks(db: Database) {
  return db
    .select({ hotelId: rooms.hotelId, number: rooms.number, lockNumber: rooms.lockNumber })
    .from(rooms)
    .where(eq(rooms.isRetired, false))
    .orderBy(asc(rooms.hotelId), sql`length(${rooms.number})`, asc(rooms.number));
}
