import { describe, expect, test } from 'vitest';
import {
  type BookingOrder,
  bookingDraft,
  computeFingerprint,
  withPaymentId,
} from '#renderer/guest/features/booking/booking-payment/new-booking.ts';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import * as bookings from '#shared/contract/guest/bookings.ts';

const room: SelectedRoom = {
  selectId: '0_jardins-family',
  typeId: 'jardins-family',
  name: 'Family',
  nameIn: 'en',
  picture: null,
  bedChoice: false,
  adults: 2,
  children: 1,
  childrenAges: [2],
  checkinHour: 13,
  checkoutHour: 12,
  price: {
    total: 100_033,
    taxValue: 5_003,
    dates: [
      { date: '2026-12-01', price: 50_010, taxValue: 2_501 },
      { date: '2026-12-02', price: 50_023, taxValue: 2_502 },
    ],
    checkinSlot: { price: 4_005, taxValue: 201 },
    checkoutSlot: { price: 0, taxValue: 0 },
  },
  nights: 2,
  hasPet: true,
  hasPetConsent: true,
  hasCradle: true,
  hasCradleConsent: true,
  bedType: 'DOUBLE',
};
const plain: SelectedRoom = {
  ...room,
  selectId: '1_jardins-twin',
  typeId: 'jardins-twin',
  children: 0,
  childrenAges: [],
  hasPet: false,
  hasPetConsent: false,
  hasCradle: false,
  hasCradleConsent: false,
  bedType: 'SINGLE',
  price: { ...room.price, checkinSlot: { price: 0, taxValue: 0 } },
};
const order: BookingOrder = {
  search: {
    hotelId: 'JARDINS',
    checkinDate: '2026-12-01',
    checkoutDate: '2026-12-03',
    checkinHour: 19,
    checkoutHour: 10,
    rooms: [],
  },
  rooms: [room, plain],
  fees: { pet: { price: 35_000, taxValue: 1_750 }, cradle: { price: 0, taxValue: 0 } },
  timeZone: 'America/Sao_Paulo',
  credits: 0,
  walkIn: false,
  payment: { with: 'savedCard', cardId: 'card-1', installments: 3 },
};
const key = { 'x-idempotency-key': 'new_booking_0123456789abcdef' };
const fits = (body: unknown) => bookings.newBooking.safeParse(body).success;

test('value and tax are the sums of the rooms, in reais to the cent, and the contract takes the body (API-08)', () => {
  const body = withPaymentId(bookingDraft(order), 'pay-1');
  expect(body.accommodations.map(({ value }) => value)).toEqual([1390.38, 1000.33]);
  expect(body.value).toBe(2390.71);
  // Nights 50.03 for each room; the first also has an hour and a pet: 2.01 + 17.50.
  expect(body.taxValue).toBe(119.57);
  expect(fits(body)).toBe(true);
  expect(bookings.idempotencyKey.safeParse(key['x-idempotency-key']).success).toBe(true);
});

test('dates are sent at the hotel time zone with the time zeroed (API-09)', () => {
  expect(bookingDraft(order)).toMatchObject({
    startDate: '2026-12-01T00:00:00-03:00',
    endDate: '2026-12-03T00:00:00-03:00',
  });
});

test('each room says its type, party, hours, beds, pet and cradle (API-08, PD-09)', () => {
  const [first, second] = bookingDraft(order).accommodations;
  expect(first).toEqual({
    typeId: 'jardins-family',
    value: 1390.38,
    hasPet: true,
    hasCradle: true,
    adults: 2,
    children: 1,
    childrenAges: [2],
    checkinHour: 13,
    checkoutHour: 12,
    bedType: 'DOUBLE',
  });
  expect(second).toMatchObject({ hasPet: false, hasCradle: false, bedType: 'SINGLE' });
});

describe('payment', () => {
  test('a saved card is sent by its id, without a tax id (API-08, PD-09)', () => {
    expect(withPaymentId(bookingDraft(order), 'pay-1').payment).toEqual({
      id: 'pay-1',
      numberOfInstallments: 3,
      saveCard: false,
      cardId: 'card-1',
    });
  });
  test('a typed card is sent as its token; its nickname only when it is saved (API-08)', () => {
    const typed = { with: 'typedCard', token: 'tok', installments: 1, taxId: '52998224725' } as const;
    const saved = bookingDraft({ ...order, payment: { ...typed, save: true, description: 'Azul' } });
    const once = bookingDraft({ ...order, payment: { ...typed, save: false, description: 'Azul' } });
    expect(saved.payment).toEqual({
      numberOfInstallments: 1,
      saveCard: true,
      card: { token: 'tok', description: 'Azul' },
      cpfPayment: '52998224725',
    });
    expect(once.payment?.card).toEqual({ token: 'tok' });
    expect(fits(withPaymentId(saved, 'pay-1'))).toBe(true);
  });
  test('a foreigner sends no tax id (PAY-13)', () => {
    const payment = {
      with: 'typedCard',
      token: 'tok',
      installments: 1,
      taxId: null,
      save: false,
      description: null,
    } as const;
    expect(bookingDraft({ ...order, payment }).payment).not.toHaveProperty('cpfPayment');
  });
  test('Pix is sent with the tax id of who pays, at once and without a card, beside credits too (PAY-32)', () => {
    const draft = bookingDraft({ ...order, credits: 5_050, payment: { with: 'pix', taxId: '52998224725' } });
    const body = withPaymentId(draft, 'pay-1');
    expect(body.payment).toEqual({
      id: 'pay-1',
      method: 'PIX',
      numberOfInstallments: 1,
      saveCard: false,
      cpfPayment: '52998224725',
    });
    expect(body).toMatchObject({ useCredits: true, creditsValue: 50.5, walkIn: false });
    expect(fits(body)).toBe(true);
  });
  test('a walk-in sends neither payment nor credits (API-08, FUN-38)', () => {
    const body = bookingDraft({ ...order, walkIn: true, credits: 5_000 });
    expect(body).toMatchObject({ walkIn: true, useCredits: false });
    expect(body).not.toHaveProperty('payment');
    expect(fits(withPaymentId(body, 'pay-1'))).toBe(true);
  });
  test('credits that cover everything send no payment, a part sends both (API-08, PD-19)', () => {
    expect(bookingDraft({ ...order, credits: 251_028, payment: null })).not.toHaveProperty('payment');
    expect(bookingDraft({ ...order, credits: 5_050 })).toMatchObject({
      useCredits: true,
      creditsValue: 50.5,
      payment: { cardId: 'card-1' },
    });
  });
});

test('two drafts have one fingerprint exactly when they request the same (PD-10, API-09)', async () => {
  const first = await computeFingerprint(bookingDraft(order));
  expect(await computeFingerprint(bookingDraft(structuredClone(order)))).toBe(first);
  expect(await computeFingerprint(bookingDraft({ ...order, credits: 1 }))).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
});
