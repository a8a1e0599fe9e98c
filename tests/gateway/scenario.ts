import { asc, eq } from 'drizzle-orm';
import { insertHolderRow } from '#gateway/store/holder-row-store.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import type { Database } from '#gateway/store/store.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { checkInAt, clientAt } from './checking-in.ts';
import type { Client, TestGateway } from './harness.ts';
import type { StayEnd } from './hours.ts';
import { pixPayment } from './pix-calls.ts';
import {
  book,
  cardPayment,
  cardToken,
  HOTEL,
  newGuest,
  orderFor,
  type RoomWish,
  type TestGuest,
  ZONE,
} from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';
import { checkIn } from './stored-booking.ts';

type Hotel = { gateway: TestGateway; guest?: TestGuest };
type Dates = { checkin: string; checkout: string };

/** From Thursday, 3 December, to Friday. */
export const ONE_NIGHT = { checkin: '2026-12-03', checkout: '2026-12-04' };
/** Three nights from a Thursday: 340.00, 450.50 and 460.75, each with 3.5 % tax. */
export const LONG_STAY = { checkin: '2026-12-10', checkout: '2026-12-13' };
export const TWO_NIGHTS = { checkin: '2026-12-10', checkout: '2026-12-12' };
/** The night of the day on which the small hotel opens. */
export const TONIGHT = { checkin: '2026-12-01', checkout: '2026-12-02' };
/** From Monday, 30 November, 15:00, to Friday, 4 December 2026, 12:00. */
const LIVED_IN = { checkin: '2026-11-30', checkout: '2026-12-04' };
export const EVENING = '2026-12-03T20:00:00-03:00';
export const FIRST_EVENING = '2026-12-10T21:00:00-03:00';

export const TWO_ROOMS: RoomWish[] = [
  { typeId: 'family', adults: 2, children: 1, childrenAges: [7] },
  { typeId: 'queen', adults: 2 },
];
export const petRoom = { typeId: 'queen', checkinHour: 13, checkoutHour: 14, hasPet: true };
export const queenRoom = { typeId: 'queen', checkinHour: 15, checkoutHour: 12 };
export const QUEEN_AND_SUITE = [queenRoom, { ...queenRoom, typeId: 'suite' }];
/** The only one of the small hotel: who has it keeps it from everybody else. */
export const familyRoom: RoomWish = { typeId: 'family', adults: 2 };

type Order = { rooms?: RoomWish[]; dates?: Dates; useCredits?: boolean; key?: string };
type PaidOrder = Order & {
  /** The guest has checked in by the calls, at this time. */
  checkedInAt?: string;
  /** The guests of all rooms have checked in and seen their codes, without the calls and what they ask for. */
  arrivedAt?: string;
};

export type Stay = {
  holder: TestGuest;
  client: Client;
  bookingId: string;
  rooms: number[];
  /** The first room and its number, and the second room or 0. */
  accommodationId: number;
  room: string;
  first: number;
  second: number;
  arrival: StayEnd;
  departure: StayEnd;
};

export type Resident = TestGuest & { bookingId: string; accommodationId: number };

/** Brings a guest of the small hotel into a situation: `await scenario(hotel).paidStay({ checkedInAt: EVENING })`. */
export function scenario(hotel: Hotel, guest: TestGuest = guestOf(hotel)) {
  const paid =
    (usual: { rooms: RoomWish[]; dates: Dates }) =>
    async (order: PaidOrder = {}): Promise<Stay> => {
      const { rooms, dates, useCredits = false, key } = { ...usual, ...order };
      const payment = cardPayment(await cardToken(hotel.gateway));
      const body = await orderFor(guest.client, dates, rooms, { payment, useCredits });
      const { bookingId } = await book(guest.client, body, key);
      return stayOf(hotel, guest, bookingId, order);
    };
  return {
    paidStay: paid({ rooms: [{ ...queenRoom, typeId: 'family' }], dates: ONE_NIGHT }),
    longStay: paid({ rooms: [{ typeId: 'queen' }], dates: LONG_STAY }),
    twoRooms: paid({ rooms: TWO_ROOMS, dates: TWO_NIGHTS }),
    async walkIn({ rooms = [{ typeId: 'queen', checkinHour: 15 }], key }: Order = {}) {
      return book(guest.client, await orderFor(guest.client, TONIGHT, rooms, { walkIn: true }), key);
    },
    async pixStay({ rooms = [familyRoom], dates = TWO_NIGHTS, useCredits = false, key }: Order = {}) {
      const order = await orderFor(guest.client, dates, rooms, { payment: pixPayment(), useCredits });
      const booked = await book(guest.client, order, key);
      if (!booked.pix) throw new Error('the booking has no Pix code');
      return { ...booked, pix: booked.pix, order };
    },
    /** Lives in a room that it takes from nobody, so that any number of guests can. */
    async residence(dates: Dates = LIVED_IN): Promise<Resident> {
      const { app, clock } = hotel.gateway;
      const stay = await insertResidence(app.store.db, guest.id, { ...dates, now: clock.now() });
      return { ...guest, ...stay };
    },
  };
}

function guestOf({ guest }: Hotel): TestGuest {
  if (!guest) throw new Error('the scenario has no guest');
  return guest;
}

async function stayOf(
  hotel: Hotel,
  holder: TestGuest,
  bookingId: string,
  { checkedInAt, arrivedAt }: PaidOrder,
): Promise<Stay> {
  const found = await hotel.gateway.app.store.db
    .select({ id: accommodations.id, roomId: accommodations.roomId })
    .from(accommodations)
    .where(eq(accommodations.bookingId, bookingId))
    .orderBy(asc(accommodations.id));
  const rooms = found.map(({ id }) => id);
  const [first = 0, second = 0] = rooms;
  let { client } = holder;
  if (checkedInAt !== undefined) client = await checkInAt(hotel, holder, { bookingId, time: checkedInAt });
  if (arrivedAt !== undefined) {
    client = await clientAt(hotel, holder, arrivedAt);
    await checkIn(hotel, bookingId);
  }
  const end = { client, bookingId, accommodationId: first };
  return {
    ...end,
    holder,
    rooms,
    first,
    second,
    room: found[0]?.roomId ?? '',
    arrival: { ...end, type: 'CHECKIN' },
    departure: { ...end, type: 'CHECKOUT' },
  };
}

export function insertResidence(
  db: Database,
  guestId: string,
  { checkin, checkout, now }: Dates & { now: Date },
): Promise<{ bookingId: string; accommodationId: number }> {
  const [startsAt, endsAt] = [instantAt(checkin, 15, ZONE), instantAt(checkout, 12, ZONE)];
  const dates = { checkinDate: checkin, checkoutDate: checkout, startsAt, endsAt };
  const room = { roomId: '101', roomTypeId: 'queen', checkinHour: 15, checkoutHour: 12 };
  return db.transaction(async tx => {
    const stay = await writeStay(tx, {
      booking: { hotelId: HOTEL, guestId, status: 'IN_PROGRESS', ...dates, createdAt: now, updatedAt: now },
      room: { ...room, holdsRoom: false, checkedInAt: startsAt },
    });
    await insertHolderRow(tx, { ...stay, guestId, now });
    await tx
      .update(accommodationGuests)
      .set({ checkedInAt: startsAt })
      .where(eq(accommodationGuests.bookingId, stay.bookingId));
    return stay;
  });
}

export const residents = (hotel: Hotel, amount: number): Promise<Resident[]> =>
  Promise.all(
    Array.from({ length: amount }, async () => scenario(hotel, await newGuest(hotel.gateway)).residence()),
  );
