import { asc, desc, eq, sql } from 'drizzle-orm';
import { sandboxRegistrations } from './schema/check-ins.ts';
import type { Database } from './store.ts';

export type SandboxGuest = typeof sandboxRegistrations.$inferSelect;

/** False, and nothing stored, if a reservation has `newNumber` already. */
export async function insertSandboxGuests(
  db: Database,
  newNumber: string | null,
  rows: readonly SandboxGuest[],
): Promise<boolean> {
  return db.transaction(async tx => {
    if (newNumber !== null) {
      // The table has a row per guest, so no constraint can distinguish a second reservation from a second guest.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${newNumber}))`);
      const found = await tx.$count(sandboxRegistrations, eq(sandboxRegistrations.externalNumber, newNumber));
      if (found > 0) return false;
    }
    await tx.insert(sandboxRegistrations).values([...rows]);
    return true;
  });
}

/** The number of the reservation that has this external number; null if there is none. */
export async function sandboxReservation(db: Database, externalNumber: string): Promise<string | null> {
  const [row] = await db
    .select({ number: sandboxRegistrations.reservationNumber })
    .from(sandboxRegistrations)
    .where(eq(sandboxRegistrations.externalNumber, externalNumber))
    .limit(1);
  return row?.number ?? null;
}

export async function findSandboxGuests(db: Database, reservationNumber: string): Promise<SandboxGuest[]> {
  return db
    .select()
    .from(sandboxRegistrations)
    .where(eq(sandboxRegistrations.reservationNumber, reservationNumber))
    .orderBy(asc(sandboxRegistrations.createdAt), asc(sandboxRegistrations.guestNumber));
}

/** The last to change first. */
export const latestSandboxGuests = (db: Database, limit: number): Promise<SandboxGuest[]> =>
  db.select().from(sandboxRegistrations).orderBy(desc(sandboxRegistrations.updatedAt)).limit(limit);

export async function findSandboxGuest(db: Database, guestNumber: string): Promise<SandboxGuest | null> {
  const [row] = await db
    .select()
    .from(sandboxRegistrations)
    .where(eq(sandboxRegistrations.guestNumber, guestNumber));
  return row ?? null;
}

export async function setSandboxSituation(
  db: Database,
  guestNumber: string,
  situation: string,
  now: Date,
): Promise<void> {
  await db
    .update(sandboxRegistrations)
    .set({ situation, updatedAt: now })
    .where(eq(sandboxRegistrations.guestNumber, guestNumber));
}
