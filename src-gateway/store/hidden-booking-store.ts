import { and, eq, inArray } from 'drizzle-orm';
import { accommodationGuests, bookings, hourPurchases } from './schema/bookings.ts';
import type { Transaction } from './store.ts';

/** Takes a booking off its holder's lists; null brings it back (PD-59). */
export async function hideForHolder(
  tx: Transaction,
  bookingId: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.update(bookings).set({ hiddenAt }).where(eq(bookings.id, bookingId));
}

/** The same for others of its guests, by their rows. */
export async function hideForGuests(
  tx: Transaction,
  rowIds: readonly string[],
  hiddenAt: Date | null,
): Promise<void> {
  await tx
    .update(accommodationGuests)
    .set({ hiddenAt })
    .where(inArray(accommodationGuests.id, [...rowIds]));
}

/** Whether hours of the booking are being paid for. */
export async function isBuyingHours(tx: Transaction, bookingId: string): Promise<boolean> {
  const open = and(eq(hourPurchases.bookingId, bookingId), eq(hourPurchases.outcome, 'PROCESSING'));
  return (await tx.$count(hourPurchases, open)) > 0;
}
