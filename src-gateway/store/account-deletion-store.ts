import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { accommodationGuests, accommodations, bookings, hourPurchases } from './schema/bookings.ts';
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

/** What this guest paid: their bookings, and hours that they bought, for a booking of somebody else too. */
function paidBy(tx: Transaction, guestId: string): SQL | undefined {
  const bought = tx
    .select({ id: hourPurchases.id })
    .from(hourPurchases)
    .where(eq(hourPurchases.guestId, guestId));
  return or(
    and(inArray(payments.bookingId, bookingsOf(tx, guestId)), isNull(payments.hourPurchaseId)),
    inArray(payments.hourPurchaseId, bought),
  );
}

/** Whether a charge of this guest is still open at the payment provider. */
export async function hasOpenPayment(tx: Transaction, guestId: string): Promise<boolean> {
  const open = and(eq(payments.status, 'OPEN'), paidBy(tx, guestId));
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
    .where(and(eq(payments.method, 'CARD'), paidBy(tx, guestId)));
  return [...new Set([...saved, ...used].map(({ reference }) => reference))].filter(name => name !== ERASED);
}

/**
 * Removes a guest for good. Rows that hang on the guest go with the row by the database's own rules; bookings, ledger
 * and payments stay as accounting, without a word that identifies a person. The caller has locked the guest's row.
 */
export async function eraseGuest(
  tx: Transaction,
  guest: { id: string; email: string },
  now: Date,
): Promise<void> {
  const own = bookingsOf(tx, guest.id);
  await eraseFromRooms(tx, guest, now);
  await tx.delete(emails).where(or(eq(emails.recipient, guest.email), inArray(emails.bookingId, own)));
  await tx.update(payments).set({ cardDescription: null }).where(paidBy(tx, guest.id));
  await tx
    .update(payments)
    .set({ methodReference: ERASED })
    .where(and(eq(payments.method, 'CARD'), paidBy(tx, guest.id)));
  await tx.update(creditEntries).set({ reason: null }).where(eq(creditEntries.guestId, guest.id));
  await tx.update(bookings).set({ holderLastName: null }).where(eq(bookings.guestId, guest.id));
  await tx.delete(guests).where(eq(guests.id, guest.id));
}

/**
 * Takes a guest out of the rooms of all bookings, their own and those of others. Who has stayed in a room remains as
 * somebody without a name; who has not come yet, or has not answered an invitation, makes room for another. Those whom
 * the guest named in bookings of their own, and who have no account to speak for themselves, go with the guest.
 */
async function eraseFromRooms(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const isNamedByGuest = and(
    inArray(accommodationGuests.bookingId, bookingsOf(tx, id)),
    isNull(accommodationGuests.guestId),
  );
  const isInvited = and(eq(accommodationGuests.email, email), eq(accommodationGuests.invitation, 'PENDING'));
  const unused = tx
    .select({ id: accommodations.id })
    .from(accommodations)
    .where(
      and(eq(accommodations.id, accommodationGuests.accommodationId), isNull(accommodations.checkedInAt)),
    );
  const isToCome = and(eq(accommodationGuests.guestId, id), sql`exists (${unused})`);
  const left = await tx
    .delete(accommodationGuests)
    .where(or(isNamedByGuest, isInvited, isToCome))
    .returning({ bookingId: accommodationGuests.bookingId });
  const stayed = await tx
    .update(accommodationGuests)
    .set({
      guestId: null,
      name: '',
      socialName: null,
      email: null,
      isSpecialCareRequired: false,
      invitation: 'NONE',
      version: sql`${accommodationGuests.version} + 1`,
      updatedAt: now,
    })
    .where(eq(accommodationGuests.guestId, id))
    .returning({ bookingId: accommodationGuests.bookingId });
  const changed = [...new Set([...left, ...stayed].map(({ bookingId }) => bookingId))];
  if (changed.length > 0)
    await tx
      .update(bookings)
      .set({ version: sql`${bookings.version} + 1`, updatedAt: now })
      .where(inArray(bookings.id, changed));
}

/** Why somebody left; nothing here says who. */
export async function insertClosedAccount(
  tx: Transaction,
  closed: Omit<typeof closedAccounts.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(closedAccounts).values(closed);
}
