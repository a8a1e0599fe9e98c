import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { importHotels } from '#gateway/domain/hotel/import/import-hotels.ts';
import { problemLine } from '#gateway/domain/hotel/import/problems.ts';
import { hotels, pictures, rooms, roomTypes } from '#gateway/store/schema/hotels.ts';
import { hourTariffs, nightTariffs, seasons } from '#gateway/store/schema/tariffs.ts';
import type { Database } from '#gateway/store/store.ts';
import { toIso } from '#shared/hotel-time.ts';
import { encodeRooms } from '#shared/rules/availability-query.ts';
import { openHotel } from './fresh-hotel.ts';
import type { TestGateway } from './harness.ts';
import { type FolderFiles, writeHotelFolder } from './hotel-folder.ts';
import { sharedGateway } from './shared-gateway.ts';
import { book, cardPayment, cardToken, couple, session, type TestGuest, ZONE } from './small-hotel.ts';

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
  const hotel = openHotel(sharedGateway);

  async function importFolder(files: FolderFiles = {}, isCheck = false) {
    await rm(folder.path, { recursive: true, force: true });
    await writeHotelFolder(folder.path, files);
    const { store, clock } = hotel.gateway.app;
    const result = await importHotels({ folder: folder.path, store, clock, isCheck });
    // Searches show what was sold up to five seconds ago.
    clock.moveBy(6_000);
    return { ...result, lines: result.problems.map(problemLine) };
  }
  beforeEach(() => importFolder());

  return Object.assign(hotel, {
    importFolder,
    stored: () => storedIn(hotel.db),
    async searchPraia(checkin?: string, checkout?: string) {
      // The guest's own token is over once the clock has moved by days.
      return searchPraia(await session(hotel.gateway, hotel.guest.id), checkin, checkout);
    },
    bookSeaRoom: (value: number, taxValue: number) =>
      bookSeaRoom(hotel.gateway, hotel.guest, { value, taxValue }),
  });
}

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

async function searchPraia(
  { client }: Pick<TestGuest, 'client'>,
  checkin = '2026-12-03',
  checkout = '2026-12-05',
) {
  const response = await client.hotels.availabilities({
    hotelId: 'PRAIA',
    checkinDate: toIso(checkin, 14, ZONE),
    checkoutDate: toIso(checkout, 10, ZONE),
    ...encodeRooms([couple]),
  });
  return response.availabilities[0]?.rooms ?? [];
}

async function bookSeaRoom(
  gateway: TestGateway,
  { client }: TestGuest,
  { value, taxValue }: { value: number; taxValue: number },
) {
  const room = {
    typeId: 'praia-sea',
    hasPet: false,
    hasCradle: false,
    adults: 2,
    children: 0,
    childrenAges: [],
    checkinHour: 14,
    checkoutHour: 10,
    bedType: 'DOUBLE' as const,
  };
  return book(client, {
    companyCode: 'PRAIA',
    value,
    taxValue,
    startDate: toIso('2026-12-03', 0, ZONE),
    endDate: toIso('2026-12-05', 0, ZONE),
    accommodations: [{ ...room, value }],
    useCredits: false,
    walkIn: false,
    payment: cardPayment(await cardToken(gateway)),
  });
}
