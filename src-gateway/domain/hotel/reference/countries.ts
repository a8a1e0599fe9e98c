import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '#gateway/platform/texts.ts';
import type { Country } from '#shared/contract/guest/reference.ts';
import { countryCodes3, numberedCountries } from '#shared/rules/country-numbers.ts';

const locales: Record<Language, string> = { en: 'en', pt: 'pt-BR' };

const dialled: ReadonlySet<string> = new Set(getCountries());

/** Null for the few territories without telephones of their own, such as Antarctica. */
const findDiallingCode = (code: string) =>
  dialled.has(code) ? getCountryCallingCode(code as CountryCode) : null;

/** Names and order are those of this process's ICU: they cross the wire to show them, and are stored nowhere (PD-241). */
function listed(language: Language): Country[] {
  const locale = locales[language];
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const collator = new Intl.Collator(locale);
  return numberedCountries
    .map((code, index) => ({
      code,
      code3: countryCodes3[index] ?? code,
      numeric: index + 1,
      name: names.of(code) ?? code,
      diallingCode: findDiallingCode(code),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

const lists: Record<Language, Country[]> = { en: listed('en'), pt: listed('pt') };

/** Countries and territories of ISO 3166 with dialling codes, sorted by name as the language sorts (API-32, VAL-12). */
export const countriesIn = (language: Language): Country[] => lists[language];

const codes: ReadonlySet<string> = new Set(lists.en.map(country => country.code));
const diallingCodes: ReadonlySet<string> = new Set(lists.en.flatMap(country => country.diallingCode ?? []));

export const isCountryCode = (code: string): boolean => codes.has(code);

/** True where any country has this dialling code, written without plus. */
export const isDiallingCode = (code: string): boolean => diallingCodes.has(code);
