import type { DataRouter } from 'react-router';
import { onSessionRejected } from '../features/shared/gateway/staff-link.ts';
import { onHotel } from '../features/shared/hotel/current-hotel.ts';
import { signInFrom } from '../features/shared/paths/staff-paths.ts';
import { loadSession, noteEnded, noteLocked, startSession } from '../features/shared/session/session.ts';
import { currentSession, onSession } from '../features/shared/session/session-state.ts';
import { onOtherTab } from '../features/shared/session/session-tabs.ts';

/** How soon a page that nobody touches sees that its session was locked or ended elsewhere. */
const POLL_MS = 30_000;

/** Leads to the sign-in when the session ends, and has the guards judge again when the person or the hotel is another. */
export function followSession(router: DataRouter): void {
  onSessionRejected(code => (code === 'UNAUTHORIZED' ? noteEnded() : noteLocked()));
  onOtherTab(message => {
    if (message === 'changed') void loadSession();
  });
  onSession((next, before) => {
    if (next.status === 'signedOut' && before.status === 'signedIn') {
      const { pathname, search } = router.state.location;
      // After a sign-out the next person begins at the start.
      void router.navigate(signInFrom(next.why === 'ended' ? `${pathname}${search}` : '/'));
      return;
    }
    const isAnother =
      next.status === 'signedIn' &&
      (before.status !== 'signedIn' || next.session.staffId !== before.session.staffId);
    if (isAnother && before.status !== 'loading') void router.revalidate();
  });
  onHotel(() => void router.revalidate());
  const poll = () => {
    if (currentSession() !== null && document.visibilityState === 'visible') void loadSession();
  };
  setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
  void startSession();
}
