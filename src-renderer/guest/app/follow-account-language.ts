import {
  adoptAccountLanguage,
  writeAccountLanguage,
} from '#renderer/guest/features/account/account-language/account-language.ts';
import { onSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';

export function followAccountLanguage(isNamedByAddress: boolean): void {
  let uid: string | null = null;
  onSession(session => {
    const next = session.status === 'signedIn' ? session.guest.uid : null;
    if (next === uid) return;
    uid = next;
    if (next === null) return;
    // Runs after the guards: a reset link signs its guest out at once (SGN-36), and then there is no account to query.
    setTimeout(() => {
      if (uid !== next) return;
      // After a failed call the page keeps its language.
      const step = isNamedByAddress ? writeAccountLanguage(currentLanguage()) : adoptAccountLanguage();
      step.catch(() => undefined);
    });
  });
}
