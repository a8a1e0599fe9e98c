import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { noteMissedEvents, reconcile } from '#gateway/domain/payment/reconcile.ts';
import { returnDueMoney } from '#gateway/domain/payment/return-money.ts';
import { paymentProvider } from '#gateway/start-gateway.ts';
import { storePixCode } from '#gateway/store/pix-store.ts';
import { paymentDifferences, paymentEvents, providerInvoices } from '#gateway/store/schema/payments.ts';
import { openIuguHotel, paidWebhook } from './iugu-hotel.ts';
import { renewPix } from './pix-calls.ts';
import { scenario } from './scenario.ts';
import { attempt, book, codeOf, newKey } from './small-hotel.ts';
import { mailKinds } from './stored-booking.ts';

const hotel = openIuguHotel();
const { order, typedCard, fault, later, statusOf, newest, notify, refunds } = hotel;

/** Another invoice of the same payment, as a call makes it at the same moment. */
const twinOf = (id: string, twin: string) => {
  const invoice = hotel.server.invoices.get(id);
  if (invoice) hotel.server.invoices.set(twin, { ...invoice, id: twin, status: 'pending', paid_cents: null });
};
async function withPix() {
  const { bookingId, pix } = await scenario(hotel).pixStay();
  return { bookingId, paymentId: pix.paymentId, invoice: newest().id };
}
/** Paid twice; the second transfer waits to go back. */
async function paidTwice() {
  const made = await withPix();
  hotel.server.pay(made.invoice);
  await later(6_000);
  const second = hotel.server.pay(made.invoice);
  return { ...made, second };
}
const refundRequests = () => hotel.requestsTo('/refund');
const settleTwice = async () => {
  for (const _ of [1, 2]) await settleDue(hotel.gateway.app);
};
const returnMails = async (bookingId: string) =>
  (await mailKinds(hotel, bookingId)).filter(kind => kind === 'PAYMENT_RETURNED');
/** As `paidTwice`, and the refund is to be requested now, after a first try that Iugu did not consider. */
async function withRefundDue() {
  const made = await paidTwice();
  await notify(paidWebhook(made.second, 'invoice.created'));
  fault(/refund$/, 'limited');
  await settleTwice();
  expect(await refunds(made.bookingId)).toMatchObject([{ state: 'OPEN', tries: 1 }]);
  hotel.gateway.clock.moveBy(61_000);
  hotel.server.requests.length = 0;
  return made;
}
const provider = () => {
  const { store, clock, config } = hotel.gateway.app;
  return paymentProvider(config, { store, clock });
};

test('a charge that Iugu makes after it was given up finds its invoice canceled (PAY-37)', async () => {
  const charges = () => hotel.server.carriedOut(/POST \/charge/);
  const before = charges();
  fault(/POST \/charge/, 'overdue');
  const key = newKey();
  expect(await codeOf(book(hotel.guest.client, await order(typedCard()), key))).toBe('PAYMENT_TIMEOUT');
  await later(30_000);
  expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'REFUSED', code: 'PAYMENT_TIMEOUT' });
  await expect.poll(charges).toBe(before + 1);
  expect(newest().status).toBe('canceled');
});

test('a guest who opens a booking while Iugu does not respond sees that it is being paid (PAY-37)', async () => {
  fault(/POST \/charge/, 'silent');
  const key = newKey();
  const body = await order(typedCard());
  expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
  hotel.gateway.clock.moveBy(6_000);
  fault(/GET \/invoices/, 'broken', 3);
  expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'PROCESSING' });
  expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
});

test('a card that Iugu has not considered, being over its limit, is not called invalid (PAY-37)', async () => {
  fault(/payment_methods$/, 'limited');
  const card = { token: hotel.server.token(), description: 'Visa', set_as_default: true };
  expect(await codeOf(hotel.guest.client.payment.createCard(card))).toBe('PAYMENT_TIMEOUT');
  expect(await hotel.guest.client.payment.createCard(card)).toMatchObject({ description: 'Visa' });
});

/** A charge that was made through an invoice of its own, and another invoice that a slower call has just written down. */
async function chargeWithTwin(twin: string) {
  const payer = { guestId: hotel.guest.id, name: 'Ada Prado', email: hotel.guest.email, taxId: null };
  const paymentId = randomUUID();
  const source = { token: hotel.server.token() };
  await provider().charge({ paymentId, source, amount: 12_00, installments: 1, payer });
  const charged = newest().id;
  // As the slower call writes down what it made, with a name that comes first.
  twinOf(charged, twin);
  const createdAt = new Date(hotel.gateway.clock.now().getTime() - 1_000);
  const row = { provider: 'iugu', reference: twin, paymentId, methodReference: null, createdAt };
  await hotel.db.insert(providerInvoices).values({ ...row, kind: 'CARD' });
  return { paymentId, charged };
}

test('of two invoices that two calls made for one card payment, the charged one counts (PAY-37)', async () => {
  const { paymentId } = await chargeWithTwin('0');
  expect(await provider().close(paymentId)).toMatchObject({ outcome: 'APPROVED' });
});

test('of two invoices of which one was charged and returned, the other decides until it has ended (PAY-37)', async () => {
  const { paymentId, charged } = await chargeWithTwin('1');
  const [returned, other] = [hotel.server.invoices.get(charged), hotel.server.invoices.get('1')];
  if (!returned || !other) throw new Error('Iugu has made no invoices');
  returned.status = 'refunded';
  expect(await provider().find(paymentId)).toBeNull();
  other.status = 'paid';
  expect(await provider().find(paymentId)).toMatchObject({ outcome: 'APPROVED' });
  other.status = 'pending';
  expect(await provider().close(paymentId)).toMatchObject({ outcome: 'RETURNED' });
  expect(other.status).toBe('canceled');
});

test.each(['limited', 'unauthorized'] as const)(
  'a refund that Iugu did not consider, being %s, is made later (PAY-39)',
  async does => {
    const { bookingId, second } = await paidTwice();
    await notify(paidWebhook(second, 'invoice.created'));
    fault(/refund$/, does);
    await settleTwice();
    expect(await refunds(bookingId)).toMatchObject([{ state: 'OPEN' }]);
    await later(61_000);
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reference: second }]);
  },
);

test('a refund that Iugu rejects is shown, requested again, and reported to the guest once it is made (PAY-39, PD-147)', async () => {
  const { bookingId, second } = await paidTwice();
  hotel.server.rejectsRefunds.add(second);
  await notify(paidWebhook(second, 'invoice.created'));
  await settleTwice();
  expect(await refunds(bookingId)).toMatchObject([{ state: 'REFUSED' }]);
  await later(10_000);
  expect(refundRequests()).toHaveLength(1);
  hotel.server.rejectsRefunds.clear();
  await later(61_000);
  expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE' }]);
  expect(await returnMails(bookingId)).toHaveLength(1);
});

test('an empty success is no refund: only the invoice says that the money is back (PAY-39)', async () => {
  const { bookingId, second } = await paidTwice();
  hotel.server.rejectsRefunds.add(second);
  await notify(paidWebhook(second, 'invoice.created'));
  fault(/refund$/, 'empty');
  await settleTwice();
  expect(await refunds(bookingId)).toMatchObject([{ state: 'OPEN', tries: 1 }]);
  hotel.server.rejectsRefunds.clear();
  await later(61_000);
  expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reference: second }]);
  expect(hotel.server.invoices.get(second)?.status).toBe('refunded');
});

test('a refund that several sweeps find at once is requested once (PAY-39)', async () => {
  const { bookingId } = await withRefundDue();
  await Promise.all([1, 2, 3].map(() => returnDueMoney(hotel.gateway.app)));
  expect(refundRequests()).toHaveLength(1);
  expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE' }]);
});

test('a refund whose claim runs out before its response is ended by another sweep, and reported once (PAY-39)', async () => {
  const { bookingId, second } = await withRefundDue();
  hotel.server.lateMs = 500;
  fault(/refund$/, 'late');
  const slow = returnDueMoney(hotel.gateway.app);
  await expect.poll(() => hotel.server.invoices.get(second)?.status).toBe('refunded');
  hotel.gateway.clock.moveBy(5 * 60_000);
  await returnDueMoney(hotel.gateway.app);
  expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE' }]);
  await slow;
  expect(refundRequests()).toHaveLength(1);
  expect(await returnMails(bookingId)).toHaveLength(1);
});

test('a code is not given up while Iugu has not considered that it ends: it may be paid yet (PAY-34)', async () => {
  const { bookingId, paymentId, invoice } = await withPix();
  fault(/cancel$/, 'limited');
  expect(await codeOf(hotel.guest.client.pix.close({ paymentId }))).toBe('PAYMENT_TIMEOUT');
  hotel.server.pay(invoice);
  await later(6_000);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
});

test('of two codes that two requests made at once, the first is shown and both are ended (PAY-33, PAY-34)', async () => {
  const { paymentId, invoice } = await withPix();
  // The slower one comes to its end.
  twinOf(invoice, 'SLOW');
  const now = hotel.gateway.clock.now();
  const row = { provider: 'iugu', reference: 'SLOW', paymentId, methodReference: null, createdAt: now };
  await hotel.db.insert(providerInvoices).values({ ...row, kind: 'PIX' });
  await storePixCode(hotel.db, paymentId, { reference: 'SLOW', code: 'another', nextPollAt: now });
  expect((await hotel.guest.client.pix.find({ paymentId })).code).toContain(invoice);
  await hotel.guest.client.pix.close({ paymentId });
  const statuses = [invoice, 'SLOW'].map(id => hotel.server.invoices.get(id)?.status);
  expect(statuses).toEqual(['canceled', 'canceled']);
});

test('a code in whose place an older one was paid is ended at Iugu, so that nobody pays it as well (PAY-35)', async () => {
  const { bookingId, paymentId, invoice } = await withPix();
  await hotel.guest.client.pix.close({ paymentId });
  // The older one is paid while its cancellation is pending.
  await renewPix(hotel.guest, bookingId);
  const newer = newest().id;
  hotel.server.pay(invoice);
  await pollPix(hotel.gateway.app, paymentId);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
  await later(61_000);
  expect(hotel.server.invoices.get(newer)?.status).toBe('canceled');
});

test('a second payment whose webhooks were all lost is found by the sweep, and goes back (PAY-35, PAY-36)', async () => {
  const { bookingId, second } = await paidTwice();
  await later(60_000);
  expect(await refunds(bookingId)).toEqual([]);
  await noteMissedEvents(hotel.gateway.app);
  await noteMissedEvents(hotel.gateway.app);
  await settleDue(hotel.gateway.app);
  expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reason: 'DOUBLE', reference: second }]);
});

test('a second payment while the gateway was down for hours is found when it is up again (PAY-35, PAY-36)', async () => {
  await noteMissedEvents(hotel.gateway.app);
  const { bookingId, second } = await paidTwice();
  hotel.gateway.clock.moveBy(5 * 3_600_000);
  await noteMissedEvents(hotel.gateway.app);
  await settleDue(hotel.gateway.app);
  expect(await refunds(bookingId)).toMatchObject([{ reason: 'DOUBLE', reference: second }]);
});

test('a webhook of what Iugu does not know is dropped, so that others do not wait (PAY-36)', async () => {
  await notify(paidWebhook('0123456789ABCDEF', 'invoice.created'));
  await settleDue(hotel.gateway.app);
  const ofIt = eq(paymentEvents.reference, '0123456789ABCDEF');
  const [event] = await hotel.db.select().from(paymentEvents).where(ofIt);
  expect(event?.handledAt).not.toBeNull();
});

test('what was paid a moment before the books are compared is no difference (PAY-40)', async () => {
  const { bookingId, paymentId, invoice } = await withPix();
  await hotel.guest.client.pix.close({ paymentId });
  hotel.server.pay(invoice);
  await reconcile(hotel.gateway.app);
  expect(await hotel.db.select().from(paymentDifferences)).toEqual([]);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
});

test('an invoice that Iugu has no more is a difference, and keeps no other payment waiting (PAY-40)', async () => {
  const { paymentId, invoice } = await withPix();
  hotel.server.pay(invoice);
  await pollPix(hotel.gateway.app, paymentId);
  const taken = hotel.server.invoices.get(invoice)?.total_cents;
  hotel.server.invoices.delete(invoice);
  await reconcile(hotel.gateway.app, { isForced: true });
  const ofIt = eq(paymentDifferences.paymentId, paymentId);
  const differences = await hotel.db.select().from(paymentDifferences).where(ofIt);
  expect(differences).toMatchObject([{ takenCents: taken, providerTakenCents: 0 }]);
});

test('a code that has ended is read no more often while Iugu fails (PAY-36)', async () => {
  const { paymentId, invoice } = await withPix();
  await hotel.guest.client.pix.close({ paymentId });
  const reads = () => hotel.requestsTo(`/invoices/${invoice}`).length;
  fault(/GET/, 'broken', 100);
  const before = reads();
  await later(61_000);
  expect(reads()).toBe(before + 1);
  await later(6_000);
  await later(6_000);
  expect(reads()).toBe(before + 1);
});
