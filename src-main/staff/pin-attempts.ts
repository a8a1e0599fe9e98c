import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** How often a PIN was tried in a row, and what that has cost; stored on disk, so that a restart does not reset it. */
export const pinAttempts = z.strictObject({
  wrong: count,
  lockouts: count,
  /** An instant in milliseconds; 0 for never. */
  lockedUntil: count,
});
export type PinAttempts = z.infer<typeof pinAttempts>;

export const noAttempts: PinAttempts = { wrong: 0, lockouts: 0, lockedUntil: 0 };

export const PIN_TRIES = 5;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 15;

/** 1, 2, 4, 8 and at most 15 minutes: passers-by who try PINs keep staff out no longer (SEC-15). */
const pauseMs = (lockouts: number) => Math.min(2 ** (lockouts - 1), LONGEST_MINUTES) * MINUTE_MS;

/**
 * What counts now: after a lockout there are five tries again, and the next lockout is longer. A clock that was set
 * back, or a file of an older version, lengthens no lockout. Returns `attempts` itself where nothing changes.
 */
export function attemptsAt(attempts: PinAttempts, now: number): PinAttempts {
  if (attempts.wrong < PIN_TRIES) return attempts;
  if (attempts.lockedUntil <= now) return { ...attempts, wrong: 0, lockedUntil: 0 };
  const latest = now + pauseMs(attempts.lockouts);
  return attempts.lockedUntil <= latest ? attempts : { ...attempts, lockedUntil: latest };
}

/** One more try, counted before it is looked at (BEY-11). The last one locks, until it proves right. */
export function countTry(attempts: PinAttempts, now: number): PinAttempts {
  const wrong = attempts.wrong + 1;
  if (wrong < PIN_TRIES) return { ...attempts, wrong };
  const lockouts = attempts.lockouts + 1;
  return { wrong: PIN_TRIES, lockouts, lockedUntil: now + pauseMs(lockouts) };
}
