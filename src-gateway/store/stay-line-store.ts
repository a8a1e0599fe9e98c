import { asc, inArray, sql } from 'drizzle-orm';
import { stayLines } from './schema/bookings.ts';
import type { Database, Transaction } from './store.ts';

export type StoredStayLine = typeof stayLines.$inferSelect;
export type NewStayLine = Omit<typeof stayLines.$inferInsert, 'id' | 'returnedAt'>;

export async function insertStayLines(tx: Transaction, lines: readonly NewStayLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(stayLines).values([...lines]);
}

/** The lines of these rooms, nights in their order; empty for a room whose value was never divided. */
export async function findStayLines(
  db: Database | Transaction,
  accommodationIds: readonly number[],
): Promise<StoredStayLine[]> {
  if (accommodationIds.length === 0) return [];
  return db
    .select()
    .from(stayLines)
    .where(inArray(stayLines.accommodationId, [...accommodationIds]))
    .orderBy(asc(stayLines.accommodationId), sql`${stayLines.night} nulls last`, asc(stayLines.id));
}
