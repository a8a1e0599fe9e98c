import { onFrameActivity } from '#renderer/platform/state/frame-activity.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { idlenessAt, TOUCH_MS, touchDueAt } from '../shared/session/idle.ts';
import { lockSession } from '../shared/session/session.ts';
import { notifyOtherTabs, onOtherTab } from '../shared/session/session-tabs.ts';

const CHECK_MS = 1_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls `onWarning` with the seconds until the lock, and with null once somebody is there. Returns a function that stops it. */
export function watchIdleness(onWarning: (secondsLeft: number | null) => void): () => void {
  let lastActiveAt = Date.now();
  let touchedAt = lastActiveAt;
  let notifiedAt = lastActiveAt;

  const note = () => {
    const now = Date.now();
    // A computer that was suspended for too long locks: the first move of a hand is no sign of who it belongs to.
    if (idlenessAt(now, lastActiveAt).state === 'due') return check();
    lastActiveAt = now;
    if (now - notifiedAt >= CHECK_MS) {
      notifiedAt = now;
      notifyOtherTabs('active');
    }
  };

  const check = () => {
    const now = Date.now();
    const idleness = idlenessAt(now, lastActiveAt);
    onWarning(idleness.state === 'warning' ? idleness.secondsLeft : null);
    if (idleness.state === 'due') {
      lockSession().catch(() => undefined);
      return;
    }
    const due = touchDueAt(lastActiveAt, touchedAt);
    if (due === null || now < due) return;
    touchedAt = now;
    staffGateway.session.touch().catch(() => {
      touchedAt = now - TOUCH_MS / 2;
    });
  };

  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, note, { capture: true, passive: true });
  const stopFrames = onFrameActivity(note);
  const timer = setInterval(check, CHECK_MS);
  const stopHearing = onOtherTab(message => {
    if (message === 'active') lastActiveAt = Math.max(lastActiveAt, Date.now());
  });
  return () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, note, { capture: true });
    stopFrames();
    clearInterval(timer);
    stopHearing();
  };
}
