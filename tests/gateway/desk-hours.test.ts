import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { clientAt } from './checking-in.ts';
import { newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { bookingOf, mailsAbout, shifted } from './stored-booking.ts';

const hotel = openFreshHotel();
const HOUR = 3_600_000;
const DEPARTURE = '2026-12-13T14:00:00-03:00';
/** 150 % of the last night's 460.75, with its 3.5 % tax. */
const FEE = 715_32;

const newKey = () => `desk_${randomUUID()}`;
const paymentsOf = (bookingId: string) =>
  hotel.db.select().from(payments).where(eq(payments.bookingId, bookingId));

async function overstayed() {
  const stay = await scenario(hotel).longStay({ rooms: [petRoom], arrivedAt: '2026-12-10T19:30:00-03:00' });
  const client = await clientAt(hotel, hotel.guest, shifted(DEPARTURE, 3 * HOUR));
  const { bookingId, first } = stay;
  await client.checkOut.confirm({ id: bookingId, accommodationId: first, overstayFee: FEE / 100 });
  const desk = await newDesk(hotel.gateway);
  const order = (changes: object = {}) => ({
    hotelId: HOTEL,
    bookingId,
    key: newKey(),
    purpose: 'OVERSTAY',
    amountCents: FEE,
    means: { kind: 'CASH' },
    ...changes,
  });
  return { bookingId, client, desk, order };
}

describe('an overstay', () => {
  test('is taken once, to the cent, and stands on the bill as paid at the reception (FRD-06, PD-68)', async () => {
    const { bookingId, client, desk, order } = await overstayed();
    const { take } = desk.calls.deskPayments;
    for (const amountCents of [FEE - 1, FEE + 1])
      expect(await codeOf(take(order({ amountCents })))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(take(order({ purpose: 'BOOKING' })))).toBe('OUTCOME_CHANGED');
    const outcomes = await Promise.all([codeOf(take(order())), codeOf(take(order())), codeOf(take(order()))]);
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'OUTCOME_CHANGED')).toHaveLength(2);
    const bill = await client.bill.find({ bookingId });
    expect(bill).toMatchObject({ due: 0 });
    expect(bill.paid).toContainEqual({ by: 'RECEPTION', amount: FEE / 100 });
    expect((await mailsAbout(hotel, bookingId)).filter(({ kind }) => kind === 'OVERSTAY_PAID')).toHaveLength(
      1,
    );
    expect(await recordOf(hotel.db, bookingId)).toHaveLength(1);
  });

  test('is paid by a Pix code that the desk alone shows (FRD-06, PAY-34)', async () => {
    const { bookingId, client, desk, order } = await overstayed();
    const { means: _means, ...wanted } = order();
    const code = await desk.calls.deskPayments.createPix({ ...wanted, taxId: '52998224725' });
    expect(code).toMatchObject({ purpose: 'OVERSTAY', state: 'WAITING', amountCents: FEE });
    expect((await client.bookings.find({ bookingId })).payment?.pix).toBeNull();
    expect(await codeOf(desk.calls.deskPayments.take(order()))).toBe('ATTEMPT_IN_PROGRESS');
    await paySandboxPix(hotel.gateway.app, code.paymentId, { isNotified: true });
    await settleDue(hotel.gateway.app);
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ overstayPaidCents: FEE });
    expect((await client.bill.find({ bookingId })).paid).toContainEqual({ by: 'PIX', amount: FEE / 100 });
    expect(await codeOf(desk.calls.deskPayments.take(order()))).toBe('OUTCOME_CHANGED');
  });

  test('that cash has paid sends a late transfer of its closed code back (FRD-06, PAY-35)', async () => {
    const { bookingId, desk, order } = await overstayed();
    const { means: _means, ...wanted } = order();
    const { paymentId } = await desk.calls.deskPayments.createPix({ ...wanted, taxId: '52998224725' });
    await desk.calls.deskPayments.closePix({ hotelId: HOTEL, bookingId, paymentId });
    await desk.calls.deskPayments.take(order());
    await paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
    await settleDue(hotel.gateway.app);
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ overstayPaidCents: FEE });
    const shown = await desk.calls.deskPayments.findPix({ hotelId: HOTEL, bookingId, paymentId });
    expect(shown.state).toMatch(/^REFUND/);
  });
});

describe('hours at the desk', () => {
  async function stayWithHours() {
    const stay = await scenario(hotel).longStay();
    const desk = await newDesk(hotel.gateway);
    const room = {
      hotelId: HOTEL,
      bookingId: stay.bookingId,
      accommodationId: String(stay.accommodationId),
      type: 'CHECKOUT',
    };
    hotel.gateway.clock.moveTo(new Date('2026-12-09T12:00:00-03:00'));
    const { slots } = await desk.calls.deskPayments.hours(room);
    const slot = slots.find(({ priceCents }) => priceCents > 0);
    if (!slot) throw new Error('no hour is on sale');
    const sale = (changes: object = {}) => ({
      ...room,
      key: newKey(),
      amountOfHours: slot.amountOfHours,
      time: slot.time,
      priceCents: slot.priceCents,
      taxCents: slot.taxCents,
      means: { kind: 'CASH', receivedCents: 1_000_00 },
      ...changes,
    });
    return { ...stay, desk, slot, sale };
  }

  test('are bought and paid in one act, with the receipt and the e-mail about them (FRD-06)', async () => {
    const { bookingId, desk, slot, sale } = await stayWithHours();
    const order = sale();
    const sold = await desk.calls.deskPayments.takeForHours(order);
    const amountCents = slot.priceCents + slot.taxCents;
    expect(sold).toMatchObject({
      newTime: slot.time,
      receipt: { purpose: 'HOURS', amountCents, means: { changeCents: 1_000_00 - amountCents } },
    });
    expect(await desk.calls.deskPayments.takeForHours(order)).toEqual(sold);
    expect((await paymentsOf(bookingId)).filter(({ method }) => method === 'DESK')).toMatchObject([
      { status: 'APPROVED', amountCents },
    ]);
    expect((await mailsAbout(hotel, bookingId)).map(({ kind }) => kind)).toEqual(['HOURS_BOUGHT']);
    const { endsAt } = await bookingOf(hotel, bookingId);
    expect(endsAt).toEqual(new Date(slot.time));
    const { client } = await clientAtDesk();
    const bill = await client.bill.find({ bookingId });
    expect(bill.paid).toContainEqual({ by: 'RECEPTION', amount: amountCents / 100 });
    expect(await recordOf(hotel.db, bookingId)).toMatchObject([
      { act: 'PAYMENT_TAKEN', details: { purpose: 'HOURS', amountCents } },
    ]);
  });

  test('of another price, hour or hotel are not sold, and two desks sell them once (FRD-06)', async () => {
    const { bookingId, desk, slot, sale } = await stayWithHours();
    const { takeForHours } = desk.calls.deskPayments;
    expect(await codeOf(takeForHours(sale({ priceCents: slot.priceCents - 1 })))).toBe('HOURS_PRICE_CHANGED');
    expect(await codeOf(takeForHours(sale({ time: '2026-12-13T23:00:00-03:00' })))).toBe('BOOKING_CHANGED');
    expect(await codeOf(takeForHours(sale({ hotelId: OTHER_HOTEL.hotelId })))).toBe('NOT_FOUND');
    expect(await codeOf(takeForHours(sale({ accommodationId: '999999' })))).toBe('NOT_FOUND');
    expect(await codeOf(takeForHours(sale({ note: 'card 4111111111111111' })))).toBe('BAD_REQUEST');
    expect(await codeOf(takeForHours(sale({ means: { kind: 'CASH', receivedCents: 1 } })))).toBe(
      'BAD_REQUEST',
    );
    const outcomes = await Promise.all([codeOf(takeForHours(sale())), codeOf(takeForHours(sale()))]);
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect((await paymentsOf(bookingId)).filter(({ method }) => method === 'DESK')).toHaveLength(1);
    expect(await recordOf(hotel.db, bookingId)).toHaveLength(1);
  });

  test('are reserved by a Pix code on the desk’s screen, and sold once it is paid (FRD-06, PAY-34)', async () => {
    const { bookingId, desk, slot, sale } = await stayWithHours();
    const { means: _means, ...chosen } = sale();
    const order = { ...chosen, taxId: '52998224725' };
    const before = await bookingOf(hotel, bookingId);
    const code = await desk.calls.deskPayments.createHoursPix(order);
    const amountCents = slot.priceCents + slot.taxCents;
    expect(code).toMatchObject({ purpose: 'HOURS', state: 'WAITING', amountCents });
    expect(code.code).toMatch(/^000201/);
    expect(await desk.calls.deskPayments.createHoursPix(order)).toMatchObject({ paymentId: code.paymentId });
    expect(await desk.calls.deskPayments.due({ hotelId: HOTEL, bookingId })).toMatchObject({
      openPix: { paymentId: code.paymentId, purpose: 'HOURS' },
    });
    expect(await codeOf(desk.calls.deskPayments.takeForHours(sale()))).toBe('ATTEMPT_IN_PROGRESS');
    expect((await bookingOf(hotel, bookingId)).endsAt).toEqual(before.endsAt);

    await paySandboxPix(hotel.gateway.app, code.paymentId, { isNotified: true });
    await settleDue(hotel.gateway.app);
    const shown = { hotelId: HOTEL, bookingId, paymentId: code.paymentId };
    expect(await desk.calls.deskPayments.findPix(shown)).toMatchObject({ state: 'PAID', code: null });
    expect((await bookingOf(hotel, bookingId)).endsAt).toEqual(new Date(slot.time));
    expect((await mailsAbout(hotel, bookingId)).map(({ kind }) => kind)).toEqual(['HOURS_BOUGHT']);
    expect(await recordOf(hotel.db, bookingId)).toMatchObject([
      { act: 'PIX_CODE_MADE', staffId: desk.staffId, details: { purpose: 'HOURS', amountCents } },
    ]);
  });

  test('are free again once their code is closed or has expired, and sold for cash then (FRD-06, PAY-35)', async () => {
    const { bookingId, desk, slot, sale } = await stayWithHours();
    const { means: _means, ...chosen } = sale();
    const order = { ...chosen, taxId: '52998224725' };
    const { paymentId } = await desk.calls.deskPayments.createHoursPix(order);
    const shown = { hotelId: HOTEL, bookingId, paymentId };
    expect(await desk.calls.deskPayments.closePix(shown)).toMatchObject({ state: 'CLOSED' });
    // The same key is the same code, which has ended.
    expect(await desk.calls.deskPayments.createHoursPix(order)).toMatchObject({ paymentId, state: 'CLOSED' });

    const next = await desk.calls.deskPayments.createHoursPix({ ...order, key: newKey() });
    hotel.gateway.clock.moveTo(new Date(Date.parse(next.expiresAt) + HOUR));
    await settleDue(hotel.gateway.app);
    expect(await desk.calls.deskPayments.findPix({ ...shown, paymentId: next.paymentId })).toMatchObject({
      state: 'EXPIRED',
    });
    expect(await desk.calls.deskPayments.takeForHours(sale())).toMatchObject({ newTime: slot.time });
    expect((await paymentsOf(bookingId)).filter(({ status }) => status === 'OPEN')).toEqual([]);
  });

  test('get no code at another price, for nothing, or for a payer with a wrong tax id, and two desks make one (FRD-06)', async () => {
    const { bookingId, desk, slot, sale } = await stayWithHours();
    const { means: _means, ...chosen } = sale();
    const make = (changes: object = {}) =>
      desk.calls.deskPayments.createHoursPix({
        ...chosen,
        key: newKey(),
        taxId: '52998224725',
        ...changes,
      });
    expect(await codeOf(make({ priceCents: slot.priceCents + 1 }))).toBe('HOURS_PRICE_CHANGED');
    expect(await codeOf(make({ priceCents: 0, taxCents: 0 }))).toBe('BAD_REQUEST');
    expect(await codeOf(make({ taxId: '11111111111' }))).toBe('BAD_REQUEST');
    expect(await codeOf(make({ hotelId: OTHER_HOTEL.hotelId }))).toBe('NOT_FOUND');
    expect(await recordOf(hotel.db, bookingId)).toEqual([]);
    const key = newKey();
    const outcomes = await Promise.all([make({ key }), make({ key })]);
    expect(new Set(outcomes.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await codeOf(make())).toBe('ATTEMPT_IN_PROGRESS');
    expect(await codeOf(make({ key, amountOfHours: slot.amountOfHours + 1 }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await recordOf(hotel.db, bookingId)).toHaveLength(1);
  });

  const clientAtDesk = async () => ({
    client: await clientAt(hotel, hotel.guest, hotel.gateway.clock.now()),
  });
});
