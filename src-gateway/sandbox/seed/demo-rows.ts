import type { RoomPrice } from '#gateway/domain/booking/prices/stay-lines.ts';
import type { cards } from '#gateway/store/schema/cards.ts';
import type { creditEntries } from '#gateway/store/schema/credits.ts';
import type { payments } from '#gateway/store/schema/payments.ts';
import type { sandboxCards, sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { sumCents } from '#shared/money.ts';
import { EARLIEST_HOUR, LATEST_HOUR } from '#shared/policies.ts';
import { creditDueDate } from '#shared/rules/credits.ts';
import { walkInDeadline } from '#shared/rules/walk-in.ts';
import {
  type AccommodationRow,
  accommodationRow,
  type BookingRow,
  type Desk,
  withPrice,
} from './booking-rows.ts';
import { type DemoBooking, type DemoRoom, demoBookings, partnerBookings } from './demo-bookings.ts';
import { demoCards, demoCredits } from './demo-guests.ts';
import { roomTypeId } from './hotels.ts';
import type { RoomCalendar } from './room-calendar.ts';

type PaymentRows = {
  payments: (typeof payments.$inferInsert)[];
  sandboxCharges: (typeof sandboxCharges.$inferInsert)[];
};

export type DemoRows = PaymentRows & {
  bookings: BookingRow[];
  accommodations: AccommodationRow[];
  prices: { bookingId: string; roomId: string; parts: RoomPrice }[];
};

const holdsRoom = (status: DemoBooking['status']) =>
  status === 'CONFIRMED' || status === 'IN_PROGRESS' || status === 'PENDING';

/** Takes their rooms first, so that the other guests' stays are placed around them. */
export function demoBookingRows(desk: Desk, calendar: RoomCalendar): DemoRows {
  const rows: DemoRows = { bookings: [], accommodations: [], prices: [], payments: [], sandboxCharges: [] };
  for (const booking of demoBookings) {
    const id = desk.random.uuid();
    const seeded = booking.rooms.map(room => withPrice(desk, roomFor(desk, calendar, booking, room)));
    const rooms = seeded.map(room => accommodationRow(desk, id, room, booking.status));
    const row = bookingRow(desk, id, booking, rooms);
    rows.bookings.push(row);
    for (const room of seeded)
      rows.prices.push({ bookingId: id, roomId: room.roomId, parts: room.price.parts });
    rows.accommodations.push(...rooms);
    if (booking.payment) addPayment(desk, rows, row, booking.payment);
    else if (booking.isPaidAtDesk) addDeskPayment(desk, rows, row);
  }
  for (const { locator, holderLastName, holderEmail, ...stay } of partnerBookings) {
    const id = desk.random.uuid();
    const booking = { ...stay, guestId: null, language: 'pt', payment: null } as const;
    const rooms = booking.rooms.map(room =>
      accommodationRow(desk, id, withPrice(desk, roomFor(desk, calendar, booking, room)), stay.status),
    );
    const row = bookingRow(desk, id, booking, rooms);
    rows.bookings.push({
      ...row,
      locator,
      holderLastName,
      holderEmail,
      channel: 'PARTNER',
      chargedCents: row.valueCents + row.taxCents,
    });
    rows.accommodations.push(...rooms);
  }
  return rows;
}

type AnyBooking = Omit<DemoBooking, 'guestId'> & { guestId: string | null };

function roomFor(desk: Desk, calendar: RoomCalendar, booking: AnyBooking, room: DemoRoom) {
  const type = roomTypeId(booking.hotelId, room.kind);
  // A room with chosen hours stays free the night before and after, so that no other guest's hours overlap its own.
  const [from, to] = [booking.from - 1, booking.to + 1];
  const free = calendar.freeRooms(type, from, to)[0];
  if (!free) throw new Error(`no room of ${type} is left for a demo booking`);
  if (holdsRoom(booking.status)) calendar.take(free.id, from, to);
  return {
    ...room,
    hotelId: booking.hotelId,
    roomId: free.id,
    roomTypeId: type,
    from: booking.from,
    to: booking.to,
    checkinHour: room.checkinHour ?? nextOpenHour(desk, booking),
  };
}

function nextOpenHour(desk: Desk, { hotelId, from }: AnyBooking): number {
  for (let hour = EARLIEST_HOUR; hour < LATEST_HOUR; hour += 1) {
    if (desk.instant(hotelId, from, hour) > desk.now) return hour;
  }
  return LATEST_HOUR;
}

function bookingRow(desk: Desk, id: string, booking: AnyBooking, rooms: AccommodationRow[]): BookingRow {
  const { hotelId, status, from, to, isPaidAtDesk = false } = booking;
  const value = sumCents(rooms.map(room => room.valueCents));
  const tax = sumCents(rooms.map(room => room.taxCents));
  const startsAt = desk.instant(hotelId, from, Math.min(...rooms.map(room => room.checkinHour)));
  const endsAt = desk.instant(hotelId, to, Math.max(...rooms.map(room => room.checkoutHour)));
  const isPaid = booking.payment !== null && status !== 'CANCELED';
  const createdAt = desk.daysFromNow(booking.bookedOn);
  return {
    id,
    locator: desk.locator(),
    hotelId,
    guestId: booking.guestId,
    channel: 'DIRECT',
    holderLastName: null,
    // Named in each row: the first one decides which columns are written.
    holderEmail: null,
    status,
    walkIn: status === 'PENDING' || isPaidAtDesk,
    checkinDate: desk.date(from),
    checkoutDate: desk.date(to),
    startsAt,
    endsAt,
    valueCents: value,
    taxCents: tax,
    creditsCents: 0,
    chargedCents: isPaid || isPaidAtDesk ? value + tax : 0,
    paymentDeadline: status === 'PENDING' ? walkInDeadline(startsAt, desk.now) : null,
    language: booking.language,
    createdAt,
    updatedAt: status === 'CONCLUDED' || status === 'NO_SHOW' ? endsAt : createdAt,
  };
}

export function addPayment(
  desk: Desk,
  rows: PaymentRows,
  booking: BookingRow,
  payment: NonNullable<DemoBooking['payment']>,
): void {
  const id = desk.random.uuid();
  const amountCents = booking.valueCents + booking.taxCents;
  const outcome = booking.status === 'CANCELED' ? 'DECLINED' : 'APPROVED';
  const { createdAt } = booking;
  rows.payments.push({
    id,
    bookingId: booking.id,
    clientPaymentId: desk.random.uuid(),
    amountCents,
    installments: payment.installments,
    method: 'CARD',
    methodReference: payment.methodReference,
    saveCard: false,
    cardDescription: null,
    status: outcome,
    createdAt,
    settledAt: createdAt,
  });
  rows.sandboxCharges.push({
    paymentId: id,
    methodReference: payment.methodReference,
    amountCents,
    outcome,
    createdAt,
  });
}

/** The same rows as desk-payment.ts writes. */
export function addDeskPayment(desk: Desk, rows: PaymentRows, booking: BookingRow): void {
  const { createdAt } = booking;
  rows.payments.push({
    id: desk.random.uuid(),
    bookingId: booking.id,
    clientPaymentId: `desk-${booking.locator}`,
    amountCents: booking.valueCents + booking.taxCents,
    installments: 1,
    method: 'DESK',
    methodReference: 'desk',
    saveCard: false,
    cardDescription: null,
    status: 'APPROVED',
    createdAt,
    settledAt: createdAt,
  });
}

/** Saved cards and the provider's side of them. They expire three years after the seed. */
export function demoCardRows(desk: Desk): {
  cards: (typeof cards.$inferInsert)[];
  sandboxCards: (typeof sandboxCards.$inferInsert)[];
} {
  const year = Number(desk.today.slice(0, 4)) + 3;
  const createdAt = desk.daysFromNow(-90);
  return {
    cards: demoCards.map(({ behaviour: _, ...card }) => ({
      id: desk.random.uuid(),
      ...card,
      year,
      createdAt,
    })),
    sandboxCards: demoCards.map(({ methodReference, brand, lastDigits, month, behaviour }) => ({
      token: `used_${methodReference}`,
      methodReference,
      brand,
      lastDigits,
      month,
      year,
      behaviour,
      createdAt,
      exchangedAt: createdAt,
    })),
  };
}

export function demoCreditRows(desk: Desk, bookings: readonly BookingRow[]) {
  return demoCredits.map(({ guestId, origin, amountCents, givenOn, ofStatus }) => {
    const createdAt = desk.daysFromNow(givenOn);
    return {
      guestId,
      type: 'DEPOSIT',
      origin,
      amountCents,
      remainingCents: amountCents,
      dueDate: creditDueDate(origin, createdAt),
      bookingId: bookings.find(row => row.guestId === guestId && row.status === ofStatus)?.id ?? null,
      createdAt,
    } satisfies typeof creditEntries.$inferInsert;
  });
}
