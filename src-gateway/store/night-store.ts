import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { accommodations } from './schema/bookings.ts';
import { rooms } from './schema/hotels.ts';
import { roomClosures } from './schema/room-closures.ts';
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
  const wanted = sql`unnest(
    ${instants(span => span.from)}::timestamptz[],
    ${instants(span => span.until)}::timestamptz[]
  ) with ordinality as wanted(starts, ends, night)`;
  const night = sql<number>`wanted.night::int - 1`.as('night');
  // Joined in each part: the planner takes no index through a union.
  const stays = db
    .select({ night, roomId: accommodations.roomId, roomTypeId: accommodations.roomTypeId })
    .from(accommodations)
    .innerJoin(wanted, sql`${accommodations.occupied} && tstzrange(wanted.starts, wanted.ends)`)
    .where(and(eq(accommodations.hotelId, hotelId), accommodations.holdsRoom));
  const closures = db
    .select({ night, roomId: roomClosures.roomId, roomTypeId: rooms.roomTypeId })
    .from(roomClosures)
    .innerJoin(rooms, eq(rooms.id, roomClosures.roomId))
    .innerJoin(wanted, sql`${roomClosures.occupied} && tstzrange(wanted.starts, wanted.ends)`)
    .where(and(eq(roomClosures.hotelId, hotelId), isNull(roomClosures.endedAt)));
  const taken = unionAll(stays, closures).as('taken');
  return db
    .select({
      night: taken.night,
      roomTypeId: taken.roomTypeId,
      rooms: sql<number>`count(distinct ${taken.roomId})::int`,
    })
    .from(taken)
    .groupBy(taken.night, taken.roomTypeId);
}
