import { eq } from 'drizzle-orm';
import { guests } from './schema/guests.ts';
import type { Transaction } from './store.ts';

/** Makes transactions on one guest's credits and cards wait for each other, until this one ends. */
export async function lockGuestRow(tx: Transaction, guestId: string): Promise<void> {
  await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId)).for('no key update');
}
