import { sql } from 'drizzle-orm';
import type { Transaction } from '#gateway/store/store.ts';
import type { Desk } from './booking-rows.ts';
import type { NumberedRoom } from './demo-room-guests.ts';
import type { OtherRows } from './other-rows.ts';

const HOUR_MS = 3_600_000;

/** Partners' guests who are inside have seen their code, too, at the reception. */
export function showingsInside({ bookings }: OtherRows, rooms: readonly NumberedRoom[]) {
  const arrivedAt = new Map(bookings.map(({ id, startsAt }) => [id, startsAt]));
  return rooms.flatMap(({ id, bookingId }) => {
    const shownAt = bookingId === null ? undefined : arrivedAt.get(bookingId);
    return shownAt
      ? [{ accommodationId: id, guestId: null, reason: 'SHOWN' as const, place: 'KIOSK', shownAt }]
      : [];
  });
}

/**
 * Dirty are the last free room of each type that has some left, for an hour, and those that were left today. Rooms that guests
 * with an account arrive in stay clean. The nightly sweep does the rest.
 */
export async function seedConditions(tx: Transaction, { now }: Desk): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`;
  await tx.execute(sql`
    with free as (
      select r.id, count(*) over of_type as amount, row_number() over (of_type order by r.number desc) as place
      from rooms r
      where not exists (select from accommodations a where a.room_id = r.id and a.holds_room
        and a.occupied && tstzrange(${at}, ${at} + interval '2 days'))
      window of_type as (partition by r.room_type_id)
    )
    update rooms r set condition = 'DIRTY', condition_since = ${since}, condition_version = 1
    where r.id in (select id from free where amount > 3 and place = 1)
      or (exists (select from accommodations a where a.room_id = r.id and a.left_at > ${at} - interval '12 hours')
        and not exists (select from accommodations a join bookings b on b.id = a.booking_id where a.room_id = r.id
          and a.left_at is null and a.holds_room and b.guest_id is not null
          and a.occupied && tstzrange(${at}, ${at} + interval '2 days')))`);
}
