import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import {
  claimLockTask,
  delayCommands,
  finishCommands,
  type LockTask,
  roomsWithDueCommands,
  type WantedCode,
} from '#gateway/store/lock-store.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { type DoorLock, failureOf, type LockCode } from './door-lock.ts';

const EVERY_MS = 2_000;
/** Longer than an adapter may take: until then no other gateway sends a command to the same lock. */
const LEASE_MS = 15_000;
/** Waits before a lock that did not confirm is tried again, by the number of tries; the last one repeats. */
const WAITS_MS = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000];
const BATCH = 50;

/** Safe for two gateways at once; a lock that does not respond is tried again later and blocks no check-in. */
export async function programDueLocks(app: AppContext): Promise<void> {
  const { locks, store } = app;
  const { db } = store;
  if (!locks) return;
  for (const roomId of await roomsWithDueCommands(db, app.clock.now(), BATCH)) {
    const now = app.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const task = await claimLockTask(db, roomId, { now, leasedUntil });
    if (task) await carryOut(app, locks, task);
  }
}

async function carryOut(app: AppContext, locks: DoorLock, task: LockTask): Promise<void> {
  const { db } = app.store;
  const { roomId, attempts, wanted, fulfilled } = task;
  // Only the next stay's code is left to be set, and it is not due yet.
  if (fulfilled.length === 0) return;
  try {
    if (wanted) await locks.setCode(toLockCode(roomId, wanted));
    else await locks.clearCode(roomId);
  } catch (error) {
    // An adapter's message may contain the code, so only the kind of failure is logged.
    const failure = failureOf(error);
    app.log.warn({ roomId, attempts, failure }, 'the lock has not confirmed yet');
    const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
    const now = app.clock.now();
    await delayCommands(db, fulfilled, { until: new Date(now.getTime() + wait), failure, now });
    return;
  }
  await finishCommands(db, fulfilled, app.clock.now());
}

export function toLockCode(roomId: string, wanted: WantedCode): LockCode {
  const { code, checkinDate, checkinHour, checkoutDate, checkoutHour, timeZone } = wanted;
  return {
    roomId,
    code,
    validFrom: instantAt(checkinDate, checkinHour, timeZone),
    validUntil: instantAt(checkoutDate, checkoutHour, timeZone),
  };
}

export function startLockWorker(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => programDueLocks(app),
    error => app.log.error({ err: error }, 'the locks were not programmed'),
    { atOnce: true },
  );
}
