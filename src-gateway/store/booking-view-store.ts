import {
  and,
  asc,
  type desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type Param,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StoredBooking } from './booking-store.ts';
import { hasSeenCode } from './door-store.ts';
import { oncePerDatabase } from './prepared.ts';
import { accommodationGuests, accommodations, bookings, hourPurchases } from './schema/bookings.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import { payments, pixCodes } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredRoomGuest = typeof accommodationGuests.$inferSelect;

/** A Pix code that can be paid. `buyerId` is the guest whose hours it pays for; null if it pays for the booking. */
export type OpenPix = { paymentId: string; isForHours: boolean; buyerId: string | null; expiresAt: Date };

export type BookingView = {
  booking: StoredBooking;
  hotel: typeof hotels.$inferSelect;
  rooms: {
    room: typeof accommodations.$inferSelect;
    number: string;
    typeName: (typeof roomTypes.$inferSelect)['name'];
    /** For its guests: those who have seen its code stay in it. */
    isReady: boolean;
    expectedAt: Date | null;
    /** Guests of another stay are in it. */
    isOccupied: boolean;
  }[];
  guests: StoredRoomGuest[];
  openPix: OpenPix | null;
};

/** Current or future: a booking whose stay has passed without its guests is over, whatever its status. */
export function isActive(now: Date | Param): SQL {
  const isUpcoming = inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING']);
  return sql`(${eq(bookings.status, 'IN_PROGRESS')} or (${isUpcoming} and ${gt(bookings.endsAt, now)}))`;
}

export function isActiveView({ status, endsAt }: StoredBooking, now: Date): boolean {
  if (status === 'IN_PROGRESS') return true;
  return (status === 'CONFIRMED' || status === 'PENDING' || status === 'PROCESSING') && endsAt > now;
}

/** Its booked stay is not over, however long its guests stay on. */
export const isJoinable = (booking: StoredBooking, now: Date): boolean =>
  isActiveView(booking, now) && booking.endsAt > now;

export function selectViews(
  db: Database | Transaction,
  condition: SQL | undefined,
  order: typeof asc | typeof desc,
) {
  return db
    .select({ booking: bookings, hotel: hotels })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(condition)
    .orderBy(order(bookings.startsAt), order(bookings.id));
}

const viewById = oncePerDatabase(db =>
  selectViews(db, eq(bookings.id, sql.placeholder('id')), asc).prepare('booking_view'),
);

const others = alias(accommodations, 'others');

const roomsOfBookings = oncePerDatabase(db =>
  db
    .select({
      room: accommodations,
      number: rooms.number,
      typeName: roomTypes.name,
      // Guests who have seen the code are in it, whatever housekeeping finds there.
      isReady: sql<boolean>`(${rooms.isReady} or (${accommodations.checkedInAt} is not null and ${hasSeenCode(db)}))`,
      expectedAt: rooms.expectedAt,
      isOccupied: sql<boolean>`exists (${db
        .select({ id: others.id })
        .from(others)
        .where(
          and(
            eq(others.roomId, accommodations.roomId),
            ne(others.id, accommodations.id),
            isNotNull(others.checkedInAt),
            isNull(others.leftAt),
            // Guests of a later stay may have checked in from home, a day ahead: they are not in the room.
            sql`lower(${others.occupied}) < lower(${accommodations.occupied})`,
          ),
        )})`,
    })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    // As one text: the drivers serialize lists differently.
    .where(
      sql`${accommodations.bookingId} = any(string_to_array(${sql.placeholder('bookingIds')}, ',')::uuid[])`,
    )
    .orderBy(asc(accommodations.id))
    .prepare('rooms_of_bookings'),
);

const guestsOfBookings = oncePerDatabase(db =>
  db
    .select()
    .from(accommodationGuests)
    .where(
      sql`${accommodationGuests.bookingId} = any(string_to_array(${sql.placeholder('bookingIds')}, ',')::uuid[])`,
    )
    .prepare('guests_of_bookings'),
);

const openPixOfBookings = oncePerDatabase(db =>
  db
    .select({
      bookingId: payments.bookingId,
      paymentId: payments.id,
      isForHours: sql<boolean>`${payments.hourPurchaseId} is not null`,
      buyerId: hourPurchases.guestId,
      expiresAt: pixCodes.expiresAt,
    })
    .from(payments)
    .innerJoin(pixCodes, eq(pixCodes.paymentId, payments.id))
    .leftJoin(hourPurchases, eq(hourPurchases.id, payments.hourPurchaseId))
    .where(
      and(
        eq(payments.status, 'OPEN'),
        // Shown at the desk alone.
        eq(payments.isForOverstay, false),
        sql`${payments.bookingId} = any(string_to_array(${sql.placeholder('bookingIds')}, ',')::uuid[])`,
      ),
    )
    .prepare('open_pix_of_bookings'),
);

/** One booking, for a screen or, if the caller has locked its row, for a change of it. */
export async function viewBooking(db: Database | Transaction, id: string): Promise<BookingView | null> {
  const [found] = await withRooms(db, await viewById(db).execute({ id }));
  return found ?? null;
}

export async function withRooms(
  db: Database | Transaction,
  found: Pick<BookingView, 'booking' | 'hotel'>[],
): Promise<BookingView[]> {
  if (found.length === 0) return [];
  const bookingIds = found.map(({ booking }) => booking.id).join(',');
  const [rooms, guests, pix] = await Promise.all([
    roomsOfBookings(db).execute({ bookingIds }),
    guestsOfBookings(db).execute({ bookingIds }),
    openPixOfBookings(db).execute({ bookingIds }),
  ]);
  const roomsByBooking = Map.groupBy(rooms, ({ room }) => room.bookingId);
  const guestsByBooking = Map.groupBy(guests, guest => guest.bookingId);
  return found.map(({ booking, hotel }) => ({
    booking,
    hotel,
    rooms: roomsByBooking.get(booking.id) ?? [],
    guests: guestsByBooking.get(booking.id) ?? [],
    openPix: pix.find(({ bookingId }) => bookingId === booking.id) ?? null,
  }));
}
