import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  accommodationGuests,
  accommodations,
  bookings,
  hourPurchases,
  unpaidOrigins,
} from './schema/bookings.ts';
import { cards } from './schema/cards.ts';
import {
  checkIns,
  guarantees,
  guestRegistrations,
  registrationEvents,
  sandboxRegistrations,
} from './schema/check-ins.ts';
import { closedAccounts } from './schema/closed-accounts.ts';
import { creditEntries } from './schema/credits.ts';
import { deskPayments } from './schema/desk-payments.ts';
import { emails } from './schema/emails.ts';
import { guests, mailedAddresses } from './schema/guests.ts';
import { moneyApprovals } from './schema/money-approvals.ts';
import { payments } from './schema/payments.ts';
import type { Transaction } from './store.ts';

/** Replaces the payment provider's name for a card. */
export const ERASED = 'erased';

const guestBookings = (tx: Transaction, guestId: string) =>
  tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.guestId, guestId));

/** This guest's payments: for their bookings, and for hours that they bought, for another guest's booking too. */
function paidBy(tx: Transaction, guestId: string): SQL | undefined {
  const bought = tx
    .select({ id: hourPurchases.id })
    .from(hourPurchases)
    .where(eq(hourPurchases.guestId, guestId));
  return or(
    and(inArray(payments.bookingId, guestBookings(tx, guestId)), isNull(payments.hourPurchaseId)),
    inArray(payments.hourPurchaseId, bought),
  );
}

export async function hasOpenGuestPayment(tx: Transaction, guestId: string): Promise<boolean> {
  const open = and(eq(payments.status, 'OPEN'), paidBy(tx, guestId));
  return (await tx.$count(payments, open)) > 0;
}

/** The provider's names of every card that this guest saved, paid with or guaranteed a stay with. */
export async function findCardReferences(tx: Transaction, guestId: string): Promise<string[]> {
  const saved = await tx
    .select({ reference: cards.methodReference })
    .from(cards)
    .where(eq(cards.guestId, guestId));
  const used = await tx
    .select({ reference: payments.methodReference })
    .from(payments)
    .where(and(eq(payments.method, 'CARD'), paidBy(tx, guestId)));
  const guaranteeing = await tx
    .select({ reference: guarantees.methodReference })
    .from(guarantees)
    .where(eq(guarantees.guestId, guestId));
  return [...new Set([...saved, ...used, ...guaranteeing].map(({ reference }) => reference))].filter(
    name => name !== ERASED,
  );
}

/** Bookings, ledger and payments stay for accounting, without a person. The guest's row is locked. */
export async function eraseGuest(
  tx: Transaction,
  guest: { id: string; email: string },
  now: Date,
): Promise<void> {
  const own = guestBookings(tx, guest.id);
  await eraseRegistrations(tx, guest, now);
  await eraseFromRooms(tx, guest, now);
  const toOthers = tx
    .select({ email: mailedAddresses.email })
    .from(mailedAddresses)
    .where(
      and(
        eq(mailedAddresses.guestId, guest.id),
        eq(mailedAddresses.email, emails.recipient),
        lte(mailedAddresses.since, emails.createdAt),
        gte(mailedAddresses.until, emails.createdAt),
      ),
    );
  await tx
    .delete(emails)
    .where(or(eq(emails.recipient, guest.email), inArray(emails.bookingId, own), exists(toOthers)));
  await tx.update(payments).set({ cardDescription: null }).where(paidBy(tx, guest.id));
  await tx
    .update(payments)
    .set({ methodReference: ERASED })
    .where(and(eq(payments.method, 'CARD'), paidBy(tx, guest.id)));
  const paid = tx.select({ id: payments.id }).from(payments).where(paidBy(tx, guest.id));
  await tx.update(deskPayments).set({ note: null }).where(inArray(deskPayments.paymentId, paid));
  await tx.update(moneyApprovals).set({ reason: ERASED }).where(inArray(moneyApprovals.bookingId, own));
  await tx.delete(guarantees).where(eq(guarantees.guestId, guest.id));
  await tx.update(creditEntries).set({ reason: null }).where(eq(creditEntries.guestId, guest.id));
  await eraseFromDrafts(tx, guest.email);
  await tx.delete(unpaidOrigins).where(inArray(unpaidOrigins.bookingId, own));
  await tx
    .update(bookings)
    .set({ holderLastName: null, holderEmail: null })
    .where(eq(bookings.guestId, guest.id));
  await tx.delete(guests).where(eq(guests.id, guest.id));
}

/** The rows of a guest in rooms: the guest's own, and those of guests whom they named, as eraseFromRooms takes them. */
function guestRows(tx: Transaction, { id, email }: { id: string; email: string }) {
  const isNamed = and(
    inArray(accommodationGuests.bookingId, guestBookings(tx, id)),
    isNull(accommodationGuests.guestId),
  );
  const isInvited = and(eq(accommodationGuests.email, email), eq(accommodationGuests.invitation, 'PENDING'));
  return tx
    .select({ id: accommodationGuests.id })
    .from(accommodationGuests)
    .where(or(eq(accommodationGuests.guestId, id), isNamed, isInvited));
}

/** Data that was not accepted is not sent any more; the ministry keeps what the law requires (BEY-19). */
async function eraseRegistrations(
  tx: Transaction,
  guest: { id: string; email: string },
  now: Date,
): Promise<void> {
  const isOwn = inArray(guestRegistrations.roomGuestId, guestRows(tx, guest));
  const rows = await tx
    .select()
    .from(guestRegistrations)
    .where(isOwn)
    .orderBy(asc(guestRegistrations.id))
    .for('update');
  if (rows.length === 0) return;
  const numbers = rows.flatMap(({ guestNumber, minorNumbers }) =>
    guestNumber === null ? [] : [guestNumber, ...minorNumbers],
  );
  await tx
    .delete(sandboxRegistrations)
    .where(inArray(sql`${sandboxRegistrations.guestNumber}::text`, numbers));
  const unsent = rows.filter(({ guestNumber }) => guestNumber === null).map(({ id }) => id);
  await tx.delete(registrationEvents).where(inArray(registrationEvents.registrationId, unsent));
  await tx
    .update(guestRegistrations)
    .set({ state: 'INCOMPLETE', reason: 'account', data: null, updatedAt: now })
    .where(inArray(guestRegistrations.id, unsent));
  await tx
    .update(guestRegistrations)
    .set({ data: null })
    .where(and(isOwn, isNotNull(guestRegistrations.guestNumber)));
}

/** A guest who has stayed remains without a name; one who has not come yet is removed from the room. */
async function eraseFromRooms(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const isNamedByGuest = and(
    inArray(accommodationGuests.bookingId, guestBookings(tx, id)),
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

async function eraseFromDrafts(tx: Transaction, email: string): Promise<void> {
  const naming = JSON.stringify({ accommodations: [{ guests: [{ email }] }] });
  await tx.update(checkIns).set({ draft: null }).where(sql`${checkIns.draft} @> ${naming}::jsonb`);
}

/** The reason for leaving; nothing here identifies the guest. */
export async function insertClosedAccount(
  tx: Transaction,
  closed: Omit<typeof closedAccounts.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(closedAccounts).values(closed);
}
