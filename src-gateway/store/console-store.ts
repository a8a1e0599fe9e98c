import { asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { emails } from './schema/emails.ts';
import { guests } from './schema/guests.ts';
import { hotels } from './schema/hotels.ts';
import type { Database } from './store.ts';

/** The sandbox console's reads across domains. They change nothing. */

const bookingColumns = {
  locator: bookings.locator,
  status: bookings.status,
  channel: bookings.channel,
  walkIn: bookings.walkIn,
  hotelName: hotels.name,
  checkinDate: bookings.checkinDate,
  checkoutDate: bookings.checkoutDate,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  timeZone: hotels.timeZone,
  valueCents: bookings.valueCents,
  taxCents: bookings.taxCents,
  creditsCents: bookings.creditsCents,
  overstayCents: bookings.overstayCents,
  overstayPaidCents: bookings.overstayPaidCents,
  paymentDeadline: bookings.paymentDeadline,
  createdAt: bookings.createdAt,
  firstName: guests.firstName,
  lastName: guests.lastName,
  email: guests.email,
};

function bookingRows(db: Database) {
  return db
    .select({ ...bookingColumns, rooms: count(accommodations.id) })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .leftJoin(accommodations, eq(accommodations.bookingId, bookings.id))
    .groupBy(bookings.id, hotels.id, guests.id)
    .$dynamic();
}

export type ConsoleBooking = Awaited<ReturnType<typeof latestBookings>>[number];

export function latestBookings(db: Database, limit: number) {
  return bookingRows(db).orderBy(desc(bookings.createdAt), desc(bookings.locator)).limit(limit);
}

/** Bookings that wait for a payment at the desk, the earliest deadline first. */
export function pendingBookings(db: Database, limit: number) {
  return bookingRows(db)
    .where(eq(bookings.status, 'PENDING'))
    .orderBy(asc(bookings.paymentDeadline))
    .limit(limit);
}

/** Stays with an unpaid overstay fee, the longest waiting first. */
export function overstayedBookings(db: Database, limit: number) {
  return bookingRows(db)
    .where(sql`${bookings.overstayCents} > ${bookings.overstayPaidCents}`)
    .orderBy(asc(bookings.updatedAt))
    .limit(limit);
}

export async function consoleCounts(db: Database) {
  const [pending, written, unsent] = await Promise.all([
    db.$count(bookings, eq(bookings.status, 'PENDING')),
    db.$count(emails),
    db.$count(emails, isNull(emails.sentAt)),
  ]);
  return { pending, emails: written, unsent };
}
