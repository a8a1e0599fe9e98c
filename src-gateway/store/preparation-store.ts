import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { instantAt } from '#shared/hotel-time.ts';
import { findMinibars, findRoomOptions, type StoredPart } from './preference-store.ts';
import { accommodationGuests, accommodations, bookings } from './schema/bookings.ts';
import { guests } from './schema/guests.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import { guestPreferences } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

export async function findSavedParts(
  db: Database | Transaction,
  guestIds: string[],
): Promise<(StoredPart & { guestId: string })[]> {
  if (guestIds.length === 0) return [];
  return db.select().from(guestPreferences).where(inArray(guestPreferences.guestId, guestIds));
}

export type PreparationOptions = Awaited<ReturnType<typeof findPreparationOptions>>;

export async function findPreparationOptions(db: Database) {
  return {
    room: await findRoomOptions(db),
    minibar: await findMinibars(db),
  };
}

export type ConsoleArrival = Awaited<ReturnType<typeof consoleArrivals>>[number];

/** The rooms of a hotel whose guests arrive within some days, by arrival; `until` is excluded. */
export async function consoleArrivals(
  db: Database,
  { hotelId, timeZone, from, until }: { hotelId: string; timeZone: string; from: string; until: string },
) {
  const rows = await db
    .select({
      accommodationId: accommodations.id,
      guestId: accommodationGuests.guestId,
      firstName: guests.firstName,
      socialName: guests.socialName,
      locator: bookings.locator,
      status: bookings.status,
      checkinDate: bookings.checkinDate,
      checkinHour: accommodations.checkinHour,
      checkedInAt: accommodations.checkedInAt,
      room: rooms.number,
      typeName: roomTypes.name,
    })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    .leftJoin(
      accommodationGuests,
      and(eq(accommodationGuests.accommodationId, accommodations.id), eq(accommodationGuests.isMain, true)),
    )
    .leftJoin(guests, eq(guests.id, accommodationGuests.guestId))
    .where(
      and(
        eq(bookings.hotelId, hotelId),
        inArray(bookings.status, ['CONFIRMED', 'PENDING', 'IN_PROGRESS']),
        gte(bookings.checkinDate, from),
        lt(bookings.checkinDate, until),
        accommodations.holdsRoom,
        isNull(accommodations.leftAt),
      ),
    )
    .orderBy(asc(bookings.checkinDate), asc(accommodations.checkinHour), asc(accommodations.id));
  return rows.map(row => ({ ...row, arrival: instantAt(row.checkinDate, row.checkinHour, timeZone) }));
}

export function consolePreparingHotels(db: Database) {
  return db
    .select({ id: hotels.id, name: hotels.name, timeZone: hotels.timeZone })
    .from(hotels)
    .orderBy(asc(hotels.rank));
}
