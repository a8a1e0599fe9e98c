import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCall } from '#renderer/guest/features/account/personal-information/saving.ts';
import { diallingCodes, findCountryOfCode } from '#renderer/guest/features/shared/sign-up/dialling-codes.ts';
import { matching } from '#renderer/platform/forms/option-search.ts';
import { personalInfoSchema } from '#renderer/platform/guest-forms/personal-info-schema.ts';
import {
  changedParts,
  emptyAddress,
  findConflict,
  isAnotherPerson,
  type PersonalInfoValues,
  parts,
  toChange,
  toValues,
  withParts,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { genders, type PersonalInfo, personalInfoChange } from '#shared/contract/guest/personal-info.ts';
import { areaCodes } from '#shared/rules/phone.ts';

const stored: PersonalInfo = {
  email: 'zoe@example.com',
  firstName: 'Zoé',
  lastName: 'Lima Prado',
  socialName: null,
  dateOfBirth: '1990-05-04',
  gender: null,
  nationality: 30,
  phone: { code: '55', number: '51998761234' },
  address: {
    country: 'BR',
    state: 'São Paulo',
    city: 'São Paulo',
    street: 'Rua Haddock Lobo',
    number: '1307',
    postCode: '01414-001',
    neighborhood: 'Cerqueira César',
    ibgeCityCode: '3550308',
    uf: 'SP',
  },
  identityValidation: { isValidated: true },
  version: 4,
};
const base = toValues(stored);
const withAddress = (lines: Partial<PersonalInfoValues['address']>): PersonalInfoValues => ({
  ...base,
  address: { ...base.address, ...lines },
});

const schema = personalInfoSchema(() => '2026-11-20');
function problems(values: PersonalInfoValues): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(issue => [issue.path.join('.'), issue.message]));
}

describe('the form', () => {
  test('begins with the stored data, the phone and the postcode in their patterns (PER-04, PER-13, VAL-04)', () => {
    expect(base).toMatchObject({
      fullName: 'Zoé Lima Prado',
      phone: '(51) 99876-1234',
      phoneCode: '55',
      nationality: '30',
      gender: '',
    });
    expect(base.address.postCode).toBe('01414-001');
  });

  test('begins in Brazil for a guest who has said nothing (PER-05, PER-10)', () => {
    const values = toValues({ ...stored, address: null, nationality: null });
    expect(values.address).toEqual(emptyAddress('BR'));
    expect(values.address.country).toBe('BR');
    expect(values.nationality).toBe('');
  });

  test.each([
    [
      'a foreign number and a country of sign-up',
      { phone: { code: '351', number: '912345678' }, country: 'PT' },
      'PT',
    ],
    [
      'a foreign number, and Brazil as it was preset',
      { phone: { code: '351', number: '912345678' }, country: 'BR' },
      '',
    ],
    ['a foreign number alone', { phone: { code: '1', number: '2025550123' } }, ''],
    ['a Brazilian number and another country', { country: 'PT' }, 'PT'],
  ])('with %s the country of the address is not preset to Brazil (PER-64)', (_, differences, country) => {
    expect(toValues({ ...stored, ...differences, address: null }).address).toEqual(emptyAddress(country));
  });

  test('sends the first word of the name and the rest, and leaves out what is empty (PER-17, API-47)', () => {
    const change = toChange({ ...base, fullName: ' Zoé  de Lima ' }, 4);
    expect(change).toMatchObject({ firstName: 'Zoé', lastName: 'de Lima', version: 4, gender: null });
    expect(change).not.toHaveProperty('socialName');
    expect(change.address).not.toHaveProperty('complement');
    expect(change.phone).toEqual({ code: '55', number: '51998761234' });
    expect(personalInfoChange.safeParse(change).success).toBe(true);
  });

  test('reports no error for stored data, the chosen name included (PER-08, PER-11)', () => {
    expect(problems(base)).toEqual({});
    expect(problems({ ...base, socialName: 'Zô' })).toEqual({});
  });

  const abroad = (lines: Partial<PersonalInfoValues['address']>) => withAddress({ country: 'PT', ...lines });
  test.each<[string, PersonalInfoValues, string, string]>([
    ['no name (PER-08)', { ...base, fullName: ' ' }, 'fullName', 'required'],
    ['a name with a link (SEC-06)', { ...base, fullName: 'Zoé evil.example' }, 'fullName', 'nameCharacters'],
    ['a social name with markup (SEC-06)', { ...base, socialName: '<b>Zoé' }, 'socialName', 'nameCharacters'],
    ['one word for a name (PER-08)', { ...base, fullName: 'Zoé' }, 'fullName', 'fullName'],
    ['no phone (PER-08)', { ...base, phone: '' }, 'phone', 'required'],
    ['no phone code (PER-08)', { ...base, phoneCode: '' }, 'phoneCode', 'required'],
    ['ten digits in Brazil (PER-09)', { ...base, phone: '(51) 3333-4444' }, 'phone', 'phone'],
    ['an area code that is none (PER-09)', { ...base, phone: '(20) 99876-1234' }, 'phone', 'phone'],
    ['no nationality (PER-08)', { ...base, nationality: '' }, 'nationality', 'required'],
    ['no country (PER-11)', withAddress({ country: '' }), 'address.country', 'required'],
    ['no street (PER-11)', withAddress({ street: '' }), 'address.street', 'required'],
    ['no number (PER-11)', withAddress({ number: '' }), 'address.number', 'required'],
    ['no neighborhood (PER-11)', withAddress({ neighborhood: '' }), 'address.neighborhood', 'required'],
    ['no postcode (PER-11)', withAddress({ postCode: '' }), 'address.postCode', 'required'],
    ['a short CEP (PER-13)', withAddress({ postCode: '01414-0' }), 'address.postCode', 'postCode'],
    ['no city in Brazil (PER-11, PER-13)', withAddress({ city: '' }), 'address.city', 'fromCep'],
    ['no city abroad (PER-11)', abroad({ city: '' }), 'address.city', 'required'],
    ['no state abroad (PER-11)', abroad({ state: '' }), 'address.state', 'required'],
    ['a postcode of 33 signs (PER-12)', abroad({ postCode: '1'.repeat(33) }), 'address.postCode', 'tooLong'],
    ['a birth date of a child (SGN-15)', { ...base, dateOfBirth: '2015-01-01' }, 'dateOfBirth', 'age'],
  ])('does not take %s', (_name, values, field, message) => {
    expect(problems(values)[field]).toBe(`errors.${message}`);
  });

  test('an address abroad needs neither number nor neighborhood, and sends none (PER-65)', () => {
    const values = abroad({ number: '', neighborhood: ' ', state: 'Lisboa', city: 'Lisboa' });
    expect(problems(values)).toEqual({});
    const { address } = toChange(values, 1);
    expect(address).not.toHaveProperty('number');
    expect(address).not.toHaveProperty('neighborhood');
  });

  test('takes every gender of the documents and none (PER-06)', () => {
    expect(genders).toEqual(['WomanCIS', 'ManCIS', 'TransWoman', 'TransMan', 'Travesti', 'Nonbinary']);
    for (const gender of [...genders, ''] as const) expect(problems({ ...base, gender })).toEqual({});
  });

  test('whatever it takes the contract takes too (API-47)', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(line, line, line, line, (fullName, street, number, city) => {
        const values = { ...withAddress({ country: 'PT', street, number, city }), fullName };
        if (!schema.safeParse(values).success) return;
        expect(personalInfoChange.safeParse(toChange(values, 1)).error?.issues).toBeUndefined();
      }),
    );
  });
});

test('a check-in’s save without a change makes no call, and one with a change goes to the check-in’s own (PER-21, API-48)', () => {
  const changed = withAddress({ number: '1308' });
  expect(chooseCall('checkIn', base, base)).toBeNull();
  expect(
    chooseCall('checkIn', base, { ...base, fullName: ' Zoé Lima  Prado', phone: '51998761234' }),
  ).toBeNull();
  expect(chooseCall('checkIn', base, changed)).toBe('saveAtCheckIn');
  expect(chooseCall('account', base, base)).toBe('save');
  expect(chooseCall('account', base, changed)).toBe('save');
});

test('another name or nationality is another person, anything else is not (PER-18, PER-20)', () => {
  expect(isAnotherPerson(base, { ...base, fullName: 'Zoé Lima' })).toBe(true);
  expect(isAnotherPerson(base, { ...base, nationality: '171' })).toBe(true);
  const other = { socialName: 'Zô', phone: '(11) 98765-4321' };
  expect(isAnotherPerson(base, { ...withAddress({ number: '1' }), ...other, gender: 'ManCIS' })).toBe(false);
});

describe('two devices that edit at once', () => {
  const mine = { ...base, socialName: 'Sol', gender: 'TransMan' as const };
  const theirs = { ...withAddress({ number: '99' }), socialName: 'Lua' };

  test('are shown where they differ, and neither choice loses what only one has changed (API-47)', () => {
    const conflict = findConflict(base, mine, theirs);
    expect(conflict.differing).toEqual(['socialName', 'gender', 'address']);
    const both = { gender: 'TransMan', address: { number: '99' } };
    expect(conflict.keepMine).toMatchObject({ socialName: 'Sol', ...both });
    expect(conflict.takeTheirs).toMatchObject({ socialName: 'Lua', ...both });
  });

  test('whatever each has changed, nothing comes of nowhere and nothing untouched is lost (API-47)', () => {
    const other: PersonalInfoValues = {
      fullName: 'Outra Pessoa',
      socialName: 'Outra',
      dateOfBirth: '1980-01-01',
      phoneCode: '351',
      phone: '912345678',
      nationality: '171',
      gender: 'Travesti',
      address: { ...emptyAddress('PT'), street: 'Rua Augusta' },
    };
    const third: PersonalInfoValues = { ...other, fullName: 'Terceira Pessoa', socialName: 'Terceira' };
    const some = fc.subarray([...parts]);
    fc.assert(
      fc.property(some, some, (mineParts, theirParts) => {
        const of = (one: PersonalInfoValues, changed: typeof mineParts) => withParts(base, one, changed);
        const conflict = findConflict(base, of(other, mineParts), of(third, theirParts));
        for (const part of parts) {
          const [mineDid, theyDid] = [mineParts.includes(part), theirParts.includes(part)];
          const isSame = (a: PersonalInfoValues, b: PersonalInfoValues) => !changedParts(a, b).includes(part);
          expect(isSame(conflict.keepMine, mineDid ? other : theyDid ? third : base)).toBe(true);
          expect(isSame(conflict.takeTheirs, theyDid ? third : mineDid ? other : base)).toBe(true);
        }
      }),
    );
  });
});

describe('the search for a country', () => {
  const options = ['Alemanha', 'Brasil', 'Ilhas Marshall', 'Índia', 'Portugal', 'São Tomé e Príncipe'].map(
    label => ({ value: label, label }),
  );
  const found = (typed: string) => matching(options, typed).map(({ label }) => label);

  test('needs neither accents nor capitals, and puts first what begins as typed (VAL-12)', () => {
    expect(found('INDIA')).toEqual(['Índia']);
    expect(found('sao tome')).toEqual(['São Tomé e Príncipe']);
    expect(found('al')).toEqual(['Alemanha', 'Ilhas Marshall', 'Portugal'].filter(name => /al/i.test(name)));
    expect(found('')).toHaveLength(options.length);
    expect(found('atlântida')).toEqual([]);
  });
});

test('of countries that share a dialling code the one most people search for is named first (VAL-12)', () => {
  const rest = { code3: 'XXX', numeric: 1 };
  const country = (code: string, name: string, diallingCode: string | null) => ({
    ...rest,
    code,
    name,
    diallingCode,
  });
  expect(
    diallingCodes([
      country('AS', 'American Samoa', '1'),
      country('AQ', 'Antarctica', null),
      country('BR', 'Brazil', '55'),
      country('CA', 'Canada', '1'),
      country('US', 'United States', '1'),
    ]),
  ).toEqual([
    { value: '1', label: 'United States, American Samoa, Canada (+1)' },
    { value: '55', label: 'Brazil (+55)' },
  ]);
});

test('a calling code leads to its most likely country, and to none if it is nobody’s (PAY-85)', () => {
  const country = (code: string, diallingCode: string) => ({
    code,
    code3: 'XXX',
    numeric: 1,
    name: code,
    diallingCode,
  });
  const countries = [country('AS', '1'), country('BR', '55'), country('US', '1'), country('PT', '351')];
  expect(['1', '55', '351', '999'].map(code => findCountryOfCode(countries, code))).toEqual([
    'US',
    'BR',
    'PT',
    null,
  ]);
});

test('the area codes are Brazil’s sixty-seven, in one list for sign-up and personal data (PER-09)', () => {
  expect(areaCodes.size).toBe(67);
  for (const code of ['11', '51', '62', '21', '61', '99']) expect(areaCodes.has(code)).toBe(true);
  for (const code of ['10', '20', '23', '25', '26', '29', '36', '39', '40', '50', '52', '56', '57']) {
    expect(areaCodes.has(code)).toBe(false);
  }
});
