import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, holdRoom, newGuest, type RoomWish, session, type TestGuest } from './small-hotel.ts';
import { DOOR_CODES, setStatus } from './stay-state.ts';
import { openHoursPurchase } from './stored-booking.ts';

const hotel = openFreshHotel();
/** Saturday to Monday. */
const WEEKEND = { checkin: '2026-12-05', checkout: '2026-12-07' };

const stayIn = (...rooms: RoomWish[]) => scenario(hotel).longStay({ rooms, dates: WEEKEND });

const detailsFor = (client: Client, bookingId: string) => client.bookings.details({ bookingId });
const valuesFor = (client: Client, bookingId: string) => client.bookings.values({ bookingId });
const at = (moment: string) => clientAt(hotel, hotel.guest, moment);

describe('the values of a booking', () => {
  test('are its lines to the cent: nights, hours, pet, two rooms and a third person (BKG-05, API-07, LIM-10, LIM-12)', async () => {
    const { bookingId: id } = await stayIn(petRoom, { typeId: 'suite', adults: 3 });
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
    const { bookingId: id, accommodationId } = await stayIn({ typeId: 'queen', checkinHour: 14 });
    const hourPurchaseId = await openHoursPurchase(hotel, id);
    const bought = eq(hourPurchases.id, hourPurchaseId);
    await hotel.db.update(hourPurchases).set({ outcome: 'BOUGHT' }).where(bought);
    const line = { kind: 'CHECKOUT', priceCents: 30_10, taxCents: 1_05 } as const;
    await hotel.db.insert(stayLines).values({ accommodationId, hourPurchaseId, ...line });
    expect(await valuesFor(hotel.guest.client, id)).toMatchObject({
      checkin: 25.1,
      checkout: 30.1,
      hoursPurchased: 30.1,
      subtotal: 815.95,
    });
  });

  test('say what came back as credits for this booking, and nothing else (BKG-05)', async () => {
    const { bookingId: id, accommodationId } = await stayIn({ typeId: 'queen' });
    const { bookingId: other } = await stayIn({ typeId: 'queen' });
    const deposits = [
      { origin: 'PARTIAL_CANCELLATION', amountCents: 100_55, bookingId: id },
      { origin: 'EARLY_DEPARTURE', amountCents: 20_01, bookingId: id, accommodationId },
      { origin: 'REFUND', amountCents: 7_00, bookingId: id },
      { origin: 'NO_SHOW', amountCents: 9_00, bookingId: other },
    ] as const;
    const dueDate = new Date('2028-01-01T00:00:00Z');
    const rest = {
      guestId: hotel.guest.id,
      type: 'DEPOSIT',
      dueDate,
      createdAt: hotel.gateway.clock.now(),
    } as const;
    await hotel.db
      .insert(creditEntries)
      .values(deposits.map(deposit => ({ ...rest, ...deposit, remainingCents: deposit.amountCents })));
    expect((await valuesFor(hotel.guest.client, id)).returned).toBe(120.56);
    expect((await valuesFor(hotel.guest.client, other)).returned).toBe(9);
  });

  test('of a partner channel’s booking, which has no lines, are its value over the nights (BKG-05, BKG-35)', async () => {
    const id = await holdRoom(hotel.gateway, '101', ['2026-12-05', 15], ['2026-12-08', 12]);
    const cents = { valueCents: 1000_00, taxCents: 35_00 };
    const sold = { ...cents, guestId: hotel.guest.id, chargedCents: 1035_00 };
    await hotel.db.update(bookings).set(sold).where(eq(bookings.id, id));
    const ofBooking = eq(accommodations.bookingId, id);
    await hotel.db
      .update(accommodations)
      .set({ ...cents, hasPet: true })
      .where(ofBooking);
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
    const { bookingId } = await scenario(hotel).walkIn();
    const values = await valuesFor(hotel.guest.client, bookingId);
    expect(values).toMatchObject({ total: 331.2, charged: 0, due: 331.2 });
  });
});

describe('who sees a room', () => {
  let id: string;
  let second: number;
  let companion: TestGuest;
  beforeEach(async () => {
    ({ bookingId: id, second } = await stayIn({ typeId: 'queen' }, { typeId: 'suite' }));
    companion = await newGuest(hotel.gateway);
  });

  const place = (isMain = true) => ({ bookingId: id, accommodationId: second, isMain });
  const modes = async (client: Client) =>
    (await detailsFor(client, id)).accommodations.map(({ viewMode, isMainGuestLogged, guests }) => [
      viewMode,
      isMainGuestLogged,
      ...guests.map(({ name, isRoomMainGuest, isLoggedUser }) =>
        [name, isRoomMainGuest && 'main', isLoggedUser && 'me'].filter(Boolean).join(', '),
      ),
    ]);
  const OUTSIDE = ['LIMITED', false];
  const OWN = ['FULL', true, 'Ada Prado, main, me'];

  test('the holder is the main guest of the first room and is responsible for the others (BKG-09, PD-57, PD-60)', async () => {
    expect(await modes(hotel.guest.client)).toEqual([OWN, ['FULL', true]]);
    const { accommodations: rooms, holderName } = await detailsFor(hotel.guest.client, id);
    const adult = { isMinor: false, isInvited: false, paxType: 'ADL' };
    expect(rooms[0]?.guests[0]).toMatchObject({ email: hotel.guest.email, ...adult });
    expect(holderName).toBe('Ada');
  });

  test('a room whose main guest has accepted is LIMITED for the holder, and FULL for its guests (BKG-09, PD-57)', async () => {
    const third = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, place(), companion);
    await addCompanion(hotel.db, place(false), third);
    expect(await modes(hotel.guest.client)).toEqual([OWN, OUTSIDE]);
    const shared = ['FULL', true, 'Bruno Prado, main, me', 'Bruno Prado'];
    expect(await modes(companion.client)).toEqual([OUTSIDE, shared]);
    expect((await modes(third.client)).map(([mode, isMain]) => [mode, isMain])).toEqual([
      OUTSIDE,
      ['FULL', false],
    ]);
  });

  test('an invited guest sees the stay and no room, until they accept (GST-22, BKG-09, PD-57)', async () => {
    await addCompanion(hotel.db, place(), companion, 'PENDING');
    expect(await modes(companion.client)).toEqual([OUTSIDE, OUTSIDE]);
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
    await addCompanion(hotel.db, place(), companion);
    const codes = async (client: Client) =>
      (await detailsFor(client, id)).accommodations.map(({ lockDoorCode, room }) => [
        lockDoorCode,
        room?.suiteNumber ?? null,
      ]);
    const none = [null, null];
    const nobody = [none, none];
    expect(await codes(hotel.guest.client)).toEqual(nobody);
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    const holder = await at('2026-12-05T18:59:00-03:00');
    // Checked in, and too early for the door: until the stay begins the room itself may be exchanged.
    expect(await codes(holder)).toEqual(nobody);
    const later = await at('2026-12-05T19:00:00-03:00');
    expect(await codes(later)).toEqual([[DOOR_CODES[0], expect.stringMatching(/^10[123]$/)], none]);
    const other = await session(hotel.gateway, companion.id);
    expect(await codes(other.client)).toEqual([none, [DOOR_CODES[1], expect.stringMatching(/^30[12]$/)]]);
    const elsewhere = [await later.bookings.find({ bookingId: id }), await later.bookings.active({})];
    for (const code of DOOR_CODES) expect(JSON.stringify(elsewhere)).not.toContain(code);
    const overstayed = await at('2026-12-07T10:00:00-03:00');
    expect((await codes(overstayed)).map(([code]) => code)).toEqual([null, null]);
  });

  test('what it costs is for the holder alone (PD-57, API-07)', async () => {
    await addCompanion(hotel.db, place(), companion);
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
    await addCompanion(hotel.db, place(false), stranger, 'PENDING');
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, stranger.id));
    const unknown = await codeOf(detailsFor(stranger.client, randomUUID()));
    expect(unknown).toBe('BOOKING_NOT_FOUND');
    for (const bookingId of [id, locator, 'NOSUCH99', 'x'.repeat(40)])
      for (const call of ['details', 'values', 'find', 'hide'] as const)
        expect(await codeOf(stranger.client.bookings[call]({ bookingId })), call).toBe(unknown);
    expect(await codeOf(detailsFor(hotel.gateway.client(), id))).toBe('UNAUTHORIZED');
    expect(await codeOf(valuesFor(hotel.gateway.client(), id))).toBe('UNAUTHORIZED');
  });
});
