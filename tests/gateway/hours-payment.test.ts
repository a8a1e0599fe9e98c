import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '#gateway/context.ts';
import { buyHours } from '#gateway/domain/booking/hours/buy-hours.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { hourPurchases } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import type { HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, hoursAttempt, hoursOrder, newHoursKey, type StayEnd, savedCard, slotAt } from './hours.ts';
import { ONE_NIGHT, queenRoom, scenario } from './scenario.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  holdRoom,
  newGuest,
  newKey,
  orderFor,
  payerAtHome,
  seedCredits,
  session,
} from './small-hotel.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
/** Departure at 14 instead of 12: 60.20 and 2.11 of tax. */
const COST = 62_31;
const bought = {
  newDate: '2026-12-04T14:00:00-03:00',
  buildingTimeZone: 'America/Sao_Paulo',
  creditsUsed: 0,
  charged: 62.31,
};

const card = (number?: string) => savedCard(hotel.gateway, hotel.guest.id, number);
const afterwards = { checkin: '2026-12-04', checkout: '2026-12-05' };
const rejected = { outcome: 'REFUSED', code: 'HOURS_PAYMENT_REJECTED' };

async function ordered(number: string = CARDS.approves, rest: Partial<HoursOrder> = {}) {
  const { departure } = await scenario(hotel).paidStay();
  const paymentMethodId = await card(number);
  const order = hoursOrder(departure, await slotAt(departure, 14), { paymentMethodId, ...rest });
  return { departure, order, key: newHoursKey() };
}

const roomOf = ({ accommodationId }: Pick<StayEnd, 'accommodationId'>) => storedRoom(hotel, accommodationId);

async function chargesOf({ bookingId }: Pick<StayEnd, 'bookingId'>) {
  const rows = await hotel.db
    .select({ cents: sandboxCharges.amountCents, hours: payments.hourPurchaseId })
    .from(sandboxCharges)
    .innerJoin(payments, eq(payments.id, sandboxCharges.paymentId))
    .where(and(eq(payments.bookingId, bookingId), eq(sandboxCharges.outcome, 'APPROVED')));
  return rows.filter(({ hours }) => hours !== null).map(({ cents }) => cents);
}

const balance = async () => {
  const { client } = await session(hotel.gateway, hotel.guest.id);
  return (await client.personalInfo.creditBalance()).value;
};

const mailsOf = ({ bookingId }: Pick<StayEnd, 'bookingId'>) =>
  hotel.db.select({ kind: emails.kind }).from(emails).where(eq(emails.bookingId, bookingId));

async function expectBought(end: StayEnd) {
  expect(await roomOf(end)).toMatchObject({ checkoutHour: 14, valueCents: 400_20, taxCents: 14_01 });
  expect(await bookingOf(hotel, end.bookingId)).toMatchObject({ chargedCents: 351_90 + COST, version: 3 });
  expect(await chargesOf(end)).toEqual([COST]);
  expect((await mailsOf(end)).filter(({ kind }) => kind === 'HOURS_BOUGHT')).toHaveLength(1);
}

describe('credits', () => {
  test('pay hours where they cover price and tax, and the statement says so (PAY-19, PD-19)', async () => {
    const { departure, order } = await ordered(undefined, { useCredits: true, paymentMethodId: undefined });
    await seedCredits(hotel.gateway, hotel.guest.id, COST, '2027-06-01T00:00:00-03:00');
    expect(await buy(departure, order)).toEqual({ ...bought, creditsUsed: 62.31, charged: 0 });
    expect(await bookingOf(hotel, departure.bookingId)).toMatchObject({
      creditsCents: COST,
      chargedCents: 351_90,
      valueCents: 400_20,
    });
    expect(await chargesOf(departure)).toEqual([]);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    const { balance: left, transactions } = await client.personalInfo.statement();
    expect(left).toBe(0);
    expect(transactions[0]).toMatchObject({ type: 'WITHDRAWAL', origin: 'PURCHASE_HOURS', value: 62.31 });
  });

  test('that are a cent short pay nothing, even with a card beside them (PAY-19, PD-19)', async () => {
    const { departure, order } = await ordered(undefined, { useCredits: true });
    await seedCredits(hotel.gateway, hotel.guest.id, COST - 1, '2027-06-01T00:00:00-03:00');
    const changed = { code: 'CREDITS_CHANGED', details: { balance: 62.3 } };
    await expect(buy(departure, order)).rejects.toMatchObject(changed);
    expect([await balance(), (await roomOf(departure)).checkoutHour]).toEqual([62.3, 12]);
    expect(await chargesOf(departure)).toEqual([]);
  });

  test('that another device spends at the same moment pay once (PAY-19, PD-58)', async () => {
    const first = await ordered(undefined, { useCredits: true });
    const stay = await scenario(hotel).paidStay({ rooms: [{ ...queenRoom, typeId: 'suite' }] });
    const second = hoursOrder(stay.departure, await slotAt(stay.departure, 14), { useCredits: true });
    await seedCredits(hotel.gateway, hotel.guest.id, COST + 10, '2027-06-01T00:00:00-03:00');
    const both = [buy(first.departure, first.order), buy(stay.departure, second)];
    const responses = await Promise.all(both.map(codeOf));
    expect(responses.filter(response => response === 'CREDITS_CHANGED')).toHaveLength(1);
    expect(responses.filter(response => typeof response === 'object')).toHaveLength(1);
    expect(await balance()).toBe(0.1);
    const used = await hotel.db.$count(creditEntries, eq(creditEntries.origin, 'PURCHASE_HOURS'));
    expect(used).toBeGreaterThan(0);
  });
});

describe('a card', () => {
  test('is charged once, in the instalments that were chosen (API-28, PAY-17)', async () => {
    const { departure, order } = await ordered(undefined, { numberOfInstallments: 6 });
    expect(await buy(departure, order)).toEqual(bought);
    await expectBought(departure);
    const paid = await hotel.db.select().from(payments).where(eq(payments.bookingId, departure.bookingId));
    expect(paid.find(({ hourPurchaseId }) => hourPurchaseId !== null)).toMatchObject({
      installments: 6,
      amountCents: COST,
      status: 'APPROVED',
      saveCard: false,
    });
  });

  test('that is declined gives the hours back, and another one buys them (HRS-05, PD-61)', async () => {
    const { departure, order, key } = await ordered(CARDS.declinesCharges);
    const before = [await bookingOf(hotel, departure.bookingId), await roomOf(departure)];
    const declined = { code: 'HOURS_PAYMENT_REJECTED', status: 400 };
    await expect(buy(departure, order, key)).rejects.toMatchObject(declined);
    expect([await bookingOf(hotel, departure.bookingId), await roomOf(departure)]).toEqual(before);
    expect(await hoursAttempt(departure, key)).toEqual(rejected);
    await holdRoom(hotel.gateway, '201', ['2026-12-04', 15], ['2026-12-05', 10]);
    const paymentMethodId = await card();
    expect(await buy(departure, { ...order, paymentMethodId })).toEqual(bought);
    expect(await bookingOf(hotel, departure.bookingId)).toMatchObject({ chargedCents: 351_90 + COST });
  });

  test('of another guest, an unknown one or none at all buys nothing (PD-14)', async () => {
    const { departure, order } = await ordered();
    const stranger = await newGuest(hotel.gateway);
    const theirs = await savedCard(hotel.gateway, stranger.id);
    expect(await codeOf(buy(departure, { ...order, paymentMethodId: theirs }))).toBe('CARD_NOT_FOUND');
    expect(await codeOf(buy(departure, { ...order, paymentMethodId: 'unknown' }))).toBe('CARD_NOT_FOUND');
    const { paymentMethodId: _card, ...cardless } = order;
    const key = newHoursKey();
    expect(await codeOf(buy(departure, cardless, key))).toBe('PAYMENT_REQUIRED');
    expect(await hoursAttempt(departure, key)).toEqual({ outcome: 'REFUSED', code: 'PAYMENT_REQUIRED' });
    expect(await roomOf(departure)).toMatchObject({ checkoutHour: 12 });
  });

  test('whose bank is silent leaves the hours reserved and the card in the wallet until it responds (PD-58, PAY-19)', async () => {
    const { departure, order, key } = await ordered(CARDS.timesOutThenApproves);
    expect(await codeOf(buy(departure, order, key))).toBe('PAYMENT_TIMEOUT');
    expect(await roomOf(departure)).toMatchObject({ checkoutHour: 12, valueCents: 340_00 });
    const other = await card();
    expect(await codeOf(buy(departure, { ...order, paymentMethodId: other }))).toBe('ATTEMPT_IN_PROGRESS');
    const deleteCard = () => hotel.guest.client.payment.deleteCard({ id: order.paymentMethodId ?? '' });
    expect(await codeOf(deleteCard())).toBe('CARD_IN_USE');
    expect(await buy(departure, order, key)).toEqual(bought);
    await expectBought(departure);
    await deleteCard();
  });

  test('whose bank was silent is found by a poll of the attempt alone (PD-10)', async () => {
    const { departure, order, key } = await ordered(CARDS.timesOutThenApproves);
    expect(await codeOf(buy(departure, order, key))).toBe('PAYMENT_TIMEOUT');
    expect(await hoursAttempt(departure, key)).toEqual({ outcome: 'BOUGHT', hours: bought });
    await expectBought(departure);
  });

  test('whose bank was silent is found by the gateway itself, once (PD-18)', async () => {
    const { departure, order, key } = await ordered(CARDS.timesOutThenApproves);
    expect(await codeOf(buy(departure, order, key))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveBy(5_000);
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    await expectBought(departure);
    expect(await buy(departure, order, key)).toEqual(bought);
    await expectBought(departure);
  });

  test('whose bank says no after all gives the hours back (PD-10, HRS-05)', async () => {
    const { departure, order, key } = await ordered(CARDS.timesOutThenDeclines);
    const before = [await bookingOf(hotel, departure.bookingId), await roomOf(departure)];
    expect(await codeOf(buy(departure, order, key))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveBy(5_000);
    await settleDue(hotel.gateway.app);
    expect([await bookingOf(hotel, departure.bookingId), await roomOf(departure)]).toEqual(before);
    expect(await hoursAttempt(departure, key)).toEqual(rejected);
  });
});

describe('an order that was left in the middle', () => {
  async function leftOpen() {
    const { departure, order, key } = await ordered();
    const { app } = hotel.gateway;
    const killed: AppContext = {
      ...app,
      payments: { ...app.payments, charge: () => Promise.reject(new Error('killed')) },
    };
    const lost = buyHours(killed, { payer: payerAtHome(hotel.guest.id), key, order });
    expect(await codeOf(lost)).toBe('PAYMENT_TIMEOUT');
    return { departure, order, key };
  }

  test('is in progress while its charge may still be made, then finished by the same key (PD-10)', async () => {
    const { departure, order, key } = await leftOpen();
    expect(await codeOf(buy(departure, order, key))).toBe('ATTEMPT_IN_PROGRESS');
    expect(await hoursAttempt(departure, key)).toEqual({ outcome: 'PROCESSING' });
    hotel.gateway.clock.moveBy(5_000);
    expect(await buy(departure, order, key)).toEqual(bought);
    await expectBought(departure);
  });

  test('is closed after twenty seconds where the provider never saw it, and can be tried again (PD-18, PD-10)', async () => {
    const { departure, order, key } = await leftOpen();
    hotel.gateway.clock.moveBy(21_000);
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    expect(await hoursAttempt(departure, key)).toEqual({ outcome: 'REFUSED', code: 'PAYMENT_TIMEOUT' });
    await holdRoom(hotel.gateway, '201', ['2026-12-04', 15], ['2026-12-05', 10]);
    expect(await buy(departure, order, key)).toEqual(bought);
    await expectBought(departure);
  });
});

describe('a key', () => {
  test('used twice buys once and gets the same response, one after the other and at once (PD-10)', async () => {
    const { departure, order, key } = await ordered();
    expect(await buy(departure, order, key)).toEqual(bought);
    expect(await buy(departure, order, key)).toEqual(bought);
    await expectBought(departure);
    const again = { ...order, ...(await slotAt(departure, 16)) };
    const both = newHoursKey();
    const responses = await Promise.all([1, 2, 3, 4].map(() => codeOf(buy(departure, again, both))));
    for (const response of responses)
      if (typeof response === 'string') expect(response).toBe('ATTEMPT_IN_PROGRESS');
      else expect(response).toMatchObject({ newDate: '2026-12-04T16:00:00-03:00' });
    expect(await chargesOf(departure)).toEqual([COST, 62_31]);
  });

  test('with another order is rejected, whatever became of the first (PD-10)', async () => {
    const { departure, order, key } = await ordered();
    await buy(departure, order, key);
    const other = { ...order, numberOfInstallments: 2 };
    const reused = { code: 'IDEMPOTENCY_KEY_REUSED', status: 422 };
    await expect(buy(departure, other, key)).rejects.toMatchObject(reused);
    const second = newHoursKey();
    expect(await codeOf(buy(departure, { ...other, price: 1 }, second))).toBe('BOOKING_CHANGED');
    expect(await codeOf(buy(departure, other, second))).toBe('IDEMPOTENCY_KEY_REUSED');
    await expectBought(departure);
  });

  test("is the guest's own, and one that was never used is not found (PD-10)", async () => {
    const { departure, order, key } = await ordered();
    await buy(departure, order, key);
    const { client } = await newGuest(hotel.gateway);
    expect(await codeOf(hoursAttempt({ client }, key))).toBe('ATTEMPT_NOT_FOUND');
    expect(await codeOf(hoursAttempt(departure, newHoursKey()))).toBe('ATTEMPT_NOT_FOUND');
    expect(await codeOf(buy({ client }, order, key))).toBe('BOOKING_NOT_FOUND');
  });
});

test('of ten buyers of colliding hours in two stays back to back exactly one wins (API-28, PD-58)', async () => {
  const { departure } = await scenario(hotel).paidStay();
  const next = await newGuest(hotel.gateway);
  const rooms = [{ typeId: 'family', checkinHour: 19 }];
  const { arrival } = await scenario(hotel, next).paidStay({ rooms, dates: afterwards });
  const paymentMethodId = await savedCard(hotel.gateway, next.id);
  const leaving = hoursOrder(departure, await slotAt(departure, 16), { paymentMethodId: await card() });
  const arriving = hoursOrder(arrival, await slotAt(arrival, 14), { paymentMethodId });
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      codeOf(index % 2 === 0 ? buy(departure, leaving) : buy(arrival, arriving)),
    ),
  );
  expect(responses.filter(response => typeof response === 'object')).toHaveLength(1);
  for (const response of responses)
    if (typeof response === 'string')
      expect(['HOURS_UNAVAILABLE', 'ATTEMPT_IN_PROGRESS', 'BOOKING_CHANGED']).toContain(response);
  const won = await hotel.db.select().from(hourPurchases).where(eq(hourPurchases.outcome, 'BOUGHT'));
  const own = won.filter(({ bookingId }) => [departure.bookingId, arrival.bookingId].includes(bookingId));
  expect(own).toHaveLength(1);
  expect((await chargesOf(departure)).length + (await chargesOf(arrival)).length).toBe(1);
});

test('a payment for hours is no payment of its booking (PD-13, PD-10)', async () => {
  const payment = cardPayment(await cardToken(hotel.gateway));
  const { departure } = await scenario(hotel).paidStay();
  const key = newHoursKey();
  const paymentMethodId = await card();
  await buy(departure, hoursOrder(departure, await slotAt(departure, 14), { paymentMethodId }), key);
  const { bookingId } = departure;
  const paid = hotel.guest.client.payment.pay({ bookingId, payment: { ...payment, id: key } });
  expect(await codeOf(paid)).toBe('BOOKING_NOT_PENDING');
  await expectBought(departure);
});

test('a repeated booking gets the response of its own order after hours were bought for it (PD-10)', async () => {
  const payment = cardPayment(await cardToken(hotel.gateway));
  const wish = { typeId: 'family', checkoutHour: 12 };
  const order = await orderFor(hotel.guest.client, ONE_NIGHT, [wish], { payment });
  const key = newKey();
  const created = await book(hotel.guest.client, order, key);
  const { client } = hotel.guest;
  const { bookingId } = created;
  const [room] = (await client.bookings.find({ bookingId })).accommodations;
  const end: StayEnd = { client, bookingId, accommodationId: room?.accommodationId ?? 0, type: 'CHECKOUT' };
  const paymentMethodId = await card();
  await buy(end, hoursOrder(end, await slotAt(end, 14), { paymentMethodId }));
  expect(await book(hotel.guest.client, order, key)).toEqual(created);
});

test('hours that are being bought are not sold to a guest who books the room (HRS-06, PD-61)', async () => {
  const { departure, order, key } = await ordered(CARDS.timesOutThenApproves);
  const next = await newGuest(hotel.gateway);
  const wish = { typeId: 'family', checkinHour: 14 };
  const payment = cardPayment(await cardToken(hotel.gateway));
  const rival = await orderFor(next.client, afterwards, [wish], { payment });
  expect(await codeOf(buy(departure, order, key))).toBe('PAYMENT_TIMEOUT');
  expect(await codeOf(book(next.client, rival))).toBe('ROOM_UNAVAILABLE');
  expect(await hoursAttempt(departure, key)).toMatchObject({ outcome: 'BOUGHT' });
});
