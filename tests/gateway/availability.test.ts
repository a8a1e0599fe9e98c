import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { nightTariffs } from '#gateway/store/schema/tariffs.ts';
import type { HourSlot } from '#shared/contract/guest/hotels.ts';
import { toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import type { TestGateway } from './harness.ts';
import {
  codeOf,
  couple,
  HOTEL,
  holdRoom,
  NOON,
  type Search,
  search,
  sharedHotel,
  ZONE,
} from './small-hotel.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await sharedHotel();
});

const amounts = (slots: HourSlot[] | undefined) =>
  Object.fromEntries((slots ?? []).map(slot => [slot.hour, slot.amountAvailable]));

async function roomOf(typeId: string, wanted: Search) {
  const response = await search(gateway.client(), wanted);
  return response.availabilities[0]?.rooms.find(room => room.typeId === typeId);
}

describe('rooms per hour slot', () => {
  // Two nights, 10 to 12 December. 101 and 102 are taken around them, 103 is free all the time.
  const stay = { checkin: '2026-12-10', checkout: '2026-12-12' };

  beforeAll(async () => {
    // 101 is left at 13 on the day of arrival and ready at 14; the next guest comes at 16 on the day of departure.
    await holdRoom(gateway, '101', ['2026-12-08', 15], ['2026-12-10', 13]);
    await holdRoom(gateway, '101', ['2026-12-12', 16], ['2026-12-14', 12]);
    // 102 is left at 10 on the day of arrival and ready at 11; the next guest comes at 11 on the day of departure.
    await holdRoom(gateway, '102', ['2026-12-09', 19], ['2026-12-10', 10]);
    await holdRoom(gateway, '102', ['2026-12-12', 11], ['2026-12-13', 10]);
  });
  afterAll(() => gateway.app.store.db.delete(accommodations));

  test('an arrival hour counts the rooms that are clean by then (FUN-10, FUN-16)', async () => {
    const queen = await roomOf('queen', stay);
    const free = { 19: 3, 18: 3, 17: 3, 16: 3, 15: 3, 14: 3, 13: 2, 12: 2, 11: 2, 10: 1 };
    expect(amounts(queen?.price.checkinHours)).toEqual(free);
  });

  test('a departure hour counts the rooms that can be cleaned before the next guest (FUN-10, FUN-16)', async () => {
    const queen = await roomOf('queen', stay);
    const free = { 10: 3, 11: 2, 12: 2, 13: 2, 14: 2, 15: 2, 16: 1, 17: 1, 18: 1, 19: 1 };
    expect(amounts(queen?.price.checkoutHours)).toEqual(free);
  });

  test('arrival slots are counted with the searched departure, departure slots with the searched arrival (FUN-10)', async () => {
    const queen = await roomOf('queen', { ...stay, checkinHour: 12, checkoutHour: 16 });
    // Until 16 and cleaning only 103 is free; 101 and 102 meet their next guests.
    expect(amounts(queen?.price.checkinHours)).toMatchObject({ 19: 1, 14: 1, 10: 1 });
    // From 12 on 102 and 103 are free; 101 is not clean yet.
    expect(amounts(queen?.price.checkoutHours)).toMatchObject({ 10: 2, 11: 1, 16: 1 });
    expect(queen?.amountAvailable).toBe(3);
  });

  test('the slots come latest arrival and earliest departure first (SRC-19, SRC-20)', async () => {
    const queen = await roomOf('queen', stay);
    const hours = [19, 18, 17, 16, 15, 14, 13, 12, 11, 10];
    expect(queen?.price.checkinHours.map(slot => slot.hour)).toEqual(hours);
    expect(queen?.price.checkoutHours.map(slot => slot.hour)).toEqual(hours.toReversed());
  });

  test('a stay that ends and one that begins on the same day share a room (FUN-10)', async () => {
    const before = await roomOf('queen', { checkin: '2026-12-07', checkout: '2026-12-08' });
    expect(before?.amountAvailable).toBe(3);
    expect(amounts(before?.price.checkoutHours)).toMatchObject({ 14: 3, 15: 2 });
  });

  test('a canceled stay reserves no room', async () => {
    const { db } = gateway.app.store;
    await db.update(accommodations).set({ holdsRoom: false }).where(eq(accommodations.roomId, '101'));
    const queen = await roomOf('queen', stay);
    await db.update(accommodations).set({ holdsRoom: true }).where(eq(accommodations.roomId, '101'));
    expect(amounts(queen?.price.checkinHours)).toMatchObject({ 13: 3, 11: 3, 10: 2 });
  });
});

describe('types in a response', () => {
  test('a type without a free room is left out, and an empty hotel is an empty list (FUN-05, FUN-15)', async () => {
    const stay = { checkin: '2027-01-10', checkout: '2027-01-12' };
    await holdRoom(gateway, '201', ['2027-01-09', 15], ['2027-01-11', 10]);
    const response = await search(gateway.client(), stay);
    expect(response.availabilities[0]?.rooms.map(room => room.typeId)).toEqual(['queen', 'suite']);
    for (const room of ['101', '102', '103', '301', '302'])
      await holdRoom(gateway, room, ['2027-01-10', 19], ['2027-01-11', 12]);
    const full = await search(gateway.client(), stay);
    expect(full.availabilities[0]?.rooms).toEqual([]);
    await gateway.app.store.db.delete(accommodations);
  });

  test('only types with a bed for everyone over three years are listed (LIM-11)', async () => {
    const rooms = [
      { adults: 3, children: 0, ages: [], pets: 0 },
      { adults: 2, children: 1, ages: [3], pets: 0 },
      { adults: 2, children: 1, ages: [4], pets: 1 },
    ];
    const response = await search(gateway.client(), { checkin: '2026-12-15', checkout: '2026-12-16', rooms });
    expect(response.availabilities.map(({ rooms }) => rooms.map(room => room.typeId))).toEqual([
      ['family', 'suite'],
      ['queen', 'family', 'suite'],
      ['family', 'suite'],
    ]);
    expect(response.availabilities.map(({ search }) => search)).toEqual([
      { adults: 3, children: 0, childrenAges: [] },
      { adults: 2, children: 1, childrenAges: [3] },
      { adults: 2, children: 1, childrenAges: [4] },
    ]);
  });

  test('texts follow accept-language, and pictures come small and large (API-02, FUN-11)', async () => {
    const stay = { checkin: '2026-12-15', checkout: '2026-12-16' };
    const response = await search(gateway.client({ language: 'pt' }), stay);
    expect(response.availabilities[0]?.rooms[0]?.details).toEqual({
      name: 'quarto queen',
      description: 'Um quarto',
      characteristics: ['Silencioso'],
      maxGuests: 2,
      amenities: ['WIFI'],
      images: [
        { small: '/pictures/room-garden-queen-640.webp', large: '/pictures/room-garden-queen-1600.webp' },
      ],
      beds: [{ kind: 'QUEEN', amount: 1 }],
      occupancy: 2,
      size: 24,
      bedChoice: false,
    });
    expect((await roomOf('queen', stay))?.details.name).toBe('queen room');
  });

  test('the hotels are listed with their time zones (API-33)', async () => {
    const place = { name: 'Pernoite Jardins', city: 'São Paulo', timezone: ZONE };
    expect(await gateway.client().hotels.list()).toEqual([
      { hotelId: HOTEL, buildingCode: 'JARDINS', ...place },
    ]);
  });
});

describe('prices to the cent', () => {
  test('each night has its weekday price and tax, and the total is their sum (FUN-10)', async () => {
    // Thursday 340.00, Friday 450.50, Saturday 460.75, each with 3.5 % tax.
    const queen = await roomOf('queen', { checkin: '2026-12-10', checkout: '2026-12-13' });
    expect(queen?.nights).toBe(3);
    expect(queen?.price).toMatchObject({
      total: 1251.25,
      taxValue: 43.8,
      dates: [
        { date: '2026-12-10', price: 340, taxValue: 11.9 },
        { date: '2026-12-11', price: 450.5, taxValue: 15.77 },
        { date: '2026-12-12', price: 460.75, taxValue: 16.13 },
      ],
    });
  });

  test('a season makes its nights dearer (FUN-10)', async () => {
    // Saturday before the season, Sunday 300.00 in it.
    const queen = await roomOf('queen', { checkin: '2026-12-19', checkout: '2026-12-21' });
    expect(queen?.price.dates.map(night => night.price)).toEqual([460.75, 360]);
  });

  test('a third person costs 30 % more in the top suite, and nothing in the family room (LIM-10)', async () => {
    const three = [{ adults: 3, children: 0, ages: [], pets: 0 }];
    const stay = { checkin: '2026-12-11', checkout: '2026-12-12' };
    expect((await roomOf('suite', stay))?.price.total).toBe(901);
    expect((await roomOf('suite', { ...stay, rooms: three }))?.price).toMatchObject({
      total: 1171.3,
      taxValue: 41,
    });
    expect((await roomOf('family', { ...stay, rooms: three }))?.price.total).toBe(450.5);
  });

  test('hours outside 15 to 12 add their price and tax, the others nothing (PD-33, FUN-10)', async () => {
    const queen = await roomOf('queen', { checkin: '2026-12-10', checkout: '2026-12-11' });
    const slot = (slots: HourSlot[] | undefined, hour: number) => slots?.find(entry => entry.hour === hour);
    for (const [direction, hour, price, taxValue] of [
      ['checkinHours', 15, 0, 0],
      ['checkinHours', 14, 25.1, 0.88],
      ['checkinHours', 10, 125.5, 4.39],
      ['checkoutHours', 12, 0, 0],
      ['checkoutHours', 13, 30.1, 1.05],
      ['checkoutHours', 19, 210.7, 7.37],
    ] as const)
      expect(slot(queen?.price[direction], hour)).toMatchObject({ price, taxValue });
  });

  test('a pet costs R$ 350.00 and its tax, a cradle nothing (FUN-09, LIM-12)', async () => {
    const response = await search(gateway.client(), { checkin: '2026-12-10', checkout: '2026-12-11' });
    expect(response.additionalServices).toEqual([
      { name: 'PET', value: 350, taxValue: 12.25 },
      { name: 'CRADLE', value: 0, taxValue: 0 },
    ]);
  });

  test('a changed tariff is searched with a few seconds later', async () => {
    const { db } = gateway.app.store;
    const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
    const thursday = and(eq(nightTariffs.roomTypeId, 'queen'), eq(nightTariffs.weekday, 4));
    await roomOf('queen', stay);
    await db.update(nightTariffs).set({ cents: 999_00 }).where(thursday);
    gateway.clock.moveBy(6_000);
    expect((await roomOf('queen', stay))?.price.total).toBe(999);
    await db.update(nightTariffs).set({ cents: 340_00 }).where(thursday);
    gateway.clock.moveBy(6_000);
  });
});

describe('hours that have passed', () => {
  test.each([
    ['2026-12-01T13:30:00-03:00', '2026-12-01', [19, 18, 17, 16, 15, 14]],
    ['2026-12-01T21:10:00-03:00', '2026-12-01', [19]],
    ['2026-12-02T08:15:00-03:00', '2026-12-01', [19]],
  ])('at %s an arrival on %s can be at %j, 19 standing for now (SRC-15)', async (now, checkin, open) => {
    gateway.clock.moveTo(new Date(now));
    const queen = await roomOf('queen', { checkin, checkout: '2026-12-03' });
    gateway.clock.moveTo(NOON);
    expect(queen?.price.checkinHours.filter(slot => slot.amountAvailable > 0).map(slot => slot.hour)).toEqual(
      open,
    );
  });
});

describe('searches that are rejected', () => {
  test.each([
    ['2026-11-30', '2026-12-02'],
    ['2026-12-10', '2026-12-10'],
    ['2026-12-12', '2026-12-10'],
    ['2026-12-10', '2027-01-10'],
    ['2027-05-29', '2027-05-31'],
  ])('from %s to %s cannot be booked (SRC-15, SRC-16, SRC-18)', async (checkin, checkout) => {
    expect(await codeOf(search(gateway.client(), { checkin, checkout }))).toBe('DATES_NOT_BOOKABLE');
  });

  const query = {
    hotelId: HOTEL,
    checkinDate: toIso('2026-12-10', 19, ZONE),
    checkoutDate: toIso('2026-12-11', 10, ZONE),
    ...encodeRooms([couple]),
  };
  test.each([
    [{ quantityRooms: '2' }, 'BAD_REQUEST'],
    [{ children: '1' }, 'BAD_REQUEST'],
    [{ children: '1', ages: '18' }, 'BAD_REQUEST'],
    [{ adults: '2,2' }, 'BAD_REQUEST'],
    [{ adults: '3', children: '1', ages: '2' }, 'PARTY_NOT_ALLOWED'],
    [{ hotelId: 'NILO' }, 'HOTEL_NOT_FOUND'],
    [{ checkinDate: '2026-12-10' }, 'BAD_REQUEST'],
  ])('a query with %j is rejected with %s (SRC-22, ERR-01)', async (change, code) => {
    const call = gateway.client().hotels.availabilities({ ...query, ...change });
    expect(await codeOf(call)).toBe(code);
  });
});
