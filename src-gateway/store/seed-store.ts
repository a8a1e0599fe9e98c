import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { HotelData } from './hotel-rows.ts';
import { accommodations, bookings } from './schema/bookings.ts';
import { gatewaySettings } from './schema/gateway.ts';
import { hotels } from './schema/hotels.ts';
import { minibarOptions, quizOptions, roomOptions } from './schema/preferences.ts';
import type { Database, Transaction } from './store.ts';

/** Rows are sent as one JSON text each time, far below the limits of both engines. */
const ROWS_AT_ONCE = 4_000;

/** Every row must name the same columns. One JSON parameter is some twenty times faster than one for each value. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = getTableColumns(table);
  const keys = Object.keys(first);
  const columns = keys.map(key => known[key]?.name ?? key);
  const names = sql.join(
    columns.map(name => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const json = JSON.stringify(
      rows
        .slice(start, start + ROWS_AT_ONCE)
        .map((row: Record<string, unknown>) =>
          Object.fromEntries(keys.map((key, index) => [columns[index], row[key] ?? null])),
        ),
    );
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${json}::text::jsonb)`,
    );
  }
}

export async function numberedRooms(tx: Transaction, bookingIds: string[]) {
  return tx
    .select({
      id: accommodations.id,
      bookingId: bookings.id,
      roomId: accommodations.roomId,
    })
    .from(accommodations)
    .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
    .where(inArray(accommodations.bookingId, bookingIds))
    .orderBy(asc(accommodations.id));
}

const SEEDED = 'seeded';

/** Claims the one seeding of this database; false when it was seeded before. A second gateway waits here. */
export async function claimSeeding(tx: Transaction, at: Date): Promise<boolean> {
  const claimed = await tx
    .insert(gatewaySettings)
    .values({ key: SEEDED, value: { at: at.toISOString() } })
    .onConflictDoNothing()
    .returning({ key: gatewaySettings.key });
  return claimed.length > 0;
}

export async function hasHotels(tx: Transaction): Promise<boolean> {
  return (await tx.$count(hotels)) > 0;
}

/** After a bulk load the planner has no statistics of the new rows until ANALYZE runs. */
export async function countRows(tx: Transaction): Promise<void> {
  await tx.execute(sql`analyze`);
}

type BrandOptions = Pick<HotelData, 'roomOptions' | 'minibars' | 'quizOptions'>;

/** For a database from before they were part of the hotels' data; another gateway may do the same. */
export async function addMissingOptions(db: Database, read: () => Promise<BrandOptions>): Promise<void> {
  const [rooms, minibars, quiz] = await Promise.all([
    db.$count(roomOptions),
    db.$count(minibarOptions),
    db.$count(quizOptions),
  ]);
  if (rooms > 0 && minibars > 0 && quiz > 0) return;
  const data = await read();
  if (rooms === 0) await db.insert(roomOptions).values(data.roomOptions).onConflictDoNothing();
  if (minibars === 0) await db.insert(minibarOptions).values(data.minibars).onConflictDoNothing();
  if (quiz === 0) await db.insert(quizOptions).values(data.quizOptions).onConflictDoNothing();
}
