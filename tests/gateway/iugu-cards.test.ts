import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/bookings/settlement.ts';
import { removeStaleCards } from '#gateway/cards/stale-cards.ts';
import { paymentProvider } from '#gateway/payment/choose-provider.ts';
import { reconcile } from '#gateway/payment/reconcile.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { paymentDifferences, payments } from '#gateway/store/schema/payments.ts';
import type { NewBooking } from '#shared/contract/bookings.ts';
import { buy, hoursAttempt, hoursOnSale, hoursOrder, newHoursKey, slotAt } from './hours-stay.ts';
import { openIuguHotel, paidTrigger } from './iugu-hotel.ts';
import { bookWalkIn, familyRoom, refundsOf } from './pix-booking.ts';
import { attempt, book, codeOf, newKey, orderFor } from './small-hotel.ts';

const hotel = openIuguHotel();
const { order, typedCard, fault, later, statusOf, newest, tell } = hotel;
const charged = () => [...hotel.server.invoices.values()].filter(({ status }) => status === 'paid');
const paymentOf = async (body: NewBooking) => {
  const [payment] = await hotel.db
    .select()
    .from(payments)
    .where(eq(payments.clientPaymentId, body.payment?.id ?? ''));
  return payment;
};
const mails = async (bookingId: string) => {
  const rows = await hotel.db.select().from(emails).where(eq(emails.bookingId, bookingId));
  return rows.map(({ kind }) => kind);
};
const refundRequests = () => hotel.server.requests.filter(({ path }) => path.endsWith('/refund'));
const differencesOf = (paymentId: string) =>
  hotel.db.select().from(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
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
    const { bookingId } = await book(hotel.guest.client, await order(typedCard()));
    const invoice = newest();
    const [payment] = await hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));
    if (!payment) throw new Error('nothing was charged');
    const taken = payment.amountCents;
    const { payments: provider } = hotel.gateway.app;
    expect(await provider.booked(payment.id)).toEqual({ taken, returned: 0 });
    invoice.status = 'chargeback';
    expect(await provider.booked(payment.id)).toEqual({ taken, returned: taken });
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

  test.each(['lost', 'silent', 'broken'] as const)(
    'whose charge is %s is charged once or not at all, and the booking agrees (PAY-37)',
    async does => {
      const before = charged().length;
      fault(/POST \/charge/, does);
      const key = newKey();
      const body = await order(typedCard());
      const first = await codeOf(book(hotel.guest.client, body, key));
      // A lost response is found by reading the invoice; where nothing was charged it is not known yet.
      if (does !== 'lost') expect(first).toBe('PAYMENT_TIMEOUT');
      await later(30_000);
      const isCharged = charged().length - before;
      const result = await attempt(hotel.guest.client, key);
      if (does === 'lost') expect([result.outcome, isCharged]).toEqual(['BOOKED', 1]);
      else expect([result, isCharged]).toEqual([{ outcome: 'REFUSED', code: 'PAYMENT_TIMEOUT' }, 0]);
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

  test.each(['limited', 'unauthorized'] as const)(
    'is not declined where Iugu is %s: nothing is charged, and the booking is given up (PAY-37)',
    async does => {
      const before = charged().length;
      fault(/POST \/charge/, does, 9);
      const body = await order(typedCard());
      expect(await codeOf(book(hotel.guest.client, body))).toBe('PAYMENT_TIMEOUT');
      await later(30_000);
      expect(await paymentOf(body)).toMatchObject({ status: 'DECLINED', refusal: 'PAYMENT_TIMEOUT' });
      expect(charged()).toHaveLength(before);
    },
  );

  test('is saved at Iugu’s customer of the guest, pays again without being typed, and goes there too once it is deleted (PAY-37, CRD-03)', async () => {
    const saved = await hotel.guest.client.payment.createCard({
      token: hotel.server.token(),
      description: 'Visa',
      set_as_default: true,
    });
    expect(saved.data).toMatchObject({ brand: 'visa', display_number: expect.stringMatching(/1111$/) });
    const payment = { id: `pay_${randomUUID()}`, numberOfInstallments: 1, saveCard: false, cardId: saved.id };
    expect(await book(hotel.guest.client, await order(payment))).toMatchObject({ status: 'CONFIRMED' });
    expect(hotel.server.requests.filter(({ path }) => path === '/customers')).toHaveLength(1);
    await hotel.guest.client.payment.deleteCard({ id: saved.id });
    hotel.gateway.clock.moveBy(25 * 3_600_000);
    // A turn takes ten, and those of the other tests come first.
    for (const _ of [1, 2, 3]) await removeStaleCards(hotel.gateway.app);
    const [made, deleted] = ['POST', 'DELETE'].map(wanted =>
      hotel.server.requests.filter(
        ({ method, path }) => method === wanted && path.includes('/payment_methods'),
      ),
    );
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
    const charge = {
      paymentId: randomUUID(),
      source: { token: hotel.server.token() },
      amount: 12_00,
      installments: 1,
      payer,
    };
    expect(await provider.find(charge.paymentId)).toBeNull();
    expect(await provider.charge(charge)).toMatchObject({ outcome: 'APPROVED' });
    const before = charged().length;
    expect(await Promise.all([provider.charge(charge), provider.close(charge.paymentId)])).toMatchObject([
      { outcome: 'APPROVED' },
      { outcome: 'APPROVED' },
    ]);
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
    const payment = await paymentOf(body);
    const invoice = [...hotel.server.invoices.values()].at(-1);
    if (!payment || !invoice) throw new Error('nothing was charged');
    expect(payment.status).toBe('DECLINED');
    hotel.server.pay(invoice.id);
    return { payment, invoice };
  }

  test('gets it back to that card, whole and once, though two gateways sweep and a response is lost (PAY-39)', async () => {
    const { payment, invoice } = await chargeLate();
    fault(/refund$/, 'lost');
    await tell(paidTrigger(invoice.id));
    await Promise.all([settleDue(hotel.gateway.app), settleDue(hotel.gateway.app)]);
    for (let minutes = 0; minutes < 8; minutes += 2)
      await Promise.all([later(120_000), settleDue(hotel.gateway.app)]);
    expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([
      { state: 'DONE', reason: 'LATE', amountCents: payment.amountCents },
    ]);
    expect(invoice.status).toBe('refunded');
    // Whole: no part is named.
    expect(refundRequests().map(({ body }) => body)).toEqual(refundRequests().map(() => ''));
    expect(await mails(payment.bookingId)).toEqual(['PAYMENT_RETURNED']);
    const { refunds: shown } = await hotel.guest.client.bookings.values({ bookingId: payment.bookingId });
    expect(shown).toMatchObject([{ state: 'DONE', amount: payment.amountCents / 100 }]);
  });

  test('and of which no trigger tells is found by the daily comparison (PAY-39, PAY-40)', async () => {
    const { payment, invoice } = await chargeLate();
    await reconcile(hotel.gateway.app);
    await settleDue(hotel.gateway.app);
    expect(invoice.status).toBe('refunded');
    expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([{ state: 'DONE' }]);
    await nextDay();
    expect(await differencesOf(payment.id)).toEqual([]);
  });

  test.each(['trigger', 'comparison'] as const)(
    'and returns by itself before a %s finds it is in the books as returned, with an e-mail (PAY-39, PAY-40)',
    async finder => {
      const { payment, invoice } = await chargeLate();
      invoice.status = 'refunded';
      if (finder === 'trigger') await tell(paidTrigger(invoice.id));
      else await reconcile(hotel.gateway.app);
      for (const _ of [1, 2]) await settleDue(hotel.gateway.app);
      expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([
        { state: 'DONE', reason: 'LATE', amountCents: payment.amountCents },
      ]);
      expect(refundRequests()).toEqual([]);
      expect(await mails(payment.bookingId)).toEqual(['PAYMENT_RETURNED']);
      await nextDay();
      expect(await differencesOf(payment.id)).toEqual([]);
    },
  );

  test('waits for its refund while Iugu limits the account, and gets it then (PAY-39)', async () => {
    const { payment, invoice } = await chargeLate();
    fault(/refund$/, 'limited');
    await tell(paidTrigger(invoice.id));
    await settleDue(hotel.gateway.app);
    expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([{ state: 'OPEN', tries: 1 }]);
    await later(61_000);
    expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([{ state: 'DONE' }]);
  });
});

describe('a card that was charged and whose money went back before the gateway looked', () => {
  /** Iugu has charged the card, and nobody here knows yet. */
  async function chargeUnseen() {
    fault(/POST \/charge/, 'lost');
    fault(/GET \/invoices/, 'broken');
    const key = newKey();
    const body = await order(typedCard());
    expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
    const payment = await paymentOf(body);
    if (!payment) throw new Error('nothing was charged');
    expect([payment.status, newest().status]).toEqual(['OPEN', 'paid']);
    return { body, key, payment, invoice: newest() };
  }
  /** Money goes back, and then the books are compared. */
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
      expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([
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
    expect(await refundsOf(hotel.db, payment.bookingId)).toMatchObject([{ state: 'DONE' }]);
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
    const { bookingId } = await bookWalkIn(hotel.guest);
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
    const stay = { checkin: '2026-12-03', checkout: '2026-12-04' };
    const wish = { ...familyRoom, checkinHour: 15, checkoutHour: 12 };
    const { bookingId } = await book(client, await orderFor(client, stay, [wish], { payment: typedCard() }));
    const [room] = (await client.bookings.find({ bookingId })).accommodations;
    const accommodationId = room?.accommodationId ?? 0;
    const departure = { client, bookingId, accommodationId, type: 'CHECKOUT' as const };
    const card = { token: hotel.server.token(), description: 'Visa', set_as_default: true };
    const { id: paymentMethodId } = await client.payment.createCard(card);
    fault(/POST \/charge/, 'lost');
    fault(/GET \/invoices/, 'broken');
    const key = newHoursKey();
    const wanted = hoursOrder(departure, await slotAt(departure, 14), { paymentMethodId });
    expect(await codeOf(buy(departure, wanted, key))).toBe('PAYMENT_TIMEOUT');
    newest().status = 'refunded';
    await later(30_000);
    expect(await hoursAttempt(departure, key)).toEqual({
      outcome: 'REFUSED',
      code: 'HOURS_PAYMENT_REJECTED',
    });
    expect(await hoursOnSale(departure)).toContain(14);
    await settleDue(hotel.gateway.app);
    expect(await refundsOf(hotel.db, bookingId)).toMatchObject([{ state: 'DONE' }]);
    expect(refundRequests()).toEqual([]);
  });
});

test('a card that paid and whose money goes back later leaves its booking as it is, and is reported (PAY-40)', async () => {
  const { bookingId } = await book(hotel.guest.client, await order(typedCard()));
  const invoice = newest();
  invoice.status = 'refunded';
  await tell(paidTrigger(invoice.id));
  await settleDue(hotel.gateway.app);
  expect(await statusOf(bookingId)).toBe('CONFIRMED');
  expect(await refundsOf(hotel.db, bookingId)).toEqual([]);
  await nextDay();
  expect(await differencesOf(invoice.external_reference)).toHaveLength(1);
});
