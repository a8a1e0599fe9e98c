import { flushSync } from 'react-dom';
import type { StaffDesk } from '#renderer/platform/host/staff-desk.ts';
import { noteLocked } from '../features/shared/session/session.ts';

/** Covers the page when the computer is left (DSK-07), and says so once the lock is on it. */
export function followDesk(desk: StaffDesk): void {
  desk.onLock(() => {
    flushSync(noteLocked);
    // Without it main replaces the page.
    desk.reportCovered().catch(() => undefined);
  });
}
