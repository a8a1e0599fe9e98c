import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shared/hotel-time.ts';
import type { TestGateway } from './harness.ts';
import { freshDay, HOTEL, holdRoom, NOON, sharedHotel } from './small-hotel.ts';

let gateway: TestGateway;
/** Each test reads at a time of its own: a price is up to ten minutes old. */
let minutes = 0;

beforeEach(async () => {
  gateway ??= await sharedHotel();
  await freshDay(gateway);
  minutes += 11;
  gateway.clock.moveTo(new Date(NOON.getTime() + minutes * 60_000));
});

async function priceOf(language: 'en' | 'pt' = 'en') {
  const prices = await gateway.client({ language }).hotels.lowestPrices();
  return prices.find(({ hotelId }) => hotelId === HOTEL);
}

test('a hotel names its cheapest night of the coming sixty days with taxes, to anybody (SRC-80)', async () => {
  // Sundays cost 300 before 3.5 % of taxes; the first after Tuesday, 1 December, is the sixth.
  expect(await priceOf()).toEqual({
    hotelId: HOTEL,
    until: '2027-01-29',
    night: { date: '2026-12-06', price: 300, taxValue: 10.5 },
  });
});

test('a night without a free room for two is no price "from" (SRC-80)', async () => {
  const rooms = ['101', '102', '103', '201'];
  for (const room of rooms) await holdRoom(gateway, room, ['2026-12-06', 15], ['2026-12-07', 12]);
  const night = (await priceOf())?.night;
  expect(night).toEqual({ date: '2026-12-13', price: 300, taxValue: 10.5 });
});

test('the price is computed once in ten minutes, and follows a sale after them (SRC-80)', async () => {
  expect((await priceOf())?.night?.date).toBe('2026-12-06');
  for (const room of ['101', '102', '103', '201'])
    await holdRoom(gateway, room, ['2026-12-06', 15], ['2026-12-07', 12]);
  expect((await priceOf())?.night?.date).toBe('2026-12-06');
  minutes += 11;
  gateway.clock.moveTo(new Date(NOON.getTime() + minutes * 60_000));
  expect((await priceOf())?.night?.date).toBe('2026-12-13');
});

test('a hotel that is full says so with no price (SRC-80)', async () => {
  const rooms = ['101', '102', '103', '201', '301', '302'];
  for (const room of rooms)
    await holdRoom(gateway, room, ['2026-11-30', 15], [addDays('2026-12-01', 61), 12]);
  expect((await priceOf())?.night).toBeNull();
});
