import { onActivity } from '#renderer/guest/features/shared/session/activity.ts';
import { currentSession, onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { busyWith, onBusy } from '#renderer/platform/state/busy.ts';
import { kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';
import { onOpenCode, openCodeEnd } from '#renderer/platform/state/open-code.ts';
import { guestStore } from '#renderer/platform/state/store.ts';
import { HEARTBEAT_MS } from '#shared/policies.ts';

/** Missing reports count as a hang (BEY-07); the reported idle time is main's fallback for the idle rule (PD-38). */
export function startReports(device: Pick<DeviceHost, 'reportGuest'>): void {
  let lastActivity = Date.now();
  const report = () => {
    const now = Date.now();
    // An open Pix code counts as activity until it expires.
    const quietMs = Math.max(0, now - Math.max(lastActivity, openCodeEnd()));
    const { moreTime } = guestStore().get(kioskModesAtom);
    const signedIn = currentSession().status === 'signedIn';
    const busy = busyWith() ?? (openCodeEnd() > now ? 'payment' : null);
    // Main notices a report that does not arrive.
    device.reportGuest({ quietMs, signedIn, busy, moreTime }).catch(() => undefined);
  };
  onActivity(() => {
    lastActivity = Date.now();
  });
  onBusy(() => {
    // A payment or an upload has just begun or ended: the guest is waiting for it, or reading the result.
    lastActivity = Date.now();
    report();
  });
  onOpenCode(report);
  onSession(report);
  report();
  setInterval(report, HEARTBEAT_MS);
}
