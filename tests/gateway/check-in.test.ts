import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { checkIns } from '#gateway/store/schema/check-ins.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import {
  checkInAt,
  clientAt,
  isCheckInOpen,
  orderOf,
  prepare,
  seedAddress,
  seedIdentity,
  shownCode,
} from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, QUEEN_AND_SUITE, queenRoom, scenario } from './scenario.ts';
import { codeOf, holdRoom, newGuest, seedCredits, session, ZONE } from './small-hotel.ts';
import { bookingOf, openHoursPurchase, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();

/** The arrival of `paidStay`. */
const ARRIVAL = '2026-12-03T15:00:00-03:00';
const DAY_BEFORE = '2026-12-02T15:00:00-03:00';

const THREE_NIGHTS = { rooms: [queenRoom], dates: { checkin: '2026-12-03', checkout: '2026-12-06' } };

const isOpenFor = (guest: { id: string }, bookingId: string, time: string) =>
  isCheckInOpen(hotel, guest, { bookingId, time });

describe('check-in', () => {
  test('gives the room its code, which its guest sees from the start of the stay until check-out (BKG-14, CHK-12, API-22, PD-46)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const client = await clientAt(hotel, hotel.guest, '2026-12-03T14:00:00-03:00');
    const state = await client.checkIn.find({ bookingId });
    expect(state).toMatchObject({ flow: 'SIMPLE', step: 'instruction', accommodationIds: [accommodationId] });
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId);
    const done = await client.checkIn.confirm(order);
    // Until the stay begins the room may be exchanged: neither its number nor its code is shown.
    expect(done.accommodations).toMatchObject([{ accommodationId, suiteNumber: null }]);
    expect(await client.checkIn.confirm(order)).toEqual(done);
    expect(await client.bookings.details({ bookingId })).toMatchObject({
      status: 'IN_PROGRESS',
      accommodations: [{ lockDoorCode: null, isCheckinDone: true, room: null }],
    });
    const staying = await clientAt(hotel, hotel.guest, ARRIVAL);
    expect((await staying.checkIn.confirm(order)).accommodations).toMatchObject([{ suiteNumber: '201' }]);
    expect(await shownCode(staying, bookingId, accommodationId)).toMatch(/^\d{6}$/);
    const leaving = await clientAt(hotel, hotel.guest, '2026-12-04T11:30:00-03:00');
    await leaving.checkOut.confirm({ id: bookingId, accommodationId, overstayFee: 0 });
    expect(await storedRoom(hotel, accommodationId)).toMatchObject({ doorCode: null });
    expect(await leaving.bookings.details({ bookingId })).toMatchObject({
      accommodations: [{ lockDoorCode: null, status: 'CONCLUDED', room: null }],
    });
    expect(await codeOf(leaving.checkIn.confirm(order))).toBe('CHECKIN_NOT_AVAILABLE');
  });

  test.each([
    ['2026-12-02T14:59:59-03:00', false],
    [DAY_BEFORE, true],
    ['2026-12-03T23:59:00-03:00', true],
    ['2026-12-04T11:59:59-03:00', true],
    ['2026-12-04T12:00:00-03:00', false],
  ])(
    'at %s is open: %s; 24 hours before the stay to the second, until its end (BKG-13, CHK-09)',
    async (time, open) => {
      const { bookingId } = await scenario(hotel).paidStay();
      expect(await isOpenFor(hotel.guest, bookingId, time)).toBe(open);
      const { client } = await session(hotel.gateway, hotel.guest.id);
      const saved = await codeOf(client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION }));
      if (open) expect(saved).toMatchObject({ tripMotivation: TRIP });
      else expect(saved).toBe('CHECKIN_NOT_AVAILABLE');
    },
  );

  test('opens 24 hours before the stay also where the clocks change in between (BKG-13)', async () => {
    // New York's clocks skip an hour in the night of 14 March: 24 hours before 15:00 is 14:00.
    const id = await holdRoom(hotel.gateway, '101', ['2027-03-14', 15], ['2027-03-15', 12]);
    await hotel.db.update(bookings).set({ guestId: hotel.guest.id }).where(eq(bookings.id, id));
    await hotel.db.update(hotels).set({ timeZone: 'America/New_York' });
    try {
      expect(await isOpenFor(hotel.guest, id, '2027-03-13T13:59:59-05:00')).toBe(false);
      expect(await isOpenFor(hotel.guest, id, '2027-03-13T14:00:00-05:00')).toBe(true);
    } finally {
      await hotel.db.update(hotels).set({ timeZone: ZONE });
    }
  });

  test.each<[BookingStatus]>([['PENDING'], ['PROCESSING'], ['CANCELED'], ['NO_SHOW'], ['CONCLUDED']])(
    'is not open for a booking that is %s (CHK-09, PD-18)',
    async status => {
      const { bookingId } = await scenario(hotel).paidStay();
      const client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
      await prepare(hotel, hotel.guest, client, bookingId);
      const order = await orderOf(client, bookingId);
      await hotel.db.update(bookings).set({ status }).where(eq(bookings.id, bookingId));
      expect((await client.bookings.find({ bookingId })).isBookingCheckinAvailable).toBe(false);
      expect((await client.checkIn.find({ bookingId })).accommodationIds).toEqual([]);
      expect(await codeOf(client.checkIn.confirm(order))).toBe('CHECKIN_NOT_AVAILABLE');
      const saving = client.checkIn.saveProgress({ bookingId, step: 'confirm' });
      expect(await codeOf(saving)).toBe('CHECKIN_NOT_AVAILABLE');
    },
  );

  test('is over from noon of the next day, before the sweep that makes it a no-show too (PD-18)', async () => {
    const { bookingId } = await scenario(hotel).paidStay(THREE_NIGHTS);
    expect(await isOpenFor(hotel.guest, bookingId, '2026-12-04T11:59:59-03:00')).toBe(true);
    expect(await isOpenFor(hotel.guest, bookingId, '2026-12-04T12:00:00-03:00')).toBe(false);
  });

  test('and the sweep at the deadline never both win (PD-18)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay(THREE_NIGHTS);
    const client = await clientAt(hotel, hotel.guest, '2026-12-04T11:59:59-03:00');
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId);
    const confirming = codeOf(client.checkIn.confirm(order));
    hotel.gateway.clock.moveTo(new Date('2026-12-04T12:00:00-03:00'));
    await settleDue(hotel.gateway.app);
    const outcome = await confirming;
    const { status } = await bookingOf(hotel, bookingId);
    const { checkedInAt, holdsRoom } = await storedRoom(hotel, accommodationId);
    if (outcome === 'CHECKIN_NOT_AVAILABLE')
      expect([status === 'IN_PROGRESS', checkedInAt]).toEqual([false, null]);
    else expect([status, holdsRoom]).toEqual(['IN_PROGRESS', true]);
  });
});

describe('check-in asks for', () => {
  async function openStay() {
    const { bookingId } = await scenario(hotel).paidStay();
    const client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
    const missing = async () => {
      const outcome = await client.checkIn
        .confirm(await orderOf(client, bookingId))
        .catch((error: unknown) => error);
      return outcome instanceof Error && 'details' in outcome ? outcome.details : 'nothing';
    };
    return { bookingId, client, missing };
  }

  test('personal data, identity and the trip, and says which are missing (PD-24, CHK-12)', async () => {
    const { bookingId, client, missing } = await openStay();
    expect(await missing()).toEqual({ missing: ['personalInfo', 'identity', 'tripMotivation'] });
    await seedAddress(hotel.db, hotel.guest.id);
    expect(await missing()).toEqual({ missing: ['identity', 'tripMotivation'] });
    await client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION });
    expect(await missing()).toEqual({ missing: ['identity'] });
    expect((await bookingOf(hotel, bookingId)).status).toBe('CONFIRMED');
  });

  test.each<[IdentityStatus, unknown]>([
    ['PENDING', { missing: ['identity'] }],
    ['REPROVED', { missing: ['identity'] }],
    ['PROCESSING', 'nothing'],
    ['APPROVED', 'nothing'],
  ])('an identity that is not %s alone (PD-24)', async (status, expected) => {
    const { bookingId, client, missing } = await openStay();
    await seedAddress(hotel.db, hotel.guest.id);
    await client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION });
    await seedIdentity(hotel, hotel.guest.id, status);
    expect(await missing()).toEqual(expected);
  });

  test('the guests of the room as they are: others are BOOKING_CHANGED (API-22, PD-11)', async () => {
    const { bookingId, client } = await openStay();
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId);
    const [room] = order.accommodations;
    const [ada] = room?.guests ?? [];
    if (!room || !ada) throw new Error('nobody stays in the room');
    const named = (guests: (typeof ada)[]) => ({ bookingId, accommodations: [{ ...room, guests }] });
    for (const guests of [
      [],
      [ada, ada],
      [{ ...ada, name: 'Eve Prado' }],
      [{ ...ada, email: 'eve@example.com' }],
      [{ ...ada, isMinor: true }],
      [{ ...ada, isRoomMainGuest: false }],
    ])
      expect(await codeOf(client.checkIn.confirm(named(guests)))).toBe('BOOKING_CHANGED');
    expect(await client.checkIn.confirm(named([{ ...ada, email: null }]))).toMatchObject({ bookingId });
  });

  test('no open payment of the booking: hours that are being bought end first (PD-58)', async () => {
    const { bookingId, client } = await openStay();
    await prepare(hotel, hotel.guest, client, bookingId);
    await openHoursPurchase(hotel, bookingId);
    const order = await orderOf(client, bookingId);
    expect(await codeOf(client.checkIn.confirm(order))).toBe('ATTEMPT_IN_PROGRESS');
  });
});

describe('the flow is', () => {
  const flowOf = async (bookingId: string, time = ARRIVAL) => {
    const client = await clientAt(hotel, hotel.guest, time);
    const [{ flow }, { accommodations: rooms }] = await Promise.all([
      client.checkIn.find({ bookingId }),
      client.bookings.find({ bookingId }),
    ]);
    return [flow, rooms.some(room => room.requiresGuaranteeCard)];
  };

  test.each<[string, Partial<typeof bookings.$inferInsert>, [string, boolean]]>([
    ['simple where a card paid the stay', { walkIn: false }, ['SIMPLE', false]],
    ['full for a walk-in that was paid at the desk', { walkIn: true }, ['FULL', true]],
    ['full for a booking of a partner', { channel: 'PARTNER' }, ['FULL', true]],
    ['full where credits paid everything', { chargedCents: 0 }, ['FULL', true]],
  ])('%s (CHK-03, CHK-05)', async (_, change, expected) => {
    const { bookingId } = await scenario(hotel).paidStay();
    await hotel.db.update(bookings).set(change).where(eq(bookings.id, bookingId));
    expect(await flowOf(bookingId)).toEqual(expected);
  });

  test('full where credits paid the booking as guests really book it (CHK-03)', async () => {
    await seedCredits(hotel.gateway, hotel.guest.id, 1_000_00, '2027-06-01T00:00:00-03:00');
    const { bookingId } = await scenario(hotel).paidStay({ rooms: [queenRoom], useCredits: true });
    expect(await flowOf(bookingId)).toEqual(['FULL', true]);
  });

  test('simple once anybody of the booking has checked in (CHK-05)', async () => {
    const { bookingId, rooms } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE });
    await checkInAt(hotel, hotel.guest, { bookingId, rooms: rooms.slice(0, 1), time: ARRIVAL });
    await hotel.db.update(bookings).set({ walkIn: true }).where(eq(bookings.id, bookingId));
    expect(await flowOf(bookingId)).toEqual(['SIMPLE', true]);
  });
});

describe('a check-in', () => {
  test('from ten devices at once gives one code and one response (API-22)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const client = await clientAt(hotel, hotel.guest, EVENING);
    await prepare(hotel, hotel.guest, client, bookingId);
    const order = await orderOf(client, bookingId);
    const { version } = await bookingOf(hotel, bookingId);
    const all = await Promise.all(Array.from({ length: 10 }, () => client.checkIn.confirm(order)));
    expect(new Set(all.map(one => JSON.stringify(one))).size).toBe(1);
    expect((await bookingOf(hotel, bookingId)).version).toBe(version + 1);
    const { doorCode } = await storedRoom(hotel, accommodationId);
    await client.checkIn.confirm(order);
    expect(await storedRoom(hotel, accommodationId)).toMatchObject({ doorCode });
  });

  test('to a room named twice enters it once (API-22)', async () => {
    const { bookingId } = await scenario(hotel).paidStay();
    const client = await clientAt(hotel, hotel.guest, EVENING);
    await prepare(hotel, hotel.guest, client, bookingId);
    const { accommodations: rooms } = await orderOf(client, bookingId);
    const done = await client.checkIn.confirm({ bookingId, accommodations: [...rooms, ...rooms] });
    expect(done.accommodations).toHaveLength(1);
  });

  test('goes on where it was left, on another device too, and forgets its draft at the end (CHK-12, PD-11)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const phone = await clientAt(hotel, hotel.guest, DAY_BEFORE);
    const companion = { isRoomMainGuest: false, isMinor: false, isSpecialCareRequired: false };
    const bia = { name: 'Bia Rocha', email: 'bia@example.com', ...companion };
    const draft = { version: 2, accommodations: [{ accommodationId, guests: [bia] }] };
    await phone.checkIn.saveProgress({ bookingId, step: 'personalInfo', draft });
    await phone.checkIn.saveProgress({ bookingId, step: 'tripMotivation' });
    const { client: kiosk } = await session(hotel.gateway, hotel.guest.id);
    expect(await kiosk.checkIn.find({ bookingId })).toMatchObject({ step: 'tripMotivation', draft });
    await kiosk.checkIn.saveProgress({ bookingId, step: 'tripMotivation', draft: null });
    expect((await phone.checkIn.find({ bookingId })).draft).toBeNull();
    await kiosk.checkIn.saveProgress({ bookingId, step: 'confirm', draft });
    await prepare(hotel, hotel.guest, kiosk, bookingId);
    await kiosk.checkIn.confirm(await orderOf(kiosk, bookingId));
    expect(await phone.checkIn.find({ bookingId })).toMatchObject({
      step: 'confirm',
      draft: null,
      tripMotivation: TRIP,
      checkedInAt: expect.any(String),
      accommodationIds: [],
    });
    const late = phone.checkIn.saveProgress({ bookingId, step: 'personalInfo' });
    expect(await codeOf(late)).toBe('CHECKIN_NOT_AVAILABLE');
  });

  test('stores no draft of a room that the guest is not responsible for, and none beyond its limits (PD-11)', async () => {
    const { bookingId, first, second } = await scenario(hotel).paidStay({ rooms: QUEEN_AND_SUITE });
    const other = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, other);
    const client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
    const save = (accommodationIds: number[]) => {
      const accommodations = accommodationIds.map(accommodationId => ({ accommodationId, guests: [] }));
      const draft = { version: 1, accommodations };
      return codeOf(client.checkIn.saveProgress({ bookingId, step: 'personalInfo', draft }));
    };
    expect(await save([second])).toBe('BOOKING_NOT_FOUND');
    expect(await save([first, 1])).toBe('BOOKING_NOT_FOUND');
    expect(await save([])).toBe('BAD_REQUEST');
    expect(await save(Array.from({ length: 7 }, () => first))).toBe('BAD_REQUEST');
    expect(await save([first])).toMatchObject({ step: 'personalInfo' });
    expect(await hotel.db.$count(checkIns, eq(checkIns.bookingId, bookingId))).toBe(1);
  });

  test.each([
    { lastOrigin: { country: 'BR' } },
    { lastOrigin: { country: 'PT', state: 'SP' } },
    { lastOrigin: { country: 'br', state: 'SP', ibgeCityCode: '3550308' } },
    { nextDestination: { country: '<b>' } },
    { lastOrigin: { country: 'BR', state: 'SP', ibgeCityCode: "3550308'; drop table check_ins" } },
    { travelReasonId: 'ESPIONAGE' },
  ])('takes no trip such as %j (CHK-16, CHK-17, API-10)', async wrong => {
    const { bookingId } = await scenario(hotel).paidStay();
    const { token } = await session(hotel.gateway, hotel.guest.id);
    const { status } = await hotel.gateway.raw('POST', `/api/bookings/${bookingId}/trip-motivation`, {
      headers: { 'x-guest-access-token': `Bearer ${token}` },
      body: { ...TRIP, ...wrong },
    });
    expect(status).toBe(400);
    expect(await hotel.db.$count(checkIns, eq(checkIns.bookingId, bookingId))).toBe(0);
  });
});
