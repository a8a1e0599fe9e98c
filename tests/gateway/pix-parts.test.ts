import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { creditBalance, depositCredits } from '#gateway/store/credit-store.ts';
import { fromReais, toReais } from '#shared/money.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { expirePix, renewPix } from './pix-calls.ts';
import { familyRoom, scenario, TWO_NIGHTS } from './scenario.ts';
import { cardPayment, cardToken, codeOf, session } from './small-hotel.ts';

const hotel = openFreshHotel();
const settle = () => settleDue(hotel.gateway.app);
const balance = async () => toReais(await creditBalance(hotel.db, hotel.guest.id, hotel.gateway.clock.now()));
const seed = (amountCents: number) =>
  depositCredits(hotel.db, {
    guestId: hotel.guest.id,
    origin: 'FULL_CANCELLATION',
    amountCents,
    createdAt: hotel.gateway.clock.now(),
  });
const expire = () => expirePix(hotel.gateway);
const pay = (paymentId: string) => paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
const refundsShown = async (bookingId: string, { client } = hotel.guest) =>
  (await client.bookings.values({ bookingId })).refunds;

describe('credits beside a Pix code', () => {
  const withCredits = async () => {
    const { order, ...booked } = await scenario(hotel).pixStay({ useCredits: true });
    return { ...booked, total: fromReais(order.value) + fromReais(order.taxValue) };
  };

  test('pay a part, the code the rest, to the cent (PAY-32, PD-19)', async () => {
    await seed(100_01);
    const { pix, total, bookingId } = await withCredits();
    expect(pix.amount).toBe(toReais(total - 100_01));
    expect(await balance()).toBe(0);
    await pay(pix.paymentId);
    const { paid } = await hotel.guest.client.bill.find({ bookingId });
    expect(paid).toEqual([
      { by: 'CREDITS', amount: 100.01 },
      { by: 'PIX', amount: pix.amount },
    ]);
  });

  test('are back when the code expires, and pay their part again with a late Pix (PAY-34, PAY-35)', async () => {
    await seed(100_00);
    const { pix, bookingId } = await withCredits();
    await expire();
    expect(await balance()).toBe(100);
    await pay(pix.paymentId);
    expect(await balance()).toBe(0);
    expect((await hotel.guest.client.bookings.find({ bookingId })).status).toBe('CONFIRMED');
  });

  test('that were spent meanwhile leave the late Pix without its other part: it goes back (PAY-35)', async () => {
    await seed(100_00);
    const { pix, bookingId } = await withCredits();
    await expire();
    const dates = TWO_NIGHTS;
    await scenario(hotel).paidStay({ rooms: [{ typeId: 'queen' }], dates, useCredits: true });
    await pay(pix.paymentId);
    await settle();
    expect(await refundsShown(bookingId)).toMatchObject([{ state: 'DONE', amount: pix.amount }]);
    expect(await balance()).toBe(0);
  });
});

describe('a walk-in that waits for its payment', () => {
  const walkIn = () => scenario(hotel).walkIn({ rooms: [{ ...familyRoom, checkinHour: 15 }] });
  const codeFor = (bookingId: string, id?: string) => renewPix(hotel.guest, bookingId, id);
  const statusOf = async (bookingId: string) =>
    (await hotel.guest.client.bookings.find({ bookingId })).status;

  test('is paid with Pix, under the same code however often it is requested (PAY-32, PD-13)', async () => {
    const { bookingId } = await walkIn();
    const id = `pix_${randomUUID()}`;
    const [first, second] = [await codeFor(bookingId, id), await codeFor(bookingId, id)];
    expect(second.code).toBe(first.code);
    expect(await statusOf(bookingId)).toBe('PROCESSING');
    await pay(first.paymentId);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    expect(await codeOf(codeFor(bookingId))).toBe('BOOKING_NOT_PENDING');
  });

  test('waits again when its code has expired, and is paid by card or by a late Pix, once (PAY-34, PAY-35)', async () => {
    const { bookingId } = await walkIn();
    const { paymentId, isReserved } = await codeFor(bookingId);
    expect(isReserved, 'with or without its code').toBe(true);
    await expire();
    expect(await statusOf(bookingId)).toBe('PENDING');
    const renewable = { state: 'EXPIRED', isRenewable: true, isReserved: true };
    expect(await hotel.guest.client.pix.find({ paymentId })).toMatchObject(renewable);
    const payment = cardPayment(await cardToken(hotel.gateway));
    await hotel.guest.client.payment.pay({ bookingId, payment });
    await pay(paymentId);
    await settle();
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    expect(await refundsShown(bookingId)).toMatchObject([{ state: 'DONE' }]);
  });

  test.each(['PENDING', 'CANCELED'] as const)(
    'that is %s and that its guest took off the list is on it again once a late Pix has paid it (PAY-35, BKG-15, PD-59)',
    async status => {
      const late = await walkIn();
      const { paymentId } = await codeFor(late.bookingId);
      await expire();
      if (status === 'CANCELED') {
        hotel.gateway.clock.moveTo(new Date(Date.parse(late.paymentDeadline ?? '') + 60_000));
        await settle();
      }
      const { client } = await session(hotel.gateway, hotel.guest.id);
      expect((await client.bookings.find({ bookingId: late.bookingId })).status).toBe(status);
      await client.bookings.hide({ bookingId: late.bookingId });
      expect(await client.bookings.active({})).toEqual([]);
      await pay(paymentId);
      const paid = { bookingId: late.bookingId, status: 'CONFIRMED' };
      expect(await client.bookings.active({})).toMatchObject([paid]);
    },
  );

  test('that its guest canceled stays canceled: a late Pix goes back (PAY-35, PAY-39)', async () => {
    const { bookingId } = await walkIn();
    const { paymentId } = await codeFor(bookingId);
    await expire();
    await hotel.guest.client.bookings.cancel({ bookingId });
    await pay(paymentId);
    await settle();
    expect(await statusOf(bookingId)).toBe('CANCELED');
    expect(await refundsShown(bookingId)).toMatchObject([{ state: 'DONE' }]);
  });

  test('that nobody paid in time is canceled; a Pix after its day goes back (PAY-35, BKG-15)', async () => {
    const { bookingId } = await walkIn();
    const { paymentId, amount } = await codeFor(bookingId);
    await expire();
    hotel.gateway.clock.moveBy(26 * 3_600_000);
    await settle();
    await pay(paymentId);
    await settle();
    const guest = { ...hotel.guest, ...(await session(hotel.gateway, hotel.guest.id)) };
    expect(await refundsShown(bookingId, guest)).toMatchObject([{ state: 'DONE', amount }]);
  });
});
