import { and, asc, desc, eq, gt, inArray, not, type Param, type SQL, sql } from 'drizzle-orm';
import type { BookingListStatus } from '#shared/contract/booking-lists.ts';
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
function isActive(now: Date | Param): SQL {
  const isStanding = inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING']);
  return sql`(${eq(bookings.status, 'IN_PROGRESS')} or (${isStanding} and ${gt(bookings.endsAt, now)}))`;
}

/** As `isActive`, of a booking that was read. */
export function isActiveView({ status, endsAt }: StoredBooking, now: Date): boolean {
  if (status === 'IN_PROGRESS') return true;
  return (status === 'CONFIRMED' || status === 'PENDING' || status === 'PROCESSING') && endsAt > now;
}

function selectViews(db: Database, condition: SQL | undefined, order: typeof asc) {
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

const ownViews = oncePerDatabase(db => {
  const active = isActive(sql.param(sql.placeholder('now'), bookings.endsAt));
  const prepare = (wanted: SQL, order: typeof asc, name: string) =>
    selectViews(db, and(eq(bookings.guestId, sql.placeholder('guestId')), wanted), order)
      .limit(sql.placeholder('limit'))
      .prepare(name);
  const bothWays = (wanted: SQL, name: string) => ({
    asc: prepare(wanted, asc, `${name}_asc`),
    desc: prepare(wanted, desc, `${name}_desc`),
  });
  return {
    active: bothWays(active, 'active_booking_views'),
    previous: bothWays(not(active), 'previous_booking_views'),
  };
});

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

export async function viewBooking(db: Database, id: string): Promise<BookingView | null> {
  const [found] = await withRooms(db, await viewById(db).execute({ id }));
  return found ?? null;
}

/** As viewBooking, inside a transaction; the caller has locked the booking's row where nothing may change meanwhile. */
export async function viewBookingIn(tx: Transaction, id: string): Promise<BookingView | null> {
  const [found] = await tx
    .select({ booking: bookings, hotel: hotels })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(eq(bookings.id, id));
  if (!found) return null;
  const stays = await tx
    .select({ room: accommodations, number: rooms.number, typeName: roomTypes.name })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    .where(eq(accommodations.bookingId, id))
    .orderBy(asc(accommodations.id));
  const guests = await tx.select().from(accommodationGuests).where(eq(accommodationGuests.bookingId, id));
  return { ...found, rooms: stays, guests };
}

/** The guest's bookings by arrival (API-05). */
export async function listOwnBookings(
  db: Database,
  guestId: string,
  { status, sort, limit }: { status: BookingListStatus; sort: 'asc' | 'desc'; limit: number },
  now: Date,
): Promise<BookingView[]> {
  return withRooms(db, await ownViews(db)[status][sort].execute({ guestId, now, limit }));
}

async function withRooms(
  db: Database,
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

/** Whether the guest has a booking to come or under way (API-15). */
export async function hasActiveBooking(
  db: Database | Transaction,
  guestId: string,
  now: Date,
): Promise<boolean> {
  return (await db.$count(bookings, and(eq(bookings.guestId, guestId), isActive(now)))) > 0;
}

/** Whether the guest is staying now (API-15). */
export async function hasBookingInProgress(db: Database, guestId: string): Promise<boolean> {
  const staying = and(eq(bookings.guestId, guestId), eq(bookings.status, 'IN_PROGRESS'));
  return (await db.$count(bookings, staying)) > 0;
}
