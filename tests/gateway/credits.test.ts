import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { creditEntries, creditUses } from '#gateway/store/schema/credits.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { addDays } from '#shared/hotel-time.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { book, CARDS, cardPayment, cardToken, codeOf, orderFor, seedCredits } from './small-hotel.ts';

const hotel = openFreshHotel();

// Thursday night: 340.00 + 11.90 tax.
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
const seed = (cents: number, dueDate = '2027-06-01') =>
  seedCredits(hotel.gateway, hotel.guest.id, cents, `${dueDate}T00:00:00-03:00`);
const order = (rest: Parameters<typeof orderFor>[3] = { useCredits: true }, dates = stay) =>
  orderFor(hotel.guest.client, dates, [{ typeId: 'queen' }], rest);
const bookFor = (body: Awaited<ReturnType<typeof order>>) => book(hotel.guest.client, body);
const byCard = async (number?: string) => cardPayment(await cardToken(hotel.gateway, number));
const balance = async () => (await hotel.guest.client.personalInfo.creditBalance()).value;
const remaining = async (id: number) => {
  const [row] = await hotel.db.select().from(creditEntries).where(eq(creditEntries.id, id));
  return row?.remainingCents;
};

test('the balance is what is left of deposits that have not expired (API-49)', async () => {
  expect(await balance()).toBe(0);
  await seed(100_10);
  await seed(50_00, '2026-12-02');
  await seed(70_00, '2026-11-30');
  expect(await balance()).toBe(150.1);
  const client = await clientAt(hotel, hotel.guest, '2026-12-03T12:00:00-03:00');
  expect(await client.personalInfo.creditBalance()).toEqual({ value: 100.1 });
});

test('credits that cover price and tax need no card (PAY-20, PAY-21)', async () => {
  await seed(400_00);
  const response = await bookFor(await order());
  expect(response).toMatchObject({ status: 'CONFIRMED', creditsUsed: 351.9, charged: 0 });
  expect(await balance()).toBe(48.1);
  expect(await hotel.db.$count(payments, eq(payments.bookingId, response.bookingId))).toBe(0);
});

test('credits cover a part and the card pays the rest (PAY-19, PD-19)', async () => {
  await seed(100_00);
  const body = await order({ useCredits: true, payment: await byCard() });
  expect(await bookFor(body)).toMatchObject({ creditsUsed: 100, charged: 251.9 });
  expect(await balance()).toBe(0);
});

test('credits that the guest does not choose are left alone (PAY-19)', async () => {
  await seed(400_00);
  const body = await order({ payment: await byCard() });
  expect(await bookFor(body)).toMatchObject({ creditsUsed: 0, charged: 351.9 });
  expect(await balance()).toBe(400);
});

test('what expires first is used first, and the ledger says from where (LIM-03)', async () => {
  const late = await seed(300_00, '2028-01-01');
  const soon = await seed(100_00, '2027-01-01');
  const expired = await seed(500_00, '2026-11-01');
  const { bookingId } = await bookFor(await order());
  const left = await Promise.all([soon, late, expired].map(remaining));
  expect(left).toEqual([0, 48_10, 500_00]);
  const isOwn = and(eq(creditEntries.bookingId, bookingId), eq(creditEntries.type, 'WITHDRAWAL'));
  const [withdrawal] = await hotel.db.select().from(creditEntries).where(isOwn);
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
  await seed(351_89);
  const body = await order();
  await expect(bookFor(body)).rejects.toMatchObject({ code: 'CREDITS_CHANGED', status: 409 });
  expect(await balance()).toBe(351.89);
});

test('a card is not charged more than the guest was shown when the balance changed meanwhile (PAY-19, PAY-20)', async () => {
  await seed(100_00);
  const body = await order({ useCredits: true, payment: await byCard() });
  const rejection = { code: 'CREDITS_CHANGED', details: { creditsValue: 100 } };
  await expect(bookFor({ ...body, creditsValue: 150 })).rejects.toMatchObject(rejection);
  expect(await balance()).toBe(100);
  const booked = await bookFor({ ...body, creditsValue: 100 });
  expect(booked).toMatchObject({ creditsUsed: 100, charged: 251.9 });
});

test('a declined card gives the credits back to the deposits they came from (PD-18)', async () => {
  const soon = await seed(100_00, '2027-01-01');
  const late = await seed(50_00, '2028-01-01');
  const body = await order({ useCredits: true, payment: await byCard(CARDS.declines) });
  expect(await codeOf(bookFor(body))).toBe('CARD_DECLINED');
  expect([await remaining(soon), await remaining(late)]).toEqual([100_00, 50_00]);
  const [canceled] = await hotel.db.select().from(bookings).where(eq(bookings.guestId, hotel.guest.id));
  expect(canceled).toMatchObject({ status: 'CANCELED', creditsCents: 0, chargedCents: 0 });
});

test('twenty bookings at once never take more credits than there are (PAY-19, PD-19)', async () => {
  // Two nights and a half of credits for twenty single nights on different dates.
  const deposits = [await seed(500_00, '2027-01-01'), await seed(379_75, '2027-02-01')];
  const thursdays = Array.from({ length: 20 }, (_, week) => addDays('2027-01-07', week * 7));
  const orders = await Promise.all(
    thursdays.map(checkin => order({ useCredits: true }, { checkin, checkout: addDays(checkin, 1) })),
  );
  const responses = await Promise.all(orders.map(body => codeOf(bookFor(body))));
  const rejected = responses.filter(response => response === 'CREDITS_CHANGED');
  expect(rejected).toHaveLength(18);
  expect(await balance()).toBe(175.95);
  const left = await Promise.all(deposits.map(remaining));
  expect(left.every(cents => cents !== undefined && cents >= 0)).toBe(true);
  const isConfirmed = and(eq(bookings.guestId, hotel.guest.id), eq(bookings.status, 'CONFIRMED'));
  const used = await hotel.db.select({ cents: bookings.creditsCents }).from(bookings).where(isConfirmed);
  expect(used).toEqual([{ cents: 351_90 }, { cents: 351_90 }]);
});

test('the balance needs a session (API-03)', async () => {
  expect(await codeOf(hotel.gateway.client().personalInfo.creditBalance())).toBe('UNAUTHORIZED');
});
