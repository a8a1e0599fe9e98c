import { and, eq, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { codesOfRoom, type WantedCode } from './lock-store.ts';
import { accommodations } from './schema/bookings.ts';
import { lockCommands } from './schema/check-ins.ts';
import { rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export type { WantedCode } from './lock-store.ts';

const isDue = (before: Date) => or(isNull(rooms.lockComparedAt), lte(rooms.lockComparedAt, before));

/** Rooms whose lock has confirmed the code of a stay and was not compared since; the longest ago first. */
export async function roomsToCompare(db: Database, before: Date, limit: number): Promise<string[]> {
  const open = db
    .select({ one: sql`1` })
    .from(lockCommands)
    .where(and(eq(lockCommands.accommodationId, accommodations.id), isNull(lockCommands.doneAt)));
  const rows = await db
    .selectDistinct({ id: rooms.id, comparedAt: rooms.lockComparedAt })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(
      and(isNotNull(accommodations.doorCode), isNull(accommodations.leftAt), isDue(before), notExists(open)),
    )
    .orderBy(sql`${rooms.lockComparedAt} nulls first`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The code that the lock should have; null if another gateway has just taken the room, or no code is set any more. */
export async function claimLockToCompare(
  db: Database,
  roomId: string,
  { before, now }: { before: Date; now: Date },
): Promise<WantedCode | null> {
  return db.transaction(async tx => {
    const claimed = await tx
      .update(rooms)
      .set({ lockComparedAt: now })
      .where(and(eq(rooms.id, roomId), isDue(before)))
      .returning({ id: rooms.id });
    if (claimed.length === 0) return null;
    const [wanted = null] = await codesOfRoom(tx, roomId);
    return wanted && (await hasOpenCommands(tx, wanted)) ? null : wanted;
  });
}

/** True while the room still is to open for this code, and nothing else is to be sent for its stay. Locks the room. */
export async function isStillWanted(
  tx: Transaction,
  roomId: string,
  { accommodationId, code }: WantedCode,
): Promise<boolean> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId)).for('no key update');
  const [wanted] = await codesOfRoom(tx, roomId);
  if (wanted?.accommodationId !== accommodationId || wanted.code !== code) return false;
  return !(await hasOpenCommands(tx, wanted));
}

async function hasOpenCommands(
  tx: Transaction,
  { accommodationId }: Pick<WantedCode, 'accommodationId'>,
): Promise<boolean> {
  const isOpen = and(eq(lockCommands.accommodationId, accommodationId), isNull(lockCommands.doneAt));
  return (await tx.$count(lockCommands, isOpen)) > 0;
}
