import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { STORY_RUNS } from './runs.ts';
import { codeOf, HOTEL, newGuest, type TestGuest, ZONE } from './small-hotel.ts';

const hotel = openFreshHotel();
const FIRST_DAY = '2026-12-05';

type Seeded = { id: string; startsAt: Date };

async function seedBookings(
  guest: TestGuest,
  holder: TestGuest,
  days: readonly number[],
  status: BookingStatus = 'CONFIRMED',
): Promise<Seeded[]> {
  const now = hotel.gateway.clock.now();
  const money = { valueCents: 100_00, taxCents: 3_50 };
  const rows = days.map((day, index) => {
    const checkinDate = addDays(FIRST_DAY, day);
    const checkoutDate = addDays(checkinDate, 1);
    const startsAt = instantAt(checkinDate, 15, ZONE);
    const isShared = index % 3 === 0;
    return {
      id: randomUUID(),
      locator: `L${randomInt(2 ** 40)}`,
      hotelId: HOTEL,
      guestId: isShared ? holder.id : guest.id,
      channel: 'DIRECT' as const,
      status,
      walkIn: false,
      checkinDate,
      checkoutDate,
      startsAt,
      endsAt: instantAt(checkoutDate, 12, ZONE),
      ...money,
      creditsCents: 0,
      chargedCents: 0,
      language: 'en' as const,
      createdAt: now,
      updatedAt: now,
    };
  });
  await hotel.db.transaction(async tx => {
    await insertRows(tx, bookings, rows);
    await insertRows(
      tx,
      accommodations,
      rows.map(row => ({
        bookingId: row.id,
        hotelId: HOTEL,
        roomId: '101',
        roomTypeId: 'queen',
        occupied: `[${row.startsAt.toISOString()},${row.endsAt.toISOString()})`,
        holdsRoom: false,
        checkinHour: 15,
        checkoutHour: 12,
        adults: 1,
        children: 0,
        childrenAges: [],
        hasPet: false,
        hasCradle: false,
        bedType: 'DOUBLE' as const,
        ...money,
      })),
    );
  });
  const numbered = await hotel.db
    .select({ id: accommodations.id, bookingId: accommodations.bookingId })
    .from(accommodations);
  const rooms = new Map(numbered.map(({ id, bookingId }) => [bookingId, id]));
  await hotel.db.transaction(tx =>
    insertRows(
      tx,
      accommodationGuests,
      rows.map(row => ({
        id: randomUUID(),
        accommodationId: rooms.get(row.id) ?? 0,
        bookingId: row.id,
        guestId: guest.id,
        name: 'Ada Prado',
        email: guest.email,
        isMain: true,
        isMinor: false,
        isSpecialCareRequired: false,
        invitation: row.guestId === guest.id ? ('NONE' as const) : ('ACCEPTED' as const),
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  return rows;
}

const inOrder = (rows: readonly Seeded[]) =>
  rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);

type Query = { sort: 'asc' | 'desc'; limit: number; list?: 'active' | 'previous' };

async function readAll(guest: TestGuest, query: Query, between = async () => {}): Promise<string[]> {
  const read: string[] = [];
  for (;;) {
    const after = read.at(-1);
    const page = await guest.client.bookings[query.list ?? 'active']({
      sort: query.sort,
      limit: String(query.limit),
      ...(after !== undefined && { after }),
    });
    read.push(...page.map(({ bookingId }) => bookingId));
    if (page.length < query.limit) return read;
    await between();
  }
}

const days = (count: number, spread: number) => Array.from({ length: count }, (_, index) => index % spread);

test('500 bookings, own and shared, are paged in order, each once, in both directions (API-05, BKG-20)', async () => {
  const holder = await newGuest(hotel.gateway);
  const expected = inOrder(await seedBookings(hotel.guest, holder, days(500, 90)));
  expect(await readAll(hotel.guest, { sort: 'asc', limit: 100 })).toEqual(expected);
  expect(await readAll(hotel.guest, { sort: 'desc', limit: 100 })).toEqual(expected.toReversed());
  expect(await hotel.guest.client.bookings.active({})).toHaveLength(20);
  expect(await hotel.guest.client.bookings.previous({})).toEqual([]);
});

test('bookings that are added between two pages move none of the others, and none is listed twice (API-05)', async () => {
  const holder = await newGuest(hotel.gateway);
  const before = inOrder(await seedBookings(hotel.guest, holder, days(60, 7), 'CANCELED'));
  const added: string[] = [];
  const read = await readAll(hotel.guest, { sort: 'desc', limit: 7, list: 'previous' }, async () => {
    const rows = await seedBookings(hotel.guest, holder, [0, 3, 6, 200], 'CANCELED');
    added.push(...rows.map(({ id }) => id));
  });
  expect(new Set(read).size).toBe(read.length);
  expect(read.filter(id => !added.includes(id))).toEqual(before.toReversed());
});

test('any number of bookings in pages of any length are the same list (API-05)', async () => {
  const holder = await newGuest(hotel.gateway);
  const anything = fc.tuple(
    fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 }),
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom('asc' as const, 'desc' as const),
  );
  await fc.assert(
    fc.asyncProperty(anything, async ([on, limit, sort]) => {
      const guest = await newGuest(hotel.gateway);
      const rows = on.length === 0 ? [] : await seedBookings(guest, holder, on);
      const expected = sort === 'asc' ? inOrder(rows) : inOrder(rows).toReversed();
      expect(await readAll(guest, { sort, limit })).toEqual(expected);
    }),
    { numRuns: STORY_RUNS },
  );
});

test('a page after a booking that is not the guest’s is not found: the list begins again (API-05)', async () => {
  const other = await newGuest(hotel.gateway);
  const [theirs] = await seedBookings(other, other, [1]);
  for (const after of [theirs?.id ?? '', randomUUID(), 'NOSUCH99'])
    expect(await codeOf(hotel.guest.client.bookings.active({ after }))).toBe('BOOKING_NOT_FOUND');
});
