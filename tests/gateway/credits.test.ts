import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries, creditUses } from '#gateway/store/schema/credits.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  giveCredits,
  orderFor,
  session,
  type TestGuest,
} from './small-hotel.ts';

const hotel = openFreshHotel();

// Thursday night: 340.00 + 11.90 tax.
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const queen = [{ typeId: 'queen' }];
const balance = async (of: TestGuest = hotel.guest) => (await of.client.personalInfo.creditBalance()).value;
const remaining = async (id: number) => {
  const [row] = await hotel.db.select().from(creditEntries).where(eq(creditEntries.id, id));
  return row?.remainingCents;
};

test('the balance is what is left of deposits that have not expired (API-49)', async () => {
  expect(await balance()).toBe(0);
  await giveCredits(hotel.gateway, hotel.guest.id, 100_10, '2027-06-01T00:00:00-03:00');
  await giveCredits(hotel.gateway, hotel.guest.id, 50_00, '2026-12-02T00:00:00-03:00');
  await giveCredits(hotel.gateway, hotel.guest.id, 70_00, '2026-11-30T00:00:00-03:00');
  expect(await balance()).toBe(150.1);
  hotel.gateway.clock.moveTo(new Date('2026-12-03T12:00:00-03:00'));
  const { client } = await session(hotel.gateway, hotel.guest.id);
  expect(await client.personalInfo.creditBalance()).toEqual({ value: 100.1 });
});

test('credits that cover price and tax need no card (PAY-20, PAY-21)', async () => {
  await giveCredits(hotel.gateway, hotel.guest.id, 400_00, '2027-06-01T00:00:00-03:00');
  const response = await book(
    hotel.guest.client,
    await orderFor(hotel.guest.client, stay, queen, { useCredits: true }),
  );
  expect(response).toMatchObject({ status: 'CONFIRMED', creditsUsed: 351.9, charged: 0 });
  expect(await balance()).toBe(48.1);
  expect(await hotel.db.$count(payments, eq(payments.bookingId, response.bookingId))).toBe(0);
});

test('credits cover a part and the card pays the rest (PAY-19, PD-19)', async () => {
  await giveCredits(hotel.gateway, hotel.guest.id, 100_00, '2027-06-01T00:00:00-03:00');
  const payment = cardPayment(await cardToken(hotel.gateway));
  const order = await orderFor(hotel.guest.client, stay, queen, { useCredits: true, payment });
  expect(await book(hotel.guest.client, order)).toMatchObject({ creditsUsed: 100, charged: 251.9 });
  expect(await balance()).toBe(0);
});

test('credits that the guest does not choose are left alone (PAY-19)', async () => {
  await giveCredits(hotel.gateway, hotel.guest.id, 400_00, '2027-06-01T00:00:00-03:00');
  const payment = cardPayment(await cardToken(hotel.gateway));
  expect(
    await book(hotel.guest.client, await orderFor(hotel.guest.client, stay, queen, { payment })),
  ).toMatchObject({
    creditsUsed: 0,
    charged: 351.9,
  });
  expect(await balance()).toBe(400);
});

test('what expires first is used first, and the ledger says from where (LIM-03)', async () => {
  const late = await giveCredits(hotel.gateway, hotel.guest.id, 300_00, '2028-01-01T00:00:00-03:00');
  const soon = await giveCredits(hotel.gateway, hotel.guest.id, 100_00, '2027-01-01T00:00:00-03:00');
  const expired = await giveCredits(hotel.gateway, hotel.guest.id, 500_00, '2026-11-01T00:00:00-03:00');
  const { bookingId } = await book(
    hotel.guest.client,
    await orderFor(hotel.guest.client, stay, queen, { useCredits: true }),
  );
  expect([await remaining(soon), await remaining(late), await remaining(expired)]).toEqual([
    0, 48_10, 500_00,
  ]);
  const [withdrawal] = await hotel.db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.bookingId, bookingId), eq(creditEntries.type, 'WITHDRAWAL')));
  expect(withdrawal).toMatchObject({ amountCents: 351_90, origin: 'NEW_BOOKING', reversedAt: null });
  const uses = await hotel.db
    .select()
    .from(creditUses)
    .where(eq(creditUses.withdrawalId, withdrawal?.id ?? 0))
    .orderBy(asc(creditUses.amountCents));
  expect(uses).toMatchObject([
    { depositId: soon, amountCents: 100_00 },
    { depositId: late, amountCents: 251_90 },
  ]);
});

test('a balance that no longer covers an order without a card is an error, and nothing is taken (PAY-21)', async () => {
  await giveCredits(hotel.gateway, hotel.guest.id, 351_89, '2027-06-01T00:00:00-03:00');
  const order = await orderFor(hotel.guest.client, stay, queen, { useCredits: true });
  await expect(book(hotel.guest.client, order)).rejects.toMatchObject({
    code: 'CREDITS_CHANGED',
    status: 409,
  });
  expect(await balance()).toBe(351.89);
});

test('a card is not charged more than the guest was shown when the balance changed meanwhile (PAY-19, PAY-20)', async () => {
  await giveCredits(hotel.gateway, hotel.guest.id, 100_00, '2027-06-01T00:00:00-03:00');
  const payment = cardPayment(await cardToken(hotel.gateway));
  const order = await orderFor(hotel.guest.client, stay, queen, { useCredits: true, payment });
  await expect(book(hotel.guest.client, { ...order, creditsValue: 150 })).rejects.toMatchObject({
    code: 'CREDITS_CHANGED',
    details: { creditsValue: 100 },
  });
  expect(await balance()).toBe(100);
  expect(await book(hotel.guest.client, { ...order, creditsValue: 100 })).toMatchObject({
    creditsUsed: 100,
    charged: 251.9,
  });
});

test('a declined card gives the credits back to the deposits they came from (PD-18)', async () => {
  const soon = await giveCredits(hotel.gateway, hotel.guest.id, 100_00, '2027-01-01T00:00:00-03:00');
  const late = await giveCredits(hotel.gateway, hotel.guest.id, 50_00, '2028-01-01T00:00:00-03:00');
  const payment = cardPayment(await cardToken(hotel.gateway, CARDS.declines));
  const order = await orderFor(hotel.guest.client, stay, queen, { useCredits: true, payment });
  expect(await codeOf(book(hotel.guest.client, order))).toBe('CARD_DECLINED');
  expect([await remaining(soon), await remaining(late)]).toEqual([100_00, 50_00]);
  const [canceled] = await hotel.db.select().from(bookings).where(eq(bookings.guestId, hotel.guest.id));
  expect(canceled).toMatchObject({ status: 'CANCELED', creditsCents: 0, chargedCents: 0 });
});

test('twenty bookings at once never take more credits than there are (PAY-19, PD-19)', async () => {
  // Two nights and a half of credits for twenty single nights on different dates.
  const deposits = [
    await giveCredits(hotel.gateway, hotel.guest.id, 500_00, '2027-01-01T00:00:00-03:00'),
    await giveCredits(hotel.gateway, hotel.guest.id, 379_75, '2027-02-01T00:00:00-03:00'),
  ];
  const thursdays = Array.from({ length: 20 }, (_, week) => {
    const day = new Date(Date.UTC(2027, 0, 7 + week * 7)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(2027, 0, 8 + week * 7)).toISOString().slice(0, 10);
    return { checkin: day, checkout: next };
  });
  const orders = await Promise.all(
    thursdays.map(nights => orderFor(hotel.guest.client, nights, queen, { useCredits: true })),
  );
  const responses = await Promise.all(orders.map(order => codeOf(book(hotel.guest.client, order))));
  const refused = responses.filter(response => response === 'CREDITS_CHANGED');
  expect(refused).toHaveLength(18);
  expect(await balance()).toBe(175.95);
  const left = await Promise.all(deposits.map(remaining));
  expect(left.every(cents => cents !== undefined && cents >= 0)).toBe(true);
  const used = await hotel.db
    .select({ cents: bookings.creditsCents })
    .from(bookings)
    .where(and(eq(bookings.guestId, hotel.guest.id), eq(bookings.status, 'CONFIRMED')));
  expect(used).toEqual([{ cents: 351_90 }, { cents: 351_90 }]);
});

test('the balance needs a session (API-03)', async () => {
  expect(await codeOf(hotel.gateway.client().personalInfo.creditBalance())).toBe('UNAUTHORIZED');
});
