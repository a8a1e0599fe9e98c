import { and, eq, inArray, or } from 'drizzle-orm';
import { bookings } from './schema/bookings.ts';
import { cards } from './schema/cards.ts';
import { closedAccounts } from './schema/closed-accounts.ts';
import { creditEntries } from './schema/credits.ts';
import { emails } from './schema/emails.ts';
import { guests } from './schema/guests.ts';
import { payments } from './schema/payments.ts';
import type { Transaction } from './store.ts';

/** Replaces the payment provider's name for a card. */
export const ERASED = 'erased';

const bookingsOf = (tx: Transaction, guestId: string) =>
  tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.guestId, guestId));

/** Whether a charge of this guest is still open at the payment provider. */
export async function hasOpenPayment(tx: Transaction, guestId: string): Promise<boolean> {
  const open = and(eq(payments.status, 'OPEN'), inArray(payments.bookingId, bookingsOf(tx, guestId)));
  return (await tx.$count(payments, open)) > 0;
}

/** The provider's names of every card that this guest saved or paid with. */
export async function cardReferencesOf(tx: Transaction, guestId: string): Promise<string[]> {
  const saved = await tx
    .select({ reference: cards.methodReference })
    .from(cards)
    .where(eq(cards.guestId, guestId));
  const used = await tx
    .select({ reference: payments.methodReference })
    .from(payments)
    .where(and(eq(payments.method, 'CARD'), inArray(payments.bookingId, bookingsOf(tx, guestId))));
  return [...new Set([...saved, ...used].map(({ reference }) => reference))].filter(name => name !== ERASED);
}

/**
 * Removes a guest for good. Rows that hang on the guest go with the row by the database's own rules; bookings, ledger
 * and payments stay as accounting, without a word that identifies a person. The caller has locked the guest's row.
 */
export async function eraseGuest(tx: Transaction, guest: { id: string; email: string }): Promise<void> {
  const own = bookingsOf(tx, guest.id);
  await tx.delete(emails).where(or(eq(emails.recipient, guest.email), inArray(emails.bookingId, own)));
  await tx.update(payments).set({ cardDescription: null }).where(inArray(payments.bookingId, own));
  await tx
    .update(payments)
    .set({ methodReference: ERASED })
    .where(and(eq(payments.method, 'CARD'), inArray(payments.bookingId, own)));
  await tx.update(creditEntries).set({ reason: null }).where(eq(creditEntries.guestId, guest.id));
  await tx.update(bookings).set({ holderLastName: null }).where(eq(bookings.guestId, guest.id));
  await tx.delete(guests).where(eq(guests.id, guest.id));
}

/** Why somebody left; nothing here says who. */
export async function insertClosedAccount(
  tx: Transaction,
  closed: Omit<typeof closedAccounts.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(closedAccounts).values(closed);
}
