import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { removeStaleCards } from '#gateway/domain/payment/cards/stale-cards.ts';
import { reconcile } from '#gateway/domain/payment/reconcile.ts';
import { paymentProvider } from '#gateway/start-gateway.ts';
import { paymentDifferences, payments } from '#gateway/store/schema/payments.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { buy, hoursAttempt, hoursOnSale, hoursOrder, newHoursKey, slotAt } from './hours.ts';
import { openIuguHotel, paidWebhook } from './iugu-hotel.ts';
import { familyRoom, ONE_NIGHT, scenario } from './scenario.ts';
import { attempt, book, codeOf, newKey, orderFor } from './small-hotel.ts';
import { mailKinds } from './stored-booking.ts';

const hotel = openIuguHotel();
const { order, typedCard, fault, later, statusOf, newest, notify, refunds } = hotel;
const charged = () => [...hotel.server.invoices.values()].filter(({ status }) => status === 'paid');
const paymentOf = async (body: NewBooking) => {
  const ofOrder = eq(payments.clientPaymentId, body.payment?.id ?? '');
  const [payment] = await hotel.db.select().from(payments).where(ofOrder);
  if (!payment) throw new Error('nothing was charged');
  return payment;
};
const mails = (bookingId: string) => mailKinds(hotel, bookingId);
const refundRequests = () => hotel.requestsTo('/refund');
const differencesOf = (paymentId: string) =>
  hotel.db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
const newCard = () => ({ token: hotel.server.token(), description: 'Visa', set_as_default: true });
const nextDay = async () => {
  hotel.gateway.clock.moveBy(25 * 3_600_000);
  await reconcile(hotel.gateway.app);
};

describe('a card at Iugu', () => {
  test('is charged in its instalments through an invoice, under a key, and named by its last digits (PAY-37)', async () => {
    const before = charged().length;
    const body = await order(typedCard('approved', { numberOfInstallments: 3 }));
    const booked = await book(hotel.guest.client, body);
    expect(booked.status).toBe('CONFIRMED');
    expect(charged()).toHaveLength(before + 1);
    expect(charged().at(-1)?.total_cents).toBe(Math.round((body.value + body.taxValue) * 100));
    const [charge] = hotel.server.requests.filter(({ path }) => path === '/charge');
    expect(JSON.parse(charge?.body ?? '')).toMatchObject({ months: 3 });
    expect(charge?.key).toMatch(/-charge$/);
  });

  test('that the bank took back for its customer shows in the books of Iugu as returned (PAY-40)', async () => {
    const body = await order(typedCard());
    await book(hotel.guest.client, body);
    const { id, amountCents: taken } = await paymentOf(body);
    const { payments: provider } = hotel.gateway.app;
    expect(await provider.booked(id)).toEqual({ taken, returned: 0 });
    newest().status = 'chargeback';
    expect(await provider.booked(id)).toEqual({ taken, returned: taken });
  });

  test('that is declined by a success response is declined here, and another one pays (PAY-37)', async () => {
    const before = charged().length;
    const body = await order(typedCard('declined'));
    expect(await codeOf(book(hotel.guest.client, body))).toBe('CARD_DECLINED');
    expect(charged()).toHaveLength(before);
    expect(await book(hotel.guest.client, { ...body, payment: typedCard() })).toMatchObject({
      status: 'CONFIRMED',
    });
  });

  test.each([
    ['lost', 'BOOKED', 1],
    ['empty', 'BOOKED', 1],
    ['late', 'BOOKED', 1],
    ['silent', 'REFUSED', 1],
    ['broken', 'REFUSED', 1],
    ['limited', 'REFUSED', 9],
    ['unauthorized', 'REFUSED', 9],
  ] as const)(
    'whose charge is %s ends as %s, charged once or not at all, and is no decline (PAY-37)',
    async (does, outcome, times) => {
      const before = charged().length;
      fault(/POST \/charge/, does, times);
      const key = newKey();
      const body = await order(typedCard());
      const first = await codeOf(book(hotel.guest.client, body, key));
      // What was charged may be found by reading the invoice; where nothing was, it is not known yet.
      if (outcome === 'REFUSED') expect(first).toBe('PAYMENT_TIMEOUT');
      await later(30_000);
      const result = await attempt(hotel.guest.client, key);
      expect([result.outcome, charged().length - before]).toEqual([outcome, outcome === 'BOOKED' ? 1 : 0]);
      if (outcome === 'BOOKED') return;
      expect(result).toEqual({ outcome, code: 'PAYMENT_TIMEOUT' });
      expect(await paymentOf(body)).toMatchObject({ status: 'DECLINED', refusal: 'PAYMENT_TIMEOUT' });
    },
  );

  test('whose invoice was made in a response that was lost is charged through another one, once (PAY-37)', async () => {
    const before = charged().length;
    fault(/POST \/invoices$/, 'lost');
    const key = newKey();
    const body = await order(typedCard());
    expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
    hotel.gateway.clock.moveBy(6_000);
    expect(await book(hotel.guest.client, body, key)).toMatchObject({ status: 'CONFIRMED' });
    expect(charged()).toHaveLength(before + 1);
  });

  test('is saved at Iugu’s customer of the guest, pays again without being typed, and goes there too once it is deleted (PAY-37, CRD-03)', async () => {
    const saved = await hotel.guest.client.payment.createCard(newCard());
    expect(saved.data).toMatchObject({ brand: 'visa', display_number: expect.stringMatching(/1111$/) });
    const payment = { id: `pay_${randomUUID()}`, numberOfInstallments: 1, saveCard: false, cardId: saved.id };
    expect(await book(hotel.guest.client, await order(payment))).toMatchObject({ status: 'CONFIRMED' });
    expect(hotel.server.requests.filter(({ path }) => path === '/customers')).toHaveLength(1);
    await hotel.guest.client.payment.deleteCard({ id: saved.id });
    hotel.gateway.clock.moveBy(25 * 3_600_000);
    // A turn takes ten, and those of the other tests come first.
    for (const _ of [1, 2, 3]) await removeStaleCards(hotel.gateway.app);
    const about = hotel.server.requests.filter(({ path }) => path.includes('/payment_methods'));
    const [made, deleted] = ['POST', 'DELETE'].map(wanted => about.filter(one => one.method === wanted));
    expect(made).toHaveLength(1);
    expect(deleted?.filter(({ path }) => path.startsWith(`${made?.[0]?.path}/`))).toHaveLength(1);
  });

  test('is not saved with a token that was used up (PAY-37)', async () => {
    const { payment } = hotel.guest.client;
    const card = { token: 'used-up-token', description: 'X', set_as_default: false };
    expect(await codeOf(payment.createCard(card))).toBe('CARD_TOKEN_INVALID');
  });

  test('is charged once by two calls at once, and never after it was closed (PAY-37)', async () => {
    const { store, clock } = hotel.gateway.app;
    const provider = paymentProvider(hotel.gateway.app.config, { store, clock });
    const payer = { guestId: hotel.guest.id, name: 'Ada Prado', email: hotel.guest.email, taxId: null };
    const source = { token: hotel.server.token() };
    const charge = { paymentId: randomUUID(), source, amount: 12_00, installments: 1, payer };
    expect(await provider.find(charge.paymentId)).toBeNull();
    expect(await provider.charge(charge)).toMatchObject({ outcome: 'APPROVED' });
    const before = charged().length;
    const both = await Promise.all([provider.charge(charge), provider.close(charge.paymentId)]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['APPROVED', 'APPROVED']);
    const late = { ...charge, paymentId: randomUUID(), source: { token: hotel.server.token() } };
    expect(await provider.close(late.paymentId)).toMatchObject({ outcome: 'CLOSED' });
    expect(await provider.charge(late)).toMatchObject({ outcome: 'CLOSED' });
    expect(charged()).toHaveLength(before);
  });
});

describe('a card that Iugu charges after its payment was given up', () => {
  /** The booking was given up with a charge that stayed silent; then the bank takes the money after all. */
  async function chargeLate() {
    fault(/POST \/charge/, 'silent');
    const body = await order(typedCard());
    expect(await codeOf(book(hotel.guest.client, body))).toBe('PAYMENT_TIMEOUT');
    await later(30_000);
    const [payment, invoice] = [await paymentOf(body), newest()];
    expect(payment.status).toBe('DECLINED');
    hotel.server.pay(invoice.id);
    return { payment, invoice };
  }

  test('gets it back to that card, whole and once, though two gateways sweep and a response is lost (PAY-39)', async () => {
    const { payment, invoice } = await chargeLate();
    fault(/refund$/, 'lost');
    await notify(paidWebhook(invoice.id));
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    for (let minutes = 0; minutes < 8; minutes += 2)
      await Promise.all([later(120_000), settleDue(hotel.gateway.app)]);
    expect(await refunds(payment.bookingId)).toMatchObject([
      { state: 'DONE', reason: 'LATE', amountCents: payment.amountCents },
    ]);
    expect(invoice.status).toBe('refunded');
    // Whole: no part is named.
    expect(refundRequests().map(({ body }) => body)).toEqual(refundRequests().map(() => ''));
    expect(await mails(payment.bookingId)).toEqual(['PAYMENT_RETURNED']);
    const { refunds: shown } = await hotel.guest.client.bookings.values({ bookingId: payment.bookingId });
    expect(shown).toMatchObject([{ state: 'DONE', amount: payment.amountCents / 100 }]);
  });

  test('and that no webhook reports is found by the daily comparison (PAY-39, PAY-40)', async () => {
    const { payment, invoice } = await chargeLate();
    await reconcile(hotel.gateway.app);
    await settleDue(hotel.gateway.app);
    expect(invoice.status).toBe('refunded');
    expect(await refunds(payment.bookingId)).toMatchObject([{ state: 'DONE' }]);
    await nextDay();
    expect(await differencesOf(payment.id)).toEqual([]);
  });

  test.each(['trigger', 'comparison'] as const)(
    'and returns by itself before a %s finds it is in the books as returned, with an e-mail (PAY-39, PAY-40)',
    async finder => {
      const { payment, invoice } = await chargeLate();
      invoice.status = 'refunded';
      if (finder === 'trigger') await notify(paidWebhook(invoice.id));
      else await reconcile(hotel.gateway.app);
      for (const _ of [1, 2]) await settleDue(hotel.gateway.app);
      expect(await refunds(payment.bookingId)).toMatchObject([
        { state: 'DONE', reason: 'LATE', amountCents: payment.amountCents },
      ]);
      expect(refundRequests()).toEqual([]);
      expect(await mails(payment.bookingId)).toEqual(['PAYMENT_RETURNED']);
      await nextDay();
      expect(await differencesOf(payment.id)).toEqual([]);
    },
  );
});

describe('a card that was charged and whose money went back before the gateway checked', () => {
  /** Iugu has charged the card, and nobody here knows yet. */
  async function chargeUnseen() {
    fault(/POST \/charge/, 'lost');
    fault(/GET \/invoices/, 'broken');
    const key = newKey();
    const body = await order(typedCard());
    expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
    const payment = await paymentOf(body);
    expect([payment.status, newest().status]).toEqual(['OPEN', 'paid']);
    return { body, key, payment, invoice: newest() };
  }
  async function comeToRest() {
    for (const _ of [1, 2]) await settleDue(hotel.gateway.app);
    await nextDay();
  }

  test.each(['refunded', 'chargeback'] as const)(
    '(%s) pays for nothing, and its money goes back no second time (PAY-37, PAY-39, PAY-40)',
    async status => {
      const { key, payment, invoice } = await chargeUnseen();
      invoice.status = status;
      await later(30_000);
      const { client } = hotel.guest;
      expect(await attempt(client, key)).toEqual({ outcome: 'REFUSED', code: 'CARD_DECLINED' });
      expect(await statusOf(payment.bookingId)).toBe('CANCELED');
      await comeToRest();
      expect(await refunds(payment.bookingId)).toMatchObject([
        { state: 'DONE', tries: 0, amountCents: payment.amountCents },
      ]);
      expect(refundRequests()).toEqual([]);
      expect(await mails(payment.bookingId)).toEqual(['PAYMENT_RETURNED']);
      expect(await differencesOf(payment.id)).toEqual([]);
    },
  );

  test('in part pays for nothing either, and the rest goes back (PAY-37, PAY-39)', async () => {
    const { payment, invoice } = await chargeUnseen();
    invoice.status = 'partially_refunded';
    await later(30_000);
    expect(await statusOf(payment.bookingId)).toBe('CANCELED');
    await comeToRest();
    expect(invoice.status).toBe('refunded');
    expect(refundRequests()).toHaveLength(1);
    expect(await refunds(payment.bookingId)).toMatchObject([{ state: 'DONE' }]);
  });

  test('is declined for a guest who sends the order again, who can pay with another one (PAY-37)', async () => {
    const { body, key, invoice } = await chargeUnseen();
    invoice.status = 'refunded';
    hotel.gateway.clock.moveBy(6_000);
    const { client } = hotel.guest;
    expect(await codeOf(book(client, body, key))).toBe('CARD_DECLINED');
    expect(await book(client, { ...body, payment: typedCard() })).toMatchObject({ status: 'CONFIRMED' });
  });

  test('is declined by the call itself where that reads what became of a lost response (PAY-37)', async () => {
    fault(/POST \/charge/, 'lost');
    hotel.server.weather = address => {
      if (address.startsWith('GET /invoices/')) newest().status = 'refunded';
      return null;
    };
    expect(await codeOf(book(hotel.guest.client, await order(typedCard())))).toBe('CARD_DECLINED');
  });

  test('leaves a walk-in to be paid otherwise (PAY-37, PD-18)', async () => {
    const { bookingId } = await scenario(hotel).walkIn({ rooms: [{ ...familyRoom, checkinHour: 15 }] });
    fault(/POST \/charge/, 'lost');
    fault(/GET \/invoices/, 'broken');
    const pay = () => hotel.guest.client.payment.pay({ bookingId, payment: typedCard() });
    expect(await codeOf(pay())).toBe('PAYMENT_TIMEOUT');
    newest().status = 'refunded';
    await later(30_000);
    expect(await statusOf(bookingId)).toBe('PENDING');
    expect(await pay()).toMatchObject({ status: 'CONFIRMED' });
  });

  test('gives back the hours that it was to pay for (PAY-37, HRS-05)', async () => {
    const { client } = hotel.guest;
    const wish = { ...familyRoom, checkinHour: 15, checkoutHour: 12 };
    const stay = await orderFor(client, ONE_NIGHT, [wish], { payment: typedCard() });
    const { bookingId } = await book(client, stay);
    const [room] = (await client.bookings.find({ bookingId })).accommodations;
    const accommodationId = room?.accommodationId ?? 0;
    const departure = { client, bookingId, accommodationId, type: 'CHECKOUT' as const };
    const { id: paymentMethodId } = await client.payment.createCard(newCard());
    fault(/POST \/charge/, 'lost');
    fault(/GET \/invoices/, 'broken');
    const key = newHoursKey();
    const wanted = hoursOrder(departure, await slotAt(departure, 14), { paymentMethodId });
    expect(await codeOf(buy(departure, wanted, key))).toBe('PAYMENT_TIMEOUT');
    newest().status = 'refunded';
    await later(30_000);
    const rejected = { outcome: 'REFUSED', code: 'HOURS_PAYMENT_REJECTED' };
    expect(await hoursAttempt(departure, key)).toEqual(rejected);
    expect(await hoursOnSale(departure)).toContain(14);
    await settleDue(hotel.gateway.app);
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE' }]);
    expect(refundRequests()).toEqual([]);
  });
});

test('a card that paid and whose money goes back later leaves its booking as it is, and is reported (PAY-40)', async () => {
  const { bookingId } = await book(hotel.guest.client, await order(typedCard()));
  const invoice = newest();
  invoice.status = 'refunded';
  await notify(paidWebhook(invoice.id));
  await settleDue(hotel.gateway.app);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
  expect(await refunds(bookingId)).toEqual([]);
  await nextDay();
  expect(await differencesOf(invoice.external_reference)).toHaveLength(1);
});
