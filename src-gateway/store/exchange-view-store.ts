import {
  and,
  asc,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { takenRooms } from './availability-store.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { partnerBookings } from './schema/exchange.ts';
import { guests } from './schema/guests.ts';
import { rooms } from './schema/hotels.ts';
import { roomClosures } from './schema/room-closures.ts';
import type { Database } from './store.ts';

const selectBookings = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      booking: bookings,
      channel: partnerBookings.channel,
      reference: partnerBookings.reference,
      guestLastName: guests.lastName,
    })
    .from(bookings)
    .leftJoin(partnerBookings, eq(partnerBookings.bookingId, bookings.id))
    .leftJoin(guests, eq(guests.id, bookings.guestId))
    .where(condition);

const selectRooms = (db: Database, ids: readonly string[]) =>
  db
    .select({ room: accommodations, number: rooms.number })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .where(inArray(accommodations.bookingId, [...ids]))
    .orderBy(asc(accommodations.id));

export type ExchangedBooking = Awaited<ReturnType<typeof selectBookings>>[number] & {
  rooms: Awaited<ReturnType<typeof selectRooms>>;
};

async function withRooms(
  db: Database,
  found: Awaited<ReturnType<typeof selectBookings>>,
): Promise<ExchangedBooking[]> {
  if (found.length === 0) return [];
  const all = await selectRooms(
    db,
    found.map(({ booking }) => booking.id),
  );
  const byBooking = Map.groupBy(all, ({ room }) => room.bookingId);
  return found.map(one => ({ ...one, rooms: byBooking.get(one.booking.id) ?? [] }));
}

/** A booking of this hotel; null for another hotel's. */
export async function findExchangedBooking(
  db: Database,
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
): Promise<ExchangedBooking | null> {
  const [found] = await withRooms(
    db,
    await selectBookings(db, and(eq(bookings.id, bookingId), eq(bookings.hotelId, hotelId))),
  );
  return found ?? null;
}

/** Bookings that stand, by their ids. */
export async function listExchangedBookings(
  db: Database,
  { hotelId, after, limit }: { hotelId: string; after: string | null; limit: number },
): Promise<ExchangedBooking[]> {
  const standing = inArray(bookings.status, ['PENDING', 'PROCESSING', 'CONFIRMED', 'IN_PROGRESS']);
  const beyond = after === null ? undefined : gt(bookings.id, after);
  return withRooms(
    db,
    await selectBookings(db, and(eq(bookings.hotelId, hotelId), standing, beyond))
      .orderBy(asc(bookings.id))
      .limit(limit),
  );
}

/** The rooms of a hotel, each with the booking whose guests are in it at `now`. */
export function listExchangedRooms(db: Database, hotelId: string, now: Date) {
  return db
    .select({
      roomId: rooms.id,
      number: rooms.number,
      roomTypeId: rooms.roomTypeId,
      isReady: rooms.isReady,
      condition: rooms.condition,
      expectedAt: rooms.expectedAt,
      isOutOfOrder: sql<boolean>`exists (select from room_closures c where c.room_id = ${rooms.id}
        and c.ended_at is null and c.occupied @> ${now.toISOString()}::timestamptz)`,
      isOutOfService: sql<boolean>`${rooms.outOfService} is not null`,
      bookingId: accommodations.bookingId,
    })
    .from(rooms)
    .leftJoin(
      accommodations,
      and(
        eq(accommodations.roomId, rooms.id),
        isNotNull(accommodations.checkedInAt),
        isNull(accommodations.leftAt),
        // Guests who checked in from home are not in the room yet.
        lte(sql`lower(${accommodations.occupied})`, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .where(and(eq(rooms.hotelId, hotelId), not(rooms.isRetired)))
    .orderBy(sql`length(${rooms.number})`, asc(rooms.number));
}

/** Rooms that are taken at some time of a night, or closed, by type and night. */
export function countTakenRooms(
  db: Database,
  { hotelId, timeZone, from, until }: { hotelId: string; timeZone: string; from: string; until: string },
): Promise<{ roomTypeId: string; night: string; taken: number }[]> {
  const start = sql`(n.night::date + interval '15 hours') at time zone ${timeZone}`;
  const end = sql`(n.night::date + interval '36 hours') at time zone ${timeZone}`;
  const all = sql`tstzrange(${from}::timestamp at time zone ${timeZone}, (${until}::timestamp + interval '1 day') at time zone ${timeZone})`;
  const taken = takenRooms(db, {
    ofStays: and(eq(accommodations.hotelId, hotelId), sql`${accommodations.occupied} && ${all}`),
    ofClosures: and(eq(roomClosures.hotelId, hotelId), sql`${roomClosures.occupied} && ${all}`),
  });
  return db
    .select({
      roomTypeId: taken.roomTypeId,
      night: sql<string>`n.night::date::text`,
      taken: countDistinct(taken.roomId),
    })
    .from(taken)
    .innerJoin(
      sql`generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') as n(night)`,
      sql`${taken.occupied} && tstzrange(${start}, ${end})`,
    )
    .groupBy(taken.roomTypeId, sql`n.night`);
}
