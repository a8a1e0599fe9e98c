import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Limit, LimitName } from '#gateway/config/limits-config.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { rateLimits } from './schema/limits.ts';
import type { Database, LimitValue, Store } from './store.ts';

type SharedLimiterParts = {
  store: Pick<Store, 'limitQuery'>;
  log: Logger;
  /** Called for each count that was made in memory because the database did not respond. */
  onFallback(): void;
};

/** After a failure the database is not queried for this long, so that requests do not queue up behind it. */
const PAUSE_MS = 2_000;

/** The key in the table and in memory: neither an e-mail nor an address is stored, and every key has one length. */
class HashedKeyLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));
  }
}

/** While the database fails or is slow, each gateway counts in its own memory. */
export function sharedLimiter({ store, log, onFallback }: SharedLimiterParts) {
  let memoryUntil = 0;
  const storeClient = {
    async query({ text, values }: { text: string; values: LimitValue[] }) {
      if (performance.now() < memoryUntil) {
        onFallback();
        throw new Error('the database did not respond a moment ago');
      }
      try {
        const rows = await store.limitQuery(text, values);
        return { rows, rowCount: rows.length };
      } catch (error) {
        memoryUntil = performance.now() + PAUSE_MS;
        onFallback();
        log.warn({ err: error }, 'rate limits are counted in memory: the database does not respond');
        throw error;
      }
    },
  };
  return (name: LimitName, { points, seconds }: Limit) =>
    new HashedKeyLimiter({
      storeClient,
      storeType: 'client',
      keyPrefix: name,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
}

const CLEAN_UP_EVERY_MS = 5 * 60_000;

export function startLimitCleanUp({ store, log }: { store: Store; log: Logger }): () => Promise<void> {
  return repeat(
    CLEAN_UP_EVERY_MS,
    () => deleteExpiredLimits(store.db, Date.now()),
    error => log.warn({ err: error }, 'expired rate limits were not removed'),
  );
}

/** `now` in milliseconds of the machine's clock. */
export async function deleteExpiredLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
