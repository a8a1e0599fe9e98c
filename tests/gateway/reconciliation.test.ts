import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { reconcile } from '#gateway/domain/payment/reconcile.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { paymentDifferences, payments, refunds } from '#gateway/store/schema/payments.ts';
import { sandboxCharges, sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario, TWO_NIGHTS } from './scenario.ts';
import { attempt, book, CARDS, cardPayment, cardToken, codeOf, newKey, orderFor } from './small-hotel.ts';

const hotel = openFreshHotel();
const settle = () => settleDue(hotel.gateway.app);
beforeEach(async () => {
  await hotel.db.delete(paymentDifferences);
});
const differences = () => hotel.db.select().from(paymentDifferences);
const paymentOf = async (bookingId: string) => {
  const [payment] = await hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));
  if (!payment) throw new Error('the booking has no payment');
  return payment;
};
const withCard = async (number?: string) => {
  const payment = cardPayment(await cardToken(hotel.gateway, number));
  return orderFor(hotel.guest.client, TWO_NIGHTS, [{ typeId: 'queen' }], { payment });
};
const compare = () => reconcile(hotel.gateway.app);
const nextDay = () => {
  hotel.gateway.clock.moveBy(25 * 3_600_000);
  return compare();
};
const paidPix = async (times: number) => {
  const { pix } = await scenario(hotel).pixStay();
  for (let time = 0; time < times; time += 1)
    await paySandboxPix(hotel.gateway.app, pix.paymentId, { isNotified: true });
  return pix.paymentId;
};
const refundsOf = (paymentId: string) =>
  hotel.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));

test('books that agree leave nothing to check: paid, declined, expired, late and double (PAY-40)', async () => {
  await book(hotel.guest.client, await withCard());
  await codeOf(book(hotel.guest.client, await withCard(CARDS.declines)));
  await paidPix(2);
  await settle();
  await compare();
  expect(await differences()).toEqual([]);
});

test('a charge that the provider does not have is reported, once, until its books agree (PAY-40)', async () => {
  const { bookingId } = await book(hotel.guest.client, await withCard());
  const { id, amountCents } = await paymentOf(bookingId);
  const [charge] = await hotel.db.select().from(sandboxCharges).where(eq(sandboxCharges.paymentId, id));
  await hotel.db.delete(sandboxCharges).where(eq(sandboxCharges.paymentId, id));
  await compare();
  const taken = { takenCents: amountCents, providerTakenCents: 0 };
  const found = { paymentId: id, ...taken, returnedCents: 0, providerReturnedCents: 0 };
  expect(await differences()).toMatchObject([found]);
  await nextDay();
  expect(await differences()).toMatchObject([found]);
  if (charge) await hotel.db.insert(sandboxCharges).values(charge);
  // A payment is compared once a day.
  await compare();
  expect(await differences()).toHaveLength(1);
  await nextDay();
  expect(await differences()).toEqual([]);
});

test('a transfer that no webhook reported, and one that went back by itself, are reported (PAY-40)', async () => {
  const paymentId = await paidPix(1);
  const [payment] = await hotel.db.select().from(payments).where(eq(payments.id, paymentId));
  await hotel.db
    .update(sandboxPixTransfers)
    .set({ refundedAt: hotel.gateway.clock.now() })
    .where(eq(sandboxPixTransfers.paymentId, paymentId));
  await compare();
  const providerReturnedCents = payment?.amountCents;
  expect(await differences()).toMatchObject([{ paymentId, returnedCents: 0, providerReturnedCents }]);
});

test('a card whose charge went back before anybody checked pays nothing, and the books agree (PAY-37, PAY-40)', async () => {
  const key = newKey();
  const body = await withCard(CARDS.timesOutThenApproves);
  expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
  const isIts = eq(payments.clientPaymentId, body.payment?.id ?? '');
  const [payment] = await hotel.db.select().from(payments).where(isIts);
  const paymentId = payment?.id ?? '';
  await hotel.db
    .update(sandboxCharges)
    .set({ refundedAt: hotel.gateway.clock.now() })
    .where(eq(sandboxCharges.paymentId, paymentId));
  hotel.gateway.clock.moveBy(30_000);
  for (const _ of [1, 2]) await settle();
  const { client } = hotel.guest;
  expect(await attempt(client, key)).toEqual({ outcome: 'REFUSED', code: 'CARD_DECLINED' });
  expect(await refundsOf(paymentId)).toMatchObject([{ state: 'DONE' }]);
  await compare();
  expect(await differences()).toEqual([]);
});

test('a refund that was made and whose response was lost is no difference: its next try ends it (PAY-39, PAY-40)', async () => {
  const id = await paidPix(2);
  await settle();
  await hotel.db
    .update(refunds)
    .set({ state: 'OPEN', nextTryAt: new Date(hotel.gateway.clock.now().getTime() + 60_000) })
    .where(eq(refunds.paymentId, id));
  await compare();
  expect(await differences()).toEqual([]);
  hotel.gateway.clock.moveBy(61_000);
  await settle();
  expect(await refundsOf(id)).toMatchObject([{ state: 'DONE' }]);
});
