import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import { doorCodeShowings, lockCommands } from './schema/check-ins.ts';
import type { Database } from './store.ts';

/** Retains those of a current stay, which show whether its guests have come. Returns the larger number of rows. */
export async function dropDoorRecords(db: Database, before: Date, limit: number): Promise<number> {
  const hasNoCode = isNull(accommodations.doorCode);
  const showings = await db
    .delete(doorCodeShowings)
    .where(
      inArray(
        doorCodeShowings.id,
        db
          .select({ id: doorCodeShowings.id })
          .from(doorCodeShowings)
          .innerJoin(accommodations, eq(accommodations.id, doorCodeShowings.accommodationId))
          .where(and(lt(doorCodeShowings.shownAt, before), hasNoCode))
          .limit(limit),
      ),
    )
    .returning({ id: doorCodeShowings.id });
  const commands = await db
    .delete(lockCommands)
    .where(
      inArray(
        lockCommands.id,
        db
          .select({ id: lockCommands.id })
          .from(lockCommands)
          .innerJoin(accommodations, eq(accommodations.id, lockCommands.accommodationId))
          .where(and(isNotNull(lockCommands.doneAt), lt(lockCommands.doneAt, before), hasNoCode))
          .limit(limit),
      ),
    )
    .returning({ id: lockCommands.id });
  return Math.max(showings.length, commands.length);
}
