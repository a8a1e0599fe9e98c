import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms } from './schema/hotels.ts';
import { spaceReservations, spaces } from './schema/living.ts';
import type { Database } from './store.ts';

export function consoleSpaceHotels(db: Database) {
  return db
    .selectDistinct({ id: hotels.id, name: hotels.name, timeZone: hotels.timeZone, rank: hotels.rank })
    .from(spaces)
    .innerJoin(hotels, eq(hotels.id, spaces.hotelId))
    .orderBy(asc(hotels.rank));
}

export type ConsoleSpaceReservation = Awaited<ReturnType<typeof consoleSpaceReservations>>[number];

/** The reservations of a hotel's spaces within a period, canceled ones too, by the time at which they begin. */
export function consoleSpaceReservations(
  db: Database,
  { hotelId, startsAt, endsAt, limit }: { hotelId: string; startsAt: Date; endsAt: Date; limit: number },
) {
  return db
    .select({
      spaceId: spaceReservations.spaceId,
      startsAt: spaceReservations.startsAt,
      endsAt: spaceReservations.endsAt,
      canceledAt: spaceReservations.canceledAt,
      firstName: guests.firstName,
      room: rooms.number,
      locator: bookings.locator,
    })
    .from(spaceReservations)
    .innerJoin(guests, eq(guests.id, spaceReservations.guestId))
    .innerJoin(bookings, eq(bookings.id, spaceReservations.bookingId))
    .innerJoin(accommodations, eq(accommodations.id, spaceReservations.accommodationId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(
      and(
        eq(spaceReservations.hotelId, hotelId),
        lt(spaceReservations.startsAt, endsAt),
        gt(spaceReservations.endsAt, startsAt),
      ),
    )
    .orderBy(asc(spaceReservations.startsAt), asc(spaceReservations.id))
    .limit(limit);
}
