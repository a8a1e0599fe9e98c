import { lt } from 'drizzle-orm';
import type { AnalyticsEvent } from '#shared/contract/guest/analytics.ts';
import { analyticsEvents } from './schema/gateway.ts';
import type { Database } from './store.ts';

/** Beyond `keep` the oldest events are deleted, so that they cannot fill the disk; checked once in `trimEvery`. */
const BOUNDS = { keep: 50_000, trimEvery: 500 };

export async function insertEvent(
  db: Database,
  event: AnalyticsEvent,
  createdAt: Date,
  { keep, trimEvery } = BOUNDS,
): Promise<void> {
  const { name, ...payload } = event;
  const [row] = await db
    .insert(analyticsEvents)
    .values({ name, payload, createdAt })
    .returning({ id: analyticsEvents.id });
  if (row && row.id % trimEvery === 0) {
    await db.delete(analyticsEvents).where(lt(analyticsEvents.id, row.id - keep + 1));
  }
}
