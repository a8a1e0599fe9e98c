import { eq, sql } from 'drizzle-orm';
import { bookingAttempts, bookings, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import type { Database } from '#gateway/store/store.ts';
import { sumCents } from '#shared/money.ts';
import type { IuguServer } from '#tests/gateway/iugu-server.ts';
import { queryRows } from '#tests/gateway/query-rows.ts';
import type { ReportedOutcome } from './payment-world.ts';

export type Ledger = Awaited<ReturnType<typeof readLedger>>;

export async function readLedger(db: Database) {
  const sentAbout = async (kind: 'BOOKING_CONFIRMED' | 'PAYMENT_RETURNED') =>
    (await db.select({ id: emails.bookingId }).from(emails).where(eq(emails.kind, kind))).map(({ id }) => id);
  return {
    bookings: await db.select().from(bookings),
    payments: await db.select().from(payments),
    refunds: await db.select().from(refunds),
    purchases: await db.select().from(hourPurchases),
    attempts: await db.select().from(bookingAttempts),
    credits: await db.select().from(creditEntries),
    differences: await db.select().from(paymentDifferences),
    confirmations: await sentAbout('BOOKING_CONFIRMED'),
    returns: await sentAbout('PAYMENT_RETURNED'),
  };
}

/** What the provider has taken and given back, by our own name for the payment, from its books alone. */
export function providerBooks({ invoices }: Pick<IuguServer, 'invoices'>) {
  const books = new Map<string, { taken: number; returned: number }>();
  for (const { external_reference: id, status, total_cents: cents } of invoices.values()) {
    if (status !== 'paid' && status !== 'refunded') continue;
    const { taken, returned } = books.get(id) ?? { taken: 0, returned: 0 };
    books.set(id, { taken: taken + cents, returned: returned + (status === 'refunded' ? cents : 0) });
  }
  return books;
}

export function paymentFaults(
  ledger: Ledger,
  server: IuguServer,
  reported: readonly ReportedOutcome[],
): string[] {
  return [
    ...openFaults(ledger),
    ...providerFaults(ledger, server),
    ...bookingFaults(ledger),
    ...reportedOutcomeFaults(ledger, reported),
    ...ledger.differences.map(({ paymentId }) => `the reconciliation reports payment ${paymentId}`),
  ];
}

function openFaults({
  payments: all,
  bookings: booked,
  refunds: back,
  purchases,
  attempts,
}: Ledger): string[] {
  const counts = {
    'payments open': all.filter(({ status }) => status === 'OPEN'),
    'bookings being paid': booked.filter(({ status }) => status === 'PROCESSING' || status === 'PENDING'),
    'refunds not made': back.filter(({ state }) => state !== 'DONE'),
    'purchases of hours open': purchases.filter(({ outcome }) => outcome === 'PROCESSING'),
    'orders open': attempts.filter(({ outcome }) => outcome === 'PROCESSING'),
  };
  return Object.entries(counts).flatMap(([name, found]) =>
    found.length > 0 ? [`${name}: ${found.length}`] : [],
  );
}

function providerFaults({ payments: all, refunds: back }: Ledger, server: IuguServer): string[] {
  const books = providerBooks(server);
  const faults: string[] = [];
  for (const { id, status, method, amountCents } of all) {
    if (method === 'DESK') continue;
    const own = back.filter(({ paymentId }) => paymentId === id);
    const taken = (status === 'APPROVED' ? amountCents : 0) + sumCents(own.map(refund => refund.amountCents));
    const returned = sumCents(own.filter(({ state }) => state === 'DONE').map(refund => refund.amountCents));
    const booked = books.get(id) ?? { taken: 0, returned: 0 };
    books.delete(id);
    if (booked.taken !== taken || booked.returned !== returned)
      faults.push(
        `${method} ${id} is ${taken} - ${returned} here and ${booked.taken} - ${booked.returned} at the provider`,
      );
  }
  for (const [id, { taken }] of books)
    faults.push(`the provider took ${taken} for ${id}, which nobody knows`);
  return faults;
}

function bookingFaults(ledger: Ledger): string[] {
  const faults: string[] = [];
  for (const booking of ledger.bookings) {
    const { id, locator, status, chargedCents, creditsCents, valueCents, taxCents } = booking;
    const approved = ledger.payments.filter(each => each.bookingId === id && each.status === 'APPROVED');
    const charged = sumCents(approved.map(({ amountCents }) => amountCents));
    if (charged !== chargedCents) faults.push(`${locator} says ${chargedCents} and was charged ${charged}`);
    const isSold = status === 'CONFIRMED' || (status === 'CANCELED' && chargedCents > 0);
    if (isSold && chargedCents + creditsCents !== valueCents + taxCents)
      faults.push(`${locator} is ${status} and paid in part`);
    if (status === 'CANCELED' && chargedCents > 0) {
      const back = ledger.credits.filter(({ type, bookingId }) => type === 'DEPOSIT' && bookingId === id);
      if (sumCents(back.map(({ amountCents }) => amountCents)) !== chargedCents + creditsCents)
        faults.push(`${locator} was canceled and gave back something else than it cost`);
    }
    const mails = ledger.confirmations.filter(each => each === id).length;
    if (mails !== (isSold ? 1 : 0)) faults.push(`${locator} is ${status} with ${mails} confirmations`);
    const refunded = ledger.refunds.filter(({ bookingId }) => bookingId === id).length;
    if (ledger.returns.filter(each => each === id).length !== refunded)
      faults.push(`${locator} had ${refunded} refunds and other e-mails about them`);
  }
  return faults;
}

/** A guest who was shown that an order is booked has it; one who was shown that it is not has paid nothing for it. */
function reportedOutcomeFaults(
  { attempts, payments: all }: Ledger,
  reported: readonly ReportedOutcome[],
): string[] {
  return reported.flatMap(({ guestId, key, outcome, code }) => {
    const attempt = attempts.find(each => each.guestId === guestId && each.key === key);
    if (outcome === 'BOOKED' && attempt?.outcome !== 'BOOKED') return [`a booking that was reported is gone`];
    if (outcome !== 'REFUSED' || !attempt?.bookingId) return [];
    const paid = all.some(each => each.bookingId === attempt.bookingId && each.status === 'APPROVED');
    return paid ? [`an order that was rejected with ${code} was charged`] : [];
  });
}

/** A room is one stay's at a time, and is reserved for stays that have it alone. */
export async function roomFaults(db: Database): Promise<string[]> {
  const [double] = await queryRows(
    db,
    sql`select count(*)::integer as found from accommodations a join accommodations b
      on a.room_id = b.room_id and a.id < b.id and a.occupied && b.occupied where a.holds_room and b.holds_room`,
  );
  const [stray] = await queryRows(
    db,
    sql`select count(*)::integer as found from accommodations a join bookings b on b.id = a.booking_id
      where a.holds_room <> (b.status in ('CONFIRMED', 'PENDING', 'PROCESSING'))`,
  );
  return [
    ...(double?.['found'] === 0 ? [] : [`${double?.['found']} pairs of stays share a room`]),
    ...(stray?.['found'] === 0
      ? []
      : [`${stray?.['found']} rooms are reserved for nobody, or not for somebody`]),
  ];
}

/** At every moment, while gateways are killed: nothing is approved or returned here before the provider did it. */
export async function standingFaults(db: Database, server: IuguServer): Promise<string[]> {
  const ledger = await readLedger(db);
  const books = providerBooks(server);
  const faults = await roomFaults(db);
  for (const { id, status, amountCents, method } of ledger.payments) {
    const { taken, returned } = books.get(id) ?? { taken: 0, returned: 0 };
    const done = ledger.refunds.filter(({ paymentId, state }) => paymentId === id && state === 'DONE');
    const here = sumCents(done.map(refund => refund.amountCents));
    if (status === 'APPROVED' && taken < amountCents)
      faults.push(`${method} ${id} is approved and not taken`);
    if (here > returned) faults.push(`${method} ${id} is returned here and not at the provider`);
  }
  return faults;
}
