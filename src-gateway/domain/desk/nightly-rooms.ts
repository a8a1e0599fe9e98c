import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { turnLivedInRoomsDirty } from '#gateway/store/room-condition-store.ts';
import { ROOMS_DIRTY_HOUR } from '#shared/policies.ts';

const EVERY_MS = 60_000;

/** Rooms that guests live in are dirty from 2:00 of each hotel on, until they are cleaned (HSK-02). */
export const turnRoomsDirty = (app: AppContext): Promise<void> =>
  turnLivedInRoomsDirty(app.store.db, app.clock.now(), ROOMS_DIRTY_HOUR);

export function startNightlyRooms(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => turnRoomsDirty(app),
    error => app.log.error({ err: error }, 'the rooms did not turn dirty'),
    { atOnce: true },
  );
}
