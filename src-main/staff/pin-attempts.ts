import * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import { type OpenJsonStore, openPersistedFile, type PersistedFile } from '../settings/persisted-file.ts';

const count = z.int().check(z.gte(0));

/** Wrong PINs in a row and the lockouts they caused; stored on disk, so that a restart does not reset them. */
export const pinAttempts = z.strictObject({
  wrong: count,
  lockouts: count,
  /** An instant in milliseconds; 0 for never. */
  lockedUntil: count,
});
export type PinAttempts = z.infer<typeof pinAttempts>;

export const noAttempts: PinAttempts = { wrong: 0, lockouts: 0, lockedUntil: 0 };

/** Separate from the settings, so that losing those does not reset the counter. */
export function openAttemptsFile(folder: string, open: OpenJsonStore, log: Log): PersistedFile<PinAttempts> {
  return openPersistedFile({ name: 'staff', folder, schema: pinAttempts, open, log });
}

export const PIN_TRIES = 5;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 15;

/** 1, 2, 4, 8 and at most 15 minutes: passers-by who try PINs must not lock staff out for longer (SEC-15). */
const pauseMs = (lockouts: number) => Math.min(2 ** (lockouts - 1), LONGEST_MINUTES) * MINUTE_MS;

/** A clock that was set back, or an older file, extends no lockout. Returns `attempts` itself if nothing changes. */
export function attemptsAt(attempts: PinAttempts, now: number): PinAttempts {
  if (attempts.wrong < PIN_TRIES) return attempts;
  if (attempts.lockedUntil <= now) return { ...attempts, wrong: 0, lockedUntil: 0 };
  const latest = now + pauseMs(attempts.lockouts);
  return attempts.lockedUntil <= latest ? attempts : { ...attempts, lockedUntil: latest };
}

/** Counts a try before the PIN is verified (BEY-11). The last one locks, unless it is right. */
export function countTry(attempts: PinAttempts, now: number): PinAttempts {
  const wrong = attempts.wrong + 1;
  if (wrong < PIN_TRIES) return { ...attempts, wrong };
  const lockouts = attempts.lockouts + 1;
  return { wrong: PIN_TRIES, lockouts, lockedUntil: now + pauseMs(lockouts) };
}
