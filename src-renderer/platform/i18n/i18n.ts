import i18next from 'i18next';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { errorTextKey, limitTexts } from '#renderer/platform/i18n/error-text.ts';
import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { oneFullStop } from '#shared/full-stop.ts';
import { formatWait } from './format-wait.ts';
import {
  currentLanguage,
  type Language,
  markLanguage,
  markLanguageChosen,
  saveLanguage,
} from './language.ts';
import type { AnyKey, KeyOf, Namespace, Text, TextValues } from './texts.ts';

type Texts = Record<string, unknown>;

/** An app's texts, by their path from its folder: `../../../locales/en/general.json`. */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

let files: TextFiles = {};
const wanted = new Set<Namespace>();

async function load(namespace: Namespace, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const file = files[`../../../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts ${language}/${namespace}`);
  i18next.addResourceBundle(language, namespace, await file());
}

/** Fetches texts of the current language; a route waits for this beside its own code. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await loadTextsIn(currentLanguage(), ...namespaces);
}

/** For a part of the page that has a language of its own (own-language.tsx). */
export async function loadTextsIn(language: Language, ...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(namespace => load(namespace, language)));
}

/** Called once by the entry, before the first render. */
export async function openTexts(
  given: TextFiles,
  language: Language,
  ...namespaces: Namespace[]
): Promise<void> {
  files = given;
  markLanguage(language);
  const ready = i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'fullStop', process: oneFullStop })
    .init({
      postProcess: ['fullStop'],
      lng: language,
      fallbackLng: false,
      resources: {},
      ns: [],
      defaultNS: 'general',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  await Promise.all([ready, loadTexts(...namespaces)]);
}

const changes = createEmitter<[language: Language]>();

/** Called after every change of language, with all texts loaded. Returns a function that stops it. */
export const onLanguageChange = changes.subscribe;

/** Changes the page's language once all its texts are loaded; `save` stores it for the next visit (APP-04). */
export async function changeLanguage(language: Language, save = true): Promise<void> {
  if (save) saveLanguage(language);
  if (language === currentLanguage()) return;
  const missing = () => [...wanted].filter(namespace => !i18next.hasResourceBundle(language, namespace));
  // A screen that opens meanwhile needs more texts, and loads them in the previous language.
  while (missing().length > 0) {
    // Waits for all before a failure is reported: a next try would join the others, and fail with them.
    const ended = await Promise.allSettled(missing().map(namespace => load(namespace, language)));
    const failed = ended.find(one => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
  markLanguage(language);
  await i18next.changeLanguage(language);
  changes.notify(language);
}

/** The choice of whoever is at a shared screen: it outlasts a sign-in and is stored nowhere (KSK-24, PD-43). */
export async function chooseSessionLanguage(language: Language): Promise<void> {
  markLanguageChosen();
  await changeLanguage(language, false);
}

/** Texts of a feature: `const t = useText('booking-search')`. Its route must have loaded them. */
export function useText<NS extends Namespace>(namespace: NS): Text<NS> {
  return useTranslation(namespace).t as unknown as Text<NS>;
}

export function textOf(key: AnyKey | KeyOf<'general'>, values: TextValues = {}): string {
  return i18next.t(key, values);
}

export function hasText(key: string): key is AnyKey {
  return i18next.exists(key);
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** Texts of errors are loaded when the first component that may need them mounts, after the first paint (ERR-01). */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('general');
  const [, shown] = useState(false);
  useEffect(() => {
    loadTexts('errors').then(
      () => shown(true),
      () => undefined,
    );
  }, []);
  return useCallback((error: unknown) => errorText(error, t as unknown as Text<'general'>), [t]);
}

/** The text of a failure in the loaded texts; a more general one if its own is not loaded yet. */
export function errorText(error: unknown, t: Text<'general'> = textOf): string {
  const found = parseLimit(error);
  const ownText = limitTexts.get(found?.limit ?? '') ?? 'errors:TOO_MANY_REQUESTS_WAIT';
  if (found && hasText(ownText)) return t(ownText, { wait: formatWait(found.seconds) });
  const key = errorTextKey(error);
  // While the gateway is unreachable its texts are too; these texts were loaded with the page.
  const general = key.startsWith('errors:NETWORK_') ? 'general:loadError.network' : 'general:genericError';
  return t(hasText(key) ? key : general);
}
