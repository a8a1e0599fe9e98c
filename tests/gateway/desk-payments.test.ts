import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { deskPayments } from '#gateway/store/schema/desk-payments.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { DESK_DEVICE, type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { cardPayment, cardToken, codeOf, HOTEL, newGuest } from './small-hotel.ts';
import { bookingOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let desk: Desk;
let booked: { bookingId: string; locator: string };
beforeEach(async () => {
  desk = await newDesk(hotel.gateway);
  booked = await scenario(hotel).walkIn();
});

const PRICE = WALK_IN_DUE.amountCents;
const PAN = '4111 1111 1111 1111';

const newKey = () => `desk_${randomUUID()}`;
const cash = (changes: object = {}) => ({
  ...cashOrder(booked.bookingId, WALK_IN_DUE),
  ...changes,
});
const onMachine = {
  kind: 'TERMINAL' as const,
  network: 'visa' as const,
  cardKind: 'CREDIT' as const,
  lastDigits: '4417',
  authorizationCode: 'R07412',
  printedCents: PRICE,
};
const take = (order: object) => desk.calls.deskPayments.take(order as ReturnType<typeof cash>);
const paymentsOf = () => hotel.db.select().from(payments).where(eq(payments.bookingId, booked.bookingId));
const findBooking = () => hotel.guest.client.bookings.find({ bookingId: booked.bookingId });
const mailsOf = async () =>
  (await hotel.db.select().from(emails).where(eq(emails.bookingId, booked.bookingId))).map(
    ({ kind }) => kind,
  );

describe('a walk-in that pays at the reception', () => {
  test('is confirmed by cash, with a receipt, the change, an e-mail and an entry in the record (FRD-06, AUD-01)', async () => {
    const due = await desk.calls.deskPayments.due({ hotelId: HOTEL, bookingId: booked.bookingId });
    expect(due).toMatchObject({ due: { purpose: 'BOOKING', amountCents: PRICE }, openPix: null });
    expect(due.receiptEmail).toMatch(/^.•••.?@/);
    const receipt = await take(cash({ means: { kind: 'CASH', receivedCents: 350_00 } }));
    expect(receipt).toMatchObject({
      locator: booked.locator,
      purpose: 'BOOKING',
      amountCents: PRICE,
      means: { kind: 'CASH', receivedCents: 350_00, changeCents: 18_80 },
    });
    expect(await findBooking()).toMatchObject({ status: 'CONFIRMED', payment: { charged: 331.2, due: 0 } });
    expect(await paymentsOf()).toMatchObject([{ method: 'DESK', status: 'APPROVED', amountCents: PRICE }]);
    expect(await mailsOf()).toContain('BOOKING_CONFIRMED');
    expect(await recordOf(hotel.db, booked.bookingId)).toEqual([
      {
        act: 'PAYMENT_TAKEN',
        hotelId: HOTEL,
        bookingId: booked.bookingId,
        staffId: desk.staffId,
        details: { paymentId: receipt.paymentId, purpose: 'BOOKING', amountCents: PRICE, means: 'CASH' },
      },
    ]);
    const again = { hotelId: HOTEL, bookingId: booked.bookingId, paymentId: receipt.paymentId };
    expect(await desk.calls.deskPayments.receipt(again)).toEqual(receipt);
  });

  test('is confirmed by a card on the machine, of which only its receipt is stored (FRD-06)', async () => {
    const receipt = await take(cash({ means: onMachine, note: 'second machine' }));
    const { printedCents: _printedCents, ...shown } = onMachine;
    expect(receipt.means).toEqual(shown);
    const [stored] = await hotel.db
      .select()
      .from(deskPayments)
      .where(eq(deskPayments.paymentId, receipt.paymentId));
    expect(stored).toMatchObject({
      means: 'TERMINAL',
      lastDigits: '4417',
      note: 'second machine',
      device: DESK_DEVICE,
    });
  });

  test('is not canceled at its deadline once the desk has its money (FRD-06)', async () => {
    await take(cash());
    hotel.gateway.clock.moveTo(new Date('2026-12-01T23:00:00-03:00'));
    await settleDue(hotel.gateway.app);
    const rows = await paymentsOf();
    expect(rows).toHaveLength(1);
    expect(await mailsOf()).not.toContain('BOOKING_CANCELED');
    expect(await bookingOf(hotel, booked.bookingId)).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('exactly once and to the cent', () => {
  test('two desks at once take it once, and the second one reads what has changed (FRD-06)', async () => {
    const other = await newDesk(hotel.gateway);
    const outcomes = await Promise.allSettled([take(cash()), other.calls.deskPayments.take(cash())]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rejected = outcomes.find(outcome => outcome.status === 'rejected');
    expect(rejected?.reason).toMatchObject({
      code: 'OUTCOME_CHANGED',
      status: 409,
      details: { purpose: null, dueCents: 0, status: 'CONFIRMED' },
    });
    expect(await paymentsOf()).toHaveLength(1);
    expect(await recordOf(hotel.db, booked.bookingId)).toHaveLength(1);
  });

  test('the same key ten times at once takes it once, and each gets the one receipt (FRD-06, PD-10)', async () => {
    const order = cash();
    const receipts = await Promise.all(Array.from({ length: 10 }, () => take(order)));
    expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await paymentsOf()).toHaveLength(1);
    expect(await recordOf(hotel.db, booked.bookingId)).toHaveLength(1);
    expect(await codeOf(take({ ...order, means: onMachine }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('a key of another booking takes nothing (FRD-06, PD-10)', async () => {
    const order = cash();
    await take(order);
    const { bookingId } = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
    expect(await codeOf(take({ ...order, bookingId }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test.each([PRICE - 1, PRICE + 1, 1, 33_120_00])(
    '%i cents instead of the price take nothing (FRD-06)',
    async amountCents => {
      await expect(take(cash({ amountCents }))).rejects.toMatchObject({
        code: 'OUTCOME_CHANGED',
        details: { purpose: 'BOOKING', dueCents: PRICE, status: 'PENDING' },
      });
      expect(await paymentsOf()).toEqual([]);
    },
  );

  test.each([0, -1, 331.2, Number.NaN, 1e12, '33120', null])(
    'an amount of %s is no amount (FRD-06)',
    async amountCents => {
      expect(await codeOf(take(cash({ amountCents })))).toBe('BAD_REQUEST');
    },
  );

  test('too little cash and a machine that took another amount take nothing (FRD-06)', async () => {
    const tooLittle = take(cash({ means: { kind: 'CASH', receivedCents: PRICE - 1 } }));
    await expect(tooLittle).rejects.toMatchObject({ details: { issues: [{ path: 'means.receivedCents' }] } });
    const otherAmount = take(cash({ means: { ...onMachine, printedCents: PRICE - 100 } }));
    await expect(otherAmount).rejects.toMatchObject({
      details: { issues: [{ path: 'means.printedCents' }] },
    });
    expect(await paymentsOf()).toEqual([]);
    expect(await recordOf(hotel.db, booked.bookingId)).toEqual([]);
  });

  test('an overstay that nobody owes is not taken (FRD-06)', async () => {
    expect(await codeOf(take(cash({ purpose: 'OVERSTAY' })))).toBe('OUTCOME_CHANGED');
  });

  test('nothing is taken while a card is being charged, and a card after the desk is rejected (FRD-06, PD-18)', async () => {
    const payment = cardPayment(await cardToken(hotel.gateway));
    const [card, money] = await Promise.all([
      codeOf(hotel.guest.client.payment.pay({ bookingId: booked.bookingId, payment })),
      codeOf(take(cash())),
    ]);
    expect([card, money].filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect((await paymentsOf()).filter(({ status }) => status === 'APPROVED')).toHaveLength(1);
  });
});

describe('what a desk must not do', () => {
  test.each([
    ['the note', { note: `visa ${PAN}` }],
    ['the note, with hyphens', { note: PAN.replaceAll(' ', '-') }],
    ['the note, without gaps', { note: `x${PAN.replaceAll(' ', '')}y` }],
    ['the note, in full-width digits', { note: '４１１１１１１１１１１１１１１１' }],
    ['the note, between invisible signs', { note: '4111\u200b1111\u200b1111\u200b1111' }],
    ['the note, of 19 digits', { note: '6304000000000000000' }],
    ['the last digits', { means: { ...onMachine, lastDigits: PAN.replaceAll(' ', '') } }],
    ['the authorisation code', { means: { ...onMachine, authorizationCode: PAN.replaceAll(' ', '') } }],
    ['the network', { means: { ...onMachine, network: PAN } }],
    ['the kind of card', { means: { ...onMachine, cardKind: PAN } }],
    ['the machine’s amount', { means: { ...onMachine, printedCents: 4_111_111_111_111_111 } }],
    ['the amount', { amountCents: 4_111_111_111_111_111 }],
    ['the cash', { means: { kind: 'CASH', receivedCents: 4_111_111_111_111_111 } }],
    ['the key', { key: `desk_${PAN}` }],
    ['the purpose', { purpose: PAN }],
  ])('a whole card number in %s is rejected, and stored nowhere (FRD-06)', async (_field, change) => {
    const order = { ...cash({ means: onMachine }), ...change };
    const error = await take(order).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
    expect(await recordOf(hotel.db, booked.bookingId)).toEqual([]);
    expect(JSON.stringify(error)).not.toMatch(/4111|４|6304/);
    expect(await paymentsOf()).toEqual([]);
  });

  test('a telephone, a CPF and a locator in the note are no card numbers (FRD-06)', async () => {
    const note = 'paid by Ana, +55 11 98765-4321, CPF 529.982.247-25, K7WM3D';
    expect(await take(cash({ note }))).toMatchObject({ amountCents: PRICE });
  });

  test('another hotel’s booking, and one that does not exist, are not found (FRD-06, STF-04)', async () => {
    for (const order of [
      cash({ hotelId: OTHER_HOTEL.hotelId }),
      cash({ bookingId: randomUUID() }),
      cash({ bookingId: booked.locator }),
    ])
      expect(await codeOf(take(order))).toBe('NOT_FOUND');
    const due = { hotelId: OTHER_HOTEL.hotelId, bookingId: booked.bookingId };
    expect(await codeOf(desk.calls.deskPayments.due(due))).toBe('NOT_FOUND');
    const receipt = await take(cash());
    const wanted = {
      hotelId: OTHER_HOTEL.hotelId,
      bookingId: booked.bookingId,
      paymentId: receipt.paymentId,
    };
    expect(await codeOf(desk.calls.deskPayments.receipt(wanted))).toBe('NOT_FOUND');
    expect(
      await codeOf(desk.calls.deskPayments.receipt({ ...wanted, hotelId: HOTEL, paymentId: randomUUID() })),
    ).toBe('NOT_FOUND');
  });
});

describe('a Pix code on the desk’s screen', () => {
  const pix = (changes: object = {}) => ({
    hotelId: HOTEL,
    bookingId: booked.bookingId,
    key: newKey(),
    purpose: 'BOOKING' as const,
    amountCents: PRICE,
    taxId: '52998224725',
    ...changes,
  });

  test('pays the booking, and until then nothing else does (FRD-06, PAY-34)', async () => {
    const code = await desk.calls.deskPayments.createPix(pix());
    expect(code).toMatchObject({ state: 'WAITING', purpose: 'BOOKING', amountCents: PRICE });
    expect(code.code).toMatch(/^000201/);
    await expect(take(cash())).rejects.toMatchObject({
      code: 'ATTEMPT_IN_PROGRESS',
      details: { paymentId: code.paymentId },
    });
    expect(await desk.calls.deskPayments.createPix(pix())).toMatchObject({ paymentId: code.paymentId });

    await paySandboxPix(hotel.gateway.app, code.paymentId, { isNotified: true });
    await settleDue(hotel.gateway.app);
    const wanted = { hotelId: HOTEL, bookingId: booked.bookingId, paymentId: code.paymentId };
    expect(await desk.calls.deskPayments.findPix(wanted)).toMatchObject({ state: 'PAID', code: null });
    expect(await findBooking()).toMatchObject({ status: 'CONFIRMED' });
    expect((await recordOf(hotel.db, booked.bookingId)).map(({ act }) => act)).toEqual(['PIX_CODE_MADE']);
  });

  test('is closed for cash, and of another amount or payer it is not made (FRD-06)', async () => {
    expect(await codeOf(desk.calls.deskPayments.createPix(pix({ amountCents: PRICE - 1 })))).toBe(
      'OUTCOME_CHANGED',
    );
    expect(await codeOf(desk.calls.deskPayments.createPix(pix({ taxId: '11111111111' })))).toBe(
      'BAD_REQUEST',
    );
    const { paymentId } = await desk.calls.deskPayments.createPix(pix());
    const wanted = { hotelId: HOTEL, bookingId: booked.bookingId, paymentId };
    expect(await codeOf(desk.calls.deskPayments.closePix({ ...wanted, hotelId: OTHER_HOTEL.hotelId }))).toBe(
      'NOT_FOUND',
    );
    expect(await desk.calls.deskPayments.closePix(wanted)).toMatchObject({ state: 'CLOSED' });
    expect(await take(cash())).toMatchObject({ amountCents: PRICE });
    expect((await recordOf(hotel.db, booked.bookingId)).map(({ act }) => act)).toEqual([
      'PIX_CODE_MADE',
      'PIX_CODE_CLOSED',
      'PAYMENT_TAKEN',
    ]);
  });

  test('is one for desks that ask at once, and none once another has taken cash (FRD-06)', async () => {
    const other = await newDesk(hotel.gateway);
    const made = await Promise.all([
      desk.calls.deskPayments.createPix(pix()),
      other.calls.deskPayments.createPix(pix()),
      desk.calls.deskPayments.createPix(pix()),
    ]);
    expect(new Set(made.map(({ paymentId }) => paymentId)).size).toBe(1);
    const [first] = made;
    await desk.calls.deskPayments.closePix({
      hotelId: HOTEL,
      bookingId: booked.bookingId,
      paymentId: first?.paymentId,
    });
    const outcomes = await Promise.all([
      codeOf(take(cash())),
      codeOf(other.calls.deskPayments.createPix(pix())),
    ]);
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.stringMatching(/^(OUTCOME_CHANGED|ATTEMPT_IN_PROGRESS)$/));
  });
});
