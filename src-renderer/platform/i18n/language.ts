import type { Bilingual } from '#shared/contract/guest/preferences.ts';
import type { PreferredLanguage } from '#shared/contract/schemas.ts';

export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

export const SAVED_LANGUAGE = 'pernoite.language';

export function accountLanguage(language: Language): PreferredLanguage {
  return language === 'pt' ? 'PORTUGUESE' : 'ENGLISH';
}
export function languageOfAccount(preferred: PreferredLanguage): Language {
  return preferred === 'PORTUGUESE' ? 'pt' : 'en';
}

/** Address (APP-16), saved choice (APP-03), browser (APP-02). Uses only its arguments: the build copies it. */
export function startLanguage(requested: string | null, saved: string | null, browser: string): Language {
  if (requested !== null) return requested === 'PORTUGUESE' ? 'pt' : 'en';
  if (saved === 'pt' || saved === 'en') return saved;
  return browser.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/** Storage may be unavailable (private windows, policies); the choice then lasts as long as the page. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(SAVED_LANGUAGE);
  } catch {
    return null;
  }
}
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(SAVED_LANGUAGE, language);
  } catch {
    // Nothing to do: see above.
  }
}

let isChosen = false;

/** Only i18n.ts calls this: an account's language no longer changes the page's. */
export function markLanguageChosen(): void {
  isChosen = true;
}
export const isLanguageChosen = (): boolean => isChosen;

let current: Language = 'en';

export function currentLanguage(): Language {
  return current;
}

/** Only i18n.ts calls this, once the texts are loaded. */
export function markLanguage(language: Language): void {
  current = language;
  // The build writes first views without a document.
  if (typeof document !== 'undefined') document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
}

export function currentLocale(): 'pt-BR' | 'en-US' {
  return currentLanguage() === 'pt' ? 'pt-BR' : 'en-US';
}

export const inLanguage = (text: Bilingual, language: Language): string =>
  language === 'pt' ? text.pt_br : text.en_us;
