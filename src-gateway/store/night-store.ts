import { and, eq, sql } from 'drizzle-orm';
import { accommodations } from './schema/bookings.ts';
import type { Database } from './store.ts';

/** A night as the shortest stay of it: from the latest arrival until the room is clean again. */
export type NightSpan = { from: Date; until: Date };

/** Rooms of a type that are taken in one of the nights; a type without a taken room has no row. */
export type TakenInNight = { night: number; roomTypeId: string; rooms: number };

/** One round trip for all nights, one index scan for each. `night` is the index in `nights`. */
export async function takenByNight(
  db: Database,
  hotelId: string,
  nights: readonly NightSpan[],
): Promise<TakenInNight[]> {
  const instants = (of: (night: NightSpan) => Date) =>
    `{${nights.map(night => of(night).toISOString()).join(',')}}`;
  const { occupied, roomId, roomTypeId } = accommodations;
  const night = sql<number>`wanted.night::int - 1`;
  return db
    .select({ night, roomTypeId, rooms: sql<number>`count(distinct ${roomId})::int` })
    .from(accommodations)
    .innerJoin(
      sql`unnest(
        ${instants(span => span.from)}::timestamptz[],
        ${instants(span => span.until)}::timestamptz[]
      ) with ordinality as wanted(starts, ends, night)`,
      sql`${occupied} && tstzrange(wanted.starts, wanted.ends)`,
    )
    .where(and(eq(accommodations.hotelId, hotelId), accommodations.holdsRoom))
    .groupBy(sql`wanted.night`, roomTypeId);
}
