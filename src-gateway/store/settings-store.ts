import { eq, like, sql } from 'drizzle-orm';
import { gatewaySettings } from './schema/gateway.ts';
import type { Database, Transaction } from './store.ts';

/** Gateway state that survives a restart. Values are their owner's JSON: parse them after reading. */

export async function readSetting(db: Database | Transaction, key: string): Promise<unknown> {
  const [row] = await db.select().from(gatewaySettings).where(eq(gatewaySettings.key, key));
  return row?.value;
}

export async function readSettings(
  db: Database | Transaction,
  prefix: string,
): Promise<Map<string, unknown>> {
  const rows = await db
    .select()
    .from(gatewaySettings)
    .where(like(gatewaySettings.key, `${prefix.replace(/[\\%_]/g, '\\$&')}%`));
  return new Map(rows.map(row => [row.key.slice(prefix.length), row.value]));
}

export async function writeSetting(db: Database | Transaction, key: string, value: unknown): Promise<void> {
  await db
    .insert(gatewaySettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: gatewaySettings.key, set: { value: sql`excluded.value` } });
}

export async function deleteSetting(db: Database | Transaction, key: string): Promise<void> {
  await db.delete(gatewaySettings).where(eq(gatewaySettings.key, key));
}
