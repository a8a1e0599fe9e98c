import { rememberPath } from '#renderer/features/session/return-path.ts';
import { startSession } from '#renderer/features/session/session.ts';
import { onSession, type Session } from '#renderer/features/session/session-state.ts';
import { onLanguageChange } from '#renderer/i18n/i18n.ts';
import { guestSession } from '#renderer/state/store.ts';
import { paths } from './paths.ts';
import type { AppRouter } from './router.ts';

/** Moves the guest when who is here changes: guards run again, a lost session goes to /login (D5, SES-03). */
export function followSession(router: AppRouter): void {
  let before: Session['status'] = 'loading';
  startSession(() => {
    const { pathname, search } = router.state.location;
    rememberPath(`${pathname}${search}`);
    void router.navigate(paths.login);
  });
  onSession(({ status }) => {
    const changed = before !== 'loading' && before !== status;
    before = status;
    if (changed) void router.revalidate();
  });
  // Names and descriptions come in the language that was asked for.
  onLanguageChange(() => void guestSession().queries.invalidateQueries());
}
