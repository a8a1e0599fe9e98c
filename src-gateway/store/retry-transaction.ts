import { isRetryable } from './database-errors.ts';
import type { Database, Transaction } from './store.ts';

const TRIES = 4;

/** Runs a transaction, and repeats it if the database ended it for a conflict with another one. */
export async function retryTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  isWorthAnotherTry: (error: unknown) => boolean = isRetryable,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries >= TRIES || !isWorthAnotherTry(error)) throw error;
    }
  }
}
