import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { type Desk, emptyDesk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { hoursOnSale } from './hours.ts';
import { familyRoom, ONE_NIGHT, scenario } from './scenario.ts';
import { book, cardPayment, cardToken, codeOf, HOTEL, newGuest, orderFor } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';

/** The only family room of the small hotel. */
const ROOM = '201';
const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(roomClosures);
  await hotel.db.update(rooms).set({ outOfService: null });
  await emptyDesk(hotel.db);
  desk = await newDesk(hotel.gateway);
});

/** Other files share the hotel. */
afterAll(() => hotel.db.delete(roomClosures));

const closing = (changes: object = {}) => ({
  hotelId: HOTEL,
  roomId: ROOM,
  key: `desk_${randomUUID()}`,
  from: ONE_NIGHT.checkin,
  until: ONE_NIGHT.checkin,
  reason: 'The shower leaks',
  ...changes,
});
const close = (changes: object = {}) => desk.calls.rooms.close(closing(changes));
const listed = async (): Promise<HotelRoom[]> => (await desk.calls.rooms.list({ hotelId: HOTEL })).rooms;
const roomOf = async () => (await listed()).find(({ roomId }) => roomId === ROOM);
const closures = async () => (await roomOf())?.closures ?? [];
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

async function sell(dates = ONE_NIGHT) {
  const guest = await newGuest(hotel.gateway);
  const payment = cardPayment(await cardToken(hotel.gateway));
  return book(
    guest.client,
    await orderFor(guest.client, dates, [familyRoom], { payment, useCredits: false }),
  );
}
const isSold = async (dates = ONE_NIGHT) =>
  sell(dates).then(
    () => true,
    () => false,
  );

describe('a room out of order', () => {
  test('is sold for no night from its first day to its last, and for those around it (HSK-05)', async () => {
    const closed = await close({ from: '2026-12-04', until: '2026-12-05' });
    expect(closed).toMatchObject({
      number: ROOM,
      closures: [{ from: '2026-12-04', until: '2026-12-05', reason: 'The shower leaks', hasBegun: false }],
    });
    expect(await roomOf()).toEqual(closed);
    for (const [checkin, checkout] of [
      ['2026-12-04', '2026-12-05'],
      ['2026-12-05', '2026-12-06'],
      ['2026-12-03', '2026-12-07'],
    ] as const)
      expect([checkin, await isSold({ checkin, checkout })]).toEqual([checkin, false]);
    expect(await isSold({ checkin: '2026-12-03', checkout: '2026-12-04' })).toBe(true);
    expect(await isSold({ checkin: '2026-12-06', checkout: '2026-12-07' })).toBe(true);
  });

  test('is sold again once it is reopened, and a repeated act changes nothing (HSK-05)', async () => {
    const wanted = closing();
    const first = await desk.calls.rooms.close(wanted);
    expect(await desk.calls.rooms.close(wanted)).toEqual(first);
    expect(await codeOf(desk.calls.rooms.close({ ...wanted, reason: 'Another' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await isSold()).toBe(false);
    const [closure] = first.closures;
    const ending = { hotelId: HOTEL, roomId: ROOM, closureId: closure?.id };
    for (const _ of [1, 2]) expect(await desk.calls.rooms.reopen(ending)).toMatchObject({ closures: [] });
    expect(await isSold()).toBe(true);
  });

  test('takes no stay’s room: a closing that would is rejected with each of them, and changes nothing (HSK-05)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay({ rooms: [familyRoom] });
    const before = await desk.version();
    const error = await failure(close({ from: '2026-12-02', until: '2026-12-10' }));
    expect(error).toMatchObject({
      code: 'ROOM_HAS_STAYS',
      details: {
        stays: [
          {
            bookingId,
            accommodationId,
            locator: expect.any(String),
            from: ONE_NIGHT.checkin,
            until: ONE_NIGHT.checkout,
          },
        ],
      },
    });
    expect(await closures()).toEqual([]);
    expect(await desk.version()).toBe(before);
    // It leaves on the first day of the next one.
    expect(await close({ from: ONE_NIGHT.checkout, until: ONE_NIGHT.checkout })).toMatchObject({
      number: ROOM,
    });
    await hotel.db
      .update(accommodations)
      .set({ holdsRoom: false })
      .where(eq(accommodations.id, accommodationId));
    expect(await close()).toMatchObject({ number: ROOM });
  });

  test('is closed once for a day, from today on, to a later day (HSK-05)', async () => {
    await close({ from: '2026-12-04', until: '2026-12-06' });
    expect(await codeOf(close({ from: '2026-12-06', until: '2026-12-08' }))).toBe('ROOM_CLOSED');
    for (const days of [
      { from: '2026-11-30', until: '2026-12-02' },
      { from: '2026-12-09', until: '2026-12-08' },
      { from: '2026-12-09', until: '2030-12-08' },
      { from: '2026-12-09', until: '2026-02-30' },
      { reason: '' },
      { reason: 'Card 4111 1111 1111 1111' },
    ])
      expect([days, await codeOf(close(days))]).toEqual([days, 'BAD_REQUEST']);
    expect(await close({ from: '2026-12-07', until: '2026-12-08' })).toMatchObject({
      closures: [{ from: '2026-12-04' }, { from: '2026-12-07' }],
    });
  });

  test('is never both closed and sold, whoever is first (HSK-05)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const dates = { checkin: `2026-12-${10 + round}`, checkout: `2026-12-${11 + round}` };
      const [hasClosed, hasSold] = await Promise.all([
        close({ from: dates.checkin, until: dates.checkin }).then(
          () => true,
          () => false,
        ),
        isSold(dates),
      ]);
      expect([round, hasClosed !== hasSold]).toEqual([round, true]);
    }
  });

  test('gives the guests before it no departure into its time (HSK-05)', async () => {
    const { departure } = await scenario(hotel).paidStay({ rooms: [familyRoom] });
    const latest = async () => (await hoursOnSale(departure)).at(-1) ?? 0;
    expect(await latest()).toBeGreaterThanOrEqual(15);
    await close({ from: ONE_NIGHT.checkout, until: ONE_NIGHT.checkout });
    // The room is clean again by the arrivals of the first day.
    expect(await latest()).toBeLessThan(15);
  });
});

describe('a room out of service', () => {
  test('is a mark that each of the staff can set and take away, and the room is sold (HSK-05)', async () => {
    const housekeeper = await newStaff(hotel.gateway, { role: 'HOUSEKEEPING' });
    const mark = (note: string | null) =>
      housekeeper.client.rooms.markOutOfService({ hotelId: HOTEL, roomId: ROOM, note });
    expect(await mark('The kettle is missing')).toMatchObject({ outOfService: 'The kettle is missing' });
    expect(await roomOf()).toMatchObject({ outOfService: 'The kettle is missing', closures: [] });
    expect(await isSold()).toBe(true);
    expect(await mark(null)).toMatchObject({ outOfService: null });
    expect(await codeOf(housekeeper.client.rooms.close(closing()))).toBe('FORBIDDEN');
  });
});

test('each change is recorded once, by its room, and shows in the hotel’s version (HSK-05, AUD-01, FRD-04)', async () => {
  const before = (await recordOf(hotel.db)).length;
  const version = await desk.version();
  const wanted = closing({ roomId: '101' });
  const { closures: made } = await desk.calls.rooms.close(wanted);
  await desk.calls.rooms.close(wanted);
  expect(await desk.version()).toBe(version + 1);
  const room = { hotelId: HOTEL, roomId: '101' };
  for (const _ of [1, 2]) await desk.calls.rooms.reopen({ ...room, closureId: made[0]?.id });
  for (const _ of [1, 2]) await desk.calls.rooms.markOutOfService({ ...room, note: 'No kettle' });
  expect(await desk.version()).toBe(version + 3);
  const entries = (await recordOf(hotel.db)).slice(before).filter(({ act }) => act.startsWith('ROOM_'));
  expect(entries).toMatchObject([
    {
      act: 'ROOM_CLOSED',
      hotelId: HOTEL,
      bookingId: null,
      staffId: desk.staffId,
      details: { roomId: '101', from: ONE_NIGHT.checkin, until: ONE_NIGHT.checkin },
    },
    { act: 'ROOM_REOPENED', details: { roomId: '101' } },
    { act: 'ROOM_OUT_OF_SERVICE', details: { roomId: '101', fixed: false } },
  ]);
});

test("another hotel's room is not found, and not listed (HSK-05)", async () => {
  const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
  const { rooms: theirs } = await elsewhere.calls.rooms.list({ hotelId: OTHER_HOTEL.hotelId });
  expect(theirs.map(({ roomId }) => roomId)).not.toContain(ROOM);
  const foreign = closing({ hotelId: OTHER_HOTEL.hotelId });
  expect(await codeOf(elsewhere.calls.rooms.close(foreign))).toBe('NOT_FOUND');
  const room = { hotelId: OTHER_HOTEL.hotelId, roomId: ROOM };
  expect(await codeOf(elsewhere.calls.rooms.markOutOfService({ ...room, note: 'x' }))).toBe('NOT_FOUND');
  const { closures: made } = await close();
  expect(await codeOf(elsewhere.calls.rooms.reopen({ ...room, closureId: made[0]?.id }))).toBe('NOT_FOUND');
  expect(await closures()).toHaveLength(1);
});
