import { createHash } from 'node:crypto';
import { findChainHead, readChain } from '#gateway/store/staff-record-store.ts';
import type { Database } from '#gateway/store/store.ts';

const BATCH = 5_000;

export type RecordCheck = {
  rows: number;
  /** The sound ones among them that were read. */
  checked: number;
  /** The hash of the newest row; null in an empty record. Compare it with the log's daily line: an owner can rebuild a chain. */
  head: string | null;
  /** The first row that was changed, or stands where another one was; null in a sound record. */
  brokenAt: number | null;
};

/** Makes the hash of every row, or of the newest ones, again and compares it with the stored one (AUD-02). */
export async function verifyRecord(db: Database, newest = Number.POSITIVE_INFINITY): Promise<RecordCheck> {
  const last = await findChainHead(db);
  const first = Math.max(0, (last?.id ?? 0) - newest);
  const [before] = first === 0 ? [] : await readChain(db, first - 1, 1);
  let rows = first;
  let head = before?.hash ?? '';
  for (let size = BATCH; size === BATCH; ) {
    const chain = await readChain(db, rows, BATCH);
    size = chain.length;
    for (const { id, texts, previousHash, hash } of chain) {
      const expected = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
      if (id !== rows + 1 || previousHash !== head || hash !== expected)
        return { rows, checked: rows - first, head: head || null, brokenAt: rows + 1 };
      rows = id;
      head = hash;
    }
  }
  return { rows, checked: rows - first, head: head || null, brokenAt: null };
}
