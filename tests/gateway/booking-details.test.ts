import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import {
  book,
  cardPayment,
  cardToken,
  codeOf,
  holdRoom,
  newGuest,
  orderFor,
  type RoomWish,
  session,
  type TestGuest,
} from './small-hotel.ts';
import { DOOR_CODES, setStatus } from './stay-state.ts';

const hotel = openFreshHotel();
/** Saturday to Monday. */
const WEEKEND = { checkin: '2026-12-05', checkout: '2026-12-07' };

async function bookRooms(wishes: RoomWish[], stay = WEEKEND): Promise<string> {
  const payment = cardPayment(await cardToken(hotel.gateway));
  const { client } = hotel.guest;
  return (await book(client, await orderFor(client, stay, wishes, { payment }))).bookingId;
}

const detailsFor = (client: Client, bookingId: string) => client.bookings.details({ bookingId });
const valuesFor = (client: Client, bookingId: string) => client.bookings.values({ bookingId });
const roomIds = async (bookingId: string) =>
  (await hotel.db.select().from(accommodations).where(eq(accommodations.bookingId, bookingId)))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);

async function at(moment: string, guest: TestGuest = hotel.guest): Promise<Client> {
  hotel.gateway.clock.moveTo(new Date(moment));
  return (await session(hotel.gateway, guest.id)).client;
}

describe('the values of a booking', () => {
  test('are its lines to the cent: nights, hours, pet, two rooms and a third person (BKG-05, API-07, LIM-10, LIM-12)', async () => {
    const id = await bookRooms([
      { typeId: 'queen', checkinHour: 13, checkoutHour: 14, hasPet: true },
      { typeId: 'suite', adults: 3 },
    ]);
    expect(await valuesFor(hotel.guest.client, id)).toEqual({
      rooms: [
        { type: 'queen room', days: 2, value: 760.75 },
        { type: 'suite room', days: 2, value: 1977.95 },
      ],
      checkin: 50.2,
      checkout: 60.2,
      hoursPurchased: 0,
      pet: 350,
      cradle: 0,
      overstay: 0,
      subtotal: 3199.1,
      taxes: 111.98,
      total: 3311.08,
      credits: 0,
      charged: 3311.08,
      due: 0,
      returned: 0,
      refunds: [],
    });
    expect((await detailsFor(hotel.guest.client, id)).payment).toEqual({
      total: 3311.08,
      creditsUsed: 0,
      charged: 3311.08,
      due: 0,
      deadline: null,
      pix: null,
    });
  });

  test('count bought hours among the hours and by themselves (BKG-05)', async () => {
    const id = await bookRooms([{ typeId: 'queen', checkinHour: 14 }]);
    const [accommodationId = 0] = await roomIds(id);
    const hourPurchaseId = randomUUID();
    const now = hotel.gateway.clock.now();
    const cents = { priceCents: 30_10, taxCents: 1_05 };
    await hotel.db.insert(hourPurchases).values({
      id: hourPurchaseId,
      accommodationId,
      bookingId: id,
      guestId: hotel.guest.id,
      key: `new_hours_${hourPurchaseId}`,
      payloadHash: 'hash',
      type: 'CHECKOUT',
      fromHour: 12,
      toHour: 13,
      ...cents,
      creditsCents: 0,
      chargedCents: 31_15,
      outcome: 'BOUGHT',
      createdAt: now,
      updatedAt: now,
    });
    await hotel.db.insert(stayLines).values({ accommodationId, kind: 'CHECKOUT', ...cents, hourPurchaseId });
    expect(await valuesFor(hotel.guest.client, id)).toMatchObject({
      checkin: 25.1,
      checkout: 30.1,
      hoursPurchased: 30.1,
      subtotal: 815.95,
    });
  });

  test('say what came back as credits for this booking, and nothing else (BKG-05)', async () => {
    const id = await bookRooms([{ typeId: 'queen' }]);
    const other = await bookRooms([{ typeId: 'queen' }]);
    const [accommodationId = 0] = await roomIds(id);
    const entry = {
      guestId: hotel.guest.id,
      type: 'DEPOSIT',
      dueDate: new Date('2028-01-01T00:00:00Z'),
      createdAt: hotel.gateway.clock.now(),
    } as const;
    const deposit = (
      origin: (typeof creditEntries.$inferInsert)['origin'],
      cents: number,
      rest: Partial<typeof creditEntries.$inferInsert>,
    ) =>
      hotel.db
        .insert(creditEntries)
        .values({ ...entry, origin, amountCents: cents, remainingCents: cents, ...rest });
    await deposit('PARTIAL_CANCELLATION', 100_55, { bookingId: id });
    await deposit('EARLY_DEPARTURE', 20_01, { bookingId: id, accommodationId });
    await deposit('REFUND', 7_00, { bookingId: id });
    await deposit('NO_SHOW', 9_00, { bookingId: other });
    expect((await valuesFor(hotel.guest.client, id)).returned).toBe(120.56);
    expect((await valuesFor(hotel.guest.client, other)).returned).toBe(9);
  });

  test('of a partner channel’s booking, which has no lines, are its value over the nights (BKG-05, BKG-35)', async () => {
    const id = await holdRoom(hotel.gateway, '101', ['2026-12-05', 15], ['2026-12-08', 12]);
    await hotel.db
      .update(bookings)
      .set({ guestId: hotel.guest.id, valueCents: 1000_00, taxCents: 35_00, chargedCents: 1035_00 })
      .where(eq(bookings.id, id));
    await hotel.db
      .update(accommodations)
      .set({ valueCents: 1000_00, taxCents: 35_00, hasPet: true })
      .where(eq(accommodations.bookingId, id));
    expect(await valuesFor(hotel.guest.client, id)).toMatchObject({
      rooms: [{ type: 'queen room', days: 3, value: 650 }],
      pet: 350,
      subtotal: 1000,
      taxes: 35,
      total: 1035,
      charged: 1035,
    });
  });

  test('of a booking that waits for its payment are due (BKG-05, BKG-15)', async () => {
    const order = await orderFor(
      hotel.guest.client,
      { checkin: '2026-12-01', checkout: '2026-12-02' },
      [{ typeId: 'queen', checkinHour: 15 }],
      { walkIn: true },
    );
    const { bookingId } = await book(hotel.guest.client, order);
    expect(await valuesFor(hotel.guest.client, bookingId)).toMatchObject({
      total: 331.2,
      charged: 0,
      due: 331.2,
    });
  });
});

describe('who sees a room', () => {
  let id: string;
  let second: number;
  let companion: TestGuest;
  beforeEach(async () => {
    id = await bookRooms([{ typeId: 'queen' }, { typeId: 'suite' }]);
    [, second = 0] = await roomIds(id);
    companion = await newGuest(hotel.gateway);
  });

  const modes = async (client: Client) =>
    (await detailsFor(client, id)).accommodations.map(({ viewMode, isMainGuestLogged, guests }) => [
      viewMode,
      isMainGuestLogged,
      guests.map(({ name, isRoomMainGuest, isLoggedUser }) => [name, isRoomMainGuest, isLoggedUser]),
    ]);

  test('the holder is the main guest of the first room and answers for the others (BKG-09, PD-57, PD-60)', async () => {
    expect(await modes(hotel.guest.client)).toEqual([
      ['FULL', true, [['Ada Prado', true, true]]],
      ['FULL', true, []],
    ]);
    const { accommodations: rooms, holderName } = await detailsFor(hotel.guest.client, id);
    expect(rooms[0]?.guests[0]).toMatchObject({
      email: hotel.guest.email,
      isMinor: false,
      isInvited: false,
      paxType: 'ADL',
    });
    expect(holderName).toBe('Ada');
  });

  test('a room whose main guest has accepted is LIMITED for the holder, and FULL for its guests (BKG-09, PD-57)', async () => {
    await addCompanion(hotel.db, { bookingId: id, accommodationId: second, isMain: true }, companion);
    const third = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId: id, accommodationId: second }, third);
    const [FIRST, SECOND] = [
      ['FULL', true, [['Ada Prado', true, true]]],
      ['LIMITED', false, []],
    ];
    expect(await modes(hotel.guest.client)).toEqual([FIRST, SECOND]);
    expect(await modes(companion.client)).toEqual([
      ['LIMITED', false, []],
      [
        'FULL',
        true,
        [
          ['Bruno Prado', true, true],
          ['Bruno Prado', false, false],
        ],
      ],
    ]);
    expect((await modes(third.client)).map(([mode, isMain]) => [mode, isMain])).toEqual([
      ['LIMITED', false],
      ['FULL', false],
    ]);
  });

  test('an invited guest sees the stay and no room, until they accept (GST-22, BKG-09, PD-57)', async () => {
    const place = { bookingId: id, accommodationId: second, isMain: true };
    await addCompanion(hotel.db, place, companion, 'PENDING');
    expect(await modes(companion.client)).toEqual([
      ['LIMITED', false, []],
      ['LIMITED', false, []],
    ]);
    expect(await detailsFor(companion.client, id)).toMatchObject({
      isInvitationPending: true,
      isLoggedUserHolder: false,
      isBookingCancelAvailable: false,
      isBookingPurchaseHoursAllowed: false,
      payment: null,
    });
    expect((await modes(hotel.guest.client))[1]?.[0]).toBe('FULL');
  });

  test('the door code and the room are for those who sleep there, while the door opens (BKG-07, BKG-14, BKG-18, PD-57)', async () => {
    await addCompanion(hotel.db, { bookingId: id, accommodationId: second, isMain: true }, companion);
    const codes = async (client: Client) =>
      (await detailsFor(client, id)).accommodations.map(({ lockDoorCode, room }) => [
        lockDoorCode,
        room?.suiteNumber ?? null,
      ]);
    const nobody = [
      [null, null],
      [null, null],
    ];
    expect(await codes(hotel.guest.client)).toEqual(nobody);
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    const holder = await at('2026-12-05T18:59:00-03:00');
    // Checked in, and too early for the door: until the stay begins the room itself may be exchanged.
    expect(await codes(holder)).toEqual(nobody);
    const later = await at('2026-12-05T19:00:00-03:00');
    expect(await codes(later)).toEqual([
      [DOOR_CODES[0], expect.stringMatching(/^10[123]$/)],
      [null, null],
    ]);
    const other = await session(hotel.gateway, companion.id);
    expect(await codes(other.client)).toEqual([
      [null, null],
      [DOOR_CODES[1], expect.stringMatching(/^30[12]$/)],
    ]);
    for (const code of DOOR_CODES)
      expect(JSON.stringify(await later.bookings.find({ bookingId: id }))).not.toContain(code);
    for (const code of DOOR_CODES)
      expect(JSON.stringify(await later.bookings.active({}))).not.toContain(code);
    const overstayed = await at('2026-12-07T10:00:00-03:00');
    expect((await codes(overstayed)).map(([code]) => code)).toEqual([null, null]);
  });

  test('what it costs is for the holder alone (PD-57, API-07)', async () => {
    await addCompanion(hotel.db, { bookingId: id, accommodationId: second, isMain: true }, companion);
    expect(await codeOf(valuesFor(companion.client, id))).toBe('BOOKING_NOT_FOUND');
    const seen = await companion.client.bookings.find({ bookingId: id });
    expect(seen).toMatchObject({ bookingId: id, isLoggedUserHolder: false, payment: null });
    const byCode = await companion.client.bookings.details({ bookingId: seen.locator.toLowerCase() });
    expect(byCode).toMatchObject({ bookingId: id, payment: null, holderName: 'Ada' });
  });

  test('nobody else learns that there is such a booking, whatever they name it by (API-06, API-07, API-12)', async () => {
    const stranger = await newGuest(hotel.gateway);
    const { locator } = await hotel.guest.client.bookings.find({ bookingId: id });
    // Invited by an e-mail that the stranger's account has, and has not proven.
    await addCompanion(hotel.db, { bookingId: id, accommodationId: second }, stranger, 'PENDING');
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, stranger.id));
    const unknown = await codeOf(detailsFor(stranger.client, randomUUID()));
    expect(unknown).toBe('BOOKING_NOT_FOUND');
    for (const bookingId of [id, locator, 'NOSUCH99', 'x'.repeat(40)]) {
      expect(await codeOf(detailsFor(stranger.client, bookingId))).toBe(unknown);
      expect(await codeOf(valuesFor(stranger.client, bookingId))).toBe(unknown);
      expect(await codeOf(stranger.client.bookings.find({ bookingId }))).toBe(unknown);
      expect(await codeOf(stranger.client.bookings.hide({ bookingId }))).toBe(unknown);
    }
    expect(await codeOf(detailsFor(hotel.gateway.client(), id))).toBe('UNAUTHORIZED');
    expect(await codeOf(valuesFor(hotel.gateway.client(), id))).toBe('UNAUTHORIZED');
  });
});
