import {
  adoptAccountLanguage,
  writeAccountLanguage,
} from '#renderer/features/account-language/account-language.ts';
import { currentSession, onSession } from '#renderer/features/session/session-state.ts';
import { changeLanguage } from '#renderer/i18n/i18n.ts';
import { currentLanguage, type Language } from '#renderer/i18n/language.ts';

let asked = false;

/** After sign-in the account's language holds (APP-05), unless the address asked for one (APP-16). */
export function followAccountLanguage(askedByAddress: boolean): void {
  asked = askedByAddress;
  let uid: string | null = null;
  onSession(session => {
    const next = session.status === 'signedIn' ? session.guest.uid : null;
    if (next === uid) return;
    uid = next;
    if (next === null) return;
    // A failed call changes nothing: the page keeps the language that it has.
    const step = asked ? writeAccountLanguage(currentLanguage()) : adoptAccountLanguage();
    step.catch(() => undefined);
  });
}

/** The guest chooses: the page, the browser's memory and, when signed in, the account (APP-04, APP-05). */
export async function chooseLanguage(language: Language): Promise<{ account: 'saved' | 'failed' | 'none' }> {
  await changeLanguage(language);
  if (currentSession().status !== 'signedIn') return { account: 'none' };
  try {
    await writeAccountLanguage(language);
    return { account: 'saved' };
  } catch {
    return { account: 'failed' };
  }
}
