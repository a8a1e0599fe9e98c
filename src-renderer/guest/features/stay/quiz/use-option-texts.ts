import { hasText, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';

export type OptionKind =
  | 'HOBBY'
  | 'GENRE'
  | 'AMBIENT'
  | 'ROUTINE'
  | 'NIGHT_HABIT'
  | 'PRIVACY'
  | 'RESTRICTION';

/** A key without special characters of the text lookup: the app has no texts for others. */
const isPlain = (key: string) => /^[A-Z][A-Z0-9 &_-]*$/.test(key);

export function useOptionTexts() {
  const t = useText('quiz');
  const language = useLanguage();
  const own = (path: string, key: string) => {
    const text = `quiz:${path}.${key}`;
    return isPlain(key) && hasText(text) ? t(text) : null;
  };
  return {
    nameOf: (kind: OptionKind, { key, name }: PreferenceOption): string =>
      own(`options.${kind}`, key) ?? inLanguage(name, language),
    lineOf: (kind: OptionKind, { key }: PreferenceOption): string | null => own(`about.${kind}`, key),
    categoryOf: (kind: OptionKind, category: string): string =>
      own(`categories.${kind}`, category) ?? sentence(category),
  };
}

/** `WATER_SPORTS` as a heading; the server has no other name of a category. */
function sentence(key: string): string {
  const text = key.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
