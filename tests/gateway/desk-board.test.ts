import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests, accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { clientAt } from './checking-in.ts';
import {
  boardOf,
  emptyDesk,
  listed,
  missingOf,
  newDesk,
  OTHER_HOTEL,
  openOtherHotel,
  rowOf,
} from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { partnerBooking } from './partner-booking.ts';
import { LONG_STAY, scenario, TWO_ROOMS } from './scenario.ts';
import { codeOf, HOTEL, newGuest, ZONE } from './small-hotel.ts';
import { stayRows, writeStay } from './stay-rows.ts';
import { checkIn } from './stored-booking.ts';

const hotel = openFreshHotel();
beforeEach(() => emptyDesk(hotel.db));
const DAY = '2026-12-10';
const AFTERNOON = `${DAY}T16:00:00-03:00`;

type Written = {
  room?: string;
  checkin?: string;
  nights?: number;
  checkedInAt?: string;
  leftAt?: string;
  booking?: Partial<typeof bookings.$inferInsert>;
};

/** A stay of a new guest from 15:00 to 12:00; in the hotel where somebody has checked in. */
async function stay({ room = '101', checkin = DAY, nights = 2, checkedInAt, leftAt, booking }: Written = {}) {
  const guest = await newGuest(hotel.gateway);
  const checkout = addDays(checkin, nights);
  const at = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));
  const written = await writeStay(hotel.db, {
    booking: {
      hotelId: HOTEL,
      guestId: guest.id,
      checkinDate: checkin,
      checkoutDate: checkout,
      startsAt: instantAt(checkin, 15, ZONE),
      endsAt: instantAt(checkout, 12, ZONE),
      status: leftAt ? 'CONCLUDED' : checkedInAt ? 'IN_PROGRESS' : 'CONFIRMED',
      ...booking,
    },
    room: {
      roomId: room,
      roomTypeId: room === '201' ? 'family' : room.startsWith('3') ? 'suite' : 'queen',
      checkinHour: 15,
      checkoutHour: 12,
      holdsRoom: !leftAt && booking?.status !== 'CANCELED' && booking?.status !== 'NO_SHOW',
      checkedInAt: at(checkedInAt),
      leftAt: at(leftAt),
    },
  });
  const holder = { ...written, guestId: guest.id, now: hotel.gateway.clock.now() };
  await hotel.db.transaction(tx => insertHolderRow(tx, holder));
  return { ...written, guest };
}

const now = (instant: string) => hotel.gateway.clock.moveTo(new Date(instant));
const numbers = (rows: { number: string; state: string }[]) =>
  rows.map(({ number, state }) => `${number} ${state}`);

test('a board has the arrivals, guests in the hotel and departures of today, counted by room (FRD-01)', async () => {
  const two = await scenario(hotel).twoRooms();
  await stay({ room: '102', checkedInAt: `${DAY}T15:10:00-03:00` });
  await stay({ room: '103', checkin: '2026-12-08', nights: 4, checkedInAt: '2026-12-08T15:00:00-03:00' });
  await stay({ room: '301', checkin: '2026-12-07', nights: 3, checkedInAt: '2026-12-07T15:00:00-03:00' });
  await stay({
    room: '302',
    checkin: '2026-12-08',
    nights: 2,
    checkedInAt: '2026-12-08T15:00:00-03:00',
    leftAt: `${DAY}T09:00:00-03:00`,
  });
  await stay({ room: '301', booking: { status: 'CANCELED' } });
  await stay({ room: '302', checkin: '2026-12-11' });
  now(`${DAY}T11:30:00-03:00`);
  const morning = await boardOf(hotel.gateway);
  now(AFTERNOON);
  const board = await boardOf(hotel.gateway);
  expect(board).toMatchObject({
    day: DAY,
    today: DAY,
    counts: {
      arrivals: { total: 3, toCome: 2 },
      inHouse: 3,
      departures: { total: 2, toCome: 1 },
      arrivalsDayAfter: 1,
      unfinishedDayBefore: 0,
    },
  });
  expect(two.rooms).toHaveLength(TWO_ROOMS.length);
  expect(numbers(listed(board, 'arrivals'))).toEqual(['101 EXPECTED', '201 EXPECTED', '102 STAYING']);
  expect(numbers(listed(board, 'inHouse'))).toEqual(['102 STAYING', '103 STAYING', '301 OVERDUE']);
  expect(numbers(listed(board, 'departures'))).toEqual(['301 OVERDUE', '302 LEFT']);
  expect(numbers(listed(morning, 'departures'))).toEqual(['301 STAYING', '302 LEFT']);
});

test('guests who checked in from home are to come until their hour of arrival (FRD-01)', async () => {
  const { bookingId } = await stay({ checkedInAt: `${DAY}T08:00:00-03:00` });
  now(`${DAY}T14:59:00-03:00`);
  const before = await boardOf(hotel.gateway);
  expect(before.counts).toMatchObject({ arrivals: { total: 1, toCome: 1 }, inHouse: 0 });
  expect(rowOf(before, bookingId).todo[0]).toMatchObject({ code: 'READY' });
  now(`${DAY}T15:00:00-03:00`);
  const after = await boardOf(hotel.gateway);
  expect(after.counts).toMatchObject({ arrivals: { total: 1, toCome: 0 }, inHouse: 1 });
});

test("yesterday's board tells who never came or never left, and tomorrow's who is to come (FRD-01)", async () => {
  await stay({ room: '101' });
  await stay({ room: '302', nights: 1 });
  await stay({ room: '102', checkin: '2026-12-08', checkedInAt: '2026-12-08T15:00:00-03:00' });
  await stay({ room: '103', checkin: '2026-12-11' });
  await stay({ room: '201', checkin: '2026-12-09', nights: 3, checkedInAt: '2026-12-09T15:00:00-03:00' });
  await stay({ room: '301', checkin: '2026-12-09', booking: { status: 'NO_SHOW' } });
  now('2026-12-11T09:00:00-03:00');
  const desk = await newDesk(hotel.gateway);
  const [today, yesterday, tomorrow, dayBefore] = await Promise.all([
    desk.board(),
    desk.board(DAY),
    desk.board('2026-12-12'),
    desk.board('2026-12-09'),
  ]);
  expect(today.counts).toMatchObject({ unfinishedDayBefore: 3, arrivals: { total: 1, toCome: 1 } });
  expect(listed(today, 'departures')).toEqual([]);
  expect(numbers(listed(yesterday, 'arrivals')).toSorted()).toEqual(['101 MISSED', '302 MISSED']);
  expect(numbers(listed(yesterday, 'departures'))).toEqual(['102 OVERDUE']);
  expect(numbers(listed(yesterday, 'inHouse'))).toEqual(['102 OVERDUE', '201 STAYING']);
  expect(yesterday.counts).toMatchObject({ arrivals: { total: 2, toCome: 2 }, arrivalsDayAfter: 1 });
  expect(numbers(listed(tomorrow, 'departures'))).toEqual(['101 MISSED', '201 STAYING']);
  expect(numbers(listed(tomorrow, 'inHouse'))).toEqual(['101 MISSED', '103 EXPECTED', '201 STAYING']);
  expect(numbers(listed(dayBefore, 'arrivals')).toSorted()).toEqual(['201 STAYING', '301 NO_SHOW']);
  expect(await codeOf(desk.board('2029-01-01'))).toBe('BAD_REQUEST');
});

test('a row says who comes when, with whom, to which room, and what they owe (FRD-02)', async () => {
  const { bookingId, accommodationId } = await stay({
    room: '301',
    booking: {
      status: 'PENDING',
      walkIn: true,
      language: 'pt',
      valueCents: 427_44,
      taxCents: 0,
      chargedCents: 0,
      paymentDeadline: new Date(`${DAY}T17:00:00-03:00`),
    },
  });
  await hotel.db
    .update(accommodations)
    .set({ children: 2, childrenAges: [7, 1], hasPet: true, hasCradle: true, bedType: 'SINGLE' })
    .where(eq(accommodations.id, accommodationId));
  await hotel.db
    .update(accommodationGuests)
    .set({ isSpecialCareRequired: true })
    .where(eq(accommodationGuests.accommodationId, accommodationId));
  now(AFTERNOON);
  const row = rowOf(await boardOf(hotel.gateway), bookingId);
  expect(row).toMatchObject({
    guest: 'Ada P.',
    language: 'pt',
    state: 'EXPECTED',
    arrival: { date: DAY, hour: 15 },
    departure: { date: '2026-12-12', hour: 12 },
    nights: 2,
    number: '301',
    roomType: 'suite room',
    isRoomReady: true,
    adults: 1,
    childrenAges: [7, 1],
    unnamedGuests: 2,
    hasPet: true,
    hasCrib: true,
    bedLayout: 'SINGLE',
    isSpecialCareRequired: true,
    isOfPartner: false,
    isWalkIn: true,
    dueCents: 427_44,
    payBy: '2026-12-10T20:00:00.000Z',
  });
  expect(missingOf(row).slice(0, 2)).toEqual(['PAYMENT:UNPAID', 'IDENTITY:NOT_BEGUN']);
  expect(missingOf(row)).toContain('GUEST_LIST');
});

test("a partner's booking that nobody has imported says so, and a room that is not clean at once (FRD-02)", async () => {
  const { id } = await partnerBooking(hotel.gateway);
  await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, '101'));
  now('2026-12-05T08:00:00-03:00');
  const row = rowOf(await boardOf(hotel.gateway), id);
  expect(row).toMatchObject({ guest: 'Prado', isOfPartner: true, isRoomReady: false });
  expect(missingOf(row)).toEqual(['ACCOUNT:NOT_IMPORTED', 'GUEST_LIST', 'ROOM:NOT_CLEAN']);
  expect(row.todo.at(-1)).toMatchObject({ isBlocking: false });
});

test('the board carries neither last names nor addresses, documents or door codes (FRD-02)', async () => {
  const { guest, bookingId } = await stay();
  await clientAt(hotel, guest, AFTERNOON);
  await checkIn(hotel, bookingId);
  const [room] = await hotel.db.select().from(accommodations).where(eq(accommodations.bookingId, bookingId));
  const text = JSON.stringify(await boardOf(hotel.gateway));
  expect(text).toContain('Ada P.');
  for (const secret of ['Prado', guest.email, guest.id, room?.doorCode ?? '-'])
    expect(text).not.toContain(secret);
});

describe('a row tells one person of staff', () => {
  test('whether it was opened before, and what has changed since (FRD-02)', async () => {
    const { bookingId } = await scenario(hotel).longStay();
    now(`${LONG_STAY.checkin}T09:00:00-03:00`);
    const [desk, other] = [await newDesk(hotel.gateway), await newDesk(hotel.gateway)];
    const seenBy = async (who: typeof desk) => rowOf(await who.board(), bookingId);
    expect(await seenBy(desk)).toMatchObject({ opened: 'NEVER', before: {} });
    await desk.open(bookingId);
    expect(await seenBy(desk)).toMatchObject({ opened: 'SEEN', before: {} });
    expect(await seenBy(other)).toMatchObject({ opened: 'NEVER' });
    await hotel.db
      .update(accommodations)
      .set({ checkinHour: 20, hasCradle: true })
      .where(eq(accommodations.bookingId, bookingId));
    expect(await seenBy(desk)).toMatchObject({
      opened: 'CHANGED',
      arrival: { hour: 20 },
      before: { arrival: { date: LONG_STAY.checkin, hour: 19 }, hasCrib: false },
    });
    expect((await seenBy(desk)).before).not.toHaveProperty('number');
    await desk.open(bookingId);
    expect(await seenBy(desk)).toMatchObject({ opened: 'SEEN', before: {} });
    await hotel.db.update(bookings).set({ version: 90 }).where(eq(bookings.id, bookingId));
    expect(await seenBy(desk)).toMatchObject({ opened: 'CHANGED', before: {} });
  });
});

test("another hotel's rooms are on no list, count nowhere, and need no attention (FRD-01)", async () => {
  await openOtherHotel(hotel.db);
  const { hotelId, ...room } = OTHER_HOTEL;
  const { booking, room: row } = stayRows({
    booking: {
      hotelId,
      checkinDate: DAY,
      checkoutDate: '2026-12-11',
      startsAt: instantAt(DAY, 15, ZONE),
      endsAt: instantAt('2026-12-11', 12, ZONE),
    },
    room: { ...room, checkinHour: 15, checkoutHour: 12 },
  });
  await hotel.db.insert(bookings).values(booking);
  await hotel.db.insert(accommodations).values(row);
  for (const day of ['2026-12-10T16:00:00-03:00', '2026-12-12T16:00:00-03:00']) {
    now(day);
    const board = await boardOf(hotel.gateway);
    expect(board).toMatchObject({ rows: [], attention: [] });
  }
  now(AFTERNOON);
  expect(await (await newDesk(hotel.gateway, hotelId)).board()).toMatchObject({
    counts: { arrivals: { total: 1, toCome: 1 } },
  });
});
