import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { cleaningDeclines } from '#gateway/store/schema/cleaning-declines.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion, checkInCompanion } from './companion.ts';
import { newDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { type Resident, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';

/** From 30 November to 4 December. */
const hotel = openFreshHotel();
const DAY = '2026-12-02';
let home: Resident;
let client: Client;
beforeEach(async () => {
  await hotel.db.delete(cleaningDeclines);
  home = await scenario(hotel).residence();
  client = await clientAt(hotel, hotel.guest, `${DAY}T09:59:00-03:00`);
});

const moveTo = async (time: string) => {
  client = await clientAt(hotel, hotel.guest, time);
};
const wish = (isDeclined: boolean, day = DAY) => ({
  bookingId: home.bookingId,
  accommodationId: String(home.accommodationId),
  day,
  isDeclined,
});
const found = async (of: Client = client) => (await of.cleaning.find({ bookingId: home.bookingId })).rooms;
const stored = () => hotel.db.$count(cleaningDeclines);
const withoutCleaning = async (day = DAY) => {
  const { calls } = await newDesk(hotel.gateway);
  const list = await calls.preparations.list({ hotelId: HOTEL, day });
  const { rooms } = await calls.rooms.list({ hotelId: HOTEL });
  const numbers = list.withoutCleaning.map(({ number }) => number);
  // Both lists of housekeeping say the same.
  expect(rooms.filter(room => room.isCleaningDeclined).map(({ number }) => number)).toEqual(numbers);
  return numbers;
};

test('a guest declines today’s cleaning and takes it back until 10:00, each day again (HSK-06)', async () => {
  const open = { accommodationId: home.accommodationId, day: DAY, isDue: true, isChangeable: true };
  expect(await found()).toMatchObject([{ ...open, isDeclined: false }]);
  for (const _ of [1, 2])
    expect(await client.cleaning.decline(wish(true))).toMatchObject({ isDeclined: true });
  expect(await stored()).toBe(1);
  expect(await withoutCleaning()).toEqual(['101']);
  for (const _ of [1, 2])
    expect(await client.cleaning.decline(wish(false))).toMatchObject({ isDeclined: false });
  expect(await withoutCleaning()).toEqual([]);
  await client.cleaning.decline(wish(true));
  await moveTo(`${DAY}T10:00:00-03:00`);
  expect(await found()).toMatchObject([{ isDue: true, isDeclined: true, isChangeable: false }]);
  for (const isDeclined of [true, false])
    expect(await codeOf(client.cleaning.decline(wish(isDeclined)))).toBe('CLEANING_CLOSED');
  expect(await withoutCleaning()).toEqual(['101']);
  await moveTo('2026-12-03T00:01:00-03:00');
  expect(await found()).toMatchObject([{ day: '2026-12-03', isDeclined: false, isChangeable: true }]);
  expect(await withoutCleaning('2026-12-03')).toEqual([]);
});

test('a page that was open over midnight, and the days of arrival and departure, decline nothing (HSK-06)', async () => {
  for (const day of ['2026-12-01', '2026-12-03'])
    expect(await codeOf(client.cleaning.decline(wish(true, day)))).toBe('CLEANING_CLOSED');
  for (const day of ['2026-11-30', '2026-12-04']) {
    await moveTo(`${day}T08:00:00-03:00`);
    expect(await found()).toMatchObject([{ isDue: false, isChangeable: false }]);
    expect(await codeOf(client.cleaning.decline(wish(true, day)))).toBe('CLEANING_CLOSED');
  }
  expect(await stored()).toBe(0);
});

test('each adult who lives in the room declines it, and the others see that (HSK-06)', async () => {
  const companion = await newGuest(hotel.gateway);
  const id = await addCompanion(hotel.db, home, companion);
  const other = await clientAt(hotel, companion, `${DAY}T09:00:00-03:00`);
  expect(await found(other)).toEqual([]);
  expect(await codeOf(other.cleaning.decline(wish(true)))).toBe('STAY_NOT_IN_PROGRESS');
  await checkInCompanion(hotel, id);
  await other.cleaning.decline(wish(true));
  expect(await found()).toMatchObject([{ isDeclined: true }]);
  const elsewhere = { ...wish(true), accommodationId: String(home.accommodationId + 1_000_000) };
  expect(await codeOf(other.cleaning.decline(elsewhere))).toBe('STAY_NOT_IN_PROGRESS');
  await client.cleaning.decline(wish(false));
  expect(await found(other)).toMatchObject([{ isDeclined: false }]);
});

test('nobody declines the cleaning of another guest’s room, or of one that is left (HSK-06, SEC-02)', async () => {
  const stranger = await clientAt(hotel, await newGuest(hotel.gateway), `${DAY}T09:00:00-03:00`);
  expect(await codeOf(found(stranger))).toBe('BOOKING_NOT_FOUND');
  for (const bookingId of [home.bookingId, 'no-booking'])
    expect(await codeOf(stranger.cleaning.decline({ ...wish(true), bookingId }))).toBe('BOOKING_NOT_FOUND');
  await client.cleaning.decline(wish(true));
  await hotel.db
    .update(accommodations)
    .set({ roomId: '102' })
    .where(eq(accommodations.id, home.accommodationId));
  expect(await withoutCleaning()).toEqual(['102']);
  const ofRoom = eq(accommodations.id, home.accommodationId);
  await hotel.db.update(accommodations).set({ leftAt: hotel.gateway.clock.now() }).where(ofRoom);
  expect(await withoutCleaning()).toEqual([]);
  expect(await codeOf(client.cleaning.decline(wish(false)))).toBe('STAY_NOT_IN_PROGRESS');
  expect(await found()).toEqual([]);
});
