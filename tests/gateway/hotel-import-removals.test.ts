import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { spaceReservations, spaces } from '#gateway/store/schema/living.ts';
import { deck, jpeg, loft, praiaFiles, praiaHotel, serraFiles } from './hotel-folder.ts';
import { openImportedHotel } from './imported-hotel.ts';
import { firstRoomOf } from './stored-booking.ts';

const hotel = openImportedHotel();

describe('an import', () => {
  test('does not drop a room, a room type, a hotel or a time zone that a stay to come needs (OPS-02)', async () => {
    const { locator } = await hotel.bookSeaRoom(823.85, 35.02);
    const before = await hotel.stored();
    const stay = `but it has 1 stay to come: ${locator} 2026-12-03 to 2026-12-05`;

    const withoutRoom = praiaFiles['rooms.csv'].replace('PRAIA,11,praia-sea\n', '');
    expect((await hotel.importFolder({ 'rooms.csv': withoutRoom })).lines).toEqual([
      `rooms.csv: room 11 of PRAIA is missing, ${stay}`,
    ]);
    const otherType = praiaFiles['rooms.csv'].replace('11,praia-sea', '11,praia-loft');
    expect((await hotel.importFolder({ 'rooms.csv': otherType })).lines).toEqual([
      `rooms.csv:2: room 11 of PRAIA changes to praia-loft, ${stay}`,
    ]);
    const withoutType = {
      'room-types.json': JSON.stringify([loft]),
      'rooms.csv': 'hotel,number,roomType\nPRAIA,21,praia-loft\n',
      'night-prices.csv': praiaFiles['night-prices.csv'].replace(/praia-sea.*\n/, ''),
      'hour-prices.csv': 'roomType,direction,hour,price\n',
    };
    expect((await hotel.importFolder(withoutType)).lines).toEqual([
      `room-types.json: room type praia-sea is missing, ${stay}`,
      `rooms.csv: room 11 of PRAIA is missing, ${stay}`,
    ]);
    const noronha = JSON.stringify([{ ...praiaHotel, timeZone: 'America/Noronha' }]);
    expect((await hotel.importFolder({ 'hotels.json': noronha })).lines).toEqual([
      `hotels.json:1: hotel PRAIA changes its time zone, ${stay}`,
    ]);
    expect((await hotel.importFolder(serraFiles)).lines).toContain(
      `hotels.json: hotel PRAIA is missing, ${stay}`,
    );
    expect(await hotel.stored()).toEqual(before);
  });

  test('retires a room with past stays, deletes one without, and takes both back later (OPS-02)', async () => {
    const withSpare = { 'rooms.csv': `${praiaFiles['rooms.csv']}PRAIA,14,praia-sea\n` };
    await hotel.importFolder(withSpare);
    await hotel.bookSeaRoom(823.85, 35.02);
    hotel.gateway.clock.moveTo(new Date('2026-12-08T12:00:00-03:00'));
    const less = await hotel.importFolder({
      'rooms.csv': praiaFiles['rooms.csv'].replace('PRAIA,11,praia-sea\n', ''),
    });
    expect(less.lines).toEqual([]);
    expect(less.plan?.rooms).toMatchObject({ retired: [{ number: '11' }], removed: [{ number: '14' }] });
    const [first] = await hotel.db.select().from(rooms).where(eq(rooms.number, '11'));
    expect(first).toMatchObject({ id: 'praia-11', isRetired: true });
    expect(await hotel.db.$count(rooms, eq(rooms.number, '14'))).toBe(0);
    expect((await hotel.searchPraia('2026-12-10', '2026-12-11'))[0]?.amountAvailable).toBe(1);

    await hotel.importFolder(withSpare);
    expect((await hotel.searchPraia('2026-12-10', '2026-12-11'))[0]?.amountAvailable).toBe(3);
  });

  test('does not drop a shared space with a reservation to come, retires one with past ones, and brings it back (SPC-03, OPS-02)', async () => {
    const withDeck = {
      'spaces.json': JSON.stringify([{ ...deck, picture: 'deck.png' }]),
      'pictures/deck.png': await jpeg(700, '#335577'),
    };
    const added = await hotel.importFolder(withDeck);
    expect(added.plan?.spaces.added).toMatchObject([
      { id: 'praia-deck', usageBasisPoints: 5_000, stayMinutes: 120 },
    ]);
    expect(added.addedPictures).toBe(1);
    expect((await hotel.importFolder(withDeck)).plan?.spaces).toMatchObject({ added: [], changed: [] });
    const { bookingId } = await hotel.bookSeaRoom(823.85, 35.02);
    const { id: accommodationId } = await firstRoomOf(hotel, bookingId);
    await hotel.db.insert(spaceReservations).values({
      id: randomUUID(),
      spaceId: 'praia-deck',
      hotelId: 'PRAIA',
      bookingId,
      accommodationId,
      guestId: hotel.guest.id,
      startsAt: new Date('2026-12-04T10:00:00-03:00'),
      endsAt: new Date('2026-12-04T12:00:00-03:00'),
      createdAt: hotel.gateway.clock.now(),
    });
    expect((await hotel.importFolder()).lines).toEqual([
      'spaces.json: space praia-deck is missing, but it has 1 reservation to come: 2026-12-04',
    ]);
    const renamed = JSON.stringify([{ ...deck, name: { en: 'Sun deck', pt: 'Deck do sol' } }]);
    expect((await hotel.importFolder({ 'spaces.json': renamed })).plan?.spaces.changed).toHaveLength(1);

    hotel.gateway.clock.moveTo(new Date('2026-12-08T12:00:00-03:00'));
    expect((await hotel.importFolder()).plan?.spaces).toMatchObject({
      retired: [{ id: 'praia-deck' }],
      removed: [],
    });
    expect((await hotel.importFolder(withDeck)).lines).toEqual([]);
    const [space] = await hotel.db.select().from(spaces);
    expect(space).toMatchObject({ isRetired: false, name: deck.name });
    await hotel.db.delete(spaceReservations);
  });

  test('waits for a room that is being sold, and then counts its stay (OPS-02)', async () => {
    const booking = hotel.bookSeaRoom(823.85, 35.02);
    const rooms = 'hotel,number,roomType\nPRAIA,13,praia-sea\nPRAIA,21,praia-loft\n';
    const [sold, imported] = await Promise.all([
      Promise.allSettled([booking]),
      hotel.importFolder({ 'rooms.csv': rooms }),
    ]);
    const booked = sold[0].status === 'fulfilled';
    // Whoever comes first wins: never a stay in a room that is gone.
    expect(imported.lines.length > 0).toBe(booked);
    const homeless = await hotel.db.$count(
      accommodations,
      sql`holds_room and exists (select 1 from rooms where rooms.id = room_id and rooms.is_retired)`,
    );
    expect(homeless).toBe(0);
  });
});
