import type { IdleRule } from '#renderer/features/session/idle.ts';
import type { IdleTimes } from '#renderer/host/profile.ts';
import type { GuestEnd } from '#shared/bridge.ts';
import { FINISHED_IDLE_MS, MORE_TIME_FACTOR } from '#shared/policies.ts';

/** What is known of the guest at a public screen. */
export type Visitor = {
  signedIn: boolean;
  /** Nothing was begun, chosen or changed: there is no guest to wait for. */
  isUntouched: boolean;
  /** The booking is made, and the code is on the screen. */
  isFinished: boolean;
  moreTime: boolean;
};

/** The idle rule for this visitor, and how it ends; null where there is nothing to watch (PD-38, KSK-08, KSK-11). */
export function kioskIdle(
  { signedIn, isUntouched, isFinished, moreTime }: Visitor,
  { anonymous, ...signedInTimes }: IdleTimes,
): { rule: IdleRule; reason: GuestEnd } | null {
  if (anonymous === null || isUntouched) return null;
  const times = signedIn && !isFinished ? signedInTimes : { ...signedInTimes, ...anonymous };
  const factor = moreTime ? MORE_TIME_FACTOR : 1;
  const warningMs = isFinished ? Math.min(times.warningMs, FINISHED_IDLE_MS) : times.warningMs;
  return {
    rule: { ...times, warningMs: warningMs * factor, countdownMs: times.countdownMs * factor },
    reason: isFinished ? 'finished' : 'idle',
  };
}
