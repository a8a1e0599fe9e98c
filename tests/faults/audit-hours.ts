import { eq, inArray } from 'drizzle-orm';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { Database } from '#gateway/store/store.ts';
import { fromReais, sumCents } from '#shared/money.ts';
import type { HoursOutcome } from './hours-orders.ts';

export async function hoursFaults(db: Database, outcomes: readonly HoursOutcome[]): Promise<string[]> {
  const faults = outcomes.flatMap(rejectionFault);
  const purchases = await db.select().from(hourPurchases);
  const bought = purchases.filter(({ outcome }) => outcome === 'BOUGHT');
  const completed = outcomes.flatMap(outcome => ('bought' in outcome ? [outcome] : []));
  for (const { order, bought: response } of completed) {
    const [purchase, ...more] = bought.filter(one => one.accommodationId === order.accommodationId);
    if (!purchase || more.length > 0) faults.push('hours that a guest bought are not there exactly once');
    else if (purchase.chargedCents !== fromReais(response.charged))
      faults.push('hours were confirmed with another amount');
  }
  if (bought.length !== completed.length)
    faults.push(`${bought.length} purchases of hours, ${completed.length} were reported to guests`);
  if (purchases.some(({ outcome }) => outcome === 'PROCESSING'))
    faults.push('a purchase of hours is left open');
  const mails = await db.$count(emails, eq(emails.kind, 'HOURS_BOUGHT'));
  if (mails !== bought.length) faults.push(`${mails} e-mails about ${bought.length} purchases of hours`);
  return [...faults, ...(await roomFaults(db, outcomes)), ...(await chargeFaults(db))];
}

function rejectionFault(outcome: HoursOutcome): string[] {
  if (!('rejected' in outcome) || outcome.rejected === 'HOURS_UNAVAILABLE') return [];
  if (outcome.rejected === 'HOURS_PAYMENT_REJECTED' && outcome.cardDeclines) return [];
  return [`an order of hours was rejected with ${outcome.rejected}`];
}

/** Every room has its bought hour and its bill, and occupies no more than them. */
async function roomFaults(db: Database, outcomes: readonly HoursOutcome[]): Promise<string[]> {
  if (outcomes.length === 0) return [];
  const faults: string[] = [];
  const ids = outcomes.map(({ order }) => order.accommodationId);
  const rooms = await db.select().from(accommodations).where(inArray(accommodations.id, ids));
  const lines = await db.select().from(stayLines).where(inArray(stayLines.accommodationId, ids));
  for (const outcome of outcomes) {
    const room = rooms.find(({ id }) => id === outcome.order.accommodationId);
    if (!room) return ['a room of bought hours is gone'];
    const bill = lines.filter(({ accommodationId }) => accommodationId === room.id);
    if (sumCents(bill.map(({ priceCents }) => priceCents)) !== room.valueCents)
      faults.push('a bill with hours does not add up');
    const usual = 'bought' in outcome ? hoursOf(outcome) : { checkinHour: 18, checkoutHour: 11 };
    if (room.checkinHour !== usual.checkinHour || room.checkoutHour !== usual.checkoutHour)
      faults.push('a room has other hours than were bought for it');
    const [from = '', until = ''] = room.occupied.replace(/[[\])"]/g, '').split(',');
    const occupiedHours = (Date.parse(until) - Date.parse(from)) / 3_600_000;
    if (occupiedHours !== 24 - room.checkinHour + room.checkoutHour + 1)
      faults.push('a room is reserved for other hours');
  }
  return faults;
}

/** The provider's records: what each booking says was charged is what its cards were charged, each of them once. */
async function chargeFaults(db: Database): Promise<string[]> {
  const faults: string[] = [];
  const stays = await db.select().from(bookings);
  const paid = await db.select().from(payments);
  const charges = await db.select().from(sandboxCharges).where(eq(sandboxCharges.outcome, 'APPROVED'));
  for (const { id, locator, valueCents, taxCents, chargedCents } of stays) {
    const own = paid.filter(({ bookingId }) => bookingId === id).map(payment => payment.id);
    const charged = charges.filter(({ paymentId }) => own.includes(paymentId));
    const cents = sumCents(charged.map(({ amountCents }) => amountCents));
    if (cents !== chargedCents || cents !== valueCents + taxCents)
      faults.push(`booking ${locator} was charged another amount than it says`);
  }
  if (new Set(charges.map(({ methodReference }) => methodReference)).size !== charges.length)
    faults.push('a card was charged twice');
  if (paid.some(({ status }) => status === 'OPEN')) faults.push('a payment is left open');
  return faults;
}

function hoursOf({ order: { type } }: HoursOutcome) {
  return type === 'CHECKIN' ? { checkinHour: 12, checkoutHour: 11 } : { checkinHour: 18, checkoutHour: 16 };
}
