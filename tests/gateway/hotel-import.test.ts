import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasChanges } from '#gateway/domain/hotel/import/plan-import.ts';
import { demoHotelsFolder } from '#gateway/domain/hotel/import/read-folder.ts';
import { seedDatabase } from '#gateway/sandbox/seed/seed-database.ts';
import { jpeg, loft, praiaFiles, praiaHotel, seaRoom } from './hotel-folder.ts';
import { openImportedHotel } from './imported-hotel.ts';

const hotel = openImportedHotel();
const dearer = { 'night-prices.csv': praiaFiles['night-prices.csv'].replace('450.5,', '500,') };
/** What arriving at 14:00 and leaving at 13:00 costs. */
const hourPrices = (type: Awaited<ReturnType<typeof hotel.searchPraia>>[number] | undefined) => [
  type?.price.checkinHours.find(({ hour }) => hour === 14),
  type?.price.checkoutHours.find(({ hour }) => hour === 13),
];

describe('an imported hotel', () => {
  test('beside the three of the demonstration is found, priced to the cent, booked and confirmed (OPS-02)', async () => {
    const demo = async (name: string) => readFile(join(demoHotelsFolder(), name), 'utf8');
    const both = async (name: 'hotels.json' | 'room-types.json') =>
      JSON.stringify([...JSON.parse(await demo(name)), ...JSON.parse(praiaFiles[name])]);
    const rows = async (name: 'rooms.csv' | 'night-prices.csv' | 'hour-prices.csv') =>
      (await demo(name)) + praiaFiles[name].slice(praiaFiles[name].indexOf('\n') + 1);
    const { lines } = await hotel.importFolder({
      'hotels.json': await both('hotels.json'),
      'room-types.json': await both('room-types.json'),
      'rooms.csv': await rows('rooms.csv'),
      'night-prices.csv': await rows('night-prices.csv'),
      'hour-prices.csv': await rows('hour-prices.csv'),
    });
    expect(lines).toEqual([]);

    const listed = await hotel.guest.client.hotels.list();
    expect(listed.map(hotel => hotel.hotelId)).toEqual(['JARDINS', 'NILO', 'MARISTA', 'PRAIA']);
    expect(listed[3]).toMatchObject({
      name: 'Pernoite Praia',
      address: praiaHotel.address,
      note: praiaHotel.note,
    });

    const [sea] = await hotel.searchPraia();
    // Thursday 340.00 + 14.45 and Friday 450.50 + 19.15 of tax at 4.25 %, 14:00 for 33.35 + 1.42.
    expect(sea).toMatchObject({
      typeId: 'praia-sea',
      amountAvailable: 2,
      price: { total: 790.5, taxValue: 33.6 },
      details: { name: 'Sea Room', beds: [{ kind: 'QUEEN', amount: 1 }], size: 24 },
    });
    const slots = hourPrices(sea);
    expect(slots).toMatchObject([
      { price: 33.35, taxValue: 1.42 },
      { price: 41.15, taxValue: 1.75 },
    ]);

    const booked = await hotel.bookSeaRoom(823.85, 35.02);
    expect(booked).toMatchObject({ status: 'CONFIRMED', charged: 858.87 });
    expect(await hotel.guest.client.bookings.find({ bookingId: booked.bookingId })).toMatchObject({
      building: { hotelId: 'PRAIA', buildingCode: 'PRAIA', coordinates: praiaHotel.coordinates },
      payment: { total: 858.87, charged: 858.87 },
    });
  });

  test('has a dearer season from its file (OPS-02)', async () => {
    // Sunday 20 December 300.00 at 120.5 %.
    const [sea] = await hotel.searchPraia('2026-12-20', '2026-12-21');
    expect(sea?.price.total).toBe(361.5);
  });

  test('shows its pictures in two sizes, which browsers may keep for good (OPS-02)', async () => {
    const [sea] = await hotel.searchPraia();
    const [own, app] = sea?.details.images ?? [];
    expect(app).toEqual({ small: '/pictures/room-twin-640.webp', large: '/pictures/room-twin-1600.webp' });
    for (const [address, width] of [
      [own?.small, 640],
      [own?.large, 1_600],
    ] as const) {
      expect(address).toMatch(new RegExp(`^/api/pictures/[0-9a-f]{32}-${width}\\.webp$`));
      const response = await fetch(hotel.gateway.url + address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { default: sharp } = await import('sharp');
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
      const again = await hotel.gateway.raw('GET', String(address), {
        headers: { 'if-none-match': response.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
    for (const name of [`${'0'.repeat(32)}-640.webp`, `${'0'.repeat(32)}-99.webp`, '..%2fhotels', 'x'])
      expect((await hotel.gateway.raw('GET', `/api/pictures/${name}`)).status, name).toBeGreaterThanOrEqual(
        400,
      );
  });
});

describe('an import', () => {
  test('of the same folder again changes nothing (OPS-02)', async () => {
    const before = await hotel.stored();
    const { plan, addedPictures } = await hotel.importFolder();
    expect([plan && hasChanges(plan), addedPictures]).toEqual([false, 0]);
    expect(await hotel.stored()).toEqual(before);
  });

  test('with new prices sells at those from now on, and leaves what is booked as it was (OPS-02)', async () => {
    const before = await hotel.bookSeaRoom(823.85, 35.02);
    await hotel.importFolder({
      ...dearer,
      'hour-prices.csv': 'roomType,direction,hour,price\npraia-sea,checkin,14,40\n',
      'hotels.json': JSON.stringify([{ ...praiaHotel, taxPercent: 10 }]),
    });
    const [sea] = await hotel.searchPraia();
    expect(sea?.price).toMatchObject({ total: 840, taxValue: 84 });
    expect(hourPrices(sea)).toMatchObject([{ price: 40, taxValue: 4 }, { price: 0 }]);
    const { payment } = await hotel.guest.client.bookings.find({ bookingId: before.bookingId });
    expect(payment?.total).toBe(858.87);
    expect(await hotel.bookSeaRoom(880, 88)).toMatchObject({ status: 'CONFIRMED', charged: 968 });
  });

  test('with a problem, or only checked, changes nothing (OPS-02)', async () => {
    const before = await hotel.stored();
    const broken = await hotel.importFolder({
      ...dearer,
      'rooms.csv': `${praiaFiles['rooms.csv']}PRAIA,21,praia-loft\n`,
      'pictures/hotel.jpg': (await jpeg()).fill(0, 400, 600),
      'pictures/sea.png': await jpeg(900, '#000000'),
    });
    expect(broken.lines).toContainEqual('rooms.csv:5: room 21 of PRAIA is given twice, first in line 4');
    const checked = await hotel.importFolder(dearer, true);
    expect(checked.plan?.nightTariffs.changed).toHaveLength(1);
    expect(await hotel.stored()).toEqual(before);
  });

  test('takes pictures away that nothing shows any more (OPS-02)', async () => {
    const [before] = await hotel.searchPraia();
    const types = [
      { ...seaRoom, pictures: ['room-twin'] },
      { ...loft, pictures: ['room-family'] },
    ];
    await hotel.importFolder({ 'room-types.json': JSON.stringify(types) });
    expect((await hotel.gateway.raw('GET', before?.details.images[0]?.small ?? '')).status).toBe(404);
    expect(new Set((await hotel.stored()).pictures.map(({ name }) => name)).size).toBe(1);
  });

  test('leaves the demonstration out of its database (OPS-02)', async () => {
    expect(await seedDatabase(hotel.gateway.app)).toBe(false);
    expect((await hotel.guest.client.hotels.list()).map(hotel => hotel.hotelId)).toEqual(['PRAIA']);
  });
});
