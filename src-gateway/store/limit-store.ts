import { lt } from 'drizzle-orm';
import { rateLimits } from './schema/limits.ts';
import type { Database } from './store.ts';

/** `now` in milliseconds of the machine's clock. */
export async function deleteExpiredLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
