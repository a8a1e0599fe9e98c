import type { DeviceIdle } from '#shared/device-settings.ts';
import { mayEndNow, type WatchedGuest } from './guest-watch.ts';

/** Reasons for which main ends a guest who is still there. */
export type ForcedEnd = 'suspend' | 'memory';

export type PowerEvents = {
  on(event: 'suspend' | 'lock-screen' | 'resume', listener: () => void): unknown;
};

export type PowerWatch<Guest> = {
  /** Ends the guests of now as soon as no payment is in progress (PD-38). */
  endWhenFree(reason: ForcedEnd): void;
  /** Null while the guest may stay. */
  dueEnd(guest: Guest, idle: DeviceIdle): ForcedEnd | null;
};

type Parts<Guest> = {
  guests(): readonly Guest[];
  /** Ends whoever is due. Called at once, because the machine sleeps soon. */
  check(): void;
  woke(now: number): void;
  now?: () => number;
};

/** A machine that is locked or suspended shows no guest afterwards: somebody else may be in front of it. */
export function watchPower<Guest extends WatchedGuest>(
  power: PowerEvents,
  { guests, check, woke, now = () => performance.now() }: Parts<Guest>,
): PowerWatch<Guest> {
  const requested = new WeakMap<Guest, { reason: ForcedEnd; at: number }>();
  let suspendedAt: number | null = null;

  function endWhenFree(reason: ForcedEnd): void {
    for (const guest of guests()) {
      if (!requested.has(guest)) requested.set(guest, { reason, at: now() });
    }
    check();
  }

  const leave = () => {
    suspendedAt = now();
    endWhenFree('suspend');
  };
  power.on('suspend', leave);
  power.on('lock-screen', leave);
  power.on('resume', () => {
    const at = now();
    woke(at);
    const slept = suspendedAt ?? at;
    suspendedAt = null;
    // Some systems report only the end of a sleep.
    if (guests().some(({ openedAt }) => openedAt < slept)) endWhenFree('suspend');
  });

  return {
    endWhenFree,
    dueEnd(guest, idle) {
      const end = requested.get(guest);
      return end && mayEndNow(guest.heard, end.at, idle, now()) ? end.reason : null;
    },
  };
}
