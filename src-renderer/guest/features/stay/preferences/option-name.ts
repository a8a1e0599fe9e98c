import { hasText, textOf, useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';

export type OptionKind = 'ac' | 'lighting' | 'tvRoutine' | 'tvChannel';

export function useOptionName(): (kind: OptionKind, option: PreferenceOption) => string {
  const language = useLanguage();
  return (kind, { key, name }) => {
    const own = `room-preferences:${kind}.${key}`;
    if (hasText(own)) return textOf(own);
    return inLanguage(name, language);
  };
}
