import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { OTHER_HOTEL, openOtherHotel } from './desk.ts';
import { exchangeClient, type OtherSystem, otherSystem, partnerStay, queenRoom } from './exchange-fixture.ts';
import type { TestGateway } from './harness.ts';
import { importBooking } from './partner-booking.ts';
import { freshDay, newGuest, sharedHotel } from './small-hotel.ts';

let gateway: TestGateway;
let system: OtherSystem;
let at = 0;

beforeAll(async () => {
  gateway = await sharedHotel();
  await openOtherHotel(gateway.app.store.db);
  system = await otherSystem(gateway, { purpose: 'CHANNELS' });
});
beforeEach(() => freshDay(gateway));

const db = () => gateway.app.store.db;
const newKey = () => ({ channel: 'booking-com', reference: `R-${(at += 1)}` });
const rowsOf = (bookingId: string) =>
  db().select().from(accommodations).where(eq(accommodations.bookingId, bookingId));
const countBookings = () => db().$count(bookings);

describe("a partner's booking", () => {
  test('takes its rooms, costs what the partner sold it for, and owes the hotel nothing (CHN-01, CHN-02)', async () => {
    const key = newKey();
    const made = await system.client.partnerBookings.put({
      ...key,
      ...partnerStay({
        rooms: [queenRoom, { ...queenRoom, roomTypeId: 'family', adults: 1, childrenAges: [5] }],
      }),
    });
    expect(made).toMatchObject({
      ...key,
      status: 'CONFIRMED',
      lastName: 'Cavalcanti',
      isInAccount: false,
      total: 2_070,
      due: 0,
      checkinDate: '2026-12-05',
      checkoutDate: '2026-12-07',
    });
    expect(made.locator).toMatch(/^[A-Z0-9]{6}$/);
    expect(made.rooms.map(({ number, value, taxValue }) => [number, value, taxValue])).toEqual([
      ['101', 1_000, 35],
      ['201', 1_000, 35],
    ]);
    expect(await system.client.partnerBookings.read(key)).toEqual(made);
  });

  test('that is put again is the same one, also at the same time (CHN-01)', async () => {
    const key = newKey();
    const before = await countBookings();
    const put = () => system.client.partnerBookings.put({ ...key, ...partnerStay() });
    const made = await Promise.all([put(), put(), put()]);
    expect(new Set(made.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await put()).toEqual(made[0]);
    expect(await countBookings()).toBe(before + 1);
    // Of another channel the same code is another booking.
    const other = await system.client.partnerBookings.put({ ...key, channel: 'expedia', ...partnerStay() });
    expect(other.bookingId).not.toBe(made[0]?.bookingId);
  });

  test('that is put with another content keeps its code and, where it can, its room (CHN-01)', async () => {
    const key = newKey();
    const made = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    const longer = partnerStay({
      checkoutDate: '2026-12-08',
      rooms: [queenRoom, queenRoom],
      lastName: 'Nunes',
    });
    const changed = await system.client.partnerBookings.put({ ...key, ...longer });
    expect(changed).toMatchObject({
      bookingId: made.bookingId,
      locator: made.locator,
      lastName: 'Nunes',
      checkoutDate: '2026-12-08',
      version: made.version + 1,
      total: 2_070,
    });
    expect(changed.rooms.map(({ number }) => number)).toEqual(['101', '102']);
    const shorter = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    expect(shorter.rooms.filter(({ leftAt }) => leftAt === null).map(({ number }) => number)).toEqual([
      '101',
    ]);
    expect((await rowsOf(made.bookingId)).filter(({ holdsRoom }) => holdsRoom)).toHaveLength(1);
  });

  test('is rejected whole with what is missing, and a change that does not fit leaves it as it was (CHN-02)', async () => {
    const before = await countBookings();
    const four = [queenRoom, queenRoom, queenRoom, queenRoom];
    await expect(
      system.client.partnerBookings.put({ ...newKey(), ...partnerStay({ rooms: four }) }),
    ).rejects.toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      details: { missing: [{ roomTypeId: 'queen', wanted: 4, free: 3 }] },
    });
    expect(await countBookings()).toBe(before);
    const key = newKey();
    const made = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    const tooMany = partnerStay({ checkoutDate: '2026-12-09', rooms: four });
    await expect(system.client.partnerBookings.put({ ...key, ...tooMany })).rejects.toMatchObject({
      code: 'ROOM_UNAVAILABLE',
    });
    expect(await system.client.partnerBookings.read(key)).toEqual(made);
    expect((await rowsOf(made.bookingId)).map(({ holdsRoom }) => holdsRoom)).toEqual([true]);
  });

  test('never sells a room twice: of eight at one time for three rooms three are made (CHN-02)', async () => {
    const puts = await Promise.allSettled(
      Array.from({ length: 8 }, () => system.client.partnerBookings.put({ ...newKey(), ...partnerStay() })),
    );
    const made = puts.flatMap(put => (put.status === 'fulfilled' ? [put.value] : []));
    expect(made.flatMap(({ rooms }) => rooms.map(({ number }) => number)).toSorted()).toEqual([
      '101',
      '102',
      '103',
    ]);
    for (const put of puts)
      if (put.status === 'rejected') expect(put.reason).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
  });

  test('is canceled once, frees its rooms, and a late copy of it does not bring it back (CHN-01)', async () => {
    const key = newKey();
    const body = { ...key, ...partnerStay() };
    await system.client.partnerBookings.put(body);
    const canceled = await system.client.partnerBookings.cancel(key);
    expect(canceled).toMatchObject({ status: 'CANCELED', due: 0 });
    expect(await system.client.partnerBookings.cancel(key)).toEqual(canceled);
    expect(await system.client.partnerBookings.put(body)).toEqual(canceled);
    await expect(system.client.partnerBookings.put({ ...body, lastName: 'Other' })).rejects.toMatchObject({
      code: 'PARTNER_BOOKING_CLOSED',
      details: { status: 'CANCELED' },
    });
    expect((await rowsOf(canceled.bookingId)).map(({ holdsRoom }) => holdsRoom)).toEqual([false]);
    await expect(system.client.partnerBookings.cancel(newKey())).rejects.toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });

  test('is imported by last name and code, and its guest is told when the partner cancels (CHN-02)', async () => {
    const key = newKey();
    const made = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    const guest = await newGuest(gateway);
    await importBooking(guest.client, { id: made.bookingId, locator: made.locator }, 'cavalcanti');
    expect(await system.client.partnerBookings.read(key)).toMatchObject({ isInAccount: true });
    await system.client.partnerBookings.cancel(key);
    const mails = await db()
      .select({ kind: emails.kind, recipient: emails.recipient })
      .from(emails)
      .where(eq(emails.bookingId, made.bookingId));
    expect(mails).toContainEqual({ kind: 'BOOKING_CANCELED', recipient: guest.email });
  });

  test('is closed to its partner once somebody has checked in (CHN-01)', async () => {
    const key = newKey();
    const made = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    await db()
      .update(accommodations)
      .set({ checkedInAt: gateway.clock.now() })
      .where(eq(accommodations.bookingId, made.bookingId));
    const closed = { code: 'PARTNER_BOOKING_CLOSED' };
    await expect(system.client.partnerBookings.cancel(key)).rejects.toMatchObject(closed);
    await expect(
      system.client.partnerBookings.put({ ...key, ...partnerStay({ lastName: 'Other' }) }),
    ).rejects.toMatchObject(closed);
  });

  test.each([
    ['DATES_NOT_BOOKABLE', { checkinDate: '2026-11-20' }],
    ['DATES_NOT_BOOKABLE', { checkoutDate: '2026-12-05' }],
    ['DATES_NOT_BOOKABLE', { checkinDate: '2029-01-01', checkoutDate: '2029-01-03' }],
    ['PARTY_NOT_ALLOWED', { rooms: [{ ...queenRoom, adults: 3 }] }],
    ['BAD_REQUEST', { rooms: [{ ...queenRoom, roomTypeId: 'penthouse' }] }],
    ['BAD_REQUEST', { rooms: [] }],
    ['BAD_REQUEST', { lastName: '<b>' }],
    ['BAD_REQUEST', { checkinDate: '2026-02-30' }],
  ] as const)('is rejected with %s for %j, and nothing is stored (CHN-01)', async (code, change) => {
    const before = await countBookings();
    const body = { ...newKey(), ...partnerStay(), ...change };
    await expect(system.client.partnerBookings.put(body as never)).rejects.toMatchObject({ code });
    expect(await countBookings()).toBe(before);
  });
});

describe('a key', () => {
  test('of another hotel sees nothing of this one, and its bookings are its own (CHN-01)', async () => {
    const key = newKey();
    const made = await system.client.partnerBookings.put({ ...key, ...partnerStay() });
    const elsewhere = await otherSystem(gateway, { hotelId: OTHER_HOTEL.hotelId });
    const notFound = { code: 'BOOKING_NOT_FOUND' };
    await expect(elsewhere.client.partnerBookings.read(key)).rejects.toMatchObject(notFound);
    await expect(elsewhere.client.partnerBookings.cancel(key)).rejects.toMatchObject(notFound);
    await expect(elsewhere.client.bookings.find({ bookingId: made.bookingId })).rejects.toMatchObject(
      notFound,
    );
    expect((await elsewhere.client.bookings.list({})).bookings).toEqual([]);
    const { rooms } = await elsewhere.client.rooms.list();
    expect(rooms.map(({ roomId }) => roomId)).toEqual([OTHER_HOTEL.roomId]);
    await expect(elsewhere.client.partnerBookings.put({ ...key, ...partnerStay() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('opens the calls of its purpose, and nothing without one, with a changed one, or with a guest’s token (CHN-01)', async () => {
    const { token } = await newGuest(gateway);
    const calls = (key: string | null) => exchangeClient(gateway, key);
    for (const key of [null, 'x', token, `${system.key.slice(0, -2)}AA`]) {
      const { client } = { client: calls(key) };
      for (const call of [
        () => client.rooms.list(),
        () => client.events.list({}),
        () => client.partnerBookings.put({ ...newKey(), ...partnerStay() }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
    for (const call of [
      () => system.client.events.list({}),
      () => system.client.rooms.list(),
      () => system.client.bookings.list({}),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      system.client.rooms.availability({ from: '2026-12-01', until: '2026-12-02' }),
    ).resolves.toBeDefined();
  });
});
