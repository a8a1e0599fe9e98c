import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AppContext } from '#gateway/context.ts';
import { payBooking } from '#gateway/domain/booking/order/pay-booking.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { ChargeOutcomeUnknown } from '#gateway/domain/payment/payment-provider.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import { fromReais } from '#shared/money.ts';
import { clientAt } from './checking-in.ts';
import { newDesk } from './desk.ts';
import { cashOrder } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { scenario } from './scenario.ts';
import {
  attempt,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  newGuest,
  newKey,
  payerAtHome,
  session,
} from './small-hotel.ts';
import { reservedRooms } from './stored-booking.ts';

const hotel = openFreshHotel();
let key: string;
let booked: { bookingId: string; locator: string };
beforeEach(async () => {
  key = newKey();
  booked = await scenario(hotel).walkIn({ key });
});

/** 320.00 for the night from Tuesday on, and 3.5 % of tax. */
const PRICE = 331.2;

const pay = (payment: BookingPayment, client: Client = hotel.guest.client, bookingId = booked.bookingId) =>
  client.payment.pay({ bookingId, payment });
const inCash = () => cashOrder(booked.bookingId, { purpose: 'BOOKING', amountCents: fromReais(PRICE) });
const newCard = async (description: string) => ({
  token: await cardToken(hotel.gateway),
  description,
  set_as_default: true,
});
const request = (payment: BookingPayment) => ({
  payer: payerAtHome(hotel.guest.id),
  bookingId: booked.bookingId,
  payment,
});
const typed = async (number?: string) => cardPayment(await cardToken(hotel.gateway, number));
const findBooking = (client: Client = hotel.guest.client) =>
  client.bookings.find({ bookingId: booked.bookingId });
const paymentsOf = () => hotel.db.select().from(payments).where(eq(payments.bookingId, booked.bookingId));
const emailsOf = async (kind: 'BOOKING_CONFIRMED' | 'BOOKING_CANCELED') => {
  const sent = await hotel.db.select().from(emails).where(eq(emails.bookingId, booked.bookingId));
  return sent.filter(email => email.kind === kind);
};
async function chargesMade(): Promise<number> {
  const ids = (await paymentsOf()).map(({ id }) => id);
  const approved = and(inArray(sandboxCharges.paymentId, ids), eq(sandboxCharges.outcome, 'APPROVED'));
  return hotel.db.$count(sandboxCharges, approved);
}

/** A gateway whose connection to its provider breaks before the charge arrives. */
function unreachable(app: AppContext): AppContext {
  return {
    ...app,
    payments: {
      ...app.payments,
      charge: () => Promise.reject(new ChargeOutcomeUnknown('the line is dead')),
    },
  };
}

describe('a walk-in that waits for its payment', () => {
  test('is paid by card and confirmed, with an e-mail that says so (API-54, PD-13)', async () => {
    const { bookingId, locator } = booked;
    const payment = { ...(await typed()), numberOfInstallments: 3 };
    expect(await pay(payment)).toEqual({ bookingId, locator, status: 'CONFIRMED', charged: PRICE });
    expect(await findBooking()).toMatchObject({
      status: 'CONFIRMED',
      payment: { total: PRICE, charged: PRICE, due: 0, deadline: null },
    });
    expect(await paymentsOf()).toMatchObject([
      { method: 'CARD', status: 'APPROVED', amountCents: 331_20, installments: 3 },
    ]);
    const [email] = await emailsOf('BOOKING_CONFIRMED');
    expect(email?.text).toContain('Charged to your card');
    expect(email?.text).not.toContain('Paid at the reception');
    hotel.gateway.clock.moveTo(new Date('2026-12-01T23:00:00-03:00'));
    await settleDue(hotel.gateway.app);
    expect(await reservedRooms(hotel.db, booked.bookingId)).toBe(1);
    const paid = { outcome: 'BOOKED', booking: { status: 'CONFIRMED', charged: PRICE } };
    expect(await attempt((await session(hotel.gateway, hotel.guest.id)).client, key)).toMatchObject(paid);
  });

  test('is paid with a saved card, and one typed now can be saved (API-54, PD-13)', async () => {
    const saved = await hotel.guest.client.payment.createCard(await newCard('Mine'));
    const payment = { id: 'pay_saved', numberOfInstallments: 1, saveCard: false, cardId: saved.id };
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED' });

    await hotel.db.update(accommodations).set({ holdsRoom: false });
    key = newKey();
    const second = await scenario(hotel).walkIn({ key });
    const card = { description: 'New', token: await cardToken(hotel.gateway, '5555555555554444') };
    const keep = { id: 'pay_keep', numberOfInstallments: 1, saveCard: true, card };
    await pay(keep, hotel.guest.client, second.bookingId);
    const cards = await hotel.guest.client.payment.cards();
    expect(cards.map(card => card.description)).toEqual(['Mine', 'New']);
  });

  test('whose card is declined stays PENDING with its room, and another card pays it (API-54, PD-13, PD-18)', async () => {
    const declined = await typed(CARDS.declines);
    await expect(pay(declined)).rejects.toMatchObject({ code: 'CARD_DECLINED', status: 402 });
    expect(await findBooking()).toMatchObject({ status: 'PENDING', payment: { due: PRICE, charged: 0 } });
    expect(await reservedRooms(hotel.db, booked.bookingId)).toBe(1);
    const unpaid = { outcome: 'BOOKED', booking: { status: 'PENDING' } };
    expect(await attempt(hotel.guest.client, key)).toMatchObject(unpaid);
    expect(await codeOf(pay(declined))).toBe('CARD_DECLINED');
    expect(await pay(await typed())).toMatchObject({ status: 'CONFIRMED', charged: PRICE });
    expect(await chargesMade()).toBe(1);
  });

  test('whose card was declined is still canceled at its deadline (BKG-15, PD-18)', async () => {
    expect(await codeOf(pay(await typed(CARDS.declines)))).toBe('CARD_DECLINED');
    hotel.gateway.clock.moveTo(new Date('2026-12-01T17:00:01-03:00'));
    await settleDue(hotel.gateway.app);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    expect(await findBooking(client)).toMatchObject({ status: 'CANCELED', payment: { due: 0 } });
    expect(await reservedRooms(hotel.db, booked.bookingId)).toBe(0);
  });

  test('is not paid any more after its deadline, even before it was canceled (BKG-15, PD-13)', async () => {
    const payment = await typed();
    const client = await clientAt(hotel, hotel.guest, '2026-12-01T17:00:00-03:00');
    expect(await codeOf(pay(payment, client))).toBe('BOOKING_NOT_PENDING');
    expect(await paymentsOf()).toEqual([]);
  });
});

describe('exactly once', () => {
  test('the same payment sent again gets the same response and charges once (API-54, PD-10)', async () => {
    const payment = await typed();
    const first = await pay(payment);
    expect(await pay(payment)).toEqual(first);
    expect(await chargesMade()).toBe(1);
    expect(await emailsOf('BOOKING_CONFIRMED')).toHaveLength(1);
  });

  test('the same id with another card, or other instalments, is rejected (API-54, PD-10)', async () => {
    const payment = await typed();
    await pay(payment);
    const other = await typed();
    const changes = [
      { ...payment, numberOfInstallments: 2 },
      { ...other, id: payment.id },
    ];
    for (const changed of changes) expect(await codeOf(pay(changed))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('pressed many times at once, with one id or with many, it charges once (API-54, PD-13)', async () => {
    const payment = await typed();
    const others = await Promise.all([typed(), typed(), typed()]);
    const responses = await Promise.all([payment, payment, ...others, payment].map(one => codeOf(pay(one))));
    const succeeded = responses.filter(response => typeof response === 'object');
    expect(succeeded.length).toBeGreaterThan(0);
    for (const response of responses.filter(one => typeof one === 'string'))
      expect(['ATTEMPT_IN_PROGRESS', 'BOOKING_NOT_PENDING']).toContain(response);
    expect(await chargesMade()).toBe(1);
    expect(await findBooking()).toMatchObject({ status: 'CONFIRMED', payment: { charged: PRICE } });
  });

  test('two that have both passed every check before either is written end in one charge (API-54, PD-13)', async () => {
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    const { app } = hotel.gateway;
    const meeting: AppContext = {
      ...app,
      payments: {
        ...app.payments,
        async isTokenUsable(token) {
          arrived += 1;
          if (arrived === 2) both.resolve();
          await both.promise;
          return app.payments.isTokenUsable(token);
        },
      },
    };
    const requests = [await typed(), await typed()].map(request);
    const responses = await Promise.all(requests.map(one => codeOf(payBooking(meeting, one))));
    expect(responses.filter(response => typeof response === 'object')).toHaveLength(1);
    expect(['ATTEMPT_IN_PROGRESS', 'BOOKING_NOT_PENDING']).toContain(
      responses.find(response => typeof response === 'string'),
    );
    expect(await chargesMade()).toBe(1);
  });

  test('a card and the desk at once end in one payment (API-54, PD-13)', async () => {
    const { take } = (await newDesk(hotel.gateway)).calls.deskPayments;
    const [byCard] = await Promise.all([codeOf(pay(await typed())), codeOf(take(inCash()))]);
    const approved = (await paymentsOf()).filter(payment => payment.status === 'APPROVED');
    expect(approved).toHaveLength(1);
    if (approved[0]?.method === 'DESK') expect(byCard).toMatch(/BOOKING_NOT_PENDING/);
    expect(await findBooking()).toMatchObject({ status: 'CONFIRMED', payment: { charged: PRICE } });
  });

  test('without a response from the bank it is PROCESSING, and nothing else pays it (API-54, PD-18)', async () => {
    const desk = await newDesk(hotel.gateway);
    const payment = await typed(CARDS.timesOutThenApproves);
    const response = codeOf(pay(payment));
    await expect.poll(async () => (await findBooking()).status).toBe('PROCESSING');
    expect(await codeOf(pay(await typed()))).toBe('ATTEMPT_IN_PROGRESS');
    expect(await codeOf(desk.calls.deskPayments.take(inCash()))).toBe('ATTEMPT_IN_PROGRESS');
    expect(await response).toBe('PAYMENT_TIMEOUT');
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED', charged: PRICE });
    expect(await chargesMade()).toBe(1);
  });

  test('a lost approval is found when the booking is read (API-06, API-54, PD-18)', async () => {
    expect(await codeOf(pay(await typed(CARDS.timesOutThenApproves)))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveBy(5_000);
    expect(await findBooking()).toMatchObject({ status: 'CONFIRMED' });
    expect(await emailsOf('BOOKING_CONFIRMED')).toHaveLength(1);
  });

  test('a lost approval is found by the gateway itself, past the deadline too (API-54, PD-18)', async () => {
    expect(await codeOf(pay(await typed(CARDS.timesOutThenApproves)))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveTo(new Date('2026-12-01T18:00:00-03:00'));
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    expect(await findBooking(client)).toMatchObject({ status: 'CONFIRMED', payment: { charged: PRICE } });
    expect(await reservedRooms(hotel.db, booked.bookingId)).toBe(1);
  });

  test('a lost decline leaves the booking PENDING (API-54, PD-18)', async () => {
    const payment = await typed(CARDS.timesOutThenDeclines);
    expect(await codeOf(pay(payment))).toBe('PAYMENT_TIMEOUT');
    expect(await codeOf(pay(payment))).toBe('CARD_DECLINED');
    expect(await findBooking()).toMatchObject({ status: 'PENDING', payment: { due: PRICE } });
  });

  test('a charge that never arrived is closed, and the same payment may be sent again (API-54, PD-10, PD-18)', async () => {
    const payment = await typed();
    expect(await codeOf(payBooking(unreachable(hotel.gateway.app), request(payment)))).toBe(
      'PAYMENT_TIMEOUT',
    );
    expect(await codeOf(pay(payment))).toBe('ATTEMPT_IN_PROGRESS');
    hotel.gateway.clock.moveBy(21_000);
    await settleDue(hotel.gateway.app);
    expect(await findBooking()).toMatchObject({ status: 'PENDING' });
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED' });
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED' });
    expect(await chargesMade()).toBe(1);
  });

  test('a payment left in the middle is finished by a retry (API-54, PD-10)', async () => {
    const payment = await typed();
    await codeOf(payBooking(unreachable(hotel.gateway.app), request(payment)));
    hotel.gateway.clock.moveBy(5_000);
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED', charged: PRICE });
    expect(await chargesMade()).toBe(1);
  });
});

describe('what is rejected', () => {
  test.each(['CONFIRMED', 'IN_PROGRESS', 'CANCELED', 'NO_SHOW', 'CONCLUDED'] as const)(
    'a booking that is %s is not paid (API-54, PD-13)',
    async status => {
      await hotel.db.update(bookings).set({ status }).where(eq(bookings.id, booked.bookingId));
      const notPending = { code: 'BOOKING_NOT_PENDING', status: 409, details: { status } };
      await expect(pay(await typed())).rejects.toMatchObject(notPending);
      expect(await paymentsOf()).toEqual([]);
    },
  );

  test('a booking is paid by its id alone, and one that does not exist is unknown (API-54, PD-13)', async () => {
    const payment = await typed();
    // Its holder finds a booking by its locator too.
    for (const bookingId of [randomUUID(), 'nothing', booked.locator])
      expect(await codeOf(pay(payment, hotel.guest.client, bookingId))).toBe('BOOKING_NOT_FOUND');
    expect(await pay(payment)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('a used card token, a stranger’s card and no card at all leave the booking PENDING (API-54)', async () => {
    const stranger = await newGuest(hotel.gateway);
    const token = await cardToken(hotel.gateway);
    const card = await stranger.client.payment.createCard({ ...(await newCard('His')), token });
    const base = { id: 'pay_x', numberOfInstallments: 1, saveCard: false };
    expect(await codeOf(pay(cardPayment(token)))).toBe('CARD_TOKEN_INVALID');
    expect(await codeOf(pay({ ...base, cardId: card.id }))).toBe('CARD_NOT_FOUND');
    expect(await codeOf(pay(base))).toBe('BAD_REQUEST');
    expect(await codeOf(pay({ ...(await typed()), cardId: card.id }))).toBe('BAD_REQUEST');
    expect(await codeOf(pay({ ...(await typed()), cpfPayment: '11111111111' }))).toBe('BAD_REQUEST');
    expect(await findBooking()).toMatchObject({ status: 'PENDING' });
  });

  test('neither the card’s token nor a tax id is stored in the gateway (PD-16)', async () => {
    const token = await cardToken(hotel.gateway);
    await pay({ ...cardPayment(token), cpfPayment: '52998224725' });
    const stored = JSON.stringify(await paymentsOf());
    for (const secret of [token, '52998224725']) expect(stored).not.toContain(secret);
  });
});
