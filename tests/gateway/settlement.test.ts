import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '#gateway/context.ts';
import { createBooking } from '#gateway/domain/booking/order/create-booking.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { settlePayment } from '#gateway/domain/payment/settle-payment.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { newDesk } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import {
  attempt,
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  newKey,
  orderFor,
  payerAtHome,
  seedCredits,
  session,
} from './small-hotel.ts';
import { bookingOf, reservedRooms } from './stored-booking.ts';

const hotel = openFreshHotel();
const later = { checkin: '2026-12-10', checkout: '2026-12-11' };
const mailsOf = async (bookingId: string) =>
  (await hotel.db.select().from(emails).where(eq(emails.bookingId, bookingId))).map(mail => mail.kind).sort();
const statusOf = async (bookingId: string) => (await bookingOf(hotel, bookingId)).status;
const statusAndRooms = async (bookingId: string) => [
  await statusOf(bookingId),
  await reservedRooms(hotel.db, bookingId),
];
const moveTo = (time: string) => hotel.gateway.clock.moveTo(new Date(time));
const settle = () => settleDue(hotel.gateway.app);
const familyOrder = async (cardNumber?: string, useCredits = false) => {
  const payment = cardPayment(await cardToken(hotel.gateway, cardNumber));
  return orderFor(hotel.guest.client, later, [{ typeId: 'family' }], { useCredits, payment });
};
const ownBooking = async () => {
  const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.guestId, hotel.guest.id));
  if (!booking) throw new Error('the guest has no booking');
  return booking;
};
const paymentIdOf = async (bookingId: string) => {
  const [payment] = await hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return payment?.id ?? '';
};

describe('a walk-in', () => {
  test('that is not paid is canceled two hours after its start, with its room free and an e-mail (BKG-15, PD-18)', async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    moveTo('2026-12-01T16:59:00-03:00');
    await settle();
    expect(await statusAndRooms(bookingId)).toEqual(['PENDING', 1]);
    moveTo('2026-12-01T17:00:01-03:00');
    await Promise.all([settle(), settle()]);
    expect(await statusAndRooms(bookingId)).toEqual(['CANCELED', 0]);
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CANCELED', 'BOOKING_PENDING']);
  });

  test('paid at the desk is confirmed once, and no deadline cancels it (BKG-15, PD-18)', async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    const { take } = (await newDesk(hotel.gateway)).calls.deskPayments;
    await Promise.all([
      codeOf(take(cashOrder(bookingId, WALK_IN_DUE))),
      codeOf(take(cashOrder(bookingId, WALK_IN_DUE))),
    ]);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    const paid = await hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));
    expect(paid).toMatchObject([{ method: 'DESK', status: 'APPROVED', amountCents: 331_20 }]);
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED', 'BOOKING_PENDING']);
    moveTo('2026-12-01T20:00:00-03:00');
    await settle();
    expect(await statusAndRooms(bookingId)).toEqual(['CONFIRMED', 1]);
  });

  test('canceled, or one that never was, is not paid at the desk (PD-18)', async () => {
    const { bookingId } = await scenario(hotel).walkIn();
    moveTo('2026-12-01T18:00:00-03:00');
    await settle();
    const { take } = (await newDesk(hotel.gateway)).calls.deskPayments;
    expect(await codeOf(take(cashOrder(bookingId, WALK_IN_DUE)))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(take(cashOrder(randomUUID(), WALK_IN_DUE)))).toBe('NOT_FOUND');
    expect(await paymentIdOf(bookingId)).toBe('');
  });
});

/** A gateway whose provider is never reached: what a gateway that was killed before the charge leaves behind. */
function unreachable(app: AppContext): AppContext {
  return { ...app, payments: { ...app.payments, charge: () => Promise.reject(new Error('killed')) } };
}

describe('an order left in the middle', () => {
  async function leftOpen() {
    await seedCredits(hotel.gateway, hotel.guest.id, 100_00, '2027-06-01T00:00:00-03:00');
    const order = await familyOrder(CARDS.approves, true);
    const key = newKey();
    const payer = payerAtHome(hotel.guest.id);
    const lost = createBooking(unreachable(hotel.gateway.app), { payer, key, order, language: 'en' });
    expect(await codeOf(lost)).toBe('PAYMENT_TIMEOUT');
    return { bookingId: (await ownBooking()).id, key, order };
  }
  const balance = async () => {
    const { client } = await session(hotel.gateway, hotel.guest.id);
    return (await client.personalInfo.creditBalance()).value;
  };

  test('is reported as in progress while its charge may still be made (PD-10)', async () => {
    const { key, order, bookingId } = await leftOpen();
    expect(await codeOf(book(hotel.guest.client, order, key))).toBe('ATTEMPT_IN_PROGRESS');
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'PROCESSING' });
    await settle();
    expect(await statusOf(bookingId)).toBe('PROCESSING');
  });

  test('is finished by a retry with the same key, charged once (PD-10)', async () => {
    const { key, order, bookingId } = await leftOpen();
    hotel.gateway.clock.moveBy(5_000);
    const response = await book(hotel.guest.client, order, key);
    expect(response).toMatchObject({ bookingId, status: 'CONFIRMED', creditsUsed: 100, charged: 251.9 });
    expect(await mailsOf(bookingId)).toEqual(['BOOKING_CONFIRMED']);
  });

  test('is canceled after twenty seconds where the provider never saw it: room free, credits back (PD-18)', async () => {
    const { key, bookingId } = await leftOpen();
    expect(await balance()).toBe(0);
    hotel.gateway.clock.moveBy(21_000);
    await Promise.all([settle(), settle()]);
    expect([...(await statusAndRooms(bookingId)), await balance()]).toEqual(['CANCELED', 0, 100]);
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'REFUSED', code: 'PAYMENT_TIMEOUT' });
  });

  test('that was canceled can be tried again with the same key and card (PD-10)', async () => {
    const { key, order, bookingId } = await leftOpen();
    hotel.gateway.clock.moveBy(21_000);
    await settle();
    const again = await book(hotel.guest.client, order, key);
    expect(again).toMatchObject({ status: 'CONFIRMED', creditsUsed: 100, charged: 251.9 });
    expect(again.bookingId).not.toBe(bookingId);
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'BOOKED', booking: again });
  });

  test('that was canceled is not charged by a call that comes late (PD-18)', async () => {
    const { bookingId } = await leftOpen();
    const paymentId = await paymentIdOf(bookingId);
    hotel.gateway.clock.moveBy(21_000);
    await settle();
    const late = await hotel.gateway.app.payments.charge({
      paymentId,
      source: { token: await cardToken(hotel.gateway) },
      amount: 251_90,
      installments: 1,
      payer: { guestId: hotel.guest.id, name: 'Ada Prado', email: hotel.guest.email, taxId: null },
    });
    expect(late.outcome).toBe('CLOSED');
  });
});

describe('a charge that nobody waits for any more', () => {
  test('is found by the gateway itself and confirms the booking once (PD-18)', async () => {
    const order = await familyOrder(CARDS.timesOutThenApproves);
    expect(await codeOf(book(hotel.guest.client, order))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveBy(5_000);
    await Promise.all([settle(), settle(), settle()]);
    const booking = await ownBooking();
    expect(booking).toMatchObject({ status: 'CONFIRMED', chargedCents: 351_90 });
    expect(await mailsOf(booking.id)).toEqual(['BOOKING_CONFIRMED']);
  });

  test('settled twice changes nothing the second time (PD-18)', async () => {
    const { bookingId } = await book(hotel.guest.client, await familyOrder());
    const declined = { outcome: 'DECLINED', card: null, decidedAt: hotel.gateway.clock.now() } as const;
    await settlePayment(hotel.gateway.app, await paymentIdOf(bookingId), declined);
    expect(await statusAndRooms(bookingId)).toEqual(['CONFIRMED', 1]);
  });
});
