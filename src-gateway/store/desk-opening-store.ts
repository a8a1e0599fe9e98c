import { and, eq } from 'drizzle-orm';
import { bookingOpenings } from './schema/desk.ts';
import type { Transaction } from './store.ts';

export type StoredOpening = typeof bookingOpenings.$inferSelect;

/** The last opening by one member of staff, locked; null for the first one. */
export async function lockOpening(
  tx: Transaction,
  { bookingId, staffId }: Pick<StoredOpening, 'bookingId' | 'staffId'>,
): Promise<StoredOpening | null> {
  const [last] = await tx
    .select()
    .from(bookingOpenings)
    .where(and(eq(bookingOpenings.bookingId, bookingId), eq(bookingOpenings.staffId, staffId)))
    .for('update');
  return last ?? null;
}

export async function writeOpening(tx: Transaction, opening: StoredOpening): Promise<void> {
  const { bookingId: _booking, staffId: _staff, ...rest } = opening;
  await tx
    .insert(bookingOpenings)
    .values(opening)
    .onConflictDoUpdate({ target: [bookingOpenings.bookingId, bookingOpenings.staffId], set: rest });
}
