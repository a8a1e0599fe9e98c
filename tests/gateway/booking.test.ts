import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setFlag } from '#gateway/domain/hotel/flags.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { nightTariffs } from '#gateway/store/schema/tariffs.ts';
import type { NewAccommodation, NewBooking } from '#shared/contract/guest/bookings.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { TONIGHT, TWO_NIGHTS } from './scenario.ts';
import {
  attempt,
  book,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  holdRoom,
  newGuest,
  newKey,
  orderFor,
  type RoomWish,
  session,
} from './small-hotel.ts';
import { bookingOf, roomsOf } from './stored-booking.ts';

const hotel = openFreshHotel();
const queen = { typeId: 'queen' };
const byCard = async () => ({ payment: cardPayment(await cardToken(hotel.gateway)) });
const send = (order: NewBooking, key?: string) => book(hotel.guest.client, order, key);
const paidOrder = async (...rooms: RoomWish[]) =>
  orderFor(hotel.guest.client, TWO_NIGHTS, rooms.length > 0 ? rooms : [queen], await byCard());
const mailsAbout = (bookingId: string) =>
  hotel.db.select().from(emails).where(eq(emails.bookingId, bookingId));

describe('a booking', () => {
  test('is confirmed with a code of six clear characters once the card is charged (API-08, PD-18)', async () => {
    const response = await send(await paidOrder());
    // Thursday 340.00 + 11.90, Friday 450.50 + 15.77.
    const paid = { status: 'CONFIRMED', creditsUsed: 0, charged: 818.17, paymentDeadline: null };
    expect(response).toMatchObject(paid);
    expect(response.locator).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(await bookingOf(hotel, response.bookingId)).toMatchObject({
      status: 'CONFIRMED',
      guestId: hotel.guest.id,
      valueCents: 790_50,
      taxCents: 27_67,
      chargedCents: 818_17,
      startsAt: new Date('2026-12-10T19:00:00-03:00'),
      endsAt: new Date('2026-12-12T10:00:00-03:00'),
    });
  });

  test('reserves the lowest free room from arrival until it is cleaned (FUN-10)', async () => {
    await holdRoom(hotel.gateway, '101', ['2026-12-09', 15], ['2026-12-11', 10]);
    const { bookingId } = await send(await paidOrder({ ...queen, checkinHour: 14, checkoutHour: 13 }));
    const [room] = await roomsOf(hotel, bookingId);
    expect(room).toMatchObject({ roomId: '102', checkinHour: 14, checkoutHour: 13, holdsRoom: true });
    const [from, until] = (room?.occupied ?? '').replace(/[[\])"]/g, '').split(',');
    expect(new Date(from ?? '')).toEqual(new Date('2026-12-10T14:00:00-03:00'));
    expect(new Date(until ?? '')).toEqual(new Date('2026-12-12T14:00:00-03:00'));
  });

  test('of two rooms with a pet, a cradle and hours is priced to the cent (PD-09, LIM-12, PAY-20)', async () => {
    const party = { adults: 2, children: 1, childrenAges: [2], hasPet: true, hasCradle: true };
    const hours = { checkinHour: 12, checkoutHour: 14 };
    const suite = { ...party, ...hours, typeId: 'suite', bedType: 'SINGLE' as const };
    const order = await paidOrder(suite, { typeId: 'family', adults: 3 });
    // Suite: 680.00 + 901.00 nights, 75.30 arrival at 12, 60.20 departure at 14, 350.00 pet.
    expect(order.accommodations.map(({ value }) => value)).toEqual([2066.5, 790.5]);
    // Taxes: 23.80 + 31.54 + 2.64 + 2.11 + 12.25, and 11.90 + 15.77.
    expect(order).toMatchObject({ value: 2857, taxValue: 100.01 });
    const response = await send(order);
    expect(response.charged).toBe(2957.01);
    const extras = { hasPet: true, hasCradle: true, bedType: 'SINGLE' };
    expect(await roomsOf(hotel, response.bookingId)).toMatchObject([
      { ...extras, roomId: '301', valueCents: 2066_50, taxCents: 72_34 },
      { roomId: '201', hasPet: false, adults: 3, valueCents: 790_50, taxCents: 27_67 },
    ]);
  });

  test('with hours that differ finds the one combination in which its rooms fit (FUN-10)', async () => {
    // 101 is free all day, 102 only from 16, 103 not at all: the early guest must get 101.
    await holdRoom(hotel.gateway, '102', ['2026-12-09', 15], ['2026-12-10', 15]);
    await holdRoom(hotel.gateway, '103', ['2026-12-09', 15], ['2026-12-13', 12]);
    const early = { ...queen, checkinHour: 10, checkoutHour: 12 };
    const { bookingId } = await send(await paidOrder({ ...queen, checkinHour: 19 }, early));
    expect((await roomsOf(hotel, bookingId)).map(room => room.roomId)).toEqual(['102', '101']);
  });

  test('sends its e-mail to the guest in the language it was made in (PD-07)', async () => {
    const speaker = await newGuest(hotel.gateway, 'pt');
    const order = await orderFor(speaker.client, TWO_NIGHTS, [queen], await byCard());
    const { bookingId, locator } = await book(speaker.client, order);
    const mails = await mailsAbout(bookingId);
    expect(mails).toMatchObject([{ kind: 'BOOKING_CONFIRMED', recipient: speaker.email, language: 'pt' }]);
    expect(mails[0]?.text).toContain(locator);
  });

  test('names in its e-mail until when canceling is free, and what comes back after it (FUN-39)', async () => {
    const order = await orderFor(hotel.guest.client, TWO_NIGHTS, [queen], await byCard());
    const { bookingId } = await book(hotel.guest.client, order);
    const { startsAt } = await bookingOf(hotel, bookingId);
    const until = new Date(startsAt.getTime() - 48 * 3_600_000);
    const shown = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    })
      .format(until)
      .replace(/\s(?=[AP]M)/u, '\u00a0');
    const [mail] = await mailsAbout(bookingId);
    expect(mail?.text).toContain(`Canceling is free until: ${shown}`);
    // The second night with its tax.
    expect(mail?.text).toContain('After that, returned as credits: R$\u00a0466,27');
  });

  test('with the last room gone is rejected and the other guest keeps it (FUN-15)', async () => {
    for (const room of ['101', '102'])
      await holdRoom(hotel.gateway, room, ['2026-12-10', 15], ['2026-12-12', 12]);
    const [first, second] = [await paidOrder(), await paidOrder()];
    await send(first);
    expect(await codeOf(send(second))).toBe('ROOM_UNAVAILABLE');
  });
});

describe('prices', () => {
  test('that differ are rejected with the right ones, and nothing is booked or charged (PD-09)', async () => {
    const order = await paidOrder();
    const before = await hotel.db.$count(bookings);
    const right = { value: 790.5, taxValue: 27.67 };
    const rejection = { code: 'PRICE_CHANGED', status: 409, details: { ...right, accommodations: [right] } };
    for (const change of [{ value: 790.49 }, { taxValue: 0 }, { value: 1 }])
      await expect(send({ ...order, ...change })).rejects.toMatchObject(rejection);
    const room = { ...order.accommodations[0], value: 1 } as NewAccommodation;
    expect(await codeOf(send({ ...order, accommodations: [room] }))).toBe('PRICE_CHANGED');
    expect(await hotel.db.$count(bookings)).toBe(before);
  });

  test('that changed after the search are rejected at once, and the new ones taken with the same card (PD-09)', async () => {
    const order = await paidOrder();
    const thursday = and(eq(nightTariffs.roomTypeId, 'queen'), eq(nightTariffs.weekday, 4));
    await hotel.db.update(nightTariffs).set({ cents: 350_00 }).where(thursday);
    expect(await codeOf(send(order))).toBe('PRICE_CHANGED');
    const [room] = order.accommodations;
    if (!room) throw new Error('the order has no room');
    const accepted = { ...order, value: 800.5, taxValue: 28.02, accommodations: [{ ...room, value: 800.5 }] };
    expect(await send(accepted)).toMatchObject({ status: 'CONFIRMED', charged: 828.52 });
    await hotel.db.update(nightTariffs).set({ cents: 340_00 }).where(thursday);
  });
});

describe('an idempotency key', () => {
  test('with the same order returns the first booking and charges once (API-09, PD-10)', async () => {
    const key = newKey();
    const order = await paidOrder();
    const first = await send(order, key);
    expect(await send(order, key)).toEqual(first);
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'BOOKED', booking: first });
    expect(await hotel.db.$count(payments, eq(payments.bookingId, first.bookingId))).toBe(1);
  });

  test('sent twice at the same moment books once (PD-10)', async () => {
    const key = newKey();
    const order = await paidOrder();
    const before = await hotel.db.$count(bookings);
    const responses = await Promise.all([1, 2, 3].map(() => codeOf(send(order, key))));
    expect(await hotel.db.$count(bookings)).toBe(before + 1);
    const booked = await send(order, key);
    for (const response of responses) expect([booked, 'ATTEMPT_IN_PROGRESS']).toContainEqual(response);
    expect(responses).toContainEqual(booked);
    expect(await hotel.db.$count(payments, eq(payments.bookingId, booked.bookingId))).toBe(1);
  });

  test('returns the first booking even when the dates or the switch would reject it now (PD-10)', async () => {
    const key = newKey();
    const order = await paidOrder();
    const first = await send(order, key);
    // Within the lifetime of the guest's other session, which the next sign-in would otherwise remove.
    hotel.gateway.clock.moveTo(new Date('2026-12-28T12:00:00-03:00'));
    await setFlag(hotel.gateway.app, 'IS_BOOKING_ENABLED', false);
    const { client } = await session(hotel.gateway, hotel.guest.id);
    const again = await codeOf(book(client, order, key));
    await setFlag(hotel.gateway.app, 'IS_BOOKING_ENABLED', true);
    expect(again).toEqual(first);
  });

  test('with another order is rejected (PD-10)', async () => {
    const key = newKey();
    const order = await paidOrder();
    await send(order, key);
    const other = { ...order, useCredits: true };
    await expect(send(other, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
  });

  test('of a rejected order can be tried again with the same order, and not with another (PD-10)', async () => {
    const key = newKey();
    const order = await paidOrder();
    for (const room of ['101', '102', '103'])
      await holdRoom(hotel.gateway, room, ['2026-12-10', 15], ['2026-12-12', 12]);
    expect(await codeOf(send(order, key))).toBe('ROOM_UNAVAILABLE');
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'REFUSED', code: 'ROOM_UNAVAILABLE' });
    expect(await codeOf(send({ ...order, useCredits: true }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    await freshDay(hotel.gateway);
    const response = await send(order, key);
    expect(await attempt(hotel.guest.client, key)).toEqual({ outcome: 'BOOKED', booking: response });
  });

  test('belongs to its guest: another guest books and queries with the same one by himself (PD-10, API-03)', async () => {
    const key = newKey();
    const first = await send(await paidOrder(), key);
    const other = await newGuest(hotel.gateway);
    expect(await codeOf(attempt(other.client, key))).toBe('ATTEMPT_NOT_FOUND');
    const order = await orderFor(other.client, TWO_NIGHTS, [queen], await byCard());
    expect((await book(other.client, order, key)).bookingId).not.toBe(first.bookingId);
  });

  test('without its prefix is rejected (API-09)', async () => {
    expect(await codeOf(send(await paidOrder(), 'abcdefabcdefabcdefabcdef'))).toBe('BAD_REQUEST');
  });
});

describe('a walk-in', () => {
  const tonight = (checkinHour: number, rest: Parameters<typeof orderFor>[3] = { walkIn: true }) =>
    orderFor(hotel.guest.client, TONIGHT, [{ ...queen, checkinHour }], rest);

  test('is PENDING without a card and paid within two hours of its start (FUN-38, BKG-15)', async () => {
    const response = await send(await tonight(15));
    expect(response).toMatchObject({ status: 'PENDING', charged: 0, creditsUsed: 0 });
    expect(new Date(response.paymentDeadline ?? '')).toEqual(new Date('2026-12-01T17:00:00-03:00'));
    expect((await mailsAbout(response.bookingId)).map(({ kind }) => kind)).toEqual(['BOOKING_PENDING']);
  });

  test('is rejected four hours and more before arrival (FUN-36)', async () => {
    expect(await codeOf(send(await tonight(17)))).toBe('WALK_IN_NOT_ALLOWED');
  });

  test('is allowed from a kiosk for tomorrow as well, whatever the hour (FUN-35, SEC-04)', async () => {
    const tomorrow = { checkin: '2026-12-02', checkout: '2026-12-03' };
    const walkInGuest = await newGuest(hotel.gateway);
    const order = await orderFor(walkInGuest.client, tomorrow, [queen], { walkIn: true });
    const kiosk = hotel.gateway.client({
      token: walkInGuest.token,
      headers: { 'x-device-profile': 'kiosk' },
    });
    expect(await codeOf(book(walkInGuest.client, order))).toBe('WALK_IN_NOT_ALLOWED');
    expect(await book(kiosk, order)).toMatchObject({ status: 'PENDING' });
  });

  test('has no payment and no credits (FUN-38)', async () => {
    const order = await tonight(15);
    expect(await codeOf(send({ ...order, useCredits: true }))).toBe('BAD_REQUEST');
    expect(await codeOf(send({ ...order, ...(await byCard()) }))).toBe('BAD_REQUEST');
  });

  test('near arrival a guest may pay by card all the same (FUN-36)', async () => {
    expect(await send(await tonight(15, await byCard()))).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('orders that are rejected', () => {
  test.each<[string, (order: NewBooking) => Partial<NewBooking>]>([
    ['HOTEL_NOT_FOUND', () => ({ companyCode: 'NILO' })],
    ['DATES_NOT_BOOKABLE', () => ({ startDate: '2026-11-20T00:00:00-03:00' })],
    ['DATES_NOT_BOOKABLE', () => ({ endDate: '2026-12-10T00:00:00-03:00' })],
    ['BAD_REQUEST', () => ({ startDate: '2026-12-10T01:00:00-03:00' })],
    ['BAD_REQUEST', () => ({ endDate: '2026-12-12T00:00:00Z' })],
    ['BAD_REQUEST', () => ({ accommodations: [] })],
    ['BAD_REQUEST', order => ({ accommodations: Array(7).fill(order.accommodations[0]) })],
  ])('%s for its hotel, dates or number of rooms (API-09, SRC-06, SRC-15)', async (code, change) => {
    const order = await paidOrder();
    expect(await codeOf(send({ ...order, ...change(order) }))).toBe(code);
  });

  test.each<[string, Partial<NewAccommodation>]>([
    ['BAD_REQUEST', { typeId: 'nilo-twin' }],
    ['BAD_REQUEST', { bedType: 'SINGLE' }],
    ['BAD_REQUEST', { checkinHour: 9 }],
    ['BAD_REQUEST', { checkoutHour: 20 }],
    ['BAD_REQUEST', { value: 10.001 }],
    ['BAD_REQUEST', { adults: 0 }],
    ['PARTY_NOT_ALLOWED', { adults: 3 }],
    ['PARTY_NOT_ALLOWED', { children: 1, childrenAges: [4] }],
    ['PARTY_NOT_ALLOWED', { children: 2, childrenAges: [1, 2] }],
    ['PARTY_NOT_ALLOWED', { children: 1, childrenAges: [] }],
    ['PARTY_NOT_ALLOWED', { childrenAges: [2] }],
    ['PARTY_NOT_ALLOWED', { children: 1, childrenAges: [3], hasCradle: true }],
    ['PARTY_NOT_ALLOWED', { hasCradle: true }],
  ])('%s for a room with %j (SRC-08, SRC-10, FUN-29, LIM-11)', async (code, change) => {
    const order = await paidOrder();
    const [room] = order.accommodations;
    if (!room) throw new Error('the order has no room');
    expect(await codeOf(send({ ...order, accommodations: [{ ...room, ...change }] }))).toBe(code);
  });

  test('an arrival hour that passed since the search (SRC-15)', async () => {
    const wish = { ...queen, checkinHour: 13 };
    const order = await orderFor(hotel.guest.client, TONIGHT, [wish], await byCard());
    hotel.gateway.clock.moveTo(new Date('2026-12-01T13:01:00-03:00'));
    const { client } = await session(hotel.gateway, hotel.guest.id);
    const gone = { code: 'DATES_NOT_BOOKABLE', details: { problem: 'dates.hourGone' } };
    await expect(book(client, order)).rejects.toMatchObject(gone);
  });

  test('no payment where credits are not requested', async () => {
    const order = await orderFor(hotel.guest.client, TWO_NIGHTS, [queen]);
    expect(await codeOf(send(order))).toBe('PAYMENT_REQUIRED');
  });

  test('booking switched off (SRC-01)', async () => {
    await setFlag(hotel.gateway.app, 'IS_BOOKING_ENABLED', false);
    const code = await codeOf(send(await paidOrder()));
    await setFlag(hotel.gateway.app, 'IS_BOOKING_ENABLED', true);
    expect(code).toBe('BOOKING_DISABLED');
  });

  test('no token, and nothing is left of the try (API-03)', async () => {
    const order = await paidOrder();
    const before = await hotel.db.$count(bookings);
    expect(await codeOf(book(hotel.gateway.client(), order))).toBe('UNAUTHORIZED');
    expect(await codeOf(attempt(hotel.gateway.client(), newKey()))).toBe('UNAUTHORIZED');
    expect(await hotel.db.$count(bookings)).toBe(before);
  });
});
