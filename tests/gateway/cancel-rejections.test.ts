import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cancelBooking } from '#gateway/domain/booking/ending/cancel-booking.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { LONG_STAY, petRoom, scenario } from './scenario.ts';
import { book, CARDS, cardPayment, cardToken, codeOf, newGuest, newKey, orderFor } from './small-hotel.ts';
import {
  bookingOf,
  checkIn,
  depositsOf,
  firstRoomOf,
  MINUTE,
  mailsAbout,
  openHoursPurchase,
  petRoomCost,
  shifted,
} from './stored-booking.ts';

const hotel = openFreshHotel();

const { total: TOTAL, retainedLate: RETAINED_LATE, creditedLate: CREDITED_LATE } = petRoomCost;
/** 48 hours before 13:00 on the tenth. */
const THRESHOLD = '2026-12-08T13:00:00-03:00';

describe('figures that are no longer true', () => {
  test.each([
    ['credits', { creditValue: TOTAL }],
    ['fee', { cancellationFeeValue: 0 }],
    ['credits by a cent', { creditValue: CREDITED_LATE + 0.01, cancellationFeeValue: RETAINED_LATE }],
  ])('(%s) cancel nothing, and the response holds what is true now (BEY-17, PD-58)', async (_, shown) => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const client = await clientAt(hotel, hotel.guest, shifted(THRESHOLD, MINUTE));
    await expect(client.bookings.cancel({ bookingId, ...shown })).rejects.toMatchObject({
      code: 'OUTCOME_CHANGED',
      status: 409,
      details: {
        type: 'PARTIAL_CANCELLATION',
        bookingValue: TOTAL,
        cancellationFeeValue: RETAINED_LATE,
        creditValue: CREDITED_LATE,
        nextStep: { at: '2026-12-11T15:00:00.000Z', creditValue: CREDITED_LATE },
      },
    });
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONFIRMED', version: 2 });
    expect(await depositsOf(hotel, bookingId)).toEqual([]);
    expect((await firstRoomOf(hotel, bookingId)).holdsRoom).toBe(true);
    expect(await mailsAbout(hotel, bookingId)).toEqual([]);
  });
});

describe('a booking that waits for its payment', () => {
  test('costs nothing to cancel and returns nothing (PD-55)', async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    const nothing = { cancellationFeeValue: 0, creditValue: 0 };
    const { bookings: calls } = hotel.guest.client;
    const estimate = { type: 'FULL_CANCELLATION', bookingValue: 0, creditDueDate: null, nextStep: null };
    expect(await calls.estimateCancellation({ bookingId })).toEqual({ ...estimate, ...nothing });
    const response = await calls.cancel({ bookingId, ...nothing });
    expect(response).toEqual({ status: 'CANCELED', ...nothing, creditDueDate: null });
    expect(await calls.cancel({ bookingId })).toEqual(response);
    expect(await depositsOf(hotel, bookingId)).toEqual([]);
    const [mail] = await mailsAbout(hotel, bookingId);
    expect(mail?.text).toContain('Nothing had been paid');
  });

  test('that is paid while it is canceled ends in one of the two, never in both (PD-58)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { bookingId } = await scenario(hotel).walkIn();
      const payment = cardPayment(await cardToken(hotel.gateway));
      const [paid, canceled] = await Promise.all([
        codeOf(hotel.guest.client.payment.pay({ bookingId, payment })),
        codeOf(hotel.guest.client.bookings.cancel({ bookingId, creditValue: 0, cancellationFeeValue: 0 })),
      ]);
      const { status, chargedCents } = await bookingOf(hotel, bookingId);
      const isApproved = and(eq(payments.bookingId, bookingId), eq(payments.status, 'APPROVED'));
      const approved = await hotel.db.$count(payments, isApproved);
      if (status === 'CONFIRMED') {
        expect(paid).toMatchObject({ status: 'CONFIRMED' });
        // What it costs to cancel has changed where the payment had ended before.
        expect(['ATTEMPT_IN_PROGRESS', 'OUTCOME_CHANGED']).toContain(canceled);
        expect([approved, chargedCents > 0]).toEqual([1, true]);
        await hotel.guest.client.bookings.cancel({ bookingId });
      } else {
        expect(canceled).toMatchObject({ status: 'CANCELED', cancellationFeeValue: 0 });
        expect(paid).toBe('BOOKING_NOT_PENDING');
        expect([approved, chargedCents]).toEqual([0, 0]);
      }
    }
  });
});

describe('a booking whose payment is open', () => {
  test('cannot be canceled until the payment has ended (PD-58)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway, CARDS.timesOutThenApproves));
    const order = await orderFor(hotel.guest.client, LONG_STAY, [petRoom], { payment });
    expect(await codeOf(book(hotel.guest.client, order, newKey()))).toBe('PAYMENT_TIMEOUT');
    const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.guestId, hotel.guest.id));
    const bookingId = booking?.id ?? '';
    const { client } = hotel.guest;
    expect(booking?.status).toBe('PROCESSING');
    expect(await codeOf(client.bookings.cancel({ bookingId }))).toBe('ATTEMPT_IN_PROGRESS');
    await expect(client.bookings.estimateCancellation({ bookingId })).rejects.toMatchObject({
      code: 'BOOKING_NOT_CANCELABLE',
      details: { status: 'PROCESSING' },
    });
    expect((await bookingOf(hotel, bookingId)).status).toBe('PROCESSING');
    expect((await firstRoomOf(hotel, bookingId)).holdsRoom).toBe(true);
  });

  test('for hours cannot be canceled either (PD-58, HRS-01)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    await openHoursPurchase(hotel, bookingId);
    const { bookings: calls } = hotel.guest.client;
    expect(await codeOf(calls.cancel({ bookingId }))).toBe('ATTEMPT_IN_PROGRESS');
    expect(await codeOf(calls.estimateCancellation({ bookingId }))).toBe('BOOKING_NOT_CANCELABLE');
  });
});

describe('a booking that cannot be canceled', () => {
  test('because a guest has checked in says its status (BKG-38)', async () => {
    const { bookingId, first } = await scenario(hotel).longStay({ rooms: [petRoom, { typeId: 'suite' }] });
    await checkIn(hotel, bookingId, [first]);
    const rejection = { code: 'BOOKING_NOT_CANCELABLE', details: { status: 'IN_PROGRESS' } };
    for (const call of ['cancel', 'estimateCancellation'] as const)
      await expect(hotel.guest.client.bookings[call]({ bookingId })).rejects.toMatchObject(rejection);
  });

  test.each(['CONCLUDED', 'NO_SHOW', 'CANCELED'] as const)(
    'because it is %s has no estimate (API-14)',
    async status => {
      const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
      await hotel.db.update(bookings).set({ status }).where(eq(bookings.id, bookingId));
      const { bookings: calls } = hotel.guest.client;
      const rejection = { code: 'BOOKING_NOT_CANCELABLE', status: 409, details: { status } };
      await expect(calls.estimateCancellation({ bookingId })).rejects.toMatchObject(rejection);
      if (status !== 'CANCELED')
        expect(await codeOf(calls.cancel({ bookingId }))).toBe('BOOKING_NOT_CANCELABLE');
    },
  );

  test('because a partner channel sold it is canceled there (BKG-35)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    await hotel.db.update(bookings).set({ channel: 'PARTNER' }).where(eq(bookings.id, bookingId));
    const { client } = hotel.guest;
    expect(await codeOf(client.bookings.estimateCancellation({ bookingId }))).toBe('BOOKING_OF_PARTNER');
    expect(await codeOf(client.bookings.cancel({ bookingId }))).toBe('BOOKING_OF_PARTNER');
    expect((await bookingOf(hotel, bookingId)).status).toBe('CONFIRMED');
  });
});

test('nobody but the holder cancels: not another guest, not the main guest of a room (BKG-38, PD-57)', async () => {
  const { bookingId, accommodationId: id } = await scenario(hotel).longStay({ rooms: [petRoom] });
  const [other, main] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
  await addCompanion(hotel.db, { bookingId, accommodationId: id, isMain: true }, main);
  for (const { client } of [other, main])
    for (const unknown of [bookingId, randomUUID(), 'not-a-booking'])
      for (const call of ['cancel', 'estimateCancellation'] as const)
        expect(await codeOf(client.bookings[call]({ bookingId: unknown }))).toBe('BOOKING_NOT_FOUND');
  expect((await bookingOf(hotel, bookingId)).status).toBe('CONFIRMED');
});

test('canceling against taking one room out returns what was paid, once (PD-56, PD-58)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { bookingId, accommodationId: id } = await scenario(hotel).longStay({
      rooms: [{ typeId: 'queen' }, { typeId: 'suite' }],
    });
    const { client } = hotel.guest;
    const calls = [
      () => codeOf(client.bookings.cancel({ bookingId })),
      () => codeOf(client.bookings.leaveEarly({ id: bookingId, accId: String(id) })),
    ];
    await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map(call => call()));
    const deposits = await depositsOf(hotel, bookingId);
    expect(deposits.reduce((sum, deposit) => sum + deposit.amountCents, 0)).toBe(3885_14);
    expect((await bookingOf(hotel, bookingId)).status).toBe('CANCELED');
    await hotel.db.update(accommodations).set({ holdsRoom: false });
  }
});

test('a cancellation that fails half-way leaves everything as it was (API-13)', async () => {
  const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
  const { app } = hotel.gateway;
  const queue = () => Promise.reject(new Error('the queue is full'));
  const broken = { ...app, mailer: { ...app.mailer, queue } };
  const canceling = cancelBooking(broken, { guestId: hotel.guest.id, bookingId, shown: {} });
  await expect(canceling).rejects.toThrow('the queue is full');
  expect(await bookingOf(hotel, bookingId)).toMatchObject({ status: 'CONFIRMED', version: 2 });
  expect((await firstRoomOf(hotel, bookingId)).holdsRoom).toBe(true);
  expect(await depositsOf(hotel, bookingId)).toEqual([]);
});
