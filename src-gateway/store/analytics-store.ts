import { desc, lt, sql } from 'drizzle-orm';
import type { AnalyticsEvent } from '#shared/contract/analytics.ts';
import { analyticsEvents } from './schema.ts';
import type { Database } from './store.ts';

/** Oldest events go once there are more than this, so that nobody can fill the disk with them. */
export const MAX_EVENTS = 50_000;
/** The oldest are looked for once in this many. */
const TRIM_EVERY = 500;

export async function insertEvent(
  db: Database,
  event: AnalyticsEvent,
  createdAt: Date,
  maxEvents = MAX_EVENTS,
  trimEvery = TRIM_EVERY,
): Promise<void> {
  const { name, ...payload } = event;
  const [row] = await db
    .insert(analyticsEvents)
    .values({ name, payload, createdAt })
    .returning({ id: analyticsEvents.id });
  if (row && row.id % trimEvery === 0) {
    await db.delete(analyticsEvents).where(lt(analyticsEvents.id, sql`${row.id - maxEvents + 1}`));
  }
}

export async function listEvents(db: Database, limit: number) {
  return db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id)).limit(limit);
}
