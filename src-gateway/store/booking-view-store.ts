import { asc, type desc, eq, gt, inArray, type Param, type SQL, sql } from 'drizzle-orm';
import type { StoredBooking } from './booking-store.ts';
import { oncePerDatabase } from './prepared.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export type StoredRoomGuest = typeof accommodationGuests.$inferSelect;

/** A booking with what its screens name. */
export type BookingView = {
  booking: StoredBooking;
  hotel: typeof hotels.$inferSelect;
  rooms: {
    room: typeof accommodations.$inferSelect;
    number: string;
    typeName: (typeof roomTypes.$inferSelect)['name'];
  }[];
  /** Of all its rooms, in no order. */
  guests: StoredRoomGuest[];
};

/** Under way, or to come: a booking whose stay has passed without its guests is over, whatever its status says. */
export function isActive(now: Date | Param): SQL {
  const isStanding = inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING']);
  return sql`(${eq(bookings.status, 'IN_PROGRESS')} or (${isStanding} and ${gt(bookings.endsAt, now)}))`;
}

/** As `isActive`, of a booking that was read. */
export function isActiveView({ status, endsAt }: StoredBooking, now: Date): boolean {
  if (status === 'IN_PROGRESS') return true;
  return (status === 'CONFIRMED' || status === 'PENDING' || status === 'PROCESSING') && endsAt > now;
}

/** Bookings with their hotels, by arrival. */
export function selectViews(db: Database, condition: SQL | undefined, order: typeof asc | typeof desc) {
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

const roomsOfBookings = oncePerDatabase(db =>
  db
    .select({ room: accommodations, number: rooms.number, typeName: roomTypes.name })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    // As one text: the drivers write lists in different ways.
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

/** One booking, for a screen or, where the caller has locked its row, for a change of it. */
export async function viewBooking(db: Database | Transaction, id: string): Promise<BookingView | null> {
  const [found] = await withRooms(db, await viewById(db).execute({ id }));
  return found ?? null;
}

/** Adds rooms and guests to bookings that were read. */
export async function withRooms(
  db: Database | Transaction,
  found: Omit<BookingView, 'rooms' | 'guests'>[],
): Promise<BookingView[]> {
  if (found.length === 0) return [];
  const bookingIds = found.map(({ booking }) => booking.id).join(',');
  const [rooms, guests] = await Promise.all([
    roomsOfBookings(db).execute({ bookingIds }),
    guestsOfBookings(db).execute({ bookingIds }),
  ]);
  const roomsByBooking = Map.groupBy(rooms, ({ room }) => room.bookingId);
  const guestsByBooking = Map.groupBy(guests, guest => guest.bookingId);
  return found.map(({ booking, hotel }) => ({
    booking,
    hotel,
    rooms: roomsByBooking.get(booking.id) ?? [],
    guests: guestsByBooking.get(booking.id) ?? [],
  }));
}
