import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '#gateway/platform/texts.ts';
import type { Country } from '#shared/contract/guest/reference.ts';
import { numberedCountries } from '#shared/rules/country-numbers.ts';
import { brazilianCountryNames } from './brazilian-country-names.ts';

countries.registerLocale(english);
countries.registerLocale(portuguese);

const dialled: ReadonlySet<string> = new Set(getCountries());

const numbers: ReadonlyMap<string, number> = new Map(
  numberedCountries.map((code, index) => [code, index + 1]),
);

/** Null for the few territories without telephones of their own, such as Antarctica. */
const findDiallingCode = (code: string) =>
  dialled.has(code) ? getCountryCallingCode(code as CountryCode) : null;

function listed(language: Language): Country[] {
  const names = {
    ...countries.getNames(language, { select: 'official' }),
    ...(language === 'pt' ? brazilianCountryNames : {}),
  };
  const collator = new Intl.Collator(language === 'pt' ? 'pt-BR' : 'en');
  return Object.keys(countries.getAlpha2Codes())
    .flatMap(code => {
      const code3 = countries.alpha2ToAlpha3(code);
      const numeric = numbers.get(code);
      const name = names[code];
      return code3 && numeric && name
        ? [{ code, code3, numeric, name, diallingCode: findDiallingCode(code) }]
        : [];
    })
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
