import { count, desc, eq } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import type { Database } from './store.ts';

export type ConsoleBooking = Awaited<ReturnType<typeof latestBookings>>[number];

/** Of all hotels, for the sandbox console. */
export function latestBookings(db: Database, limit: number) {
  return db
    .select({
      locator: bookings.locator,
      status: bookings.status,
      walkIn: bookings.walkIn,
      hotelName: hotels.name,
      checkinDate: bookings.checkinDate,
      checkoutDate: bookings.checkoutDate,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      timeZone: hotels.timeZone,
      valueCents: bookings.valueCents,
      taxCents: bookings.taxCents,
      createdAt: bookings.createdAt,
      firstName: guests.firstName,
      lastName: guests.lastName,
      email: guests.email,
      rooms: count(accommodations.id),
    })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .leftJoin(accommodations, eq(accommodations.bookingId, bookings.id))
    .groupBy(bookings.id, hotels.id, guests.id)
    .orderBy(desc(bookings.createdAt), desc(bookings.locator))
    .limit(limit);
}
