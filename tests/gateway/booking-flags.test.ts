import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { scenario } from './scenario.ts';
import { holdRoom, type RoomWish } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';

const hotel = openFreshHotel();
const OPEN = ['isActiveBooking', 'isBookingCancelAvailable'];
const CHECK_IN = ['isBookingCheckinAvailable', 'isCheckinAvailable'];
const DONE = ['isAnyGuestAlreadyCheckedIn', 'isCheckinDone'];
const ARRIVED = ['isActiveBooking', ...DONE];
const HOURS = ['isBookingPurchaseHoursAllowed', 'isPurchaseHoursAllowed', 'canPurchaseLateCheckout'];
const EARLIER = 'canPurchaseEarlyCheckin';
const LAST_DAY = [...ARRIVED, ...HOURS, 'isCheckoutAvailable', 'isDoorOpeningAllowed'];

const bookRooms = async (rooms: RoomWish[]) => (await scenario(hotel).twoRooms({ rooms })).bookingId;

async function at(moment: string): Promise<Client> {
  return clientAt(hotel, hotel.guest, `${moment}:00-03:00`);
}

/** True flags of a booking and its first room, but for those that a holder alone in the room always has. */
async function flagsOf(client: Client, bookingId: string): Promise<string[]> {
  const { accommodations: rooms, ...booking } = await client.bookings.details({ bookingId });
  const [{ room, ...state } = { room: null }] = rooms;
  const always = ['isLoggedUserHolder', 'isMainGuestInAccommodation', 'isMainGuestLogged', 'isRoomReady'];
  const flags = Object.entries({ ...booking, ...state, ...room });
  const names = flags.flatMap(([name, value]) => (value === true ? [name] : []));
  expect(names).toEqual(expect.arrayContaining(always));
  return names.filter(name => !always.includes(name)).toSorted();
}

describe('the flags of a booking', () => {
  test.each<[BookingStatus, string, string[]]>([
    ['PENDING', '2026-12-01T12:00', OPEN],
    ['PROCESSING', '2026-12-01T12:00', ['isActiveBooking']],
    ['CONFIRMED', '2026-12-04T23:59', OPEN],
    ['CONFIRMED', '2026-12-05T00:00', [...OPEN, ...HOURS, EARLIER]],
    ['CONFIRMED', '2026-12-09T15:00', [...OPEN, ...CHECK_IN, ...HOURS, EARLIER]],
    ['CONFIRMED', '2026-12-10T15:00', [...OPEN, ...CHECK_IN, ...HOURS]],
    // A night is left: the guest leaves early, and does not check out.
    [
      'IN_PROGRESS',
      '2026-12-11T14:59',
      [...ARRIVED, ...HOURS, 'isEarlyDepartureAllowed', 'isDoorOpeningAllowed'],
    ],
    ['IN_PROGRESS', '2026-12-11T15:00', LAST_DAY],
    ['IN_PROGRESS', '2026-12-12T11:59', LAST_DAY],
    ['IN_PROGRESS', '2026-12-12T12:00', [...ARRIVED, 'isCheckoutAvailable', 'isOverstaying']],
    ['CONCLUDED', '2026-12-12T13:00', DONE],
    ['CANCELED', '2026-12-09T15:00', []],
    ['NO_SHOW', '2026-12-11T13:00', []],
  ])('%s at %s (BKG-02, BKG-08, BKG-13, BKG-14, BKG-16)', async (status, moment, expected) => {
    const id = await bookRooms([{ typeId: 'queen', checkinHour: 15, checkoutHour: 12 }]);
    const client = await at(moment);
    await setStatus(hotel.db, id, status);
    expect(await flagsOf(client, id)).toEqual(expected.toSorted());
    expect((await client.bookings.details({ bookingId: id })).status).toBe(status);
  });

  test('of a partner channel: checked in with a card, changed and canceled there (BKG-02, BKG-08, BKG-35)', async () => {
    const id = await holdRoom(hotel.gateway, '101', ['2026-12-10', 15], ['2026-12-12', 12]);
    await hotel.db.update(bookings).set({ guestId: hotel.guest.id }).where(eq(bookings.id, id));
    const expected = ['isActiveBooking', ...CHECK_IN, 'isOta', 'requiresGuaranteeCard'];
    expect(await flagsOf(await at('2026-12-09T15:00'), id)).toEqual(expected);
  });

  test('of several rooms: each can be taken out, until one is left (BKG-02, BKG-08, PD-56)', async () => {
    const id = await bookRooms([{ typeId: 'queen' }, { typeId: 'suite' }]);
    const expected = ['hasMultipleAccommodations', ...OPEN, 'isEarlyDepartureAllowed'];
    expect(await flagsOf(hotel.guest.client, id)).toEqual(expected);
    const now = hotel.gateway.clock.now();
    await hotel.db.update(accommodations).set({ leftAt: now }).where(eq(accommodations.roomTypeId, 'suite'));
    expect(await flagsOf(hotel.guest.client, id)).toEqual(expected.slice(0, 3));
    const { accommodations: rooms } = await hotel.guest.client.bookings.details({ bookingId: id });
    expect(rooms.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELED']);
  });
});

describe('a room', () => {
  test('that was left early is over, with the nights that were used, and keeps its lines (BKG-05, BKG-06, EDP-07)', async () => {
    const id = await bookRooms([{ typeId: 'queen' }, { typeId: 'suite' }]);
    const client = await at('2026-12-11T09:00');
    await setStatus(hotel.db, id, 'IN_PROGRESS');
    const leftAt = hotel.gateway.clock.now();
    const suite = eq(accommodations.roomTypeId, 'suite');
    await hotel.db.update(accommodations).set({ leftAt, doorCode: null }).where(suite);
    const { status, accommodations: rooms } = await client.bookings.details({ bookingId: id });
    expect(status).toBe('IN_PROGRESS');
    expect(rooms).toMatchObject([
      { status: 'IN_PROGRESS', nights: 2, room: { isDoorOpeningAllowed: true } },
      { status: 'CONCLUDED', nights: 1, checkoutDate: leftAt.toISOString(), room: null, lockDoorCode: null },
    ]);
    const { rooms: billed } = await client.bookings.values({ bookingId: id });
    expect(billed).toEqual([
      { type: 'queen room', days: 2, value: 790.5 },
      { type: 'suite room', days: 2, value: 1581 },
    ]);
  });

  test('counts a child from 12 years on as an adolescent (GST-03, GST-04, PD-60)', async () => {
    const id = await bookRooms([
      { typeId: 'family', adults: 1, children: 2, childrenAges: [12, 11] },
      { typeId: 'queen', adults: 1, hasPet: true },
    ]);
    const { accommodations: rooms } = await hotel.guest.client.bookings.details({ bookingId: id });
    const one = (type: string) => ({ type, amount: 1 });
    expect(rooms.map(room => room.paxClassifications)).toEqual([
      ['ADL', 'ADOL', 'CHD'].map(one),
      [one('ADL')],
    ]);
    expect(rooms.map(room => room.additionalServices)).toEqual([[], [{ key: 'PETS', amount: 1 }]]);
  });
});
