import type { GuestSession } from '#shared/contract/guest/sessions.ts';

/** The session of this device first, then the one used last. */
export function sorted(sessions: readonly GuestSession[]): GuestSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt),
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Age of an instant in the largest unit that fits; null for less than two minutes. */
type Ago = { value: number; unit: 'minute' | 'hour' | 'day' } | null;

/** The server knows the instant to about a minute; one in the future counts as now, whatever the clocks say. */
export function toAgo(instant: Date, now: Date): Ago {
  const passed = now.getTime() - instant.getTime();
  if (passed < 2 * MINUTE) return null;
  if (passed < HOUR) return { value: Math.floor(passed / MINUTE), unit: 'minute' };
  if (passed < DAY) return { value: Math.floor(passed / HOUR), unit: 'hour' };
  return { value: Math.floor(passed / DAY), unit: 'day' };
}
