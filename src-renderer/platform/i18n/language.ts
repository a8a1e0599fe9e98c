import type { PreferredLanguage } from '#shared/contract/schemas.ts';

export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

/** The name of the saved choice in local storage. */
export const SAVED_LANGUAGE = 'pernoite.language';

/** The account's code for a language, and back (APP-05). */
export function accountLanguage(language: Language): PreferredLanguage {
  return language === 'pt' ? 'PORTUGUESE' : 'ENGLISH';
}
export function languageOfAccount(preferred: PreferredLanguage): Language {
  return preferred === 'PORTUGUESE' ? 'pt' : 'en';
}

/**
 * The initial language: that of the address (APP-16), else the saved choice (APP-03), else the browser's first language
 * (APP-02). It uses nothing but its arguments: the build writes it into pages (build/first-views.ts).
 */
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

let current: Language = 'en';

/** The language of the page, in the form of the accept-language header and Intl. */
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
