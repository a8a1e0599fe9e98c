import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import { doorCodeShowings, lockCommands } from './schema/check-ins.ts';
import type { Database, Transaction } from './store.ts';

/**
 * SET: the lock does not hold the room's code yet. EXTEND: it does, and the hours for which it is valid are others.
 * CLEAR: the stay has ended.
 */
export type LockAction = (typeof lockCommands.$inferInsert)['action'];

export type CodeShowing = Omit<typeof doorCodeShowings.$inferInsert, 'id'>;

/** Notes that door codes were sent to a guest; never the codes (PD-46). */
export async function recordShowings(
  db: Database | Transaction,
  showings: readonly CodeShowing[],
): Promise<void> {
  if (showings.length > 0) await db.insert(doorCodeShowings).values([...showings]);
}

/** Whether a guest has ever seen the door code of a stay. */
export async function hasShowing(db: Database | Transaction, accommodationId: number): Promise<boolean> {
  const ofRoom = eq(doorCodeShowings.accommodationId, accommodationId);
  return (await db.$count(doorCodeShowings, ofRoom)) > 0;
}

/** As `hasShowing`, of the accommodation of a query. */
export const hasSeenCode = (db: Database | Transaction): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(doorCodeShowings)
      .where(eq(doorCodeShowings.accommodationId, accommodations.id)),
  );

/** Writes down what a lock is to be told; a worker tells it. */
export async function queueLockCommand(
  tx: Transaction,
  room: { accommodationId: number; roomId: string },
  action: LockAction,
  now: Date,
): Promise<void> {
  await tx.insert(lockCommands).values({ ...room, action, nextTryAt: now, createdAt: now });
}

/** The rooms of a booking whose lock has confirmed the code that they have now. */
export async function roomsWithConfirmedCode(
  db: Database | Transaction,
  bookingId: string,
): Promise<Set<number>> {
  const rows = await db
    .select({ id: lockCommands.accommodationId })
    .from(lockCommands)
    .innerJoin(accommodations, eq(accommodations.id, lockCommands.accommodationId))
    .where(and(eq(accommodations.bookingId, bookingId), eq(lockCommands.action, 'SET')))
    .groupBy(lockCommands.accommodationId)
    .having(sql`bool_and(${lockCommands.doneAt} is not null)`);
  return new Set(rows.map(({ id }) => id));
}

/** Another code for a room that has one. */
export async function replaceDoorCode(tx: Transaction, accommodationId: number, code: string): Promise<void> {
  await tx
    .update(accommodations)
    .set({ doorCode: code, doorCodeRenewals: sql`${accommodations.doorCodeRenewals} + 1` })
    .where(eq(accommodations.id, accommodationId));
}
