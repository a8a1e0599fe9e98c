import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { changeLanguage } from '#renderer/platform/i18n/i18n.ts';
import {
  accountLanguage,
  currentLanguage,
  isLanguageChosen,
  type Language,
  languageOfAccount,
} from '#renderer/platform/i18n/language.ts';

export async function adoptAccountLanguage(): Promise<void> {
  if (isLanguageChosen()) return;
  const before = currentLanguage();
  const [response, { preferredLanguageResponse }] = await Promise.all([
    gateway.guestUser.language(),
    import('./response-schema.ts'),
  ]);
  const { preferredLanguage } = checked(preferredLanguageResponse, response);
  // A choice made while the response was pending is newer.
  if (currentLanguage() === before && !isLanguageChosen())
    await changeLanguage(languageOfAccount(preferredLanguage));
}

export async function writeAccountLanguage(language: Language): Promise<void> {
  await gateway.guestUser.updateLanguage({ preferredLanguage: accountLanguage(language) });
}

/** Stores the guest's choice in the page, the browser and, when signed in, the account (APP-04, APP-05). */
export async function chooseLanguage(
  language: Language,
  signedIn: boolean,
): Promise<{ account: 'saved' | 'failed' | 'none' }> {
  await changeLanguage(language);
  if (!signedIn) return { account: 'none' };
  try {
    await writeAccountLanguage(language);
    return { account: 'saved' };
  } catch {
    return { account: 'failed' };
  }
}
