import { walkInDeadline } from '#shared/rules/walk-in.ts';
import {
  accommodationRow,
  type BookingRow,
  type Desk,
  type PricedRoom,
  type SeededRoom,
  withPrice,
} from './booking-rows.ts';
import { type ArrivalBooking, type DemoArrival, isOfWalkIn } from './demo-arrivals.ts';
import { addDeskPayment, addPayment, type DemoRows } from './demo-rows.ts';
import type { OtherStay } from './stays.ts';

/** Days; the hotels' other guests book at most this far ahead. */
const LONGEST_LEAD = 60;
const NO_SHOW_SHARE = 0.02;

/** Used in turn, so that no random draw of the seed changes. */
const LAST_NAMES = [
  'Amaral',
  'Barros',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Farias',
  'Guedes',
  'Horta',
  'Meireles',
];

function statusOf(desk: Desk, stay: OtherStay, startsAt: Date, endsAt: Date): BookingRow['status'] {
  if (stay.canceled) return 'CANCELED';
  if (endsAt <= desk.now) return desk.random.chance(NO_SHOW_SHARE) ? 'NO_SHOW' : 'CONCLUDED';
  return startsAt <= desk.now ? 'IN_PROGRESS' : 'CONFIRMED';
}

export type OtherRows = DemoRows & { arrivals: ArrivalBooking[] };

/** Bookings of partner channels, whose guests the hotel knows as taken rooms alone, and of the arrivals with an account. */
export function otherBookingRows(
  desk: Desk,
  stays: readonly OtherStay[],
  arrivals: ReadonlyMap<OtherStay, DemoArrival>,
): OtherRows {
  const rows: OtherRows = {
    bookings: [],
    accommodations: [],
    prices: [],
    payments: [],
    sandboxCharges: [],
    arrivals: [],
  };
  for (const [index, stay] of stays.entries()) {
    const id = desk.random.uuid();
    const arrival = arrivals.get(stay);
    const startsAt = desk.instant(stay.hotelId, stay.from, stay.checkinHour);
    const endsAt = desk.instant(stay.hotelId, stay.to, stay.checkoutHour);
    const status = arrival ? arrivalStatus(arrival) : statusOf(desk, stay, startsAt, endsAt);
    const seeded = withPrice(desk, {
      ...stay,
      ...childrenOf(stay, arrival),
      bedType: bedTypeOf(desk),
    });
    const room = accommodationRow(desk, id, seeded, status);
    const createdAt = desk.daysFromNow(Math.min(stay.from, 0) - desk.random.between(1, LONGEST_LEAD));
    const booking: BookingRow = {
      id,
      locator: desk.locator(),
      hotelId: stay.hotelId,
      guestId: null,
      channel: 'PARTNER',
      holderLastName: LAST_NAMES[index % LAST_NAMES.length] ?? null,
      status,
      walkIn: false,
      checkinDate: desk.date(stay.from),
      checkoutDate: desk.date(stay.to),
      startsAt,
      endsAt,
      valueCents: room.valueCents,
      taxCents: room.taxCents,
      creditsCents: 0,
      chargedCents: status === 'CANCELED' || status === 'PENDING' ? 0 : room.valueCents + room.taxCents,
      paymentDeadline: status === 'PENDING' ? walkInDeadline(startsAt, desk.now) : null,
      language: desk.random.chance(0.85) ? 'pt' : 'en',
      createdAt,
      updatedAt: createdAt,
      ...(arrival && ofAccount(desk, arrival, createdAt)),
    };
    // Those who arrive keep their hours: with the earliest one of each the board would have one hour for all.
    rows.accommodations.push(arrival ? { ...room, areHoursFinal: true } : room);
    rows.bookings.push(booking);
    if (arrival) addArrival(desk, rows, { ...arrival, booking, room }, seeded);
  }
  return rows;
}

/** The guest whose list lacks somebody comes with a child, who sleeps in a crib. */
const childrenOf = ({ adults }: OtherStay, arrival: DemoArrival | undefined) => {
  const hasCradle = arrival?.state === 'GUEST_LIST' && adults === 2;
  return { childrenAges: hasCradle ? [1] : [], hasCradle };
};

const bedTypeOf = (desk: Desk): SeededRoom['bedType'] => (desk.random.chance(0.7) ? 'DOUBLE' : 'SINGLE');

const arrivalStatus = ({ state }: DemoArrival): BookingRow['status'] =>
  state === 'PAYMENT' ? 'PENDING' : 'CONFIRMED';

/** Of a guest with an account, who has not come yet whatever the hour. */
function ofAccount(desk: Desk, arrival: DemoArrival, bookedAt: Date) {
  const createdAt = isOfWalkIn(arrival) ? desk.now : bookedAt;
  return {
    guestId: arrival.guest.id,
    channel: 'DIRECT',
    holderLastName: null,
    walkIn: isOfWalkIn(arrival),
    language: arrival.guest.preferredLanguage === 'ENGLISH' ? 'en' : 'pt',
    createdAt,
    updatedAt: createdAt,
  } as const;
}

function addArrival(desk: Desk, rows: OtherRows, arrival: ArrivalBooking, seeded: PricedRoom): void {
  const { booking, room } = arrival;
  rows.arrivals.push(arrival);
  rows.prices.push({ bookingId: booking.id, roomId: room.roomId, parts: seeded.price.parts });
  if (arrival.state === 'GUARANTEE') addDeskPayment(desk, rows, booking);
  else if (arrival.state !== 'PAYMENT')
    addPayment(desk, rows, booking, { methodReference: 'sandbox_card_seed_1881', installments: 1 });
}
