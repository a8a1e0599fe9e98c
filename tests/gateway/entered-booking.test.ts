import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { type Desk, listed, newDesk, recordOf, rowOf } from './desk.ts';
import { partnerStay, queenRoom } from './exchange-fixture.ts';
import type { TestGateway } from './harness.ts';
import { codeOf, freshDay, HOTEL, sharedHotel } from './small-hotel.ts';

let gateway: TestGateway;
let desk: Desk;
beforeAll(async () => {
  gateway = await sharedHotel();
  desk = await newDesk(gateway);
});
beforeEach(() => freshDay(gateway));

let at = 0;
const typed = (change = {}) => ({
  hotelId: HOTEL,
  channel: 'agencia-aurora',
  reference: `D${(at += 1)}`,
  ...partnerStay({ checkinDate: '2026-12-01', checkoutDate: '2026-12-03' }),
  ...change,
});

test('a booking that the reception enters stands on board and page with its partner, is recorded, and is one (CHN-01, CHN-03)', async () => {
  const booking = typed();
  const entered = await Promise.all([1, 2].map(() => desk.calls.partnerBookings.enter(booking)));
  const [made] = entered;
  if (!made) throw new Error('the booking is entered');
  expect(new Set(entered.map(({ bookingId }) => bookingId)).size).toBe(1);
  const board = await desk.board();
  const row = rowOf(board, made.bookingId);
  expect(listed(board, 'arrivals')).toContain(row);
  expect(row).toMatchObject({
    isOfPartner: true,
    partner: 'agencia-aurora',
    locator: made.locator,
    dueCents: 0,
  });
  expect(await desk.open(made.bookingId)).toMatchObject({
    isOfPartner: true,
    partner: { channel: 'agencia-aurora', reference: booking.reference },
  });
  const acts = (await recordOf(gateway.app.store.db, made.bookingId)).map(({ act }) => act);
  expect(acts.filter(act => act === 'PARTNER_BOOKING_ENTERED')).toHaveLength(1);
  const { channels, roomTypes } = await desk.calls.partnerBookings.choices({ hotelId: HOTEL });
  expect(channels).toContain('agencia-aurora');
  expect(roomTypes[0]).toMatchObject({ id: 'queen', name: 'queen room', maxGuests: 2 });
});

test('a code of the partner with another content changes nothing and names its booking (CHN-03)', async () => {
  const booking = typed();
  const { bookingId } = await desk.calls.partnerBookings.enter(booking);
  const before = await desk.open(bookingId);
  await expect(desk.calls.partnerBookings.enter({ ...booking, lastName: 'Other' })).rejects.toMatchObject({
    code: 'PARTNER_BOOKING_KNOWN',
    details: { bookingId },
  });
  expect((await desk.open(bookingId)).holder).toEqual(before.holder);
});

test('rooms that are not there are named, and nothing is entered or recorded (CHN-02, CHN-03)', async () => {
  const { db } = gateway.app.store;
  const before = await db.$count(bookings);
  const acts = (await recordOf(db)).length;
  const four = typed({ rooms: Array.from({ length: 4 }, () => queenRoom) });
  await expect(desk.calls.partnerBookings.enter(four)).rejects.toMatchObject({
    code: 'ROOM_UNAVAILABLE',
    details: { missing: [{ roomTypeId: 'queen', wanted: 4, free: 3 }] },
  });
  expect(await codeOf(desk.calls.partnerBookings.enter(typed({ channel: 'Not A Channel' })))).toBe(
    'BAD_REQUEST',
  );
  expect(await db.$count(bookings)).toBe(before);
  expect((await recordOf(db)).length).toBe(acts);
});
