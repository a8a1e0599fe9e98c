import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import { hotels, rooms } from './schema/hotels.ts';
import { type RoomBefore, roomTouches } from './schema/room-touches.ts';
import type { Database, Transaction } from './store.ts';

export type StoredRoom = typeof rooms.$inferSelect;
export type RoomTouch = typeof roomTouches.$inferSelect;

/** The room, locked; null for one of another hotel, and for one that is no longer sold. */
export async function lockRoom(
  tx: Transaction,
  { hotelId, roomId }: { hotelId: string; roomId: string },
): Promise<StoredRoom | null> {
  const [found] = await tx
    .select(getTableColumns(rooms))
    .from(rooms)
    .where(and(eq(rooms.hotelId, hotelId), eq(rooms.id, roomId), eq(rooms.isRetired, false)))
    .for('update');
  return found ?? null;
}

const nextVersion = sql`${rooms.conditionVersion} + 1`;

/** Ends what was said about the condition before: the expected hour, and a release. */
const changedTo = (condition: RoomCondition, now: Date) => ({
  condition,
  conditionSince: now,
  conditionVersion: nextVersion,
  expectedAt: null,
  releaseReason: null,
});

export async function writeCondition(
  tx: Transaction,
  roomId: string,
  condition: RoomCondition,
  now: Date,
): Promise<void> {
  await tx.update(rooms).set(changedTo(condition, now)).where(eq(rooms.id, roomId));
}

const toInstant = (stored: string | null) => (stored === null ? null : new Date(stored));

export async function restoreCondition(tx: Transaction, roomId: string, before: RoomBefore): Promise<void> {
  await tx
    .update(rooms)
    .set({
      condition: before.condition,
      conditionSince: toInstant(before.conditionSince),
      conditionVersion: nextVersion,
      expectedAt: toInstant(before.expectedAt),
      releaseReason: before.releaseReason,
    })
    .where(eq(rooms.id, roomId));
}

export async function setExpectedAt(tx: Transaction, roomId: string, expectedAt: Date | null): Promise<void> {
  await tx.update(rooms).set({ expectedAt }).where(eq(rooms.id, roomId));
}

export async function setReleaseReason(tx: Transaction, roomId: string, reason: string): Promise<void> {
  await tx.update(rooms).set({ releaseReason: reason, expectedAt: null }).where(eq(rooms.id, roomId));
}

/** The room of a stay whose guests go: dirty from now on, unless they leave it before their arrival. */
export async function turnRoomDirty(
  tx: Transaction,
  { accommodationId, roomId }: { accommodationId: number; roomId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(rooms)
    .set(changedTo('DIRTY', now))
    .where(
      and(
        eq(rooms.id, roomId),
        sql`exists (select from accommodations a where a.id = ${accommodationId}
          and lower(a.occupied) <= ${now.toISOString()}::timestamptz)`,
      ),
    );
}

/**
 * Rooms that guests live in turn dirty at the hour of each hotel's day; one that was cleaned since then stays clean. Guests who
 * have seen no code are not there yet. Safe for two gateways at once.
 */
export async function turnLivedInRoomsDirty(db: Database, now: Date, hour: number): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with nights as (
      select id as hotel_id, (date_trunc('day', (${at} at time zone time_zone) - make_interval(hours => ${hour}::integer))
        + make_interval(hours => ${hour}::integer)) at time zone time_zone as turned_at
      from hotels
    ), lived_in as (
      select distinct a.room_id, n.turned_at
      from accommodations a join nights n on n.hotel_id = a.hotel_id
      where a.checked_in_at <= n.turned_at and a.left_at is null and lower(a.occupied) <= n.turned_at
        and exists (select from door_code_showings s where s.accommodation_id = a.id and s.shown_at <= n.turned_at)
    )
    update rooms r set condition = 'DIRTY', condition_since = l.turned_at, condition_version = condition_version + 1,
      expected_at = null, release_reason = null
    from lived_in l
    where r.id = l.room_id and (r.condition <> 'DIRTY' or r.release_reason is not null)
      and (r.condition_since is null or r.condition_since < l.turned_at)`);
}

export async function findTouch(tx: Transaction, key: string): Promise<RoomTouch | null> {
  const [found] = await tx.select().from(roomTouches).where(eq(roomTouches.key, key)).for('update');
  return found ?? null;
}

export async function insertTouch(tx: Transaction, touch: Omit<RoomTouch, 'undoneAt'>): Promise<void> {
  await tx.insert(roomTouches).values(touch);
}

export async function markTouchUndone(tx: Transaction, key: string, now: Date): Promise<void> {
  await tx.update(roomTouches).set({ undoneAt: now }).where(eq(roomTouches.key, key));
}

export async function deleteOldTouches(db: Database, before: Date): Promise<void> {
  await db.delete(roomTouches).where(lt(roomTouches.createdAt, before));
}

/** True for a hotel whose rooms are ready only once they are inspected. */
export async function findInspection(db: Database | Transaction, hotelId: string): Promise<boolean> {
  const [found] = await db
    .select({ inspects: hotels.inspectsRooms })
    .from(hotels)
    .where(eq(hotels.id, hotelId));
  return found?.inspects === true;
}
