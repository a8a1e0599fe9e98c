import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { deleteRejectedAttempts } from '#gateway/store/rejected-attempt-store.ts';

const EVERY_MS = 3_600_000;
/** A client whose response was lost asks within minutes; later its key begins a new order (PD-10). */
const RETAINED_MS = 7 * 24 * 3_600_000;

export async function forgetRejectedAttempts(app: AppContext): Promise<void> {
  await deleteRejectedAttempts(app.store.db, new Date(app.clock.now().getTime() - RETAINED_MS));
}

export function startAttemptCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => forgetRejectedAttempts(app),
    error => app.log.error({ err: error }, 'rejected attempts were not deleted'),
    { atOnce: true },
  );
}
