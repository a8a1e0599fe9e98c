import { forgetWithSession } from '#renderer/guest/features/shared/booking-funnel/state/persisted-texts.ts';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { forgetReturnPath, rememberPath } from '#renderer/guest/features/shared/session/return-path.ts';
import { startSession } from '#renderer/guest/features/shared/session/session.ts';
import { onSession, type Session } from '#renderer/guest/features/shared/session/session-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { paths } from '#renderer/platform/paths.ts';
import type { AppRouter } from './router.ts';

/** The part of a session that guards depend on: while it stays the same, no redirect is needed. */
function guardKey(session: Session): string {
  if (session.status !== 'signedIn') return session.status;
  return `${session.guest.uid} ${session.guest.emailVerified}`;
}

export function followSession(router: AppRouter): void {
  let before = guardKey({ status: 'loading' });
  onSession((session, change) => {
    const face = guardKey(session);
    const changed = before !== 'loading' && before !== face;
    before = face;
    if (!changed) return;
    switch (change) {
      case 'signedOut':
      case 'idle':
        // The next guest starts at the first page and not on this guest's page (APP-25, SES-11).
        forgetReturnPath();
        if (host().device) endGuest(change);
        else void router.navigate(paths.login);
        break;
      case 'expired': {
        const { pathname, search } = router.state.location;
        if (host().profile.capabilities.rememberPath) rememberPath(`${pathname}${search}`);
        void router.navigate(paths.login);
        break;
      }
      case 'came':
      case 'elsewhere':
        // The guards decide: /login redirects a guest who is signed in, and the guest's area redirects to /login.
        void router.revalidate();
        break;
      case 'replaced':
        break;
      default:
        change satisfies never;
    }
  });
  forgetWithSession();
  startSession();
}
