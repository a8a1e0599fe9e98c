import { and, asc, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { BookingListStatus } from '#shared/contract/booking-lists.ts';
import type { StoredBooking } from './booking-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

/** A booking with what its screens name. */
export type BookingView = {
  booking: StoredBooking;
  hotel: typeof hotels.$inferSelect;
  rooms: {
    room: typeof accommodations.$inferSelect;
    number: string;
    typeName: (typeof roomTypes.$inferSelect)['name'];
  }[];
};

/** Under way, or to come: a booking whose stay has passed without its guests is over, whatever its status says. */
function isActive(now: Date): SQL {
  const isStanding = inArray(bookings.status, ['CONFIRMED', 'PENDING', 'PROCESSING']);
  return sql`(${eq(bookings.status, 'IN_PROGRESS')} or (${isStanding} and ${gt(bookings.endsAt, now)}))`;
}

export async function viewBooking(db: Database | Transaction, id: string): Promise<BookingView | null> {
  const [found] = await viewWhere(db, eq(bookings.id, id), 'asc', 1);
  return found ?? null;
}

/** The guest's bookings by arrival (API-05). */
export function listOwnBookings(
  db: Database,
  guestId: string,
  { status, sort, limit }: { status: BookingListStatus; sort: 'asc' | 'desc'; limit: number },
  now: Date,
): Promise<BookingView[]> {
  const wanted = status === 'active' ? isActive(now) : not(isActive(now));
  return viewWhere(db, and(eq(bookings.guestId, guestId), wanted), sort, limit);
}

async function viewWhere(
  db: Database | Transaction,
  condition: SQL | undefined,
  sort: 'asc' | 'desc',
  limit: number,
): Promise<BookingView[]> {
  const order = sort === 'asc' ? asc : desc;
  const found = await db
    .select({ booking: bookings, hotel: hotels })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(condition)
    .orderBy(order(bookings.startsAt), order(bookings.id))
    .limit(limit);
  if (found.length === 0) return [];
  const held = await db
    .select({ room: accommodations, number: rooms.number, typeName: roomTypes.name })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    .where(
      inArray(
        accommodations.bookingId,
        found.map(({ booking }) => booking.id),
      ),
    )
    .orderBy(asc(accommodations.id));
  const byBooking = Map.groupBy(held, ({ room }) => room.bookingId);
  return found.map(({ booking, hotel }) => ({ booking, hotel, rooms: byBooking.get(booking.id) ?? [] }));
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
