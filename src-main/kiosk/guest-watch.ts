import type { DeviceIdle } from '#shared/device-settings.ts';
import { MORE_TIME_FACTOR } from '#shared/policies.ts';
import type { Heard } from '../windows/guest-windows.ts';

/** Instants are of the monotonic clock. The page itself counts down; this is the fallback and fires later (PD-38). */

/** Added to the page's own countdown. */
const NET_SLACK_MS = 10_000;
/** Limits for a page that has stopped reporting, and for one that has not loaded. */
export const SILENCE_MS = 15_000;
export const SILENT_START_MS = 60_000;

export type WatchedGuest = { openedAt: number; heard: Heard | null };

/** Null while it goes on. `awakeSince` is when the machine last woke: time asleep does not count. */
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

/** True while the kiosk shows the start screen as loaded, or has been idle for longer than the idle limit. */
export function isNobodyThere(heard: Heard | null, idle: DeviceIdle, now: number): boolean {
  if (heard === null) return false;
  if (heard.report.signedIn || heard.report.busy !== null) return false;
  return isUntouched(heard) || quietFor(heard, now) > idle.anonymousMs;
}

/** Not during a payment or an upload, but at most `busyMs` after it was requested (PD-38). */
export function mayEndNow(heard: Heard | null, wantedAt: number, idle: DeviceIdle, now: number): boolean {
  return (heard?.report.busy ?? null) === null || now - wantedAt >= idle.busyMs;
}

/** Page and main use separate clocks, and a report takes time to arrive. */
const CLOCKS_APART_MS = 1_000;

/** Idle for as long as the page has been loaded: the start screen has not been touched yet. */
function isUntouched({ report, at, firstAt }: Heard): boolean {
  return !report.signedIn && report.quietMs + CLOCKS_APART_MS >= at - firstAt;
}

function quietFor({ report, at }: Heard, now: number): number {
  return report.quietMs + (now - at);
}
