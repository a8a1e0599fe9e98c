import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderLockedError, takeDataFolder } from '#gateway/data-folder.ts';
import { runImport } from '#gateway/hotel-data/import-command.ts';
import { importHotels } from '#gateway/hotel-data/import-hotels.ts';
import { hasChanges } from '#gateway/hotel-data/plan-import.ts';
import { problemLine } from '#gateway/hotel-data/problems.ts';
import { demoHotelsFolder } from '#gateway/seed/hotels.ts';
import { seedDatabase } from '#gateway/seed/seed-database.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { hotels, pictures, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from '#gateway/store/schema/tariffs.ts';
import { toIso } from '#shared/hotel-time.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import {
  type FolderFiles,
  jpeg,
  loft,
  praiaFiles,
  praiaHotel,
  seaRoom,
  writeHotelFolder,
} from './hotel-folder.ts';
import {
  book,
  cardPayment,
  cardToken,
  NOON,
  newGuest,
  newKey,
  session,
  type TestGuest,
  ZONE,
} from './small-hotel.ts';

let gateway: TestGateway;
let folder: string;
let guest: TestGuest;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: false });
});
afterAll(() => gateway.close());
afterEach(() => rm(folder, { recursive: true, force: true }));

const db = () => gateway.app.store.db;

/** An import of the small hotel's folder with other files in place of its own. */
async function importFolder(files: FolderFiles = {}, isCheck = false) {
  await rm(folder, { recursive: true, force: true });
  await writeHotelFolder(folder, files);
  const { store, clock } = gateway.app;
  const result = await importHotels({ folder, store, clock, isCheck });
  // Searches show what was sold up to five seconds ago.
  gateway.clock.moveBy(6_000);
  return { ...result, lines: result.problems.map(problemLine) };
}

/** All that an import may write. */
const stored = async () => ({
  hotels: await db().select().from(hotels).orderBy(hotels.id),
  types: await db().select().from(roomTypes).orderBy(roomTypes.id),
  rooms: await db().select().from(rooms).orderBy(rooms.id),
  nights: await db().select().from(nightTariffs).orderBy(nightTariffs.roomTypeId, nightTariffs.weekday),
  hours: await db().select().from(hourTariffs).orderBy(hourTariffs.roomTypeId, hourTariffs.hour),
  seasons: await db().select().from(seasons).orderBy(seasons.id),
  pictures: await db()
    .select({ name: pictures.name, width: pictures.width })
    .from(pictures)
    .orderBy(pictures.name, pictures.width),
});

async function searchPraia(checkin = '2026-12-03', checkout = '2026-12-05') {
  const response = await guest.client.hotels.availabilities({
    hotelId: 'PRAIA',
    checkinDate: toIso(checkin, 14, ZONE),
    checkoutDate: toIso(checkout, 10, ZONE),
    quantityRooms: '1',
    adults: '2',
    children: '0',
    ages: 'null',
    pets: '0',
  });
  return response.availabilities[0]?.rooms ?? [];
}

/** Thursday and Friday in the sea room, from 14:00. */
async function bookSeaRoom(value: number, taxValue: number) {
  return book(
    guest.client,
    {
      companyCode: 'PRAIA',
      value,
      taxValue,
      startDate: toIso('2026-12-03', 0, ZONE),
      endDate: toIso('2026-12-05', 0, ZONE),
      accommodations: [
        {
          typeId: 'praia-sea',
          hasPet: false,
          hasCradle: false,
          adults: 2,
          children: 0,
          childrenAges: [],
          checkinHour: 14,
          checkoutHour: 10,
          bedType: 'DOUBLE',
          value,
        },
      ],
      useCredits: false,
      walkIn: false,
      payment: cardPayment(await cardToken(gateway)),
    },
    newKey(),
  );
}

beforeEach(async () => {
  gateway.clock.moveTo(NOON);
  folder = await mkdtemp(join(tmpdir(), 'pernoite-import-'));
  guest = await newGuest(gateway);
  await db().update(accommodations).set({ holdsRoom: false });
  await importFolder();
});

describe('an imported hotel', () => {
  test('beside the three of the demonstration is found, priced to the cent, booked and confirmed (OPS-02)', async () => {
    const demo = async (name: string) => readFile(join(demoHotelsFolder(), name), 'utf8');
    const both = async (name: 'hotels.json' | 'room-types.json') =>
      JSON.stringify([...JSON.parse(await demo(name)), ...JSON.parse(praiaFiles[name])]);
    const rows = async (name: 'rooms.csv' | 'night-prices.csv' | 'hour-prices.csv') =>
      (await demo(name)) + praiaFiles[name].slice(praiaFiles[name].indexOf('\n') + 1);
    const { lines } = await importFolder({
      'hotels.json': await both('hotels.json'),
      'room-types.json': await both('room-types.json'),
      'rooms.csv': await rows('rooms.csv'),
      'night-prices.csv': await rows('night-prices.csv'),
      'hour-prices.csv': await rows('hour-prices.csv'),
    });
    expect(lines).toEqual([]);

    const listed = await guest.client.hotels.list();
    expect(listed.map(hotel => hotel.hotelId)).toEqual(['JARDINS', 'NILO', 'MARISTA', 'PRAIA']);
    expect(listed[3]).toMatchObject({
      name: 'Pernoite Praia',
      address: praiaHotel.address,
      note: praiaHotel.note,
    });

    const [sea] = await searchPraia();
    // Thursday 340.00 + 14.45 and Friday 450.50 + 19.15 of tax at 4.25 %, 14:00 for 33.35 + 1.42.
    expect(sea).toMatchObject({
      typeId: 'praia-sea',
      amountAvailable: 2,
      price: { total: 790.5, taxValue: 33.6 },
      details: { name: 'Sea Room', beds: [{ kind: 'QUEEN', amount: 1 }], size: 24 },
    });
    expect(sea?.price.checkinHours.find(({ hour }) => hour === 14)).toMatchObject({
      price: 33.35,
      taxValue: 1.42,
    });
    expect(sea?.price.checkoutHours.find(({ hour }) => hour === 13)).toMatchObject({
      price: 41.15,
      taxValue: 1.75,
    });

    const booked = await bookSeaRoom(823.85, 35.02);
    expect(booked).toMatchObject({ status: 'CONFIRMED', charged: 858.87 });
    expect(await guest.client.bookings.find({ bookingId: booked.bookingId })).toMatchObject({
      building: { hotelId: 'PRAIA', buildingCode: 'PRAIA', coordinates: praiaHotel.coordinates },
      payment: { total: 858.87, charged: 858.87 },
    });
  });

  test('has a dearer season from its file (OPS-02)', async () => {
    // Sunday 20 December 300.00 at 120.5 %.
    const [sea] = await searchPraia('2026-12-20', '2026-12-21');
    expect(sea?.price.total).toBe(361.5);
  });

  test('shows its pictures in two sizes, which browsers may keep for good (OPS-02)', async () => {
    const [sea] = await searchPraia();
    const [own, app] = sea?.details.images ?? [];
    expect(app).toEqual({ small: '/pictures/room-twin-640.webp', large: '/pictures/room-twin-1600.webp' });
    for (const [address, width] of [
      [own?.small, 640],
      [own?.large, 1_600],
    ] as const) {
      expect(address).toMatch(new RegExp(`^/api/pictures/[0-9a-f]{32}-${width}\\.webp$`));
      const response = await fetch(gateway.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { default: sharp } = await import('sharp');
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
      const again = await gateway.raw('GET', String(address), {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
    for (const name of [`${'0'.repeat(32)}-640.webp`, `${'0'.repeat(32)}-99.webp`, '..%2fhotels', 'x'])
      expect((await gateway.raw('GET', `/api/pictures/${name}`)).status, name).toBeGreaterThanOrEqual(400);
  });
});

describe('an import', () => {
  test('of the same folder again changes nothing (OPS-02)', async () => {
    const before = await stored();
    const { plan, addedPictures } = await importFolder();
    expect([plan && hasChanges(plan), addedPictures]).toEqual([false, 0]);
    expect(await stored()).toEqual(before);
  });

  test('with new prices sells at those from now on, and leaves what is booked as it was (OPS-02)', async () => {
    const before = await bookSeaRoom(823.85, 35.02);
    await importFolder({
      'night-prices.csv': praiaFiles['night-prices.csv'].replace('450.5,', '500,'),
      'hour-prices.csv': 'roomType,direction,hour,price\npraia-sea,checkin,14,40\n',
      'hotels.json': JSON.stringify([{ ...praiaHotel, taxPercent: 10 }]),
    });
    const [sea] = await searchPraia();
    expect(sea?.price).toMatchObject({ total: 840, taxValue: 84 });
    expect(sea?.price.checkinHours.find(({ hour }) => hour === 14)).toMatchObject({ price: 40, taxValue: 4 });
    expect(sea?.price.checkoutHours.find(({ hour }) => hour === 13)).toMatchObject({ price: 0 });
    expect((await guest.client.bookings.find({ bookingId: before.bookingId })).payment?.total).toBe(858.87);
    expect(await bookSeaRoom(880, 88)).toMatchObject({ status: 'CONFIRMED', charged: 968 });
  });

  test('with a problem, or only checked, changes nothing (OPS-02)', async () => {
    const before = await stored();
    const broken = await importFolder({
      'night-prices.csv': praiaFiles['night-prices.csv'].replace('450.5,', '500,'),
      'rooms.csv': `${praiaFiles['rooms.csv']}PRAIA,21,praia-loft\n`,
      'pictures/hotel.jpg': (await jpeg()).fill(0, 400, 600),
      'pictures/sea.png': await jpeg(900, '#000000'),
    });
    expect(broken.lines).toContainEqual('rooms.csv:5: room 21 of PRAIA is given twice, first in line 4');
    const checked = await importFolder(
      { 'night-prices.csv': praiaFiles['night-prices.csv'].replace('450.5,', '500,') },
      true,
    );
    expect(checked.plan?.nightTariffs.changed).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  test('does not drop a room, a room type, a hotel or a time zone that a stay to come needs (OPS-02)', async () => {
    const { locator } = await bookSeaRoom(823.85, 35.02);
    const before = await stored();
    const stay = `but it has 1 stay to come: ${locator} 2026-12-03 to 2026-12-05`;

    const withoutRoom = praiaFiles['rooms.csv'].replace('PRAIA,11,praia-sea\n', '');
    expect((await importFolder({ 'rooms.csv': withoutRoom })).lines).toEqual([
      `rooms.csv: room 11 of PRAIA is missing, ${stay}`,
    ]);
    const otherType = praiaFiles['rooms.csv'].replace('11,praia-sea', '11,praia-loft');
    expect((await importFolder({ 'rooms.csv': otherType })).lines).toEqual([
      `rooms.csv:2: room 11 of PRAIA changes to praia-loft, ${stay}`,
    ]);
    const withoutType = {
      'room-types.json': JSON.stringify([loft]),
      'rooms.csv': 'hotel,number,roomType\nPRAIA,21,praia-loft\n',
      'night-prices.csv': praiaFiles['night-prices.csv'].replace(/praia-sea.*\n/, ''),
      'hour-prices.csv': 'roomType,direction,hour,price\n',
    };
    expect((await importFolder(withoutType)).lines).toEqual([
      `room-types.json: room type praia-sea is missing, ${stay}`,
      `rooms.csv: room 11 of PRAIA is missing, ${stay}`,
    ]);
    expect(
      (
        await importFolder({
          'hotels.json': JSON.stringify([{ ...praiaHotel, timeZone: 'America/Noronha' }]),
        })
      ).lines,
    ).toEqual([`hotels.json:1: hotel PRAIA changes its time zone, ${stay}`]);
    const toOther = Object.fromEntries(
      Object.entries(praiaFiles).map(([name, text]) => [
        name,
        text.replaceAll('PRAIA', 'SERRA').replaceAll('praia-', 'serra-'),
      ]),
    );
    expect((await importFolder(toOther)).lines).toContain(`hotels.json: hotel PRAIA is missing, ${stay}`);
    expect(await stored()).toEqual(before);
  });

  test('retires a room with past stays, deletes one without, and takes both back later (OPS-02)', async () => {
    const withSpare = { 'rooms.csv': `${praiaFiles['rooms.csv']}PRAIA,14,praia-sea\n` };
    await importFolder(withSpare);
    await bookSeaRoom(823.85, 35.02);
    gateway.clock.moveTo(new Date('2026-12-08T12:00:00-03:00'));
    const less = await importFolder({
      'rooms.csv': praiaFiles['rooms.csv'].replace('PRAIA,11,praia-sea\n', ''),
    });
    expect(less.lines).toEqual([]);
    expect(less.plan?.rooms).toMatchObject({ retired: [{ number: '11' }], removed: [{ number: '14' }] });
    const [first] = await db().select().from(rooms).where(eq(rooms.number, '11'));
    expect(first).toMatchObject({ id: 'praia-11', isRetired: true });
    expect(await db().$count(rooms, eq(rooms.number, '14'))).toBe(0);
    guest = { ...guest, ...(await session(gateway, guest.id)) };
    expect((await searchPraia('2026-12-10', '2026-12-11'))[0]?.amountAvailable).toBe(1);

    await importFolder(withSpare);
    expect((await searchPraia('2026-12-10', '2026-12-11'))[0]?.amountAvailable).toBe(3);
  });

  test('takes pictures away that nothing shows any more (OPS-02)', async () => {
    const [before] = await searchPraia();
    await importFolder({
      'room-types.json': JSON.stringify([
        { ...seaRoom, pictures: ['room-twin'] },
        { ...loft, pictures: ['room-family'] },
      ]),
    });
    expect((await gateway.raw('GET', before?.details.images[0]?.small ?? '')).status).toBe(404);
    expect(new Set((await stored()).pictures.map(({ name }) => name)).size).toBe(1);
  });

  test('leaves the demonstration out of its database (OPS-02)', async () => {
    expect(await seedDatabase(gateway.app)).toBe(false);
    expect((await guest.client.hotels.list()).map(hotel => hotel.hotelId)).toEqual(['PRAIA']);
  });

  test('waits for a room that is being sold, and then counts its stay (OPS-02)', async () => {
    const booking = bookSeaRoom(823.85, 35.02);
    const withoutRooms = praiaFiles['rooms.csv'].replace(
      'PRAIA,11,praia-sea\nPRAIA,12,praia-sea\n',
      'PRAIA,13,praia-sea\n',
    );
    const [booked, imported] = await Promise.all([
      booking.then(
        () => true,
        () => false,
      ),
      importFolder({ 'rooms.csv': withoutRooms }),
    ]);
    // Whoever comes first wins: never a stay in a room that is gone.
    expect(imported.lines.length > 0).toBe(booked);
    const homeless = await db().$count(
      accommodations,
      sql`holds_room and exists (select 1 from rooms where rooms.id = room_id and rooms.is_retired)`,
    );
    expect(homeless).toBe(0);
  });
});

describe('the command', () => {
  const run = async (args: string[], data: string) => {
    const printed: string[] = [];
    const environment = { PERNOITE_DATA: data, DATABASE_URL: '' };
    const code = await runImport({ args, environment, from: folder, print: line => printed.push(line) });
    return { code, printed };
  };

  test('checks, imports, reports, and leaves a data folder alone that a gateway uses (OPS-02)', async () => {
    const data = join(folder, 'data');
    const files = join(folder, 'hotel');
    await writeHotelFolder(files);
    const summary = [
      'hotels: 1 added (PRAIA)',
      'room types: 2 added (praia-sea, praia-loft)',
      'rooms: 3 added (PRAIA 11, PRAIA 12, PRAIA 21)',
      'night prices: 14 added (praia-sea, praia-loft)',
      'hour prices: 2 added (praia-sea)',
      'seasons: 1 added (PRAIA 2026-12-20)',
      'pictures: 2 added',
    ];
    expect(await run(['hotel', '--check'], data)).toEqual({
      code: 0,
      printed: [...summary, 'Checked: nothing was changed.'],
    });
    expect(await run(['hotel'], data)).toEqual({
      code: 0,
      printed: [...summary, expect.stringMatching(/^Done/)],
    });
    expect(await run(['hotel'], data)).toEqual({ code: 0, printed: ['Everything is as the folder says.'] });
    await writeHotelFolder(files, { 'rooms.csv': 'hotel,number\n' });
    expect(await run(['hotel'], data)).toEqual({
      code: 1,
      printed: [
        'rooms.csv:1: the first line must name the columns hotel,number,roomType',
        '1 problem. Nothing was changed.',
      ],
    });
    const gatewayLock = await takeDataFolder(data);
    await expect(run(['hotel'], data)).rejects.toThrow(FolderLockedError);
    await gatewayLock.release();
    expect(await run([], data)).toMatchObject({ code: 2 });
  });
});
