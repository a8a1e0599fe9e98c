import type { SearchOption } from '#renderer/platform/forms/option-search.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { numberedCountries } from '#shared/rules/country-numbers.ts';

const made = new Map<Language, readonly SearchOption[]>();

/** Every nationality by its number, sorted by name as the language sorts. */
export function countryOptions(language: Language): readonly SearchOption[] {
  const before = made.get(language);
  if (before) return before;
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  const options = numberedCountries
    .map((code, index) => ({ value: String(index + 1), label: names.of(code) ?? code, country: code }))
    .toSorted((one, other) => collator.compare(one.label, other.label));
  made.set(language, options);
  return options;
}

export function countryName(numeric: number, language: Language): string | null {
  return countryOptions(language).find(({ value }) => value === String(numeric))?.label ?? null;
}

/** The same by their two letters, as an address has them. */
export const countriesByCode = (language: Language): readonly SearchOption[] =>
  countryOptions(language).map(({ label, country = '' }) => ({ value: country, label, country }));
