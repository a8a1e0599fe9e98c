import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './store.ts';

/** A stay in a room now, or an arrival; instants in milliseconds since 1970. */
export type RoomStay = {
  roomId: string;
  /** Its guests have seen the door's code, and have not left. */
  isInside: boolean;
  arrivesAt: number;
  leavesAt: number;
  guests: number;
};

type Question = { hotelId: string; timeZone: string; roomId?: string; from: Date; until: Date };

const column = <Value>(text: string): SQL<Value> => sql<Value>`${sql.raw(text)}`;
const epoch = (instant: SQL): SQL<number> => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;

/** Stays that are in a hotel's rooms or arrive within the times, those of planned moves too; the earlier arrival first. */
export async function findRoomStays(
  db: Database | Transaction,
  { hotelId, timeZone, roomId, from, until }: Question,
): Promise<RoomStay[]> {
  const local = (day: string, hour: string) =>
    sql`((${sql.raw(day)} + make_interval(hours => ${sql.raw(hour)})) at time zone ${timeZone})`;
  const arrival = sql`coalesce(planned.starts_at, ${local('b.checkin_date', 'a.checkin_hour')})`;
  const departure = sql`coalesce(leaving.starts_at, ${local('b.checkout_date', 'a.checkout_hour')})`;
  const hasSeen = sql`(a.checked_in_at is not null and exists (select from door_code_showings s where s.accommodation_id = a.id))`;
  return db
    .select({
      roomId: column<string>('a.room_id'),
      isInside: sql<boolean>`${hasSeen}`,
      arrivesAt: epoch(arrival),
      leavesAt: epoch(departure),
      guests: column<number>('coalesce(moved.adults + moved.children, a.adults + a.children)'),
    })
    .from(sql`(
      select id from accommodations
      where hotel_id = ${hotelId} and checked_in_at is not null and left_at is null
      union
      select id from accommodations
      where hotel_id = ${hotelId} and holds_room and left_at is null
        and occupied && tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)
    ) wanted
    join accommodations a on a.id = wanted.id
    left join room_moves planned on planned.hold_id = a.id and planned.state = 'PLANNED'
    left join accommodations moved on moved.id = planned.accommodation_id
    left join room_moves leaving on leaving.accommodation_id = a.id and leaving.state = 'PLANNED'
    join bookings b on b.id = coalesce(a.booking_id, planned.booking_id)`)
    .where(
      sql`b.status in ('CONFIRMED', 'IN_PROGRESS') ${roomId === undefined ? sql`` : sql`and a.room_id = ${roomId}`}`,
    )
    .orderBy(arrival);
}
