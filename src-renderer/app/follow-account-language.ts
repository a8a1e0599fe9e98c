import {
  adoptAccountLanguage,
  writeAccountLanguage,
} from '#renderer/features/account-language/account-language.ts';
import { onSession } from '#renderer/features/session/session-state.ts';
import { currentLanguage } from '#renderer/i18n/language.ts';

/** After sign-in the account's language holds (APP-05), unless the address asked for one (APP-16). */
export function followAccountLanguage(askedByAddress: boolean): void {
  let uid: string | null = null;
  onSession(session => {
    const next = session.status === 'signedIn' ? session.guest.uid : null;
    if (next === uid) return;
    uid = next;
    if (next === null) return;
    // A failed call changes nothing: the page keeps the language that it has.
    const step = askedByAddress ? writeAccountLanguage(currentLanguage()) : adoptAccountLanguage();
    step.catch(() => undefined);
  });
}
