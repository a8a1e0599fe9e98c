import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import type { Bilingual } from '#shared/contract/guest/preferences.ts';

type Named = { key: string; name: Bilingual };

const optionTexts = {
  BASIC: 'options.BASIC',
  HEALTHY: 'options.HEALTHY',
  ENERGETIC: 'options.ENERGETIC',
} as const;

const itemTexts = {
  MINERAL_WATER: 'items.names.MINERAL_WATER',
  SPARKLING_WATER: 'items.names.SPARKLING_WATER',
  COCONUT_WATER: 'items.names.COCONUT_WATER',
  FRESH_JUICE: 'items.names.FRESH_JUICE',
  ENERGY_DRINK: 'items.names.ENERGY_DRINK',
  BEER: 'items.names.BEER',
  SODA: 'items.names.SODA',
  SUGAR_FREE_SODA: 'items.names.SUGAR_FREE_SODA',
} as const;

const isKeyOf = <Texts extends object>(texts: Texts, key: string): key is Extract<keyof Texts, string> =>
  Object.hasOwn(texts, key);

export function useMinibarNames() {
  const t = useText('minibar');
  const language = useLanguage();
  return {
    optionName: ({ key, name }: Named): string =>
      isKeyOf(optionTexts, key) ? t(optionTexts[key]) : inLanguage(name, language),
    itemName: ({ key, name }: Named): string =>
      isKeyOf(itemTexts, key) ? t(itemTexts[key]) : inLanguage(name, language),
  };
}
