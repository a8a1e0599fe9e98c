import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { dropDoorRecords } from '#gateway/store/door-record-store.ts';

const EVERY_MS = 600_000;
const DAY_MS = 24 * 3_600_000;
/** Rows of a kind in one statement: a lock's worker must not wait for long. */
const BATCH = 1_000;

export async function removeOldDoorRecords(app: AppContext): Promise<void> {
  const before = new Date(app.clock.now().getTime() - app.config.doorRecordDays * DAY_MS);
  for (let dropped = BATCH; dropped >= BATCH; ) dropped = await dropDoorRecords(app.store.db, before, BATCH);
}

export function startDoorRecordCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => removeOldDoorRecords(app),
    error => app.log.error({ err: error }, 'old records of doors were not removed'),
    { atOnce: true },
  );
}
