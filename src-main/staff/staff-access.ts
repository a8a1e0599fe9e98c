import type { StaffPinResult } from '#shared/bridge.ts';
import { AppError } from '#shared/errors.ts';
import { type Log, toFault } from '../log/log.ts';
import type { PersistedFile } from '../settings/persisted-file.ts';
import { pinFits } from '../settings/staff-pin.ts';
import { attemptsAt, countTry, noAttempts, PIN_TRIES, type PinAttempts } from './pin-attempts.ts';

const OPEN_MS = 10 * 60_000;

/** The staff's access in a window (BEY-11). It ends with the window, and ten minutes after the PIN. */
export type StaffAccess<Window extends object> = {
  unlock(pin: string, window: Window): Promise<StaffPinResult>;
  lock(window: Window): void;
  /** Throws FORBIDDEN where it is closed. */
  mustBeOpen(window: Window): void;
};

type StaffAccessParts = {
  pinHash: () => string | null;
  isSetup: () => boolean;
  attempts: PersistedFile<PinAttempts>;
  log: Log;
  now?: () => number;
};

export function staffAccess<Window extends object>({
  pinHash,
  isSetup,
  attempts: file,
  log,
  now = Date.now,
}: StaffAccessParts): StaffAccess<Window> {
  const openUntil = new WeakMap<Window, number>();
  let attempts = file.read() ?? noAttempts;
  /** One check at a time: parallel checks would each see the same number of tries. */
  let turn: Promise<unknown> = Promise.resolve();

  /** A disk error must not reset the counter while the app runs. */
  function persist(changed: PinAttempts): void {
    attempts = changed;
    try {
      file.write(changed);
    } catch (error) {
      log('file.unkept', { file: 'staff', ...toFault(error) });
    }
  }

  function locked(): StaffPinResult {
    const retryAfterSeconds = Math.ceil((attempts.lockedUntil - now()) / 1000);
    log('staff.locked', { seconds: retryAfterSeconds });
    return { status: 'locked', retryAfterSeconds };
  }

  async function check(pin: string, window: Window): Promise<StaffPinResult> {
    const hash = pinHash();
    if (hash === null) throw new AppError('FORBIDDEN', 'this device has no staff PIN');
    const counted = attemptsAt(attempts, now());
    // Persisted, so that the shorter lockout also applies after the next restart.
    if (counted !== attempts) persist(counted);
    if (attempts.wrong >= PIN_TRIES) return locked();
    persist(countTry(attempts, now()));
    if (await pinFits(pin, hash)) {
      persist(noAttempts);
      openUntil.set(window, now() + OPEN_MS);
      log('staff.unlocked', {});
      return { status: 'open', expiresInSeconds: OPEN_MS / 1000 };
    }
    if (attempts.wrong >= PIN_TRIES) return locked();
    const triesLeft = PIN_TRIES - attempts.wrong;
    log('staff.wrongPin', { triesLeft });
    return { status: 'wrong', triesLeft };
  }

  return {
    unlock(pin, window) {
      const result = turn.then(() => check(pin, window));
      turn = result.catch(() => undefined);
      return result;
    },
    lock: window => void openUntil.delete(window),
    mustBeOpen(window) {
      if (!isSetup() && now() >= (openUntil.get(window) ?? 0)) {
        throw new AppError('FORBIDDEN', 'only staff may make this call');
      }
    },
  };
}
