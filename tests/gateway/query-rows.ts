import type { SQL } from 'drizzle-orm';
import type { Database } from '#gateway/store/store.ts';

/**
 * The rows of a hand-written statement; the engines wrap them differently.
 * Both give instants and dates as text, and PostgreSQL gives bigint (a plain count) as text too: cast in the SQL.
 */
export async function queryRows(
  db: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(statement);
  if (Array.isArray(result)) return [...result];
  return (result as { rows: Record<string, unknown>[] }).rows;
}
