import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '#gateway/platform/texts.ts';
import type { Country } from '#shared/contract/guest/reference.ts';
import { brazilianCountryNames } from './brazilian-country-names.ts';

countries.registerLocale(english);
countries.registerLocale(portuguese);

const dialled: ReadonlySet<string> = new Set(getCountries());

/** The numbers are stored with guests (PER-04: Brazil is 30): nothing is ever inserted, only appended. */
const numbered = (
  'AF AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO BN BG BF BI KH CM CA ' +
  'CV KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE ET FK FO FJ FI FR GF PF TF ' +
  'GA GM GE DE GH GI GR GL GD GP GU GT GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW ' +
  'KG LA LV LB LS LR LY LI LT LU MO MK MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN MS MA MZ MM NA NR NP NL NC NZ ' +
  'NI NE NG NU NF MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW SH KN LC PM VC WS SM ST SA SN RS SC SL ' +
  'SG SK SI SB SO ZA GS ES LK SD SR SJ SZ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ ' +
  'VU VE VN VG VI WF EH YE ZM ZW AX BL BQ CW GG IM JE ME MF SS SX XK'
).split(' ');
const numbers: ReadonlyMap<string, number> = new Map(numbered.map((code, index) => [code, index + 1]));

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

export const isNationality = (numeric: number): boolean => numeric >= 1 && numeric <= numbered.length;

export const countryOfNumber = (numeric: number): string | null => numbered[numeric - 1] ?? null;

/** True where any country has this dialling code, written without plus. */
export const isDiallingCode = (code: string): boolean => diallingCodes.has(code);
