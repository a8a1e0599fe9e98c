import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { type BookingView, selectViews, withRooms } from './booking-view-store.ts';
import type { Guest } from './guest-store.ts';
import { bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export type HolderName = Pick<Guest, 'firstName' | 'lastName' | 'socialName'>;

/** Bookings of a hotel whose stay touches a day and was not called off, with their holders by booking id. */
export async function staysOfDay(
  tx: Transaction,
  { hotelId, date }: { hotelId: string; date: string },
): Promise<{ views: BookingView[]; holders: Map<string, HolderName> }> {
  const isOfDay = and(
    eq(bookings.hotelId, hotelId),
    lte(bookings.checkinDate, date),
    gte(bookings.checkoutDate, date),
    inArray(bookings.status, ['PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS']),
  );
  const views = await withRooms(tx, await selectViews(tx, isOfDay, asc));
  const rows = await tx
    .select({
      bookingId: bookings.id,
      firstName: guests.firstName,
      lastName: guests.lastName,
      socialName: guests.socialName,
    })
    .from(bookings)
    .innerJoin(guests, eq(guests.id, bookings.guestId))
    .where(isOfDay);
  return { views, holders: new Map(rows.map(({ bookingId, ...name }) => [bookingId, name])) };
}

export async function findHotelName(
  db: Database | Transaction,
  hotelId: string,
): Promise<{ name: string; timeZone: string } | null> {
  const [hotel] = await db
    .select({ name: hotels.name, timeZone: hotels.timeZone })
    .from(hotels)
    .where(eq(hotels.id, hotelId));
  return hotel ?? null;
}

export async function findPrintedHotel(
  tx: Transaction,
  hotelId: string,
): Promise<{ name: string; address: string[]; timeZone: string } | null> {
  const [hotel] = await tx
    .select({ name: hotels.name, address: hotels.address, timeZone: hotels.timeZone })
    .from(hotels)
    .where(eq(hotels.id, hotelId));
  return hotel ?? null;
}
