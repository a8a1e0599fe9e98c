import { and, asc, eq, isNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { oncePerDatabase, prepareRows } from './prepared.ts';
import { accommodations } from './schema/bookings.ts';
import { rooms } from './schema/hotels.ts';
import { roomClosures } from './schema/room-closures.ts';
import type { Database, Transaction } from './store.ts';

/** A half-open range of instants as PostgreSQL writes it. */
export function instantRange(from: Date, until: Date): string {
  return `[${from.toISOString()},${until.toISOString()})`;
}

const epoch = (instant: Date) => instant.getTime() / 1000;

/** The times at which rooms cannot be sold: stays that hold one, and closures (HSK-05). */
export function takenRooms(
  db: Database | Transaction,
  { ofStays, ofClosures }: { ofStays: SQL | undefined; ofClosures: SQL | undefined },
) {
  const { roomId, roomTypeId, occupied } = accommodations;
  const stays = db
    .select({ roomId, roomTypeId, occupied })
    .from(accommodations)
    .where(and(accommodations.holdsRoom, ofStays));
  const closures = db
    .select({
      roomId: roomClosures.roomId,
      roomTypeId: rooms.roomTypeId,
      occupied: roomClosures.occupied,
    })
    .from(roomClosures)
    .innerJoin(rooms, eq(rooms.id, roomClosures.roomId))
    .where(and(isNull(roomClosures.endedAt), ofClosures));
  return unionAll(stays, closures).as('taken');
}

/** Closures of the room that the outer statement names, in a range. */
export const closuresOf = (db: Database | Transaction, roomId: PgColumn, range: SQL) =>
  db
    .select({ one: sql`1` })
    .from(roomClosures)
    .where(
      and(
        eq(roomClosures.roomId, roomId),
        isNull(roomClosures.endedAt),
        sql`${roomClosures.occupied} && ${range}`,
      ),
    );

/** The bounds of a search; stays outside `from` to `until` do not affect it. */
export type OccupancyQuestion = {
  hotelId: string;
  from: Date;
  until: Date;
  /** Arrival that the departure hours are counted with. */
  arrival: Date;
  /** Departure and cleaning that the arrival hours are counted with. */
  departed: Date;
  /** The same for the shortest stay of the dates. */
  earliestDeparted: Date;
};

/** A room that is taken at some time of the query, in seconds since 1970. Null where the room is free. */
export type RoomOccupancy = {
  roomTypeId: string;
  /** The last moment it is taken before `departed`: arriving earlier is not possible. */
  takenUntil: number | null;
  /** The same before `earliestDeparted`. */
  takenUntilShortest: number | null;
  /** The first moment it is taken after `arrival`: staying longer is not possible. */
  takenFrom: number | null;
};

type OccupancyRow = [string, number | null, number | null, number | null];

const preparedOccupancy = oncePerDatabase(db => {
  const range = sql`${sql.placeholder('range')}::tstzrange`;
  const hotelId = sql`${sql.placeholder('hotelId')}`;
  const taken = takenRooms(db, {
    ofStays: and(sql`${accommodations.hotelId} = ${hotelId}`, sql`${accommodations.occupied} && ${range}`),
    ofClosures: and(sql`${roomClosures.hotelId} = ${hotelId}`, sql`${roomClosures.occupied} && ${range}`),
  });
  const { occupied } = taken;
  const ends = sql`extract(epoch from upper(${occupied}))::float8`;
  const lastBefore = (end: string) =>
    sql<
      number | null
    >`max(${ends}) filter (where lower(${occupied}) < to_timestamp(${sql.placeholder(end)}::float8))`;
  const statement = db
    .select({
      roomTypeId: taken.roomTypeId,
      takenUntil: lastBefore('departed'),
      takenUntilShortest: lastBefore('earliestDeparted'),
      takenFrom: sql<
        number | null
      >`min(extract(epoch from lower(${occupied}))::float8) filter (where upper(${occupied}) > to_timestamp(${sql.placeholder('arrival')}::float8))`,
    })
    .from(taken)
    .groupBy(taken.roomId, taken.roomTypeId);
  return prepareRows(
    db,
    statement,
    ([roomTypeId, takenUntil, takenUntilShortest, takenFrom]: OccupancyRow): RoomOccupancy => ({
      roomTypeId,
      takenUntil,
      takenUntilShortest,
      takenFrom,
    }),
  );
});

/** One round trip, one index scan, and never more rows than the hotel has rooms. */
export async function roomOccupancy(db: Database, question: OccupancyQuestion): Promise<RoomOccupancy[]> {
  return preparedOccupancy(db).execute({
    hotelId: question.hotelId,
    range: instantRange(question.from, question.until),
    arrival: epoch(question.arrival),
    departed: epoch(question.departed),
    earliestDeparted: epoch(question.earliestDeparted),
  });
}

/** Makes transactions that sell rooms of one type wait for each other, until this one ends. */
export async function lockRoomType(tx: Transaction, roomTypeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`room-type ${roomTypeId}`}, 0))`);
}

/** Rooms of a type that are free in the whole range, those that are ready now first, then the lowest number. */
export async function freeRooms(
  tx: Transaction,
  roomTypeId: string,
  range: string,
): Promise<{ id: string; number: string }[]> {
  const occupations = tx
    .select({ one: sql`1` })
    .from(accommodations)
    .where(
      and(
        eq(accommodations.roomId, rooms.id),
        accommodations.holdsRoom,
        sql`${accommodations.occupied} && ${range}::tstzrange`,
      ),
    );
  return tx
    .select({ id: rooms.id, number: rooms.number })
    .from(rooms)
    .where(
      and(
        eq(rooms.roomTypeId, roomTypeId),
        not(rooms.isRetired),
        notExists(occupations),
        notExists(closuresOf(tx, rooms.id, sql`${range}::tstzrange`)),
      ),
    )
    .orderBy(sql`not ${rooms.isReady}`, sql`length(${rooms.number})`, asc(rooms.number));
}
