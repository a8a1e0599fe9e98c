import { describe, expect, test } from 'vitest';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  isDescriptionEnabled,
  tokenizedCard,
  toTokenize,
} from '#renderer/features/card-form/card-schema.ts';
import { installmentChoices } from '#renderer/features/card-form/installments.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const good: CardValues = {
  ...emptyCard,
  number: '4111 1111 1111 1111',
  full_name: 'ANA B SOUZA',
  expiration: '12/29',
  verification_value: '123',
  cpf_cnpj: '529.982.247-25',
};

function problems(card: Partial<CardValues>, kind: CardFormKind = 'payment'): Record<string, string> {
  const answer = cardSchema(kind, now).safeParse({ ...good, ...card });
  const issues = answer.success ? [] : answer.error.issues;
  // A form shows the first issue of a field.
  return Object.fromEntries(issues.toReversed().map(issue => [issue.path.join('.'), issue.message]));
}

test('a whole card passes (PAY-04)', () => {
  expect(problems({})).toEqual({});
});

describe('number', () => {
  test.each([
    ['', 'errors.numberRequired'],
    ['4111 1111 1111 111', 'errors.number'],
    ['3782 822463 1000', 'errors.number'],
    ['5555 5555 5555 444', 'errors.number'],
  ])('%j is refused with %s (PAY-06)', (number, key) => {
    expect(problems({ number })).toEqual({ number: key });
  });
  test.each([
    '5555 5555 5555 4444',
    '378282246310005',
    '30569309025904',
    '4222222222222',
    '9999 9999 9999 9',
  ])('%j has a length that its brand may have (PAY-06)', number => {
    expect(problems({ number })).toEqual({});
  });
});

describe('holder name', () => {
  test.each([
    ['', 'errors.nameRequired'],
    ['ANA', 'errors.name'],
    ['ANA  SOUZA', 'errors.name'],
    ['ANA SOUZA 2', 'errors.name'],
    ["ANA D'AVILA", 'errors.name'],
  ])('%j is refused with %s (PAY-07)', (full_name, key) => {
    expect(problems({ full_name })).toEqual({ full_name: key });
  });
  test('is sent in upper case without accents, first word and rest (PAY-08, PAY-24)', () => {
    const card = { ...good, full_name: 'João de Conceição' };
    expect(toTokenize(card)).toMatchObject({ firstName: 'JOAO', lastName: 'DE CONCEICAO' });
  });
});

test.each([
  ['', 'errors.expirationRequired'],
  ['12', 'errors.expiration'],
  ['00/29', 'errors.expiration'],
  ['13/29', 'errors.expiration'],
  ['12/25', 'errors.expiration'],
])('expiration %j is refused with %s (PAY-09)', (expiration, key) => {
  expect(problems({ expiration })).toEqual({ expiration: key });
});

test('a past month of the current year is left to the provider (PAY-09)', () => {
  expect(problems({ expiration: '01/26' })).toEqual({});
});

test.each([
  ['', 'errors.cvvRequired'],
  ['12', 'errors.cvv'],
  ['12a', 'errors.cvv'],
  ['12345', 'errors.cvv'],
])('cvv %j is refused with %s (PAY-10)', (verification_value, key) => {
  expect(problems({ verification_value })).toEqual({ verification_value: key });
});

describe('tax id of the holder', () => {
  test.each([
    ['', 'errors.taxIdRequired'],
    ['529.982.247-26', 'errors.taxId'],
    ['111.111.111-11', 'errors.taxId'],
  ])('%j is refused with %s unless the holder is a foreigner (PAY-12)', (cpf_cnpj, key) => {
    expect(problems({ cpf_cnpj })).toEqual({ cpf_cnpj: key });
    expect(problems({ cpf_cnpj, foreigner: true })).toEqual({});
  });
  test('an alphanumeric CNPJ passes and is sent without signs (PAY-12)', () => {
    expect(problems({ cpf_cnpj: '12.ABC.345/01DE-35' })).toEqual({});
    expect(tokenizedCard({ ...good, cpf_cnpj: '12.abc.345/01de-35' }, 'token', false).cpf_cnpj).toBe(
      '12ABC34501DE35',
    );
  });
  test('is not sent for a foreigner (PAY-13)', () => {
    expect(tokenizedCard({ ...good, foreigner: true }, 'token', false).cpf_cnpj).toBeNull();
  });
  test('is shown even while another field is still wrong (PAY-12)', () => {
    expect(problems({ number: '', cpf_cnpj: '' })).toMatchObject({ cpf_cnpj: 'errors.taxIdRequired' });
  });
});

describe('nickname', () => {
  test.each([
    ['payment', false, {}],
    ['payment', true, { description: 'errors.descriptionRequired' }],
    ['wallet', false, { description: 'errors.descriptionRequired' }],
  ] as const)('left empty in a %s form with save %s gives %j (PAY-14)', (kind, save, expected) => {
    expect(problems({ save }, kind)).toEqual(expected);
  });
  test.each([
    ['payment', false, false],
    ['payment', true, true],
    ['wallet', false, true],
  ] as const)('in a %s form with save %s it can be typed: %s (PAY-15)', (kind, save, expected) => {
    expect(isDescriptionEnabled(kind, save)).toBe(expected);
  });
});

test.each([
  ['payment', 0, { installments: 'errors.installments' }],
  ['payment', 7, { installments: 'errors.installments' }],
  ['payment', 1.5, { installments: 'errors.installments' }],
  ['payment', 6, {}],
  ['wallet', 0, {}],
] as const)('a %s form with %d instalments gives %j (PAY-16)', (kind, installments, expected) => {
  expect(problems({ installments, description: 'Visa' }, kind)).toEqual(expected);
});

test('the token payload contains nothing that was typed of number, date or cvv (PAY-05)', () => {
  const payload = tokenizedCard({ ...good, save: true, description: ' Azul ' }, 'tok-1', true);
  expect(payload).toEqual({
    token: 'tok-1',
    description: 'Azul',
    set_as_default: true,
    installments: 1,
    cpf_cnpj: '52998224725',
    save: true,
    foreigner: false,
  });
});

test('the tokenizer gets number, month, year, first name, surname and cvv (PAY-24)', () => {
  expect(toTokenize(good)).toEqual({
    number: '4111111111111111',
    month: '12',
    year: '2029',
    firstName: 'ANA',
    lastName: 'B SOUZA',
    cvv: '123',
  });
});

test('1 to 6 instalments, each with the amount divided by the count (PAY-17)', () => {
  expect(installmentChoices(100_000)).toEqual([
    { count: 1, each: 100_000 },
    { count: 2, each: 50_000 },
    { count: 3, each: 33_333 },
    { count: 4, each: 25_000 },
    { count: 5, each: 20_000 },
    { count: 6, each: 16_667 },
  ]);
});
