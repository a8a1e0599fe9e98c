import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { takeDataFolder } from '#gateway/store/data-folder.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries, creditUses } from '#gateway/store/schema/credits.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { Database } from '#gateway/store/store.ts';
import { fromReais, sumCents } from '#shared/money.ts';
import { roomFaults } from './audit-payments.ts';
import type { BookedOutcome, Outcome } from './retrying-client.ts';

export async function readDatabase<Found>(
  folder: string,
  read: (db: Database) => Promise<Found>,
): Promise<Found> {
  const data = await takeDataFolder(folder);
  const store = await openStore({ folder: data.database });
  try {
    return await read(store.db);
  } finally {
    await store.close();
    await data.release();
  }
}

export async function auditBooks(db: Database, outcomes: Outcome[]): Promise<string[]> {
  return [
    ...rejectionFaults(outcomes),
    ...(await bookingFaults(db, outcomes)),
    ...(await roomFaults(db)),
    ...(await creditFaults(db)),
    ...(await chargeFaults(db)),
  ];
}

function rejectionFaults(outcomes: Outcome[]): string[] {
  return outcomes.flatMap(outcome => {
    if (!('rejected' in outcome) || outcome.rejected === 'ROOM_UNAVAILABLE') return [];
    if (outcome.rejected === 'CARD_DECLINED' && outcome.cardDeclines) return [];
    return [`an order was rejected with ${outcome.rejected}`];
  });
}

/**
 * Every booking that was confirmed exists once and as the response says, unless its guest has canceled it: then what was
 * paid came back once. Every other one is canceled.
 */
async function bookingFaults(db: Database, outcomes: Outcome[]): Promise<string[]> {
  const faults: string[] = [];
  const stored = new Map((await db.select().from(bookings)).map(row => [row.id, row]));
  const bookedOutcomes = outcomes.flatMap(outcome => ('booking' in outcome ? [outcome] : []));
  for (const { booking, guestId, canceled } of bookedOutcomes) {
    const row = stored.get(booking.bookingId);
    if (row?.status !== (canceled ? 'CANCELED' : 'CONFIRMED'))
      faults.push(`booking ${booking.locator} was confirmed to its guest and is not there`);
    else if (row.locator !== booking.locator || row.guestId !== guestId)
      faults.push(`booking ${booking.locator} is another's`);
    else if (
      row.chargedCents !== fromReais(booking.charged) ||
      row.creditsCents !== fromReais(booking.creditsUsed)
    )
      faults.push(`booking ${booking.locator} was confirmed with other amounts`);
  }
  if (new Set(bookedOutcomes.map(({ booking }) => booking.bookingId)).size !== bookedOutcomes.length)
    faults.push('two orders got one booking');
  const confirmed = [...stored.values()].filter(({ status }) => status === 'CONFIRMED').length;
  const standing = bookedOutcomes.filter(({ canceled }) => !canceled).length;
  if (confirmed !== standing)
    faults.push(`${confirmed} bookings are confirmed, ${standing} were reported to guests`);
  const open = await db.$count(bookings, sql`${bookings.status} not in ('CONFIRMED', 'CANCELED')`);
  if (open > 0) faults.push(`${open} bookings are left open`);
  const mails = await db.$count(emails, eq(emails.kind, 'BOOKING_CONFIRMED'));
  if (mails !== bookedOutcomes.length)
    faults.push(`${mails} confirmations were written for ${bookedOutcomes.length} bookings`);
  return [...faults, ...(await cancellationFaults(db, bookedOutcomes))];
}

/** A canceled booking returned everything that was paid, once, with one e-mail; no other booking returned anything. */
async function cancellationFaults(db: Database, bookedOutcomes: readonly BookedOutcome[]): Promise<string[]> {
  const faults: string[] = [];
  const canceled = bookedOutcomes.filter(outcome => outcome.canceled);
  const deposits = await db.select().from(creditEntries).where(isNotNull(creditEntries.bookingId));
  const returned = deposits.filter(({ type }) => type === 'DEPOSIT');
  for (const { booking, canceled: response } of canceled) {
    const own = returned.filter(({ bookingId }) => bookingId === booking.bookingId);
    const paid = fromReais(booking.charged) + fromReais(booking.creditsUsed);
    const credited = fromReais(response?.creditValue ?? 0);
    if (credited !== paid || response?.cancellationFeeValue !== 0)
      faults.push(`booking ${booking.locator} cost something to cancel`);
    if (own.length !== 1 || own[0]?.amountCents !== paid)
      faults.push(`booking ${booking.locator} returned ${own.length} deposits`);
  }
  if (returned.length !== canceled.length) faults.push('a booking that stands returned credits');
  const mails = await db.$count(emails, eq(emails.kind, 'BOOKING_CANCELED'));
  if (mails !== canceled.length)
    faults.push(`${mails} e-mails were written about ${canceled.length} cancellations`);
  return faults;
}

/** What was taken from each deposit is what valid bookings took from it. */
async function creditFaults(db: Database): Promise<string[]> {
  const faults: string[] = [];
  const entries = await db.select().from(creditEntries);
  const uses = await db.select().from(creditUses);
  const standing = new Set(
    entries.filter(entry => entry.type === 'WITHDRAWAL' && !entry.reversedAt).map(entry => entry.id),
  );
  for (const deposit of entries.filter(entry => entry.type === 'DEPOSIT')) {
    const taken = uses.filter(use => use.depositId === deposit.id && standing.has(use.withdrawalId));
    if (deposit.amountCents - deposit.remainingCents !== sumCents(taken.map(use => use.amountCents)))
      faults.push(`deposit ${deposit.id} does not add up`);
  }
  const booked = await db.select().from(bookings);
  for (const booking of booked) {
    const withdrawn = entries.filter(entry => standing.has(entry.id) && entry.bookingId === booking.id);
    if (sumCents(withdrawn.map(entry => entry.amountCents)) !== booking.creditsCents)
      faults.push(`booking ${booking.locator} took other credits than it says`);
  }
  const inBookings = sumCents(booked.map(booking => booking.creditsCents));
  const inLedger = sumCents(entries.filter(entry => standing.has(entry.id)).map(entry => entry.amountCents));
  if (inBookings !== inLedger) faults.push('a withdrawal belongs to no booking');
  return faults;
}

/** The provider's records: the card of each booking that was confirmed was charged once, nobody else's. */
async function chargeFaults(db: Database): Promise<string[]> {
  const faults: string[] = [];
  const charges = await db.select().from(sandboxCharges).where(eq(sandboxCharges.outcome, 'APPROVED'));
  const paid = await db
    .select({ payment: payments, booking: bookings })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.status, 'APPROVED'), gt(bookings.chargedCents, 0)));
  for (const charge of charges) {
    const match = paid.find(({ payment }) => payment.id === charge.paymentId);
    if (!match) faults.push('a charge was approved for no confirmed booking');
    else if (charge.amountCents !== match.booking.chargedCents) faults.push('a charge has another amount');
  }
  if (charges.length !== paid.length) faults.push(`${charges.length} charges for ${paid.length} payments`);
  if (new Set(charges.map(charge => charge.methodReference)).size !== charges.length)
    faults.push('a card was charged twice');
  const open = await db.$count(payments, eq(payments.status, 'OPEN'));
  if (open > 0) faults.push(`${open} payments are left open`);
  return faults;
}
