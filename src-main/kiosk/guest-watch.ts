import type { DeviceIdle } from '#shared/device-settings.ts';
import { MORE_TIME_FACTOR } from '#shared/policies.ts';
import type { Heard } from '../windows/guest-window.ts';

/**
 * What main makes of what a page says of its guest, and of its silence. Instants are of the steady clock.
 * The page counts down before the guest's eyes; this is the net below it, and comes later (PD-38).
 */

/** What the page is given beyond its own countdown. */
const NET_SLACK_MS = 10_000;
/** Limits for a page that has stopped reporting, and for one that has not loaded. */
export const SILENCE_MS = 15_000;
export const SILENT_START_MS = 60_000;

export type WatchedGuest = { openedAt: number; heard: Heard | null };

/** Why a guest's time is over, if it is. `awakeSince`: when the machine last woke; time asleep does not count. */
export function dueEnd(
  { openedAt, heard }: WatchedGuest,
  idle: DeviceIdle,
  { now, awakeSince }: { now: number; awakeSince: number },
): 'idle' | 'hang' | null {
  if (heard === null) return now - Math.max(openedAt, awakeSince) > SILENT_START_MS ? 'hang' : null;
  if (now - Math.max(heard.at, awakeSince) > SILENCE_MS) return 'hang';
  if (isUntouched(heard)) return null;
  const { report } = heard;
  const [quiet, countdown] = report.signedIn
    ? [idle.guestMs, idle.guestCountdownMs]
    : [idle.anonymousMs, idle.anonymousCountdownMs];
  const limit = (quiet + countdown) * (report.moreTime ? MORE_TIME_FACTOR : 1) + NET_SLACK_MS;
  return quietFor(heard, now) > limit + (report.busy === null ? 0 : idle.busyMs) ? 'idle' : null;
}

/** Nobody is at the kiosk: it shows the start screen as loaded, or has been idle for longer than the idle limit. */
export function isNobodyThere(heard: Heard | null, idle: DeviceIdle, now: number): boolean {
  if (heard === null) return false;
  if (heard.report.signedIn || heard.report.busy !== null) return false;
  return isUntouched(heard) || quietFor(heard, now) > idle.anonymousMs;
}

/**
 * Whether a reset that can wait may come now: not while a payment or an upload is under way, and then no longer
 * than `busyMs` after it was wanted (PD-38).
 */
export function mayEndNow(heard: Heard | null, wantedAt: number, idle: DeviceIdle, now: number): boolean {
  return (heard?.report.busy ?? null) === null || now - wantedAt >= idle.busyMs;
}

/** Page and main count on clocks of their own, and a report takes its time to arrive. */
const CLOCKS_APART_MS = 1_000;

/** Quiet for as long as the page has been up: the start screen that waits for its first touch. */
function isUntouched({ report, at, firstAt }: Heard): boolean {
  return !report.signedIn && report.quietMs + CLOCKS_APART_MS >= at - firstAt;
}

function quietFor({ report, at }: Heard, now: number): number {
  return report.quietMs + (now - at);
}
