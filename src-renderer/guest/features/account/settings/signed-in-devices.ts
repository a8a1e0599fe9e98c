import type { GuestSession } from '#shared/contract/sessions.ts';

/** The session of this device first, then the one used last. */
export function sorted(sessions: readonly GuestSession[]): GuestSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt),
  );
}
