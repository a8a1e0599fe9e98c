import { and, count, eq, isNull } from 'drizzle-orm';
import { accommodationGuests } from './schema/bookings.ts';
import { minorRegistrations } from './schema/minors.ts';
import type { Database, Transaction } from './store.ts';

export type StoredMinor = typeof minorRegistrations.$inferSelect;

export async function findMinor(tx: Transaction, roomGuestId: string): Promise<StoredMinor | null> {
  const [found] = await tx
    .select()
    .from(minorRegistrations)
    .where(eq(minorRegistrations.roomGuestId, roomGuestId));
  return found ?? null;
}

export async function writeMinor(tx: Transaction, minor: StoredMinor): Promise<void> {
  const { roomGuestId: _id, createdAt: _createdAt, ...change } = minor;
  await tx
    .insert(minorRegistrations)
    .values(minor)
    .onConflictDoUpdate({ target: minorRegistrations.roomGuestId, set: change });
}

/** Minors of a booking's rooms who are not registered yet: their number by room. */
export async function countUnregisteredMinors(
  db: Database | Transaction,
  bookingId: string,
): Promise<Map<number, number>> {
  const { id, accommodationId, isMinor } = accommodationGuests;
  const rows = await db
    .select({ accommodationId, minors: count() })
    .from(accommodationGuests)
    .leftJoin(minorRegistrations, eq(minorRegistrations.roomGuestId, id))
    .where(
      and(
        eq(accommodationGuests.bookingId, bookingId),
        eq(isMinor, true),
        isNull(minorRegistrations.roomGuestId),
      ),
    )
    .groupBy(accommodationId);
  return new Map(rows.map(row => [row.accommodationId, row.minors]));
}
