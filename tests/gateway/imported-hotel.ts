import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { importHotels } from '#gateway/hotel-data/import-hotels.ts';
import { problemLine } from '#gateway/hotel-data/problems.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { hotels, pictures, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from '#gateway/store/schema/tariffs.ts';
import type { Database } from '#gateway/store/store.ts';
import { toIso } from '#shared/hotel-time.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { type FolderFiles, writeHotelFolder } from './hotel-folder.ts';
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

/** A folder of a test's own, which is gone after it. */
export function openFolder(): { readonly path: string } {
  let path = '';
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'pernoite-import-'));
  });
  afterEach(() => rm(path, { recursive: true, force: true }));
  return {
    get path() {
      return path;
    },
  };
}

/** A gateway whose only hotel is imported from a folder. Each test finds it as `hotel-folder.ts` writes it, every room free. */
export function openImportedHotel() {
  const folder = openFolder();
  let running: { gateway: TestGateway; guest?: TestGuest } | undefined;
  const opened = () => {
    if (!running) throw new Error('the gateway starts before the first test');
    return running;
  };
  const guestOf = () => {
    const { guest } = opened();
    if (!guest) throw new Error('the guest comes before each test');
    return guest;
  };
  const db = () => opened().gateway.app.store.db;

  /** An import of the small hotel's folder with other files in place of its own. */
  async function importFolder(files: FolderFiles = {}, isCheck = false) {
    await rm(folder.path, { recursive: true, force: true });
    await writeHotelFolder(folder.path, files);
    const { store, clock } = opened().gateway.app;
    const result = await importHotels({ folder: folder.path, store, clock, isCheck });
    // Searches show what was sold up to five seconds ago.
    opened().gateway.clock.moveBy(6_000);
    return { ...result, lines: result.problems.map(problemLine) };
  }

  beforeAll(async () => {
    running = { gateway: await startTestGateway({ seed: false }) };
  });
  beforeEach(async () => {
    const { gateway } = opened();
    gateway.clock.moveTo(NOON);
    running = { gateway, guest: await newGuest(gateway) };
    await db().update(accommodations).set({ holdsRoom: false });
    await importFolder();
  });
  afterAll(() => running?.gateway.close());

  return {
    get gateway() {
      return opened().gateway;
    },
    get guest() {
      return guestOf();
    },
    get db() {
      return db();
    },
    importFolder,
    /** The guest's token is over once the clock has moved by days. */
    async signInAgain(): Promise<void> {
      const { gateway } = opened();
      running = { gateway, guest: { ...guestOf(), ...(await session(gateway, guestOf().id)) } };
    },
    stored: () => storedIn(db()),
    searchPraia: (checkin?: string, checkout?: string) => searchPraia(guestOf(), checkin, checkout),
    bookSeaRoom: (value: number, taxValue: number) =>
      bookSeaRoom(opened().gateway, guestOf(), { value, taxValue }),
  };
}

/** All that an import may write. */
const storedIn = async (db: Database) => ({
  hotels: await db.select().from(hotels).orderBy(hotels.id),
  types: await db.select().from(roomTypes).orderBy(roomTypes.id),
  rooms: await db.select().from(rooms).orderBy(rooms.id),
  nights: await db.select().from(nightTariffs).orderBy(nightTariffs.roomTypeId, nightTariffs.weekday),
  hours: await db.select().from(hourTariffs).orderBy(hourTariffs.roomTypeId, hourTariffs.hour),
  seasons: await db.select().from(seasons).orderBy(seasons.id),
  pictures: await db
    .select({ name: pictures.name, width: pictures.width })
    .from(pictures)
    .orderBy(pictures.name, pictures.width),
});

async function searchPraia({ client }: TestGuest, checkin = '2026-12-03', checkout = '2026-12-05') {
  const response = await client.hotels.availabilities({
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
async function bookSeaRoom(
  gateway: TestGateway,
  { client }: TestGuest,
  { value, taxValue }: { value: number; taxValue: number },
) {
  return book(
    client,
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
