/** The gateway's limit (STF-06), and for how long the warning stands before it. */
export const IDLE_MS = 15 * 60_000;
export const WARNING_MS = 60_000;
/** The gateway is told of activity no more often. */
export const TOUCH_MS = 60_000;

export type Idleness = { state: 'active' } | { state: 'warning'; secondsLeft: number } | { state: 'due' };

/** By a clock that goes on while a computer sleeps. */
export function idlenessAt(now: number, lastActiveAt: number): Idleness {
  const left = lastActiveAt + IDLE_MS - now;
  if (left <= 0) return { state: 'due' };
  if (left <= WARNING_MS) return { state: 'warning', secondsLeft: Math.ceil(left / 1_000) };
  return { state: 'active' };
}

/**
 * When the gateway is next told that somebody is at work; null while it knows. It comes after the last activity, so that the
 * session does not lock before this page has warned.
 */
export function touchDueAt(lastActiveAt: number, touchedAt: number): number | null {
  return lastActiveAt > touchedAt ? touchedAt + TOUCH_MS : null;
}
