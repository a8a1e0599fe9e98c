import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { deleteOldEvents, handleDueEvents } from '#gateway/domain/payment/pix/handle-events.ts';
import { paymentEvents } from '#gateway/store/schema/payments.ts';
import { hostileText } from '../hostile-text.ts';
import { openIuguHotel, paidWebhook } from './iugu-hotel.ts';
import { WEBHOOK_SECRET } from './iugu-server.ts';
import { INPUT_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { mailKinds } from './stored-booking.ts';

const DAY_MS = 86_400_000;
const hotel = openIuguHotel();
const { fault, later, statusOf, newest, notify, refunds } = hotel;
const settle = () => settleDue(hotel.gateway.app);

describe('a webhook of Iugu', () => {
  const paidInvoice = (id: string) => ({ ...paidWebhook(id), 'data[paid_cents]': '1' });
  const code = async () => ({ ...(await scenario(hotel).pixStay()), invoice: newest().id });

  test('is believed with the secret alone, in each form that it may come in (PAY-36)', async () => {
    const { invoice } = await code();
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    for (const given of ['', 'wrong', `${WEBHOOK_SECRET}x`, basic('wrong')])
      expect((await notify(paidInvoice(invoice), given)).status, given).toBe(401);
    const forms = [`Basic ${WEBHOOK_SECRET}`, basic(WEBHOOK_SECRET), basic(`${WEBHOOK_SECRET}:`)];
    for (const given of [WEBHOOK_SECRET, ...forms])
      expect((await notify(paidInvoice(invoice), given)).status, given).toBe(200);
    expect((await notify({ event: 'invoice.status_changed' })).status).toBe(400);
  });

  test('of any form gets a status below 500, and a large one is not read (PAY-36, SEC-03)', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, fc.boolean(), async (event, id, isKnown) => {
        const fields = { event: isKnown ? 'invoice.created' : event, 'data[id]': id, 'data[status]': event };
        expect([200, 400, 413]).toContain((await notify(fields)).status);
      }),
      { numRuns: INPUT_RUNS },
    );
    expect((await notify({ ...paidInvoice('X'), padding: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await hotel.gateway.raw('GET', '/payment-events/iugu')).status).toBe(405);
    await hotel.db.delete(paymentEvents);
  });

  test('moves nothing by itself: the invoice is read again, whatever the webhook says (PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    await notify(paidInvoice(invoice));
    await settle();
    expect(await statusOf(bookingId)).toBe('PROCESSING');
    hotel.server.pay(invoice);
    // The same webhook once more: it was stored, and found to be untrue then; a poll finds the payment.
    await notify(paidInvoice(invoice));
    await later(6_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('of a code that was paid once more has the second transfer returned, also when it comes twice (PAY-35, PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    hotel.server.pay(invoice);
    await notify(paidInvoice(invoice));
    await settle();
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    const second = hotel.server.pay(invoice);
    await notify(paidWebhook(second, 'invoice.created'));
    await notify(paidWebhook(second, 'invoice.created'));
    await settle();
    await later(1_000);
    const returned = { state: 'DONE', reason: 'DOUBLE', reference: second };
    expect(await refunds(bookingId)).toMatchObject([returned]);
    expect(hotel.server.invoices.get(invoice)?.status).toBe('paid');
  });

  test('that is handled twice at once does nothing twice (PAY-35, PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    const { app } = hotel.gateway;
    const second = [invoice, invoice].map(id => hotel.server.pay(id)).at(-1) ?? '';
    await notify(paidInvoice(invoice));
    await notify(paidWebhook(second, 'invoice.created'));
    await Promise.all([handleDueEvents(app), handleDueEvents(app), settleDue(app)]);
    await later(1_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reason: 'DOUBLE' }]);
    expect(await mailKinds(hotel, bookingId)).toEqual(['BOOKING_CONFIRMED', 'PAYMENT_RETURNED']);
  });

  test('of somebody else’s invoice, or while Iugu is away, disturbs nothing (PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    await notify(paidInvoice('0123456789ABCDEF'));
    hotel.server.pay(invoice);
    await notify(paidInvoice(invoice));
    fault(/GET \/invoices/, 'broken', 3);
    await settle();
    await later(6_000);
    await later(6_000);
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
  });

  test('that cannot be handled is tried more and more rarely, and keeps no newer one waiting (PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    hotel.server.pay(invoice);
    await later(6_000);
    const lost = Array.from({ length: 100 }, (_, index) => `LOST-${index}`);
    hotel.server.weather = address => (address.includes('LOST-') ? 'broken' : null);
    for (const id of lost) await notify(paidInvoice(id));
    const second = hotel.server.pay(invoice);
    await notify(paidWebhook(second, 'invoice.created'));
    const isRead = (id: string) => hotel.requestsTo(`/invoices/${id}`);
    await settle();
    expect(isRead('LOST-7')).toHaveLength(1);
    // On a busy machine the newer one's own request can time out, too: it is tried again after three seconds.
    for (let tries = 0; tries < 10 && (await refunds(bookingId)).length === 0; tries += 1) await later(1_000);
    expect(await refunds(bookingId)).toMatchObject([{ state: 'DONE', reference: second }]);
    expect(isRead('LOST-7').length).toBeLessThan(4);
    for (let minute = 0; minute < 60; minute += 1) await later(60_000);
    expect(isRead('LOST-7').length).toBeGreaterThan(6);
    expect(isRead('LOST-7').length).toBeLessThan(12);
    // The same webhook once more is a reason to try at once.
    hotel.server.weather = null;
    const before = isRead('LOST-7').length;
    await notify(paidInvoice('LOST-7'));
    await settle();
    expect(isRead('LOST-7')).toHaveLength(before + 1);
  });

  test('is forgotten a month after it was handled, and not before (PAY-36)', async () => {
    const { bookingId, invoice } = await code();
    hotel.server.pay(invoice);
    await notify(paidInvoice(invoice));
    await settle();
    expect(await statusOf(bookingId)).toBe('CONFIRMED');
    const known = () => hotel.db.select().from(paymentEvents).where(eq(paymentEvents.reference, invoice));
    hotel.gateway.clock.moveBy(29 * DAY_MS);
    await deleteOldEvents(hotel.gateway.app);
    expect(await known()).toHaveLength(1);
    hotel.gateway.clock.moveBy(2 * DAY_MS);
    await deleteOldEvents(hotel.gateway.app);
    expect(await known()).toEqual([]);
  });
});

describe('a webhook that no sweep waits for', () => {
  const soon = openIuguHotel({ sweeps: true });
  const paidCode = async () => {
    const { bookingId } = await scenario(soon).pixStay();
    const { id } = soon.newest();
    soon.server.pay(id);
    return { bookingId, webhook: paidWebhook(id) };
  };

  test('confirms its booking without any sweep (PAY-36)', async () => {
    const { bookingId, webhook } = await paidCode();
    await soon.notify(webhook);
    await expect.poll(() => soon.statusOf(bookingId), { timeout: 5_000 }).toBe('CONFIRMED');
  });

  test('gets its response while Iugu stays silent, and another one that comes meanwhile is handled next (PAY-36)', async () => {
    const { bookingId, webhook } = await paidCode();
    const reads = () => soon.server.requests.filter(({ path }) => path.startsWith('/invoices/'));
    soon.server.requests.length = 0;
    soon.fault(/GET .*LOST/, 'silent');
    expect((await soon.notify(paidWebhook('LOST'))).status).toBe(200);
    await expect.poll(reads, { timeout: 5_000 }).toHaveLength(1);
    expect((await soon.notify(webhook)).status).toBe(200);
    expect(reads()).toHaveLength(1);
    await expect.poll(() => soon.statusOf(bookingId), { timeout: 5_000 }).toBe('CONFIRMED');
  });
});
