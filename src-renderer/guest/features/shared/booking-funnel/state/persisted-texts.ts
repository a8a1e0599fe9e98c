import { onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { onGuestReset } from '#renderer/platform/state/store.ts';

/** What a tab stores for a reload, by the names under which it is handed to another tab. */
export const persistedTexts = ['funnel', 'search', 'signUp'] as const;
export const persistedKeys = {
  funnel: 'pernoite.funnel',
  search: 'pernoite.search',
  signUp: 'pernoite.sign-up',
} as const;

function forget(names: readonly (keyof typeof persistedKeys)[]): void {
  try {
    for (const name of names) window.sessionStorage.removeItem(persistedKeys[name]);
  } catch {
    // Without storage nothing was stored.
  }
}

/**
 * Also where the funnel was not opened since the last load of the page, such as /login: the texts would be restored for
 * the next guest of the tab. After an expired session the same guest continues.
 */
export function forgetWithSession(): void {
  onSession(session => {
    if (session.status === 'signedIn') forget(['signUp']);
  });
  onGuestReset(reason => {
    if (reason !== 'expired') forget(persistedTexts);
  });
}
