import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { instantAt } from '#shared/hotel-time.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { hotels, rooms } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

export type ResidentRoom = {
  accommodationId: number;
  bookingId: string;
  room: string;
  arrival: Date;
  departure: Date;
  hotel: { id: string; name: string; timeZone: string; address: string[] };
};

/**
 * The rooms that a guest has checked in to and not left, by arrival: most guests have one or none. Without those whose
 * number and code a rejected guest is not shown (SEC-19): nobody is let in by them either.
 */
export async function findResidentRooms(
  db: Database | Transaction,
  guestId: string,
): Promise<ResidentRoom[]> {
  const rows = await db
    .selectDistinct({
      accommodationId: accommodations.id,
      bookingId: bookings.id,
      room: rooms.number,
      checkinDate: bookings.checkinDate,
      checkinHour: accommodations.checkinHour,
      checkoutDate: bookings.checkoutDate,
      checkoutHour: accommodations.checkoutHour,
      hotel: { id: hotels.id, name: hotels.name, timeZone: hotels.timeZone, address: hotels.address },
    })
    .from(accommodationGuests)
    .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(
      and(
        eq(accommodationGuests.guestId, guestId),
        isNotNull(accommodationGuests.checkedInAt),
        isNull(accommodationGuests.accessSuspendedAt),
        isNotNull(accommodations.checkedInAt),
        isNull(accommodations.leftAt),
        eq(bookings.status, 'IN_PROGRESS'),
      ),
    )
    .orderBy(asc(bookings.checkinDate), asc(accommodations.id));
  return rows.map(({ checkinDate, checkinHour, checkoutDate, checkoutHour, ...row }) => ({
    ...row,
    arrival: instantAt(checkinDate, checkinHour, row.hotel.timeZone),
    departure: instantAt(checkoutDate, checkoutHour, row.hotel.timeZone),
  }));
}

/** A room's number, from the arrival on: until then it may be exchanged for another one (BKG-14, PD-64, PD-65). */
export const shownNumber = (
  { room, arrival }: Pick<ResidentRoom, 'room' | 'arrival'>,
  now: Date,
): string | null => (arrival <= now ? room : null);
