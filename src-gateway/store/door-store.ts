import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import type { LockFailure } from '#shared/contract/lock-failures.ts';
import { accommodations } from './schema/bookings.ts';
import { doorCodeShowings, lockCommands } from './schema/check-ins.ts';
import type { Database, Transaction } from './store.ts';

/** SET: the lock lacks the room's code. EXTEND: its hours have changed. CLEAR: the stay has ended. */
export type LockAction = (typeof lockCommands.$inferInsert)['action'];

export type CodeShowing = Omit<typeof doorCodeShowings.$inferInsert, 'id'>;

export async function recordShowings(
  db: Database | Transaction,
  showings: readonly CodeShowing[],
): Promise<void> {
  if (showings.length > 0) await db.insert(doorCodeShowings).values([...showings]);
}

export async function hasShowing(db: Database | Transaction, accommodationId: number): Promise<boolean> {
  const ofRoom = eq(doorCodeShowings.accommodationId, accommodationId);
  return (await db.$count(doorCodeShowings, ofRoom)) > 0;
}

export const hasSeenCode = (db: Database | Transaction): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(doorCodeShowings)
      .where(eq(doorCodeShowings.accommodationId, accommodations.id)),
  );

export async function queueLockCommand(
  tx: Transaction,
  room: { accommodationId: number; roomId: string },
  action: LockAction,
  now: Date,
): Promise<void> {
  await tx.insert(lockCommands).values({ ...room, action, nextTryAt: now, createdAt: now });
}

/** The rooms of a booking whose lock has confirmed their current code. */
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

export type FailingLock = { kind: LockFailure; since: Date };

/** Why locks of a booking's rooms lack what was sent to them, where they do. */
export async function findLockFailures(
  db: Database | Transaction,
  bookingId: string,
): Promise<Map<number, FailingLock>> {
  const { accommodationId, failure, failingSince } = lockCommands;
  const rows = await db
    .selectDistinctOn([accommodationId], { accommodationId, failure, failingSince })
    .from(lockCommands)
    .innerJoin(accommodations, eq(accommodations.id, accommodationId))
    .where(and(eq(accommodations.bookingId, bookingId), isNotNull(failure)))
    .orderBy(accommodationId, desc(lockCommands.id));
  return new Map(
    rows.flatMap(row =>
      row.failure === null || row.failingSince === null
        ? []
        : [[row.accommodationId, { kind: row.failure, since: row.failingSince }] as const],
    ),
  );
}

/** The guests' own changes are counted, the desk's are not. */
export async function replaceDoorCode(
  tx: Transaction,
  accommodationId: number,
  code: string,
  { isOwnRenewal }: { isOwnRenewal: boolean },
): Promise<void> {
  await tx
    .update(accommodations)
    .set({
      doorCode: code,
      ...(isOwnRenewal && { doorCodeRenewals: sql`${accommodations.doorCodeRenewals} + 1` }),
    })
    .where(eq(accommodations.id, accommodationId));
}

export async function endDoorCode(tx: Transaction, accommodationId: number): Promise<void> {
  await tx.update(accommodations).set({ doorCode: null }).where(eq(accommodations.id, accommodationId));
}

/** The last time that the desk showed or changed the code of each of a booking's rooms, and why. */
export async function lastDeskShowings(
  db: Database | Transaction,
  bookingId: string,
): Promise<Map<number, { reason: DoorCodeReason; shownAt: Date }>> {
  const { accommodationId, deskReason, shownAt } = doorCodeShowings;
  const rows = await db
    .selectDistinctOn([accommodationId], { accommodationId, deskReason, shownAt })
    .from(doorCodeShowings)
    .innerJoin(accommodations, eq(accommodations.id, accommodationId))
    .where(and(eq(accommodations.bookingId, bookingId), isNotNull(deskReason)))
    .orderBy(accommodationId, desc(shownAt));
  return new Map(
    rows.flatMap(row =>
      row.deskReason === null
        ? []
        : [[row.accommodationId, { reason: row.deskReason, shownAt: row.shownAt }] as const],
    ),
  );
}
