import { describe, expect, test } from 'vitest';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  holderOf,
  isDescriptionEnabled,
  tokenizedCard,
} from '#renderer/features/card-form/card-schema.ts';
import { installmentChoices } from '#renderer/features/card-form/installments.ts';

const good: CardValues = {
  ...emptyCard,
  full_name: 'ANA B SOUZA',
  cpf_cnpj: '529.982.247-25',
};

function problems(card: Partial<CardValues>, kind: CardFormKind = 'payment'): Record<string, string> {
  const answer = cardSchema(kind).safeParse({ ...good, ...card });
  const issues = answer.success ? [] : answer.error.issues;
  // A form shows the first issue of a field.
  return Object.fromEntries(issues.toReversed().map(issue => [issue.path.join('.'), issue.message]));
}

test('a whole card passes (PAY-04)', () => {
  expect(problems({})).toEqual({});
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
    expect(holderOf(card)).toEqual({ firstName: 'JOAO', lastName: 'DE CONCEICAO' });
  });
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
    expect(problems({ full_name: '', cpf_cnpj: '' })).toMatchObject({ cpf_cnpj: 'errors.taxIdRequired' });
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
