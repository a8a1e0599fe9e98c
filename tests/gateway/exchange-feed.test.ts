import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldEvents } from '#gateway/domain/desk/exchange/feed.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { exchangeEvents } from '#gateway/store/schema/exchange.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import type { ExchangeEvent } from '#shared/contract/hotel/events.ts';
import { keepInStep } from '../../docs/exchange-client.mjs';
import { OTHER_HOTEL, openDrawerAt, openOtherHotel } from './desk.ts';
import { type OtherSystem, otherSystem, partnerStay } from './exchange-fixture.ts';
import type { TestGateway } from './harness.ts';
import {
  book,
  cardPayment,
  cardToken,
  freshDay,
  HOTEL,
  holdRoom,
  newGuest,
  orderFor,
  sharedHotel,
} from './small-hotel.ts';

let gateway: TestGateway;
let system: OtherSystem;
let reference = 0;

beforeAll(async () => {
  gateway = await sharedHotel();
  await openOtherHotel(gateway.app.store.db);
  system = await otherSystem(gateway);
});
beforeEach(() => freshDay(gateway));

const db = () => gateway.app.store.db;
const put = (change = {}) => {
  reference += 1;
  const key = { channel: 'expedia', reference: `F${reference}` };
  return system.client.partnerBookings.put({ ...key, ...partnerStay(change) });
};

/** The end of the feed. */
async function end(): Promise<string> {
  let page = await system.client.events.list({});
  while (page.hasMore) page = await system.client.events.list({ after: page.next });
  return page.next;
}

async function since(after: string, limit?: number): Promise<ExchangeEvent[]> {
  const events: ExchangeEvent[] = [];
  for (let page; page === undefined || page.hasMore; ) {
    page = await system.client.events.list({
      after: page?.next ?? after,
      ...(limit && { limit: String(limit) }),
    });
    events.push(...page.events);
  }
  return events;
}
/** What the sample client stores. */
type SampleStore = {
  cursor: string | null;
  bookings: Map<string, { status: string }>;
  rooms: Map<string, { condition: string; isReady: boolean; isOutOfOrder: boolean }>;
  roomsReadAt: number;
};

const kinds = (events: readonly ExchangeEvent[]) => events.map(({ kind }) => kind);

describe('the feed', () => {
  test('has what happened to bookings, rooms and money, in order, with ids and no names (CHN-01)', async () => {
    const after = await end();
    const made = await put();
    const {
      bookingId,
      rooms: [room],
    } = made;
    const now = gateway.clock.now();
    const ofBooking = eq(accommodations.bookingId, bookingId);
    await db().update(accommodations).set({ roomId: '102' }).where(ofBooking);
    await db().update(accommodations).set({ checkedInAt: now }).where(ofBooking);
    await db().update(accommodations).set({ leftAt: now }).where(ofBooking);
    await db().update(bookings).set({ status: 'CONCLUDED' }).where(eq(bookings.id, bookingId));
    await db().update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '103'));
    await db().update(rooms).set({ condition: 'CLEAN' }).where(eq(rooms.id, '103'));
    const events = await since(after);
    expect(kinds(events)).toEqual([
      'BOOKING_CREATED',
      'ROOM_MOVED',
      'CHECKED_IN',
      'CHECKED_OUT',
      'BOOKING_CONCLUDED',
      'ROOM_CHANGED',
      'ROOM_CHANGED',
    ]);
    expect(events[0]).toMatchObject({
      bookingId,
      locator: made.locator,
      channel: 'expedia',
      reference: made.reference,
      roomId: null,
      amount: null,
    });
    expect(events[1]).toMatchObject({ bookingId, roomId: '102' });
    expect(events[5]).toMatchObject({ bookingId: null, roomId: '103' });
    expect(room?.number).toBe('101');
    expect(JSON.stringify(events)).not.toMatch(/Cavalcanti|rui@/);
    expect(events.map(({ cursor }) => Number(cursor))).toEqual(
      events.map((_, index) => Number(events[0]?.cursor) + index),
    );
  });

  test('has a payment of a guest with its amount, once it is taken (CHN-01)', async () => {
    const after = await end();
    const guest = await newGuest(gateway);
    const stay = { checkin: '2026-12-05', checkout: '2026-12-06' };
    const payment = cardPayment(await cardToken(gateway));
    const booked = await book(
      guest.client,
      await orderFor(guest.client, stay, [{ typeId: 'queen' }], { payment }),
    );
    const events = (await since(after)).filter(({ bookingId }) => bookingId === booked.bookingId);
    expect(kinds(events)).toEqual(['BOOKING_CREATED', 'PAYMENT_TAKEN', 'BOOKING_CHANGED']);
    const [paid] = await db().select().from(payments).where(eq(payments.bookingId, booked.bookingId));
    expect(events[1]).toMatchObject({
      amount: (paid?.amountCents ?? 0) / 100,
      method: 'CARD',
      channel: null,
    });
    const found = await system.client.bookings.find({ bookingId: booked.bookingId });
    expect(found).toMatchObject({ channel: null, reference: null, lastName: 'Prado', isInAccount: true });
  });

  test('gives the same events to the same cursor, whatever the size of a page (CHN-01)', async () => {
    const after = await end();
    for (let count = 0; count < 3; count += 1)
      await put({ checkinDate: `2026-12-1${count}`, checkoutDate: '2026-12-13' });
    const all = await since(after);
    expect(all).toHaveLength(3);
    expect(await since(after, 1)).toEqual(all);
    expect(await since(after, 2)).toEqual(all);
    expect(await since(all[1]?.cursor ?? '', 1)).toEqual(all.slice(2));
    expect(await since(all[2]?.cursor ?? '')).toEqual([]);
  });

  test('places an event behind the cursor of whoever read before it was committed (CHN-01)', async () => {
    const after = await end();
    const write = (id: string) =>
      sql`insert into exchange_events (id, hotel_id, kind, at, room_id, details) overriding system value
        values (nextval('exchange_events_id_seq') ${sql.raw(id)}, ${HOTEL}, 'ROOM_CHANGED', now(), '101', '{}')`;
    // An id that was taken before the others and is committed after them.
    await db().execute(write('+ 1000'));
    const [first] = await since(after);
    await db().execute(write(''));
    const [second] = await since(first?.cursor ?? '');
    expect(second).toMatchObject({ kind: 'ROOM_CHANGED', roomId: '101' });
    await db().execute(sql`select setval('exchange_events_id_seq', (select max(id) from exchange_events))`);
  });

  test('has nothing of another hotel, and two readers at one time read the same (CHN-01)', async () => {
    const after = await end();
    const elsewhere = await otherSystem(gateway, { hotelId: OTHER_HOTEL.hotelId });
    await put();
    await db().update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, OTHER_HOTEL.roomId));
    const [one, two] = await Promise.all([since(after), since(after)]);
    expect(kinds(one)).toEqual(['BOOKING_CREATED']);
    expect(two).toEqual(one);
    expect(kinds((await elsewhere.client.events.list({})).events)).toEqual(['ROOM_CHANGED']);
  });

  test('keeps events for 30 days; then a cursor before them is told so, read or not (CHN-01)', async () => {
    const before = await end();
    await put();
    gateway.clock.moveBy(29 * 24 * 3_600_000);
    await forgetOldEvents(gateway.app);
    expect(kinds(await since(before))).toContain('BOOKING_CREATED');
    const read = await end();
    await put({ checkinDate: '2027-02-05', checkoutDate: '2027-02-07' });
    gateway.clock.moveBy(31 * 24 * 3_600_000);
    await forgetOldEvents(gateway.app);
    await expect(system.client.events.list({ after: read })).rejects.toMatchObject({
      code: 'FEED_CURSOR_EXPIRED',
      status: 410,
      details: { days: 30 },
    });
    expect(
      await db().$count(
        exchangeEvents,
        sql`at < ${new Date(gateway.clock.now().getTime() - 30 * 86_400_000).toISOString()}::timestamptz`,
      ),
    ).toBe(0);
    expect(await since(await end())).toEqual([]);
  });

  test('rejects a cursor that it never gave (CHN-01)', async () => {
    for (const after of ['999999999', '-1', 'x', '1.5'])
      await expect(system.client.events.list({ after })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('the sample client of the documents keeps a copy in step with the hotel (CHN-01)', async () => {
  const store: SampleStore = { cursor: null, bookings: new Map(), rooms: new Map(), roomsReadAt: 0 };
  const run = () => keepInStep({ gateway: gateway.url, key: system.key, store });
  const made = await put();
  await run();
  expect(store.bookings.get(made.bookingId)).toEqual(
    await system.client.bookings.find({ bookingId: made.bookingId }),
  );
  const second = await put();
  await system.client.partnerBookings.cancel({ channel: 'expedia', reference: made.reference ?? '' });
  while (await run());
  for (const { bookingId } of [made, second])
    expect(store.bookings.get(bookingId)).toEqual(await system.client.bookings.find({ bookingId }));
  expect(store.bookings.get(made.bookingId)?.status).toBe('CANCELED');
});

test('the sample client has the rooms as they are after each change of one, and once a minute without any (CHN-01)', async () => {
  const store: SampleStore = { cursor: null, bookings: new Map(), rooms: new Map(), roomsReadAt: 0 };
  const run = async () => {
    while (await keepInStep({ gateway: gateway.url, key: system.key, store }));
    return [...store.rooms.values()];
  };
  const listed = async () => (await system.client.rooms.list()).rooms;
  expect(await run()).toEqual(await listed());
  await db().update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '301'));
  const closure = await closeRoomOf('302');
  expect(await run()).toEqual(await listed());
  expect(store.rooms.get('301')).toMatchObject({ condition: 'DIRTY', isReady: false });
  expect(store.rooms.get('302')).toMatchObject({ isOutOfOrder: true });
  await db().delete(roomClosures).where(eq(roomClosures.id, closure));
  expect((await run()).filter(({ isOutOfOrder }) => isOutOfOrder)).toHaveLength(1);
  store.roomsReadAt -= 61_000;
  expect(await run()).toEqual(await listed());
});

/** From a day before now to a day after it. */
async function closeRoomOf(roomId: string): Promise<string> {
  const id = randomUUID();
  const now = gateway.clock.now();
  const [from, until] = [new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 86_400_000)];
  await db()
    .insert(roomClosures)
    .values({
      id,
      key: id,
      hotelId: HOTEL,
      roomId,
      fromDate: '2026-11-30',
      untilDate: '2026-12-01',
      occupied: `[${from.toISOString()},${until.toISOString()})`,
      reason: 'Shower',
      staffId: id,
      createdAt: now,
    });
  return id;
}

test('the feed has rooms out of order, faults, expected hours and drawers, without what is written about them (CHN-01)', async () => {
  const after = await end();
  const closure = await closeRoomOf('301');
  const ofRoom = eq(rooms.id, '301');
  await db().update(rooms).set({ outOfService: 'No kettle' }).where(ofRoom);
  await db().update(rooms).set({ condition: 'DIRTY' }).where(ofRoom);
  await db()
    .update(rooms)
    .set({ expectedAt: new Date(gateway.clock.now().getTime() + 60_000) })
    .where(ofRoom);
  await db().update(roomClosures).set({ endedAt: gateway.clock.now() }).where(eq(roomClosures.id, closure));
  await openDrawerAt(db(), { hotelId: HOTEL, desk: randomUUID(), now: gateway.clock.now() });
  const events = await since(after);
  expect(kinds(events)).toEqual([
    'ROOM_CLOSED',
    'ROOM_CHANGED',
    'ROOM_CHANGED',
    'ROOM_CHANGED',
    'ROOM_REOPENED',
    'DRAWER_OPENED',
  ]);
  expect(events[0]).toMatchObject({ bookingId: null, roomId: '301', amount: null });
  expect(events[5]).toMatchObject({ bookingId: null, roomId: null, amount: null });
  expect(JSON.stringify(events)).not.toMatch(/Shower|kettle/);
});

test('rooms are listed with their condition, and nights with what is free of each type (CHN-01)', async () => {
  const stay = await holdRoom(gateway, '101', ['2026-12-01', 10], ['2026-12-03', 12]);
  await db()
    .update(accommodations)
    .set({ checkedInAt: gateway.clock.now() })
    .where(eq(accommodations.bookingId, stay));
  const expectedAt = '2026-12-01T16:30:00.000Z';
  await db()
    .update(rooms)
    .set({ condition: 'DIRTY', expectedAt: new Date(expectedAt) })
    .where(eq(rooms.id, '102'));
  await db().update(rooms).set({ outOfService: 'No kettle' }).where(eq(rooms.id, '103'));
  const closure = await closeRoomOf('103');
  const usual = {
    roomTypeId: 'queen',
    isReady: true,
    condition: 'CLEAN',
    expectedAt: null,
    isOutOfOrder: false,
    isOutOfService: false,
    isOccupied: false,
    bookingId: null,
  };
  const { rooms: listed } = await system.client.rooms.list();
  expect(listed).toHaveLength(6);
  expect(listed.slice(0, 3)).toEqual([
    { ...usual, roomId: '101', number: '101', isOccupied: true, bookingId: stay },
    { ...usual, roomId: '102', number: '102', isReady: false, condition: 'DIRTY', expectedAt },
    { ...usual, roomId: '103', number: '103', isOutOfOrder: true, isOutOfService: true },
  ]);
  await db().delete(roomClosures).where(eq(roomClosures.id, closure));
  const { types } = await system.client.rooms.availability({ from: '2026-12-01', until: '2026-12-05' });
  expect(types.find(({ roomTypeId }) => roomTypeId === 'queen')).toMatchObject({
    rooms: 3,
    maxGuests: 2,
    nights: [
      { date: '2026-12-01', free: 2 },
      { date: '2026-12-02', free: 2 },
      { date: '2026-12-03', free: 3 },
      { date: '2026-12-04', free: 3 },
    ],
  });
  for (const days of [
    { from: '2026-12-05', until: '2026-12-05' },
    { from: '2026-12-01', until: '2027-12-01' },
  ])
    await expect(system.client.rooms.availability(days)).rejects.toMatchObject({
      code: 'DATES_NOT_BOOKABLE',
    });
});
