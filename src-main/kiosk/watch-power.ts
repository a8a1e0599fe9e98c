import type { DeviceIdle } from '#shared/device-settings.ts';
import { mayEndNow, type WatchedGuest } from './guest-watch.ts';
import { type PowerEvents, whenLeft } from './when-left.ts';

/** Reasons for which main ends a guest who is still there. */
export type ForcedEnd = 'suspend' | 'memory';

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

  function endWhenFree(reason: ForcedEnd): void {
    for (const guest of guests()) {
      if (!requested.has(guest)) requested.set(guest, { reason, at: now() });
    }
    check();
  }

  // Before `whenLeft`: a check after a sleep takes the time of the sleep for silence of the pages.
  power.on('resume', () => woke(now()));
  whenLeft(power, () => endWhenFree('suspend'));

  return {
    endWhenFree,
    dueEnd(guest, idle) {
      const end = requested.get(guest);
      return end && mayEndNow(guest.heard, end.at, idle, now()) ? end.reason : null;
    },
  };
}
