import { eq, inArray } from 'drizzle-orm';
import { accommodationGuests, bookings } from './schema/bookings.ts';
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
