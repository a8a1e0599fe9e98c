import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { creditBalance, depositCredits } from '#gateway/store/credit-store.ts';
import { fromReais } from '#shared/money.ts';
import { openIuguHotel, paidWebhook } from './iugu-hotel.ts';
import { CPF, expirePix, pixPayment, renewPix } from './pix-calls.ts';
import { familyRoom, scenario, TWO_NIGHTS } from './scenario.ts';
import { attempt, book, codeOf, newGuest, newKey, orderFor } from './small-hotel.ts';

const hotel = openIuguHotel();
const { order, typedCard, fault, later, statusOf, newest, refunds, requestsTo } = hotel;

describe('a Pix code of Iugu', () => {
  type Code = { paymentId: string };
  const codeAt = ({ paymentId }: Code) => hotel.guest.client.pix.find({ paymentId });
  const close = ({ paymentId }: Code) => hotel.guest.client.pix.close({ paymentId });
  const withPix = async () => ({ ...(await scenario(hotel).pixStay()), invoice: newest() });

  test('is the text of an invoice that ends with it, and a poll finds that it was paid (PAY-33, PAY-36)', async () => {
    const { bookingId, pix: made, invoice } = await withPix();
    expect(made.code).toBe(invoice.pix?.qrcode_text);
    const [request] = requestsTo('/invoices').filter(({ method }) => method === 'POST');
    const sent = JSON.parse(request?.body ?? '');
    expect(sent).toMatchObject({ payable_with: ['pix'], payer: { cpf_cnpj: CPF } });
    expect(Date.parse(sent.pix_qr_code_expires_at)).toBe(Date.parse(made.expiresAt));
    hotel.server.pay(invoice.id);
    await later(6_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('whose response was lost is made once more, and only the second one can be paid here (PAY-37)', async () => {
    fault(/POST \/invoices$/, 'lost');
    const key = newKey();
    const body = await order(pixPayment());
    expect(await codeOf(book(hotel.guest.client, body, key))).toBe('PAYMENT_TIMEOUT');
    const booked = await book(hotel.guest.client, body, key);
    expect(booked.pix?.code).toBe(newest().pix?.qrcode_text);
  });

  const sellRoom = async () => {
    const { client } = await newGuest(hotel.gateway);
    await book(client, await orderFor(client, TWO_NIGHTS, [familyRoom], { payment: typedCard() }));
  };

  test('that Iugu will never make is reported at once, and reserves neither room nor credits (PAY-34, PAY-37)', async () => {
    const { guest, gateway, db } = hotel;
    const body = await order(pixPayment());
    // A rest of R$ 0.99, and Iugu takes no less than R$ 1.00.
    const amountCents = fromReais(body.value) + fromReais(body.taxValue) - 99;
    const createdAt = gateway.clock.now();
    await depositCredits(db, { guestId: guest.id, origin: 'FULL_CANCELLATION', amountCents, createdAt });
    const key = newKey();
    expect(await codeOf(book(guest.client, { ...body, useCredits: true }, key))).toBe('PIX_NOT_AVAILABLE');
    expect(await attempt(guest.client, key)).toEqual({ outcome: 'REFUSED', code: 'PIX_NOT_AVAILABLE' });
    expect(await creditBalance(db, guest.id, createdAt)).toBe(amountCents);
    await sellRoom();
  });

  test('that Iugu will never make leaves a walk-in to be paid otherwise (PAY-32, PAY-37)', async () => {
    const { bookingId } = await scenario(hotel).walkIn({ rooms: [{ ...familyRoom, checkinHour: 15 }] });
    fault(/POST \/invoices$/, 'rejected');
    expect(await codeOf(renewPix(hotel.guest, bookingId))).toBe('PIX_NOT_AVAILABLE');
    expect(await statusOf(bookingId)).toBe('PENDING');
    expect((await renewPix(hotel.guest, bookingId)).code).toBe(newest().pix?.qrcode_text);
  });

  test('is canceled at Iugu when it expires, and paid after all goes back where the room is sold (PAY-34, PAY-35)', async () => {
    const { bookingId, invoice } = await withPix();
    await expirePix(hotel.gateway);
    expect(hotel.server.invoices.get(invoice.id)?.status).toBe('canceled');
    await sellRoom();
    hotel.server.pay(invoice.id);
    await later(61_000);
    await later(1_000);
    expect(await statusOf(bookingId)).toBe('CANCELED');
    expect(hotel.server.invoices.get(invoice.id)?.status).toBe('refunded');
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reason: 'LATE' }]);
    // Of a Pix Iugu returns all or nothing: no part is ever named.
    expect(requestsTo(`/invoices/${invoice.id}/refund`).map(({ body }) => body)).toEqual(['']);
  });

  test.each(['refunded', 'chargeback'] as const)(
    'that was paid and is %s before anybody polls it pays nothing, and its money goes back no second time (PAY-35, PAY-39)',
    async status => {
      const { bookingId, pix: made, invoice } = await withPix();
      hotel.server.pay(invoice.id);
      invoice.status = status;
      await later(6_000);
      expect(await statusOf(bookingId)).toBe('PROCESSING');
      expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', tries: 0 }]);
      expect(requestsTo('/refund')).toEqual([]);
      await expirePix(hotel.gateway);
      expect(await statusOf(bookingId)).toBe('CANCELED');
      expect((await codeAt(made)).state).toBe('REFUNDED');
    },
  );

  test('that was paid and returned, and is paid once more, is honoured with what stays (PAY-35)', async () => {
    const { bookingId, invoice } = await withPix();
    hotel.server.pay(invoice.id);
    invoice.status = 'refunded';
    const second = hotel.server.pay(invoice.id);
    await hotel.notify(paidWebhook(second, 'invoice.created'));
    await later(6_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reference: invoice.id }]);
  });

  test('is given up ten minutes after its end where Iugu stays silent; a payment in time is found later (PAY-34, PAY-35)', async () => {
    const { bookingId, invoice } = await withPix();
    fault(/GET|cancel$/, 'broken', 20);
    await expirePix(hotel.gateway);
    expect(await statusOf(bookingId)).toBe('PROCESSING');
    await later(10 * 60_000);
    expect(await statusOf(bookingId)).toBe('CANCELED');
    hotel.server.faults.length = 0;
    hotel.server.pay(invoice.id);
    await later(6_000);
    await later(60_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('that was given up in a response that was lost did not expire (PAY-34, PAY-37)', async () => {
    const { bookingId, pix: made } = await withPix();
    fault(/cancel$/, 'lost');
    expect(await codeOf(close(made))).toBe('PAYMENT_TIMEOUT');
    expect((await codeAt(made)).state).toBe('WAITING');
    await later(6_000);
    expect((await codeAt(made)).state).toBe('CLOSED');
    expect(await statusOf(bookingId)).toBe('CANCELED');
  });

  test('that two requests make at once is one; both can be paid until it is closed (PAY-33, PAY-37)', async () => {
    const { bookingId, pix: made } = await withPix();
    await expirePix(hotel.gateway);
    expect((await codeAt(made)).state).toBe('EXPIRED');
    const id = `pix_${randomUUID()}`;
    const before = hotel.server.invoices.size;
    const renew = () => renewPix(hotel.guest, bookingId, id);
    const [one, other] = await Promise.all([renew(), renew()]);
    expect(other.paymentId).toBe(one.paymentId);
    const shown = await codeAt(one);
    expect([one.code, other.code]).toContain(shown.code);
    await close(one);
    const codes = [...hotel.server.invoices.values()].slice(before);
    expect(codes.map(({ status }) => status)).toEqual(codes.map(() => 'canceled'));
  });

  test('whose refund was made in a response that was lost is returned once (PAY-39)', async () => {
    const { bookingId, pix: made, invoice } = await withPix();
    await close(made);
    await sellRoom();
    hotel.server.pay(invoice.id);
    fault(/refund$/, 'lost');
    await pollPix(hotel.gateway.app, made.paymentId);
    await later(1_000);
    expect(await refunds(bookingId)).toMatchObject([{ state: 'OPEN', tries: 1 }]);
    expect((await codeAt(made)).state).toBe('REFUNDING');
    await later(61_000);
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE' }]);
    expect(requestsTo('/refund')).toHaveLength(1);
  });
});
