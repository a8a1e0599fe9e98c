import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paymentEvents } from '#gateway/store/schema/payments.ts';
import { sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import { FOREIGN_FORM, FORM, formEnd, sendForm } from './console-form.ts';
import { boardOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { refundsOf } from './pix-calls.ts';
import { scenario } from './scenario.ts';

const hotel = openFreshHotel();

const post = async (path: string, payment = '', headers = FORM, fields: Record<string, string> = {}) =>
  formEnd(await sendForm(hotel.gateway, `payments/${path}`, { payment, ...fields }, headers));
const setRefundsRejected = (isOn: boolean) => post('refunds', '', FORM, { are: isOn ? 'refused' : 'made' });
const page = async () => (await hotel.gateway.raw('GET', '/console/payments')).text;
/** Of one booking, as its desk reads them. */
const attentionTo = async (bookingId: string) =>
  (await boardOf(hotel.gateway)).attention
    .filter(item => item.bookingId === bookingId)
    .map(({ kind, amountCents }) => [kind, amountCents]);
const rowOf = async (locator: string) =>
  (await page()).split('<tr>').find(row => row.includes(`>${locator}<`)) ?? '';

async function waiting() {
  const { bookingId, locator, pix } = await scenario(hotel).pixStay();
  return { bookingId, locator, paymentId: pix.paymentId };
}
const stateOf = async (paymentId: string) => (await hotel.guest.client.pix.find({ paymentId })).state;
const settle = () => settleDue(hotel.gateway.app);

describe('the console’s bank', () => {
  test('pays a code, and the gateway is notified at once (PAY-33, PAY-36)', async () => {
    const { locator, paymentId } = await waiting();
    expect(await rowOf(locator)).toContain('waiting');
    expect(await post('pay', paymentId)).toBe('pix-paid');
    expect(await stateOf(paymentId)).toBe('PAID');
    const row = await rowOf(locator);
    expect(row).toContain('paid once, 0 returned');
    expect(row).toContain('Pay again');
    const events = await hotel.db.select().from(paymentEvents);
    expect(events).toMatchObject([{ provider: 'sandbox', event: 'pix.paid', handledAt: expect.any(Date) }]);
  });

  test('pays a code after its time: the room is free, so that the booking is confirmed (PAY-35)', async () => {
    const { locator, paymentId, bookingId } = await waiting();
    expect(await post('expire', paymentId)).toBe('pix-expired');
    expect(await stateOf(paymentId)).toBe('EXPIRED');
    expect(await hotel.guest.client.bookings.find({ bookingId })).toMatchObject({ status: 'CANCELED' });
    expect(await rowOf(locator)).toContain('expired');
    expect(await post('pay-late', paymentId)).toBe('pix-paid');
    expect(await stateOf(paymentId)).toBe('PAID');
    expect(await hotel.guest.client.bookings.find({ bookingId })).toMatchObject({ status: 'CONFIRMED' });
  });

  test('pays late in one press as well: first the time of the code ends (PAY-35)', async () => {
    const { paymentId, bookingId } = await waiting();
    expect(await post('pay-late', paymentId)).toBe('pix-paid');
    expect(await hotel.guest.client.bookings.find({ bookingId })).toMatchObject({ status: 'CONFIRMED' });
    const { expiresAt, now } = await hotel.guest.client.pix.find({ paymentId });
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(now));
  });

  test('pays a code twice: the second transfer goes back (PAY-35, PAY-39)', async () => {
    const { locator, paymentId, bookingId } = await waiting();
    expect(await post('pay-twice', paymentId)).toBe('pix-paid');
    await settle();
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE', reason: 'DOUBLE' }]);
    expect(await rowOf(locator)).toContain('paid 2 times, 1 returned');
  });

  test('loses one webhook: that Pix is found by a poll, the next one has its webhook again (PAY-36)', async () => {
    const { paymentId } = await waiting();
    expect(await post('lose-trigger')).toBe('trigger-lost');
    expect(await page()).toContain('told by nobody');
    expect(await post('pay', paymentId)).toBe('pix-paid-untold');
    expect(await stateOf(paymentId)).toBe('WAITING');
    hotel.gateway.clock.moveBy(6_000);
    await settle();
    expect(await stateOf(paymentId)).toBe('PAID');
    expect(await post('pay', paymentId)).toBe('pix-paid');
  });

  test('rejects refunds until they are allowed again, and what waited goes back then (PAY-39)', async () => {
    const { paymentId, bookingId } = await waiting();
    expect(await setRefundsRejected(true)).toBe('refunds-refused');
    await post('pay-twice', paymentId);
    await settle();
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'REFUSED', tries: 1 }]);
    expect(await page()).toContain('No money goes back now.');
    expect(await setRefundsRejected(false)).toBe('refunds-made');
    expect(await post('try-refunds')).toBe('refunds-tried');
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE' }]);
  });

  test('makes a refund fail, which its desk has under attention until it is made (PAY-39, PAY-40, FRD-01)', async () => {
    const { paymentId, bookingId } = await waiting();
    await setRefundsRejected(true);
    await post('pay-twice', paymentId);
    await post('try-refunds');
    const [refund] = await refundsOf(hotel.db, bookingId);
    expect(await attentionTo(bookingId)).toEqual([['REFUND_FAILED', refund?.amountCents]]);
    expect(await hotel.gateway.metrics()).toContain('pernoite_refunds_refused 1');
    await setRefundsRejected(false);
    await post('try-refunds');
    expect(await hotel.gateway.metrics()).toContain('pernoite_refunds_refused 0');
    expect(await attentionTo(bookingId)).toEqual([]);
  });

  test('compares its books at once: its desk has a difference under attention until they agree (PAY-40, FRD-01)', async () => {
    const { paymentId, bookingId } = await waiting();
    await post('pay', paymentId);
    const own = eq(sandboxPixTransfers.paymentId, paymentId);
    const [transfer] = await hotel.db.select().from(sandboxPixTransfers).where(own);
    const book = (amountCents: number) =>
      hotel.db.update(sandboxPixTransfers).set({ amountCents }).where(own);
    await book(1);
    expect(await post('compare')).toBe('books-compared');
    expect(await attentionTo(bookingId)).toEqual([['PAYMENT_DIFFERS', expect.any(Number)]]);
    expect(await hotel.gateway.metrics()).toContain('pernoite_payment_differences 1');
    await book(transfer?.amountCents ?? 0);
    await post('compare');
    expect(await attentionTo(bookingId)).toEqual([]);
  });

  test('knows no other code, and takes no form of another site (SEC-01)', async () => {
    const { paymentId } = await waiting();
    for (const name of ['pay', 'pay-late', 'pay-twice', 'expire']) {
      expect(await post(name, randomUUID()), name).toBe(404);
      expect(await post(name, "' or 1=1"), name).toBe(404);
      expect(await post(name, paymentId, FOREIGN_FORM), name).toBe(403);
    }
    for (const name of ['lose-trigger', 'refunds', 'try-refunds', 'compare'])
      expect(await post(name, '', FOREIGN_FORM), name).toBe(403);
    expect(await stateOf(paymentId)).toBe('WAITING');
  });
});
