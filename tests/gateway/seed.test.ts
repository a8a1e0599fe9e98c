import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { easterSunday, hotelSeasons } from '#gateway/sandbox/seed/seasons.ts';
import { seedDatabase } from '#gateway/sandbox/seed/seed-database.ts';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { hotels, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from '#gateway/store/schema/tariffs.ts';
import { amenity, bedKind } from '#shared/contract/guest/hotels.ts';
import { addDays, dateAt, type LocalDate, toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { queryRows } from './query-rows.ts';
import { deliver } from './registered-stay.ts';
import { newStaff } from './staff-fixture.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'resources', 'pictures');
const ZONE = 'America/Sao_Paulo';

let gateway: TestGateway;
let today: LocalDate;

beforeAll(async () => {
  gateway = await startTestGateway();
  today = dateAt(gateway.clock.now(), ZONE);
});
afterAll(() => gateway.close());

const db = () => gateway.app.store.db;

async function typesFree(hotelId: string, checkin: number, checkout: number): Promise<string[]> {
  const response = await gateway.client().hotels.availabilities({
    hotelId,
    checkinDate: toIso(addDays(today, checkin), 19, ZONE),
    checkoutDate: toIso(addDays(today, checkout), 10, ZONE),
    ...encodeRooms([{ adults: 1, children: 0, ages: [], pets: 0 }]),
  });
  return response.availabilities.flatMap(({ rooms: found }) => found.map(type => type.typeId));
}

async function nightlyOccupancy(): Promise<{ hotelId: string; night: number; share: number }[]> {
  const reservedStays = await db()
    .select({ hotelId: accommodations.hotelId, occupied: accommodations.occupied })
    .from(accommodations)
    .where(eq(accommodations.holdsRoom, true));
  const roomRows = await db().select({ hotelId: rooms.hotelId }).from(rooms);
  const stays = reservedStays.map(({ hotelId, occupied }) => {
    const [from = 0, until = 0] = occupied
      .replaceAll(/[[\]()"]/g, '')
      .split(',')
      .map(end => Date.parse(end.replace(' ', 'T').replace(/\+00$/, 'Z')));
    return { hotelId, from, until };
  });
  return ['JARDINS', 'NILO', 'MARISTA'].flatMap(hotelId => {
    const all = roomRows.filter(room => room.hotelId === hotelId).length;
    return Array.from({ length: 78 }, (_, index) => {
      const night = index + 1;
      const at = Date.parse(toIso(addDays(today, night), 23, ZONE));
      const taken = stays.filter(stay => stay.hotelId === hotelId && stay.from <= at && at < stay.until);
      return { hotelId, night, share: taken.length / all };
    });
  });
}

describe('hotels', () => {
  test('the brand has a hotel in São Paulo, Porto Alegre and Goiânia (APP-07)', async () => {
    expect(await gateway.client().hotels.list()).toMatchObject([
      { name: 'Pernoite Jardins', city: 'São Paulo' },
      { name: 'Pernoite Nilo Square', city: 'Porto Alegre' },
      { name: 'Pernoite Setor Marista', city: 'Goiânia' },
    ]);
  });

  test('each hotel has about 60 rooms in 5 room types, numbered by floor', async () => {
    for (const hotel of await db().select().from(hotels)) {
      const own = await db().select().from(rooms).where(eq(rooms.hotelId, hotel.id));
      expect(own.length).toBeGreaterThanOrEqual(55);
      expect(own.length).toBeLessThanOrEqual(65);
      expect(new Set(own.map(room => room.roomTypeId)).size).toBe(5);
      expect(own.every(room => /^[1-9][0-1]\d$/.test(room.number))).toBe(true);
    }
  });

  test('every room type has its texts in both languages, size, guests and at least three pictures that exist (FUN-11)', async () => {
    const types = await db().select().from(roomTypes);
    expect(types).toHaveLength(15);
    for (const type of types) {
      for (const text of [type.name, type.description]) {
        expect(text.en.length).toBeGreaterThan(5);
        expect(text.pt.length).toBeGreaterThan(5);
        expect(text.pt).not.toBe(text.en);
      }
      expect(type.characteristics.en.length).toBeGreaterThanOrEqual(4);
      expect(type.characteristics.pt).toHaveLength(type.characteristics.en.length);
      expect(type.size).toBeGreaterThan(10);
      expect(type.maxGuests).toBeGreaterThanOrEqual(type.occupancy);
      expect(new Set(type.pictures).size).toBe(type.pictures.length);
      expect(type.pictures.length).toBeGreaterThanOrEqual(3);
      for (const stem of type.pictures)
        for (const width of [640, 1080, 1600])
          for (const format of ['avif', 'webp'])
            expect(existsSync(join(PICTURES, `${stem}-${width}.${format}`)), stem).toBe(true);
    }
  });

  test('between them the hotels show every kind of bed and every amenity there is, and no other (FUN-12, FUN-13)', async () => {
    const types = await db().select().from(roomTypes);
    const kinds = new Set(types.flatMap(type => type.beds.map(bed => bed.kind)));
    expect([...kinds].toSorted()).toEqual(bedKind.options.toSorted());
    const shown = new Set(types.flatMap(type => type.amenities));
    expect([...shown].toSorted()).toEqual(amenity.options.toSorted());
  });
});

describe('prices', () => {
  test('every room type has a positive price for each weekday, and the weekend differs', async () => {
    const rows = await db().select().from(nightTariffs);
    const byType = Map.groupBy(rows, row => row.roomTypeId);
    expect(byType.size).toBe(15);
    for (const week of byType.values()) {
      expect(week.map(night => night.weekday).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(Math.min(...week.map(night => night.cents))).toBeGreaterThan(100_00);
      const of = (weekday: number) => week.find(night => night.weekday === weekday)?.cents;
      expect(of(6)).not.toBe(of(3));
    }
  });

  test('only hours before 15:00 and after 12:00 cost more, and the farther out the more', async () => {
    const rows = await db().select().from(hourTariffs);
    for (const hours of Map.groupBy(rows, row => row.roomTypeId).values()) {
      const of = (direction: string) =>
        hours.filter(row => row.direction === direction).toSorted((one, other) => one.hour - other.hour);
      const arrivals = of('CHECKIN');
      const departures = of('CHECKOUT');
      expect(arrivals.map(row => row.hour)).toEqual([10, 11, 12, 13, 14]);
      expect(departures.map(row => row.hour)).toEqual([13, 14, 15, 16, 17, 18, 19]);
      const rises = (prices: number[]) => prices.every((cents, i) => cents > (prices[i - 1] ?? 0));
      expect(rises(arrivals.map(row => row.cents).toReversed())).toBe(true);
      expect(rises(departures.map(row => row.cents))).toBe(true);
    }
  });

  test('seasons of one hotel never share a date and include carnival and the turn of the year', async () => {
    const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28'];
    expect([2024, 2025, 2026, 2027].map(easterSunday)).toEqual(easters);
    const own = hotelSeasons('JARDINS', [2026, 2027]);
    const on = (date: LocalDate) =>
      own.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
    expect(on('2027-02-09').map(season => season.factorBasisPoints)).toEqual([13_500]);
    expect(on('2026-12-31').map(season => season.factorBasisPoints)).toEqual([14_000]);
    for (let day = 0; day < 700; day += 1) expect(on(addDays('2026-01-01', day)).length).toBeLessThan(2);
    expect(await db().$count(seasons)).toBeGreaterThan(50);
  });
});

describe('stays', () => {
  test('over ninety nights each hotel is 55 to 85 % full, and fuller on some nights than on others', async () => {
    const nights = await nightlyOccupancy();
    for (const own of Map.groupBy(nights, night => night.hotelId).values()) {
      const shares = own.map(night => night.share);
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      expect(mean).toBeGreaterThan(0.55);
      expect(mean).toBeLessThan(0.85);
      expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.1);
    }
    const full = nights.filter(night => night.share === 1);
    expect(full.map(({ hotelId, night }) => `${hotelId} ${night}`)).toEqual(['NILO 40', 'NILO 41']);
  });

  test('on the sold-out dates Nilo Square offers nothing while the other hotels do (FUN-08)', async () => {
    for (const checkin of [39, 40, 41])
      for (const checkout of [41, 42].filter(day => day > checkin)) {
        expect(await typesFree('NILO', checkin, checkout)).toEqual([]);
        expect(await typesFree('JARDINS', checkin, checkout)).not.toEqual([]);
      }
    expect(await typesFree('NILO', 42, 43)).not.toEqual([]);
  });

  test('on some nights one room type is sold out while others are free (FUN-08)', async () => {
    const free = ['compact-single', 'twin', 'garden-queen', 'family'].map(kind => `jardins-${kind}`);
    expect(await typesFree('JARDINS', 18, 20)).toEqual(free);
    expect(await typesFree('JARDINS', 25, 26)).not.toContain('jardins-garden-queen');
  });

  test('in the next two weeks every room type of every hotel can be booked (FUN-08)', async () => {
    for (const hotelId of ['JARDINS', 'NILO', 'MARISTA']) {
      for (const day of [0, 1, 7, 13]) expect(await typesFree(hotelId, day, day + 2)).toHaveLength(5);
    }
  });

  test('what a booking costs is the sum of its rooms', async () => {
    const wrong = await db().$count(
      bookings,
      sql`value_cents + tax_cents <> coalesce((select sum(a.value_cents + a.tax_cents) from accommodations a where a.booking_id = bookings.id), -1)`,
    );
    expect(wrong).toBe(0);
    expect(await db().$count(accommodations)).toBeGreaterThan(3_000);
  });
});

describe('demo accounts', () => {
  test('Ana signs in and finds two cards, the main one first, and R$ 1.200,00 of credits (API-49, API-55)', async () => {
    const { client } = await gateway.signedIn('ana@pernoite.test');
    expect(await client.payment.cards()).toMatchObject([
      { data: { display_number: expect.stringMatching(/1111$/) }, default_payment: true },
      { data: { display_number: expect.stringMatching(/0002$/) }, default_payment: false },
    ]);
    expect(await client.personalInfo.creditBalance()).toEqual({ value: 1200 });
  });

  test('James and Lia sign in, James with English and Lia without a verified e-mail (API-38, API-39)', async () => {
    const james = await gateway.signedIn('james@pernoite.test');
    expect(await james.client.guestUser.language()).toEqual({ preferredLanguage: 'ENGLISH' });
    expect(await james.client.guestUser.alreadyValidated()).toEqual({ validated: true });
    const lia = await gateway.signedIn('lia@pernoite.test');
    expect(await lia.client.guestUser.alreadyValidated()).toEqual({ validated: false });
  });

  test('Rafael is staying now, and Nina has no booking but one to import (API-15, API-17)', async () => {
    const rafael = await gateway.signedIn('rafael@pernoite.test');
    expect(await rafael.client.bookings.hasInProgress()).toEqual({ hasInProgressBooking: true });
    const nina = await gateway.signedIn('nina@pernoite.test');
    expect(await nina.client.bookings.hasActive()).toEqual({ hasActiveBooking: false });
    const found = await nina.client.bookings.findForImport({ locator: 'HALE24', lastName: 'Hale' });
    expect(found).toMatchObject({ isOta: true, building: { hotelId: 'MARISTA' } });
    const [partner] = await db().select().from(bookings).where(eq(bookings.locator, 'HALE24'));
    expect(partner).toMatchObject({ holderLastName: 'Hale', holderEmail: 'hale@example.com' });
  });

  test('whoever booked is the main guest of the first room, and every line of a bill is stored (PD-60, BKG-05)', async () => {
    const [wrong] = await queryRows(
      db(),
      sql`select
        (select count(*)::int from bookings b where guest_id is not null and not exists (
          select 1 from accommodation_guests g where g.booking_id = b.id and g.guest_id = b.guest_id and g.is_main
            and g.accommodation_id = (select min(id) from accommodations a where a.booking_id = b.id))) as holders,
        (select count(*)::int from accommodations a join bookings b on b.id = a.booking_id
          where b.guest_id is not null and a.value_cents + a.tax_cents <> coalesce(
            (select sum(price_cents + tax_cents) from stay_lines l where l.accommodation_id = a.id), 0)) as bills,
        (select count(*)::int from accommodations a join bookings b on b.id = a.booking_id
          where b.guest_id is not null and b.status = 'IN_PROGRESS' and (checked_in_at is null or door_code is null))
          as rooms`,
    );
    expect(wrong).toEqual({ holders: 0, bills: 0, rooms: 0 });
  });

  test('to Rafael one parcel has come, one is in transit, and two were received (DLV-01)', async () => {
    const { client } = await gateway.signedIn('rafael@pernoite.test');
    const listed = async (status: 'active' | 'inactive') =>
      (await client.deliveries.list({ status })).data.registeredDeliveries;
    expect((await listed('active')).map(({ arrivalDate }) => arrivalDate !== null)).toEqual([true, false]);
    expect(await listed('inactive')).toHaveLength(2);
  });

  test('Ana shares two rooms with Rafael, a child, and James, who is invited (GST-11, GST-22)', async () => {
    const roomsOf = async (email: string) => {
      const { client } = await gateway.signedIn(email);
      const shared = (await client.bookings.active({ limit: '100' })).find(({ rooms: many }) => many === 2);
      const { accommodations: seen } = await client.bookings.details({ bookingId: shared?.bookingId ?? '' });
      return seen.map(({ viewMode, guests }) => [viewMode, ...guests.map(({ name }) => name)]);
    };
    const family = ['FULL', 'Ana Beatriz Souza', 'Rafael Monteiro Dias', 'Tomás Souza'];
    expect(await roomsOf('ana@pernoite.test')).toEqual([family, ['FULL', 'James Carter']]);
    expect(await roomsOf('rafael@pernoite.test')).toEqual([family, ['LIMITED']]);
    expect(await roomsOf('james@pernoite.test')).toEqual([['LIMITED'], ['LIMITED']]);
  });

  test('their bookings stand in every status that a past and a coming stay can have', async () => {
    const own = await db().select().from(bookings).where(sql`guest_id is not null`);
    const statuses = ['CANCELED', 'CONCLUDED', 'CONFIRMED', 'IN_PROGRESS', 'NO_SHOW', 'PENDING'];
    expect([...new Set(own.map(booking => booking.status))].toSorted()).toEqual(statuses);
    const pending = own.find(booking => booking.status === 'PENDING');
    expect(pending?.paymentDeadline?.getTime()).toBeGreaterThan(gateway.clock.now().getTime());
  });
});

describe('the desk', () => {
  test('has notes, a message, a refused registration, and its cash in closed drawers (FRD-15, FRD-18, FRD-19, DRW-01)', async () => {
    const { client } = await newStaff(gateway, { hotelId: 'JARDINS' });
    const { notes } = await client.notes.list({ hotelId: 'JARDINS', state: 'OPEN' });
    expect(notes).toHaveLength(2);
    const refused = await client.registrations.list({ hotelId: 'JARDINS', state: 'REFUSED' });
    expect(refused.registrations).toHaveLength(1);
    const [cash] = await queryRows(
      db(),
      sql`select
        (select count(*)::int from payments p where method = 'DESK' and not exists (
          select 1 from drawer_movements m where m.payment_id = p.id and m.amount_cents = p.amount_cents)) as loose,
        (select count(*)::int from drawers where closed_at is null or counted_cents not between expected_cents - 4 and expected_cents) as open,
        (select count(*)::int from drawers) > 0 as some,
        (select count(*)::int from reception_messages where closed_at is null) as waiting`,
    );
    expect(cash).toEqual({ loose: 0, open: 0, some: true, waiting: 1 });
  });

  test.each(['JARDINS', 'NILO', 'MARISTA'])(
    'of %s sends its refused registration again, and the ministry accepts it (FRD-15)',
    async hotelId => {
      const { registrations } = (await newStaff(gateway, { hotelId })).client;
      const [refused] = (await registrations.list({ hotelId, state: 'REFUSED' })).registrations;
      await registrations.sendAgain({ hotelId, id: refused?.id ?? '' });
      await deliver({ gateway });
      const accepted = await registrations.list({ hotelId, state: 'ACCEPTED' });
      expect(accepted.registrations).toMatchObject([{ id: refused?.id, waiting: [] }]);
    },
  );

  test.each(['JARDINS', 'NILO', 'MARISTA'])(
    'of %s expects guests of every kind, all with an account or of a partner (FRD-02)',
    async hotelId => {
      const { client } = await newStaff(gateway, { hotelId });
      const { rows, lists } = await client.board.find({ hotelId });
      const expected = lists.arrivals.flatMap(id => rows.find(row => row.accommodationId === id) ?? []);
      const missing = (some: typeof rows) =>
        some.flatMap(row => row.todo.map(({ code, detail }) => detail ?? code));
      const withAccount = (some: typeof rows) => missing(some.filter(({ isOfPartner }) => !isOfPartner));
      expect(missing(expected)).not.toContain('ACCOUNT_DELETED');
      for (const part of ['READY', 'UNPAID', 'NOT_BEGUN', 'REJECTED', 'GUARANTEE', 'GUEST_LIST'])
        expect(withAccount(expected)).toContain(part);
      expect(expected.filter(row => row.isWalkIn && row.payBy === null)).not.toEqual([]);
      const inside = lists.inHouse.flatMap(id => rows.find(row => row.accommodationId === id) ?? []);
      expect(inside.length).toBeGreaterThan(10);
      expect(inside.filter(row => row.todo.length > 0).length).toBeLessThan(inside.length / 4);
      const next = await client.board.find({ hotelId, day: addDays(today, 1) });
      for (const part of ['READY', 'NOT_BEGUN', 'PERSONAL_DATA'])
        expect(withAccount(next.rows)).toContain(part);
      expect(missing(next.rows)).not.toContain('ACCOUNT_DELETED');
    },
  );
});

test('a second start lays nothing again', async () => {
  const count = () => Promise.all([db().$count(bookings), db().$count(rooms)]);
  const before = await count();
  expect(await seedDatabase(gateway.app)).toBe(false);
  expect(await count()).toEqual(before);
});
