import { desc, gt, sql } from 'drizzle-orm';
import { staffRecord } from './schema/staff-record.ts';
import type { Database, Transaction } from './store.ts';

export type NewRecordEntry = Omit<typeof staffRecord.$inferInsert, 'id' | 'previousHash' | 'hash'>;

/** The database's trigger numbers and chains the row, whatever stands in these columns. */
const CHAINED = { id: 0, previousHash: '', hash: '' };

export async function insertRecordEntry(db: Database | Transaction, entry: NewRecordEntry): Promise<void> {
  await db.insert(staffRecord).values({ ...entry, ...CHAINED });
}

/** A row with the texts that its hash was made of, in their order. */
export type ChainedRow = { id: number; texts: (string | null)[]; previousHash: string; hash: string };

/** Rows after `afterId`, in their order. The texts are those of the trigger `staff_record_chain`. */
export async function readChain(db: Database, afterId: number, limit: number): Promise<ChainedRow[]> {
  const rows = await db
    .select({
      id: staffRecord.id,
      previousHash: staffRecord.previousHash,
      hash: staffRecord.hash,
      at: sql<string>`(extract(epoch from ${staffRecord.at}) * 1000000)::bigint::text`,
      staffId: staffRecord.staffId,
      sessionId: staffRecord.sessionId,
      device: staffRecord.device,
      act: staffRecord.act,
      hotelId: staffRecord.hotelId,
      bookingId: staffRecord.bookingId,
      details: sql<string>`${staffRecord.details}::text`,
    })
    .from(staffRecord)
    .where(gt(staffRecord.id, afterId))
    .orderBy(staffRecord.id)
    .limit(limit);
  return rows.map(({ id, previousHash, hash, at, staffId, sessionId, device, act, ...about }) => {
    const { hotelId, bookingId, details } = about;
    const texts = [
      previousHash,
      String(id),
      at,
      staffId,
      sessionId,
      device,
      act,
      hotelId,
      bookingId,
      details,
    ];
    return { id, texts, previousHash, hash };
  });
}

export async function findChainHead(db: Database): Promise<{ id: number; hash: string } | null> {
  const [head] = await db
    .select({ id: staffRecord.id, hash: staffRecord.hash })
    .from(staffRecord)
    .orderBy(desc(staffRecord.id))
    .limit(1);
  return head ?? null;
}
