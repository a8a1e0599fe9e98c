import { type DoorLock, LockError } from '#gateway/domain/booking/doors/door-lock.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { clearSandboxLock, findSandboxLock, setSandboxLock } from '#gateway/store/sandbox-lock-store.ts';
import type { Store } from '#gateway/store/store.ts';

type SandboxParts = { store: Store; clock: Clock };

/** The sandbox's locks: rows of a table. The console can make each of them silent, and try a code at it. */
export function sandboxDoorLock({ store, clock }: SandboxParts): DoorLock {
  const rejectWhileSilent = async (roomId: string) => {
    const lock = await findSandboxLock(store.db, roomId);
    if (lock?.silentUntil && lock.silentUntil > clock.now())
      throw new LockError('NO_RESPONSE', 'the lock does not respond');
  };
  return {
    async setCode({ roomId, ...wanted }) {
      await rejectWhileSilent(roomId);
      await setSandboxLock(store.db, roomId, wanted);
    },
    async clearCode(roomId) {
      await rejectWhileSilent(roomId);
      await clearSandboxLock(store.db, roomId);
    },
    async hasCode({ roomId, code }) {
      await rejectWhileSilent(roomId);
      return (await findSandboxLock(store.db, roomId))?.code === code;
    },
  };
}

/** True if a sandbox lock opens for a code at a moment: for its own one, from arrival until departure. */
export async function opensSandboxLock(
  { store, clock }: SandboxParts,
  roomId: string,
  code: string,
): Promise<boolean> {
  const lock = await findSandboxLock(store.db, roomId);
  if (!lock?.code || !lock.validFrom || !lock.validUntil || lock.code !== code) return false;
  const now = clock.now();
  return now >= lock.validFrom && now < lock.validUntil;
}
