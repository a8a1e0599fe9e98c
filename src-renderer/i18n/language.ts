import type { PreferredLanguage } from '#shared/contract/schemas.ts';

export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

const SAVED = 'pernoite.language';

function isLanguage(value: unknown): value is Language {
  return value === 'pt' || value === 'en';
}

/** The account's code for a language, and back (APP-05). */
export function accountLanguage(language: Language): PreferredLanguage {
  return language === 'pt' ? 'PORTUGUESE' : 'ENGLISH';
}
export function languageOfAccount(preferred: PreferredLanguage): Language {
  return preferred === 'PORTUGUESE' ? 'pt' : 'en';
}

/**
 * Which language to start in: the address names it (APP-16), else the saved choice (APP-03), else the browser's first
 * language (APP-02).
 */
export function startLanguage(asked: string | null, saved: string | null, browser: string): Language {
  if (asked !== null) return asked === 'PORTUGUESE' ? 'pt' : 'en';
  if (isLanguage(saved)) return saved;
  return browser.toLowerCase().startsWith('pt') ? 'pt' : 'en';
}

/** Storage may be closed to us (private windows, policies); the choice then lasts as long as the page. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(SAVED);
  } catch {
    return null;
  }
}
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(SAVED, language);
  } catch {
    // Nothing to do: see above.
  }
}

let current: Language = 'en';

/** The language of the page, as the accept-language header and Intl want it. */
export function currentLanguage(): Language {
  return current;
}

/** Only i18n.ts calls this, once the texts are there. */
export function markLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
}

/** The locale that Intl gets. */
export function localeOf(): 'pt-BR' | 'en-US' {
  return currentLanguage() === 'pt' ? 'pt-BR' : 'en-US';
}
