import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { pixProvider } from '#gateway/domain/payment/pix/pix-code.ts';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { insertSandboxTransfer } from '#gateway/store/sandbox-pix-store.ts';
import { sandboxPixTransfers } from '#gateway/store/schema/sandbox.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { readPixCode } from '#tests/read-pix-code.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { expirePix, pixPayment, refundsOf, renewPix } from './pix-calls.ts';
import { familyRoom, scenario, TWO_NIGHTS } from './scenario.ts';
import { attempt, book, cardPayment, cardToken, codeOf, newGuest, newKey, orderFor } from './small-hotel.ts';
import { mailKinds } from './stored-booking.ts';

const hotel = openFreshHotel();

type Code = { paymentId: string };
const codeAt = ({ paymentId }: Code) => hotel.guest.client.pix.find({ paymentId });
const close = ({ paymentId }: Code, { client } = hotel.guest) => client.pix.close({ paymentId });
const stateOf = async (paymentId: string) => (await codeAt({ paymentId })).state;
const bookingOf = (bookingId: string) => hotel.guest.client.bookings.find({ bookingId });
const settle = () => settleDue(hotel.gateway.app);
const expire = () => expirePix(hotel.gateway);
const pay = (paymentId: string, isNotified = true) =>
  paySandboxPix(hotel.gateway.app, paymentId, { isNotified });
/** Whether somebody else can buy the hotel's only family room for these nights; they have it then. */
async function buyFamilyRoom(): Promise<boolean> {
  const other = await newGuest(hotel.gateway);
  const payment = cardPayment(await cardToken(hotel.gateway));
  const order = await orderFor(other.client, TWO_NIGHTS, [familyRoom], { payment });
  // A room that the search shows no more has no price to order it at.
  return typeof (await codeOf(book(other.client, order))) !== 'string';
}
const mailsOf = (bookingId: string) => mailKinds(hotel, bookingId);

describe('a booking with Pix', () => {
  test('reserves its room while its code lives, and is confirmed when the code is paid (PAY-32, PAY-34)', async () => {
    const { bookingId, status, pix, charged } = await scenario(hotel).pixStay();
    expect([status, charged, pix.state]).toEqual(['PROCESSING', 0, 'WAITING']);
    const minutes = (Date.parse(pix.expiresAt) - Date.parse(pix.now)) / 60_000;
    expect(minutes).toBeGreaterThan(14.5);
    expect(minutes).toBeLessThanOrEqual(15);
    expect(pix.isReserved, 'by its code alone').toBe(false);
    expect(readPixCode(pix.code ?? '')?.get('54')).toBe(pix.amount.toFixed(2));
    expect(await buyFamilyRoom()).toBe(false);
    await pay(pix.paymentId);
    expect(await codeAt(pix)).toMatchObject({ state: 'PAID', code: null, isRenewable: false });
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED']);
    expect(await refundsOf(hotel.db, bookingId)).toEqual([]);
    const bill = await hotel.guest.client.bill.find({ bookingId });
    expect(bill).toMatchObject({ paid: [{ by: 'PIX', amount: pix.amount }], due: 0 });
  });

  test('whose response was lost is found with the same code by its key, and by its booking from elsewhere (PAY-33)', async () => {
    const key = newKey();
    const { order, ...first } = await scenario(hotel).pixStay({ key });
    expect(await book(hotel.guest.client, order, key)).toMatchObject({ pix: { code: first.pix.code } });
    const unpaid = { outcome: 'UNPAID', booking: { pix: { code: first.pix.code } } };
    expect(await attempt(hotel.guest.client, key)).toMatchObject(unpaid);
    const { payment } = await bookingOf(first.bookingId);
    const found = await codeAt({ paymentId: payment?.pix?.paymentId ?? '' });
    expect(found.code).toBe(first.pix.code);
    const stranger = await newGuest(hotel.gateway);
    const { paymentId } = first.pix;
    expect(await codeOf(stranger.client.pix.find({ paymentId }))).toBe('PIX_NOT_FOUND');
    expect(await codeOf(close(first.pix, stranger))).toBe('PIX_NOT_FOUND');
    await pay(first.pix.paymentId);
    expect(await attempt(hotel.guest.client, key)).toMatchObject({ outcome: 'BOOKED' });
  });

  test('shows its holder the code that waits, in the list too, and nothing once it is over (PAY-33)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    const open = { paymentId: pix.paymentId, purpose: 'BOOKING', expiresAt: pix.expiresAt };
    expect((await bookingOf(bookingId)).payment?.pix).toEqual(open);
    const [listed] = await hotel.guest.client.bookings.active({});
    expect(listed?.payment?.pix).toEqual(open);
    await pay(pix.paymentId);
    expect((await bookingOf(bookingId)).payment?.pix).toBeNull();
  });

  test('is given up when the code has expired: the room is free, and credits are back (PAY-34)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    expect(await codeAt(pix)).toMatchObject({ state: 'EXPIRED', code: null, isRenewable: true });
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
    expect(await buyFamilyRoom()).toBe(true);
  });

  test('gets a new code after the first while its room is free (PAY-34)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    const again = await renewPix(hotel.guest, bookingId);
    expect(again).toMatchObject({ state: 'WAITING', amount: pix.amount });
    expect(again.code).not.toBe(pix.code);
    expect(await buyFamilyRoom()).toBe(false);
    // A second device that wants a code too gets the same one.
    expect(await renewPix(hotel.guest, bookingId)).toMatchObject({ paymentId: again.paymentId });
  });

  test('whose room is sold after its code gets no new one (PAY-34)', async () => {
    const { bookingId } = await scenario(hotel).pixStay();
    await expire();
    expect(await buyFamilyRoom()).toBe(true);
    expect(await codeOf(renewPix(hotel.guest, bookingId))).toBe('ROOM_UNAVAILABLE');
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
  });

  test('gets one new code and no third one, and its room is free then (SEC-20)', async () => {
    const { bookingId } = await scenario(hotel).pixStay();
    await expire();
    const second = await renewPix(hotel.guest, bookingId);
    await expire();
    expect(await codeAt(second)).toMatchObject({ state: 'EXPIRED', isRenewable: false });
    expect(await codeOf(renewPix(hotel.guest, bookingId))).toBe('BOOKING_NOT_PENDING');
    expect(await buyFamilyRoom()).toBe(true);
  });

  test('is given up at once where its guest does not want to pay any more (PAY-34)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    expect((await close(pix)).state).toBe('CLOSED');
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
    expect(await buyFamilyRoom()).toBe(true);
  });

  test('that was given up did not expire, also where a poll or a webhook reads its end first (PAY-34)', async () => {
    const { pix } = await scenario(hotel).pixStay();
    const { app } = hotel.gateway;
    const provider = pixProvider(app);
    const closeThere = provider.close.bind(provider);
    vi.spyOn(provider, 'close').mockImplementationOnce(async reference => {
      const report = await closeThere(reference);
      await pollPix(app, pix.paymentId);
      return report;
    });
    expect((await close(pix)).state).toBe('CLOSED');
  });

  test('is made with one open code at a time (SEC-04)', async () => {
    const { pix, bookingId } = await scenario(hotel).pixStay();
    const second = scenario(hotel).pixStay({ rooms: [{ typeId: 'queen' }] });
    await expect(second).rejects.toMatchObject({
      code: 'PIX_ALREADY_OPEN',
      details: { paymentId: pix.paymentId, bookingId },
    });
  });

  test('that has ended is not taken up again beside an open code of another one (SEC-04)', async () => {
    const { bookingId } = await scenario(hotel).pixStay();
    await expire();
    const other = await scenario(hotel).pixStay({ rooms: [{ typeId: 'queen' }] });
    await expect(renewPix(hotel.guest, bookingId)).rejects.toMatchObject({
      code: 'PIX_ALREADY_OPEN',
      details: { paymentId: other.pix.paymentId, bookingId: other.bookingId },
    });
    await close(other.pix);
    expect((await renewPix(hotel.guest, bookingId)).state).toBe('WAITING');
  });

  test('names a tax id that is one, no card and one instalment (PAY-32)', async () => {
    const order = await orderFor(hotel.guest.client, TWO_NIGHTS, [{ typeId: 'queen' }]);
    const wrong: Partial<NonNullable<NewBooking['payment']>>[] = [
      { cpfPayment: '52998224726' },
      { cpfPayment: undefined },
      { cardId: 'some-card' },
      { card: { token: 'some-token' } },
      { numberOfInstallments: 2 },
      { saveCard: true },
    ];
    for (const change of wrong) {
      const call = book(hotel.guest.client, { ...order, payment: { ...pixPayment(), ...change } });
      expect(await codeOf(call), JSON.stringify(change)).toBe('BAD_REQUEST');
    }
  });
});

describe('a Pix that is paid too late', () => {
  test('confirms the booking while its room is free, also where only a poll finds it (PAY-35, PAY-36)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    await pay(pix.paymentId, false);
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
    hotel.gateway.clock.moveBy(2 * 60_000);
    await settle();
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await stateOf(pix.paymentId)).toBe('PAID');
    expect(await buyFamilyRoom()).toBe(false);
    expect(await refundsOf(hotel.db, bookingId)).toEqual([]);
  });

  test('goes back at once where the room is sold, and the guest is notified by screen and e-mail (PAY-35, PAY-39)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    expect(await buyFamilyRoom()).toBe(true);
    await pay(pix.paymentId);
    await settle();
    expect(await stateOf(pix.paymentId)).toBe('REFUNDED');
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE', reason: 'LATE' }]);
    expect(await mailsOf(bookingId)).toEqual(['PAYMENT_RETURNED']);
    const { refunds: shown } = await hotel.guest.client.bookings.values({ bookingId });
    expect(shown).toMatchObject([{ amount: pix.amount, state: 'DONE' }]);
    await settle();
    expect(await refundsOf(hotel.db, bookingId)).toHaveLength(1);
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
    // The guest's own copy of the account says the same.
    const { bookings: exported } = await hotel.guest.client.account.export();
    expect(exported[0]?.payments).toMatchObject([
      { method: 'PIX', status: 'DECLINED', refunds: [{ amount: pix.amount, reason: 'LATE', state: 'DONE' }] },
    ]);
  });

  test('pays in place of the newer code of its booking, which can be paid no more (PAY-35)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    const newer = await renewPix(hotel.guest, bookingId);
    await pay(pix.paymentId);
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await stateOf(newer.paymentId)).toBe('CLOSED');
    await pay(newer.paymentId);
    await settle();
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([
      { state: 'DONE', reason: 'DOUBLE', paymentId: newer.paymentId },
    ]);
  });
});

test('a transfer of another amount than the code’s pays nothing and goes back whole (PAY-35, PAY-39)', async () => {
  const { bookingId, pix } = await scenario(hotel).pixStay();
  await insertSandboxTransfer(hotel.db, {
    reference: `transfer_${randomUUID()}`,
    paymentId: pix.paymentId,
    amountCents: 1_00,
    paidAt: hotel.gateway.clock.now(),
    refusesRefund: false,
  });
  await pollPix(hotel.gateway.app, pix.paymentId);
  await settle();
  expect(await stateOf(pix.paymentId)).toBe('WAITING');
  expect(await refundsOf(hotel.db, bookingId)).toMatchObject([
    { state: 'DONE', amountCents: 1_00, reason: 'OTHER_AMOUNT' },
  ]);
  await pay(pix.paymentId);
  expect(await bookingOf(bookingId)).toMatchObject({ status: 'CONFIRMED' });
});

describe('a Pix that is paid twice', () => {
  test('goes back where its booking was canceled after it was paid with another code (PAY-35, PAY-39)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await expire();
    const newer = await renewPix(hotel.guest, bookingId);
    await pay(newer.paymentId);
    await hotel.guest.client.bookings.cancel({ bookingId });
    await pay(pix.paymentId);
    await settle();
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CANCELED' });
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE', paymentId: pix.paymentId }]);
  });

  test('pays once; the other transfer goes back, once (PAY-35, PAY-37)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await pay(pix.paymentId, false);
    await pay(pix.paymentId, false);
    await Promise.all([1, 2, 3].map(() => pollPix(hotel.gateway.app, pix.paymentId)));
    await Promise.all([settle(), settle()]);
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'CONFIRMED' });
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE', reason: 'DOUBLE' }]);
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED', 'PAYMENT_RETURNED']);
  });

  test('is reported where the provider rejects its return, tried on with pauses, and not lost (PAY-39, PAY-40, PD-147)', async () => {
    const { bookingId, pix } = await scenario(hotel).pixStay();
    await pay(pix.paymentId);
    await paySandboxPix(hotel.gateway.app, pix.paymentId, { isNotified: true, refusesRefund: true });
    const tries: [number, string][] = [];
    for (const minutes of [0, 1, 5, 15, 60]) {
      // A minute too early nothing is tried.
      hotel.gateway.clock.moveBy(Math.max(0, minutes - 1) * 60_000);
      await settle();
      expect((await refundsOf(hotel.db, bookingId))[0]?.tries).toBe(tries.length === 0 ? 1 : tries.length);
      hotel.gateway.clock.moveBy(Math.min(1, minutes) * 60_000);
      await Promise.all([settle(), settle()]);
      const [refund] = await refundsOf(hotel.db, bookingId);
      tries.push([refund?.tries ?? 0, refund?.state ?? '']);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5].map(made => [made, 'REFUSED']));
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED']);
    const transfers = eq(sandboxPixTransfers.paymentId, pix.paymentId);
    await hotel.db.update(sandboxPixTransfers).set({ refusesRefund: false }).where(transfers);
    hotel.gateway.clock.moveBy(6 * 3_600_000);
    await Promise.all([settle(), settle()]);
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE' }]);
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED', 'PAYMENT_RETURNED']);
  });
});
