import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ERASED } from '#gateway/store/account-deletion-store.ts';
import { accommodationGuests, bookings, hourPurchases } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCards } from '#gateway/store/schema/sandbox.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, hoursAttempt, hoursOrder, newHoursKey, paidStay, savedCard, slotAt } from './hours-stay.ts';
import { CARDS, codeOf, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();

/** A room of one guest whose main guest, another account, leaves an hour later with a card of their own. */
async function stayOfTwo(number: string = CARDS.approves) {
  const { departure, bookingId } = await paidStay(hotel.gateway, hotel.guest);
  const main = await newGuest(hotel.gateway);
  const now = hotel.gateway.clock.now();
  await hotel.db
    .delete(accommodationGuests)
    .where(eq(accommodationGuests.accommodationId, departure.accommodationId));
  await hotel.db.insert(accommodationGuests).values({
    id: randomUUID(),
    accommodationId: departure.accommodationId,
    bookingId,
    guestId: main.id,
    name: 'Bia Prado',
    email: main.email,
    isMain: true,
    isMinor: false,
    isSpecialCareRequired: false,
    invitation: 'ACCEPTED',
    createdAt: now,
    updatedAt: now,
  });
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
  const [purchase] = await hotel.db
    .select()
    .from(hourPurchases)
    .where(eq(hourPurchases.bookingId, bookingId));
  expect(purchase).toMatchObject({ guestId: null, outcome: 'BOUGHT' });
  expect(await hotel.db.$count(sandboxCards, eq(sandboxCards.methodReference, reference))).toBe(0);
  expect(await hotel.db.$count(emails, eq(emails.recipient, main.email))).toBe(0);
  const [booking] = await hotel.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(booking).toMatchObject({ chargedCents: 351_90 + 31_15 });
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
