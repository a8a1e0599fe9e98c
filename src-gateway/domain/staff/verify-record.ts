import { createHash } from 'node:crypto';
import { readChain } from '#gateway/store/staff-record-store.ts';
import type { Database } from '#gateway/store/store.ts';

const BATCH = 5_000;

export type RecordCheck = {
  rows: number;
  /** The hash of the newest row; null in an empty record. Compare it with the log's daily line: an owner can rebuild a chain. */
  head: string | null;
  /** The first row that was changed, or stands where another one was; null in a sound record. */
  brokenAt: number | null;
};

/** Makes every row's hash again and compares it with the stored one (AUD-02). */
export async function verifyRecord(db: Database): Promise<RecordCheck> {
  let rows = 0;
  let head = '';
  for (let size = BATCH; size === BATCH; ) {
    const chain = await readChain(db, rows, BATCH);
    size = chain.length;
    for (const { id, texts, previousHash, hash } of chain) {
      const expected = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
      if (id !== rows + 1 || previousHash !== head || hash !== expected)
        return { rows, head: head || null, brokenAt: rows + 1 };
      rows = id;
      head = hash;
    }
  }
  return { rows, head: head || null, brokenAt: null };
}
