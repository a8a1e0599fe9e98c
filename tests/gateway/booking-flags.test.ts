import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations, bookings } from '#gateway/store/schema/bookings.ts';
import type { BookingStatus } from '#shared/contract/booking-view.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { book, cardPayment, cardToken, holdRoom, orderFor, type RoomWish, session } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';

const hotel = openFreshHotel();
/** Thursday to Saturday. */
const TWO_NIGHTS = { checkin: '2026-12-10', checkout: '2026-12-12' };
const ARRIVED = ['isActiveBooking', 'isAnyGuestAlreadyCheckedIn', 'isCheckinDone'];
const HOURS = ['isBookingPurchaseHoursAllowed', 'isPurchaseHoursAllowed'];

async function bookRooms(wishes: RoomWish[]): Promise<string> {
  const { client } = hotel.guest;
  const payment = cardPayment(await cardToken(hotel.gateway));
  return (await book(client, await orderFor(client, TWO_NIGHTS, wishes, { payment }))).bookingId;
}

async function at(moment: string): Promise<Client> {
  hotel.gateway.clock.moveTo(new Date(`${moment}:00-03:00`));
  return (await session(hotel.gateway, hotel.guest.id)).client;
}

/**
 * The names of all flags of a booking and its first room that are true, but for those that its holder always has where nobody else
 * lives in the room. */
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
    ['PENDING', '2026-12-01T12:00', ['isActiveBooking', 'isBookingCancelAvailable']],
    ['PROCESSING', '2026-12-01T12:00', ['isActiveBooking']],
    ['CONFIRMED', '2026-12-04T23:59', ['isActiveBooking', 'isBookingCancelAvailable']],
    [
      'CONFIRMED',
      '2026-12-05T00:00',
      [
        'isActiveBooking',
        'isBookingCancelAvailable',
        ...HOURS,
        'canPurchaseEarlyCheckin',
        'canPurchaseLateCheckout',
      ],
    ],
    [
      'CONFIRMED',
      '2026-12-09T15:00',
      [
        'isActiveBooking',
        'isBookingCancelAvailable',
        'isBookingCheckinAvailable',
        'isCheckinAvailable',
        ...HOURS,
        'canPurchaseEarlyCheckin',
        'canPurchaseLateCheckout',
      ],
    ],
    [
      'CONFIRMED',
      '2026-12-10T15:00',
      [
        'isActiveBooking',
        'isBookingCancelAvailable',
        'isBookingCheckinAvailable',
        'isCheckinAvailable',
        ...HOURS,
        'canPurchaseLateCheckout',
      ],
    ],
    [
      'IN_PROGRESS',
      // A night is left: the guest leaves early, and does not check out.
      '2026-12-11T14:59',
      [...ARRIVED, ...HOURS, 'canPurchaseLateCheckout', 'isEarlyDepartureAllowed', 'isDoorOpeningAllowed'],
    ],
    [
      'IN_PROGRESS',
      '2026-12-11T15:00',
      [...ARRIVED, ...HOURS, 'canPurchaseLateCheckout', 'isCheckoutAvailable', 'isDoorOpeningAllowed'],
    ],
    [
      'IN_PROGRESS',
      '2026-12-12T11:59',
      [...ARRIVED, ...HOURS, 'canPurchaseLateCheckout', 'isCheckoutAvailable', 'isDoorOpeningAllowed'],
    ],
    ['IN_PROGRESS', '2026-12-12T12:00', [...ARRIVED, 'isCheckoutAvailable', 'isOverstaying']],
    ['CONCLUDED', '2026-12-12T13:00', ['isAnyGuestAlreadyCheckedIn', 'isCheckinDone']],
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
    expect(await flagsOf(await at('2026-12-09T15:00'), id)).toEqual([
      'isActiveBooking',
      'isBookingCheckinAvailable',
      'isCheckinAvailable',
      'isOta',
      'requiresGuaranteeCard',
    ]);
  });

  test('of several rooms: each can be taken out, until one is left (BKG-02, BKG-08, PD-56)', async () => {
    const id = await bookRooms([{ typeId: 'queen' }, { typeId: 'suite' }]);
    const expected = [
      'hasMultipleAccommodations',
      'isActiveBooking',
      'isBookingCancelAvailable',
      'isEarlyDepartureAllowed',
    ];
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
    await hotel.db
      .update(accommodations)
      .set({ leftAt, doorCode: null })
      .where(eq(accommodations.roomTypeId, 'suite'));
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
    expect(rooms.map(room => room.paxClassifications)).toEqual([
      [
        { type: 'ADL', amount: 1 },
        { type: 'ADOL', amount: 1 },
        { type: 'CHD', amount: 1 },
      ],
      [{ type: 'ADL', amount: 1 }],
    ]);
    expect(rooms.map(room => room.additionalServices)).toEqual([[], [{ key: 'PETS', amount: 1 }]]);
  });
});
