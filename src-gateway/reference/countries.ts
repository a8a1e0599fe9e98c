import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Country } from '#shared/contract/reference.ts';
import type { Language } from '../context.ts';

countries.registerLocale(english);
countries.registerLocale(portuguese);

const dialled: ReadonlySet<string> = new Set(getCountries());

/** Null for the few places without telephones of their own, such as Antarctica. */
const diallingCodeOf = (code: string) =>
  dialled.has(code) ? getCountryCallingCode(code as CountryCode) : null;

function listed(language: Language): Country[] {
  const names = countries.getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language === 'pt' ? 'pt-BR' : 'en');
  return Object.keys(countries.getAlpha2Codes())
    .flatMap(code => {
      const code3 = countries.alpha2ToAlpha3(code);
      const numeric = countries.alpha2ToNumeric(code);
      const name = names[code];
      return code3 && numeric && name
        ? [{ code, code3, numeric: Number(numeric), name, diallingCode: diallingCodeOf(code) }]
        : [];
    })
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

const lists: Record<Language, Country[]> = { en: listed('en'), pt: listed('pt') };

/** Countries and territories of ISO 3166 with dialling codes, sorted by name as the language sorts (API-32, VAL-12). */
export const countriesIn = (language: Language): Country[] => lists[language];

const codes: ReadonlySet<string> = new Set(lists.en.map(country => country.code));
const diallingCodes: ReadonlySet<string> = new Set(lists.en.flatMap(country => country.diallingCode ?? []));

/** Whether there is a country of this two-letter code. */
export const isCountryCode = (code: string): boolean => codes.has(code);

/** Whether any country is dialled with this code, written without plus. */
export const isDiallingCode = (code: string): boolean => diallingCodes.has(code);
