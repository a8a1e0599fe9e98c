import { and, eq } from 'drizzle-orm';
import { bookingLooks } from './schema/desk.ts';
import type { Transaction } from './store.ts';

export type StoredLook = typeof bookingLooks.$inferSelect;

/** The last look of one member of staff, locked; null for the first one. */
export async function lockLook(
  tx: Transaction,
  { bookingId, staffId }: Pick<StoredLook, 'bookingId' | 'staffId'>,
): Promise<StoredLook | null> {
  const [look] = await tx
    .select()
    .from(bookingLooks)
    .where(and(eq(bookingLooks.bookingId, bookingId), eq(bookingLooks.staffId, staffId)))
    .for('update');
  return look ?? null;
}

export async function writeLook(tx: Transaction, look: StoredLook): Promise<void> {
  const { bookingId: _booking, staffId: _staff, ...rest } = look;
  await tx
    .insert(bookingLooks)
    .values(look)
    .onConflictDoUpdate({ target: [bookingLooks.bookingId, bookingLooks.staffId], set: rest });
}
