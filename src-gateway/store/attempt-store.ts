import { and, eq, sql } from 'drizzle-orm';
import { bookingAttempts } from './schema/bookings.ts';
import type { Database, Transaction } from './store.ts';

export type StoredAttempt = typeof bookingAttempts.$inferSelect;
export type AttemptKey = { guestId: string; key: string };

const byKey = ({ guestId, key }: AttemptKey) =>
  and(eq(bookingAttempts.guestId, guestId), eq(bookingAttempts.key, key));

export async function findAttempt(db: Database, key: AttemptKey): Promise<StoredAttempt | null> {
  const [attempt] = await db.select().from(bookingAttempts).where(byKey(key));
  return attempt ?? null;
}

/** A second transaction with the same key waits for the first; returns the stored attempt, or null (PD-10). */
export async function claimAttempt(
  tx: Transaction,
  key: AttemptKey,
  payloadHash: string,
  now: Date,
): Promise<StoredAttempt | null> {
  const [mine] = await tx
    .insert(bookingAttempts)
    .values({ ...key, payloadHash, outcome: 'PROCESSING', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (mine) return null;
  const [existing] = await tx.select().from(bookingAttempts).where(byKey(key)).for('update');
  return existing ?? null;
}

export async function updateAttempt(
  tx: Transaction,
  key: AttemptKey,
  change: Pick<StoredAttempt, 'outcome' | 'updatedAt'> & Partial<Pick<StoredAttempt, 'code' | 'bookingId'>>,
): Promise<void> {
  await tx.update(bookingAttempts).set(change).where(byKey(key));
}

/** Attempts are indexed by guest: by booking alone all of them would be read. */
export async function settleBookingAttempt(
  tx: Transaction,
  booking: { id: string; guestId: string | null },
  change: Pick<StoredAttempt, 'outcome' | 'code' | 'updatedAt'>,
): Promise<void> {
  if (!booking.guestId) return;
  await tx
    .update(bookingAttempts)
    .set(change)
    .where(and(eq(bookingAttempts.guestId, booking.guestId), eq(bookingAttempts.bookingId, booking.id)));
}

/** Stores why an attempt was rejected; one that continues or was booked is unchanged. */
export async function recordRejection(
  db: Database,
  key: AttemptKey,
  rejection: { payloadHash: string; code: string; now: Date },
): Promise<void> {
  const { payloadHash, code, now } = rejection;
  await db
    .insert(bookingAttempts)
    .values({ ...key, payloadHash, outcome: 'REFUSED', code, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [bookingAttempts.guestId, bookingAttempts.key],
      set: { code: sql`excluded.code`, updatedAt: sql`excluded.updated_at` },
      setWhere: eq(bookingAttempts.outcome, 'REFUSED'),
    });
}
