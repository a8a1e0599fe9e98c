import { eq, like, sql } from 'drizzle-orm';
import { houseSettings } from './schema/house.ts';
import type { Database, Transaction } from './store.ts';

/** House state that survives a restart. Values are whatever JSON their owner wrote: parse what is read. */

export async function readSetting(db: Database | Transaction, key: string): Promise<unknown> {
  const [row] = await db.select().from(houseSettings).where(eq(houseSettings.key, key));
  return row?.value;
}

export async function readSettings(
  db: Database | Transaction,
  prefix: string,
): Promise<Map<string, unknown>> {
  const rows = await db
    .select()
    .from(houseSettings)
    .where(like(houseSettings.key, `${prefix.replace(/[\\%_]/g, '\\$&')}%`));
  return new Map(rows.map(row => [row.key.slice(prefix.length), row.value]));
}

export async function writeSetting(db: Database | Transaction, key: string, value: unknown): Promise<void> {
  await db
    .insert(houseSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: houseSettings.key, set: { value: sql`excluded.value` } });
}

export async function deleteSetting(db: Database | Transaction, key: string): Promise<void> {
  await db.delete(houseSettings).where(eq(houseSettings.key, key));
}
