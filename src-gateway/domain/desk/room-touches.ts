import type { AppContext } from '#gateway/context.ts';
import { deleteOldTouches } from '#gateway/store/room-condition-store.ts';

/** A phone that was without a connection sends its touches again within days. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Touches that no phone sends again. */
export const forgetTouches = (app: AppContext): Promise<void> =>
  deleteOldTouches(app.store.db, new Date(app.clock.now().getTime() - RETENTION_MS));
