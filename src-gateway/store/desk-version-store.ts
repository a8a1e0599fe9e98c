import { eq, lt, sql } from 'drizzle-orm';
import { oncePerDatabase } from './prepared.ts';
import { bookingOpenings, hotelChanges } from './schema/desk.ts';
import { hotels } from './schema/hotels.ts';
import type { Database, Transaction } from './store.ts';

const sumOfChanges = (db: Database) =>
  db
    .select({ version: sql<number>`coalesce(sum(${hotelChanges.changes}), 0)::float8` })
    .from(hotelChanges)
    .where(eq(hotelChanges.hotelId, sql.placeholder('hotelId')));

const versionOfHotel = oncePerDatabase(db => sumOfChanges(db).prepare('hotel_version'));

/** 0 for a hotel in which nothing has changed, and for one that does not exist. */
export async function findHotelVersion(db: Database, hotelId: string): Promise<number> {
  const [found] = await versionOfHotel(db).execute({ hotelId });
  return found?.version ?? 0;
}

const zoneAndVersion = oncePerDatabase(db =>
  db
    .select({ timeZone: hotels.timeZone, version: sql<number>`(${sumOfChanges(db)})` })
    .from(hotels)
    .where(eq(hotels.id, sql.placeholder('hotelId')))
    .prepare('zone_and_version'),
);

export type DeskHotel = { timeZone: string; version: number };

/** A retired hotel too: its last guests leave from its desk. Null for one that does not exist. */
export async function findDeskHotel(db: Database, hotelId: string): Promise<DeskHotel | null> {
  const [found] = await zoneAndVersion(db).execute({ hotelId });
  return found ?? null;
}

/** Makes one row of all of a hotel's, with the same sum. Safe for two gateways at once. */
export async function foldHotelChanges(db: Database | Transaction): Promise<void> {
  await db.execute(sql`
    with gone as (delete from hotel_changes where transaction_id <> 0 returning hotel_id, changes)
    insert into hotel_changes (hotel_id, transaction_id, changes)
    select hotel_id, 0, sum(changes) from gone group by hotel_id
    on conflict (hotel_id, transaction_id) do update set changes = hotel_changes.changes + excluded.changes`);
}

export async function forgetOpenings(db: Database, before: Date): Promise<void> {
  await db.delete(bookingOpenings).where(lt(bookingOpenings.openedAt, before));
}
