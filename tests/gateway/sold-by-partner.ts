import { eq } from 'drizzle-orm';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import type { Transaction } from '#gateway/store/store.ts';

/** Makes a paid stay one that a channel sold: nothing of it was paid here. */
export async function soldByPartner(
  db: Pick<Transaction, 'delete' | 'update'>,
  bookingId: string,
): Promise<void> {
  await db.delete(payments).where(eq(payments.bookingId, bookingId));
  await db.update(bookings).set({ channel: 'PARTNER', chargedCents: 0 }).where(eq(bookings.id, bookingId));
}
