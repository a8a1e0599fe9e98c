import { and, asc, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import { hasSeenCode } from './door-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import type { Database } from './store.ts';

export type OverdueRoom = { bookingId: string; accommodationId: number };

/** Rooms due by `departedBy` whose code nobody has seen, or due by `neverLaterThan`; the longest overdue first. */
export async function overdueRooms(
  db: Database,
  { departedBy, neverLaterThan, limit }: { departedBy: Date; neverLaterThan: Date; limit: number },
): Promise<OverdueRoom[]> {
  const departure = sql`((${bookings.checkoutDate} + make_interval(hours => ${accommodations.checkoutHour})) at time zone ${hotels.timeZone})`;
  return db
    .select({ bookingId: bookings.id, accommodationId: accommodations.id })
    .from(bookings)
    .innerJoin(accommodations, eq(accommodations.bookingId, bookings.id))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(
      and(
        // As the index has it: a parameter would keep a prepared statement from using it.
        sql`${bookings.status} = 'IN_PROGRESS'`,
        // No hotel's day is more than a day ahead.
        lte(bookings.checkoutDate, sql`(${departedBy.toISOString()}::timestamptz + interval '1 day')::date`),
        isNull(accommodations.leftAt),
        lte(departure, sql`${departedBy.toISOString()}::timestamptz`),
        or(not(hasSeenCode(db)), lte(departure, sql`${neverLaterThan.toISOString()}::timestamptz`)),
      ),
    )
    .orderBy(asc(bookings.checkoutDate), asc(accommodations.id))
    .limit(limit);
}
