import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ERASED } from '#gateway/store/account-deletion-store.ts';
import { bookings, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCards } from '#gateway/store/schema/sandbox.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, buyHour, hoursAttempt, hoursOf, hoursOrder, newHoursKey, savedCard, slotAt } from './hours.ts';
import { scenario } from './scenario.ts';
import { CARDS, codeOf, newGuest } from './small-hotel.ts';
import { bookingOf } from './stored-booking.ts';

const hotel = openFreshHotel();
const card = async () => ({ paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });

async function mailsTo(email: string) {
  const about = and(eq(emails.recipient, email), eq(emails.kind, 'HOURS_BOUGHT'));
  return hotel.db.select().from(emails).where(about);
}

describe('hours are bought', () => {
  test('by the holder and by the main guest of the room, and both get the e-mail (PD-57)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const main = await newGuest(hotel.gateway, 'pt');
    await addCompanion(hotel.db, { ...departure, isMain: true }, main);
    const byMain = { ...departure, client: main.client };
    await buyHour(byMain, 13, { paymentMethodId: await savedCard(hotel.gateway, main.id) });
    expect((await mailsTo(hotel.guest.email)).map(({ language }) => language)).toEqual(['en']);
    const [mail] = await mailsTo(main.email);
    expect(mail?.text).toContain('Saída às 13:00 em vez das 12:00');
    await buyHour(departure, 14, await card());
    expect(await mailsTo(hotel.guest.email)).toHaveLength(2);
    expect(await mailsTo(main.email)).toHaveLength(1);
  });

  test('by nobody else: other guests learn no more than of a booking that does not exist (PD-57)', async () => {
    const wishes = [{ typeId: 'family' }, { typeId: 'queen' }];
    const { departure, bookingId, rooms } = await scenario(hotel).paidStay({ rooms: wishes });
    const order = hoursOrder(departure, await slotAt(departure, 11));
    const [companion, neighbour] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const [invited, stranger] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await addCompanion(hotel.db, departure, companion);
    await addCompanion(hotel.db, { bookingId, accommodationId: rooms[1] ?? 0, isMain: true }, neighbour);
    await addCompanion(hotel.db, { ...departure, isMain: true }, invited, 'PENDING');
    for (const { client } of [companion, neighbour, stranger, invited]) {
      expect(await codeOf(hoursOf({ ...departure, client }))).toBe('BOOKING_NOT_FOUND');
      expect(await codeOf(buy({ client }, order))).toBe('BOOKING_NOT_FOUND');
    }
    expect(await codeOf(hoursOf({ ...departure, bookingId: randomUUID() }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(hoursOf({ ...departure, bookingId: 'LQ3HA4' }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(hoursOf({ ...departure, accommodationId: 999_999 }))).toBe('BOOKING_NOT_FOUND');
  });

  test('at the partner channel where it sold the booking (BKG-35)', async () => {
    const { departure, bookingId } = await scenario(hotel).paidStay();
    const order = hoursOrder(departure, await slotAt(departure, 13), await card());
    await hotel.db.update(bookings).set({ channel: 'PARTNER' }).where(eq(bookings.id, bookingId));
    expect(await codeOf(hoursOf(departure))).toBe('BOOKING_OF_PARTNER');
    expect(await codeOf(buy(departure, order))).toBe('BOOKING_OF_PARTNER');
  });
});

async function stayOfTwo(number: string = CARDS.approves) {
  const { departure, bookingId } = await scenario(hotel).paidStay();
  const main = await newGuest(hotel.gateway);
  await addCompanion(hotel.db, { ...departure, isMain: true }, main);
  const end = { ...departure, client: main.client };
  const paymentMethodId = await savedCard(hotel.gateway, main.id, number);
  const order = hoursOrder(end, await slotAt(end, 13), { paymentMethodId });
  const [card] = await hotel.db.select().from(cards).where(eq(cards.id, paymentMethodId));
  return { main, end, bookingId, order, key: newHoursKey(), reference: card?.methodReference ?? '' };
}

const hoursPayment = async (bookingId: string) => {
  const rows = await hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return rows.find(({ hourPurchaseId }) => hourPurchaseId !== null);
};

test('an account whose charge for hours is open is not deleted (API-41, PD-58)', async () => {
  const { main, end, order, key } = await stayOfTwo(CARDS.timesOutThenApproves);
  expect(await codeOf(buy(end, order, key))).toBe('PAYMENT_TIMEOUT');
  expect(await codeOf(main.client.guestUser.deleteAccount({ reason: 1 }))).toBe('USER_HAS_ACTIVE_BOOKINGS');
  expect(await hoursAttempt(end, key)).toMatchObject({ outcome: 'BOUGHT' });
});

test('a deleted account leaves the hours to the room, and nothing of its card and e-mail (API-41)', async () => {
  const { main, end, bookingId, order, reference, key } = await stayOfTwo();
  await buy(end, order, key);
  await main.client.guestUser.deleteAccount({ reason: 1 });
  expect(await hoursPayment(bookingId)).toMatchObject({ methodReference: ERASED, amountCents: 31_15 });
  const about = eq(hourPurchases.bookingId, bookingId);
  const [purchase] = await hotel.db.select().from(hourPurchases).where(about);
  expect(purchase).toMatchObject({ guestId: null, outcome: 'BOUGHT' });
  expect(await hotel.db.$count(sandboxCards, eq(sandboxCards.methodReference, reference))).toBe(0);
  expect(await hotel.db.$count(emails, eq(emails.recipient, main.email))).toBe(0);
  expect(await bookingOf(hotel, bookingId)).toMatchObject({ chargedCents: 351_90 + 31_15 });
});

test('a holder who deletes the account leaves the card of another guest who bought hours (API-41)', async () => {
  const { main, end, bookingId, order, reference, key } = await stayOfTwo();
  await buy(end, order, key);
  await hotel.db.update(bookings).set({ status: 'CONCLUDED' }).where(eq(bookings.id, bookingId));
  await hotel.guest.client.guestUser.deleteAccount({ reason: 1 });
  expect(await hoursPayment(bookingId)).toMatchObject({ methodReference: reference });
  expect(await hotel.db.$count(sandboxCards, eq(sandboxCards.methodReference, reference))).toBe(1);
  expect(await main.client.payment.cards()).toHaveLength(1);
});
