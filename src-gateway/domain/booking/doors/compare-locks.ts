import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { queueLockCommand } from '#gateway/store/door-store.ts';
import {
  claimLockToCompare,
  isStillWanted,
  roomsToCompare,
  type WantedCode,
} from '#gateway/store/lock-comparison-store.ts';
import type { DoorLock } from './door-lock.ts';
import { toLockCode } from './lock-worker.ts';

const EVERY_MS = 60_000;
/** Lock systems limit calls by the month: each lock of a guest is asked for twice an hour. */
const COMPARED_EVERY_MS = 30 * 60_000;
const BATCH = 50;

/** Sets again what a lock lost by a flat battery, a reset or another's hand. Safe for two gateways at once. */
export async function compareLocks(app: AppContext): Promise<void> {
  const { locks, store, clock } = app;
  if (!locks) return;
  const before = () => new Date(clock.now().getTime() - COMPARED_EVERY_MS);
  for (const roomId of await roomsToCompare(store.db, before(), BATCH)) {
    const wanted = await claimLockToCompare(store.db, roomId, { before: before(), now: clock.now() });
    if (wanted && (await isLost(app, locks, roomId, wanted))) await setAgain(app, roomId, wanted);
  }
}

/** A lock that does not respond has not lost anything that is known. */
async function isLost(
  app: AppContext,
  locks: DoorLock,
  roomId: string,
  wanted: WantedCode,
): Promise<boolean> {
  const code = toLockCode(roomId, wanted);
  // After the departure the code opens nothing, and some locks forget it by themselves.
  if (code.validUntil <= app.clock.now()) return false;
  try {
    return !(await locks.hasCode(code));
  } catch {
    app.log.info({ roomId }, 'the lock could not be compared with the code of its stay');
    return false;
  }
}

async function setAgain(app: AppContext, roomId: string, wanted: WantedCode): Promise<void> {
  const now = app.clock.now();
  const isSetAgain = await app.store.db.transaction(async tx => {
    // The stay's code may have been changed or ended while the lock was asked.
    if (!(await isStillWanted(tx, roomId, wanted))) return false;
    await queueLockCommand(tx, { accommodationId: wanted.accommodationId, roomId }, 'SET', now);
    return true;
  });
  if (isSetAgain) app.log.warn({ roomId }, 'the lock has lost its code, which is set again');
}

export function startLockComparison(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => compareLocks(app),
    error => app.log.error({ err: error }, 'the locks were not compared'),
  );
}
