import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sandboxPaymentProvider } from '#gateway/sandbox/payment/sandbox-payment-provider.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  attempt,
  book,
  CARDS,
  cardPayment,
  cardToken,
  codeOf,
  newKey,
  orderFor,
  search,
} from './small-hotel.ts';

const hotel = openFreshHotel();
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };

async function orderWith(number: string) {
  const payment = cardPayment(await cardToken(hotel.gateway, number));
  return orderFor(hotel.guest.client, stay, [{ typeId: 'family' }], { payment });
}

async function onlyBooking() {
  const rows = await hotel.db.select().from(bookings).where(eq(bookings.guestId, hotel.guest.id));
  expect(rows).toHaveLength(1);
  const [booking] = rows;
  if (!booking) throw new Error('nothing was booked');
  return booking;
}
const mailsOf = ({ id }: { id: string }) => hotel.db.select().from(emails).where(eq(emails.bookingId, id));

const familiesFree = async () => {
  const response = await search(hotel.guest.client, stay);
  return response.availabilities[0]?.rooms.find(room => room.typeId === 'family')?.amountAvailable ?? 0;
};

test('a declined card cancels the booking and frees its room at once (PD-18, PAY-28)', async () => {
  const key = newKey();
  const call = book(hotel.guest.client, await orderWith(CARDS.declines), key);
  await expect(call).rejects.toMatchObject({ code: 'CARD_DECLINED', status: 402 });
  expect(await onlyBooking()).toMatchObject({ status: 'CANCELED', chargedCents: 0 });
  expect(await familiesFree()).toBe(1);
  expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'REFUSED', code: 'CARD_DECLINED' });
  expect(await mailsOf(await onlyBooking())).toEqual([]);
});

test('an order whose card was declined gets the same response again, a saved card is charged again (PD-10)', async () => {
  const key = newKey();
  const order = await orderWith(CARDS.declines);
  expect(await codeOf(book(hotel.guest.client, order, key))).toBe('CARD_DECLINED');
  expect(await codeOf(book(hotel.guest.client, order, key))).toBe('CARD_DECLINED');
  await onlyBooking();

  const token = await cardToken(hotel.gateway, CARDS.declinesCharges);
  const card = { token, description: 'Saved', set_as_default: true };
  const saved = await hotel.guest.client.payment.createCard(card);
  const payment = { id: 'pay_saved', numberOfInstallments: 1, saveCard: false, cardId: saved.id };
  const again = await orderFor(hotel.guest.client, stay, [{ typeId: 'family' }], { payment });
  const savedKey = newKey();
  expect(await codeOf(book(hotel.guest.client, again, savedKey))).toBe('CARD_DECLINED');
  expect(await codeOf(book(hotel.guest.client, again, savedKey))).toBe('CARD_DECLINED');
  expect(await hotel.db.$count(bookings, eq(bookings.guestId, hotel.guest.id))).toBe(3);
});

test('a charge without a response leaves the booking PROCESSING and its room reserved (PD-18)', async () => {
  const key = newKey();
  const order = await orderWith(CARDS.timesOutThenApproves);
  const response = codeOf(book(hotel.guest.client, order, key));
  await expect
    .poll(async () => (await hotel.db.$count(bookings, eq(bookings.guestId, hotel.guest.id))) > 0)
    .toBe(true);
  expect(await onlyBooking()).toMatchObject({ status: 'PROCESSING' });
  expect(await familiesFree()).toBe(0);
  expect(await response).toBe('PAYMENT_TIMEOUT');
});

test('a retry after a lost response finds the approved charge and does not charge again (PD-10)', async () => {
  const key = newKey();
  const order = await orderWith(CARDS.timesOutThenApproves);
  expect(await codeOf(book(hotel.guest.client, order, key))).toBe('PAYMENT_TIMEOUT');
  const response = await book(hotel.guest.client, order, key);
  expect(response).toMatchObject({ status: 'CONFIRMED', charged: 351.9 });
  const [payment] = await hotel.db.select().from(payments).where(eq(payments.bookingId, response.bookingId));
  expect(payment).toMatchObject({ status: 'APPROVED', amountCents: 351_90 });
  const withCard = eq(sandboxCharges.methodReference, payment?.methodReference ?? '');
  const charges = await hotel.db.select().from(sandboxCharges).where(withCard);
  expect(charges).toMatchObject([{ paymentId: payment?.id, amountCents: 351_90 }]);
});

test('querying the attempt alone finds the charge too (PD-10)', async () => {
  const key = newKey();
  await codeOf(book(hotel.guest.client, await orderWith(CARDS.timesOutThenApproves), key));
  expect(await attempt(hotel.guest.client, key)).toMatchObject({
    outcome: 'BOOKED',
    booking: { status: 'CONFIRMED', charged: 351.9 },
  });
});

test('a lost response that was a decline frees the room when it is found (PD-10, PD-18)', async () => {
  const key = newKey();
  const order = await orderWith(CARDS.timesOutThenDeclines);
  expect(await codeOf(book(hotel.guest.client, order, key))).toBe('PAYMENT_TIMEOUT');
  expect(await codeOf(book(hotel.guest.client, order, key))).toBe('CARD_DECLINED');
  expect(await onlyBooking()).toMatchObject({ status: 'CANCELED' });
  expect(await familiesFree()).toBe(1);
});

test('the provider charges one id once, and rejects an id that was closed (PD-10)', async () => {
  const { store, clock } = hotel.gateway.app;
  const provider = sandboxPaymentProvider({ store, clock, timeoutMs: 50 });
  const token = await cardToken(hotel.gateway);
  const { id: guestId, email } = hotel.guest;
  const payer = { guestId, name: 'Ada Prado', email, taxId: null };
  const order = { paymentId: crypto.randomUUID(), source: { token }, amount: 100, installments: 1, payer };
  expect(await provider.find(order.paymentId)).toBeNull();
  const [first, second] = await Promise.all([provider.charge(order), provider.charge(order)]);
  expect(first).toMatchObject({ outcome: 'APPROVED', card: { brand: 'visa', lastDigits: '1111' } });
  expect(second).toEqual(first);
  expect(await provider.close(order.paymentId)).toEqual(first);

  const source = { token: await cardToken(hotel.gateway) };
  const late = { ...order, paymentId: crypto.randomUUID(), source };
  expect(await provider.close(late.paymentId)).toMatchObject({ outcome: 'CLOSED', card: null });
  expect(await provider.charge(late)).toMatchObject({ outcome: 'CLOSED', card: null });
  const unknown = { ...order, paymentId: crypto.randomUUID(), source: { methodReference: 'pm_gone' } };
  expect(await provider.charge(unknown)).toMatchObject({ outcome: 'DECLINED' });
});
