import { matchPath } from 'react-router';
import type { IdleRule } from '#renderer/guest/features/shared/session/idle.ts';
import type { IdleTimes } from '#renderer/platform/host/profile.ts';
import { bookingPages, paths } from '#renderer/platform/paths.ts';
import type { GuestEnd } from '#shared/bridge.ts';
import { FINISHED_IDLE_MS, MORE_TIME_FACTOR } from '#shared/policies.ts';

export type KioskUser = {
  signedIn: boolean;
  /** Nothing was begun, chosen or changed: there is no guest to wait for. */
  isUntouched: boolean;
  isFinished: boolean;
  /** A Pix payment is on the screen, open or expired. */
  isAtPix: boolean;
  moreTime: boolean;
};

/** On a page of its own, or in a dialog over one. */
export function hasFinished(pathname: string, isOutcomeShown: boolean): boolean {
  return (
    isOutcomeShown ||
    pathname === paths.bookingConfirmation ||
    matchPath(bookingPages.left, pathname) !== null
  );
}

/** The idle rule for this user, and its end; null if there is nothing to watch (PD-38, KSK-08, KSK-11). */
export function kioskIdle(
  { signedIn, isUntouched, isFinished, isAtPix, moreTime }: KioskUser,
  { anonymous, ...signedInTimes }: IdleTimes,
): { rule: IdleRule; reason: GuestEnd } | null {
  if (anonymous === null || isUntouched) return null;
  // A guest who has not returned at the end of a code has had minutes to do so (PD-135).
  const times = signedIn && !isFinished && !isAtPix ? signedInTimes : { ...signedInTimes, ...anonymous };
  const factor = moreTime ? MORE_TIME_FACTOR : 1;
  const warningMs = isFinished ? Math.min(times.warningMs, FINISHED_IDLE_MS) : times.warningMs;
  return {
    rule: { ...times, warningMs: warningMs * factor, countdownMs: times.countdownMs * factor },
    reason: isFinished ? 'finished' : 'idle',
  };
}

/** A guest who gave up on a lost connection did not start over (KSK-19). */
export const endAfterIdle = (reason: GuestEnd, isGatewayLost: boolean): GuestEnd =>
  reason === 'idle' && isGatewayLost ? 'outage' : reason;
