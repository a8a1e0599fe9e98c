import { describe, expect, test } from 'vitest';
import {
  type CardFormKind,
  type CardValues,
  cardSchema,
  emptyCard,
  holderOf,
  isDescriptionEnabled,
  tokenizedCard,
} from '#renderer/guest/features/shared/card-form/card-schema.ts';
import { installmentChoices } from '#renderer/guest/features/shared/card-form/installments.ts';

const good: CardValues = { ...emptyCard, full_name: 'ANA B SOUZA', cpf_cnpj: '529.982.247-25' };

function problems(card: Partial<CardValues>, kind: CardFormKind = 'payment'): Record<string, string> {
  const parsed = cardSchema(kind).safeParse({ ...good, ...card });
  const issues = parsed.success ? [] : parsed.error.issues;
  // A form shows the first issue of a field.
  return Object.fromEntries(issues.toReversed().map(issue => [issue.path.join('.'), issue.message]));
}

test('a whole card passes (PAY-04)', () => expect(problems({})).toEqual({}));

test.each<[string, Partial<CardValues>, string | null, CardFormKind?]>([
  ['a holder’s name is required (PAY-07)', { full_name: '' }, 'nameRequired'],
  ['a holder’s name has two words (PAY-07)', { full_name: 'ANA' }, 'name'],
  ['a holder’s name has one space between words (PAY-07)', { full_name: 'ANA  SOUZA' }, 'name'],
  ['a holder’s name has no digits (PAY-07)', { full_name: 'ANA SOUZA 2' }, 'name'],
  ['a holder’s name has no signs (PAY-07)', { full_name: "ANA D'AVILA" }, 'name'],
  ['an alphanumeric CNPJ passes (PAY-12)', { cpf_cnpj: '12.ABC.345/01DE-35' }, null],
  ['a card that is not saved needs no nickname (PAY-14)', { save: false }, null],
  ['a card that is saved needs a nickname (PAY-14)', { save: true }, 'descriptionRequired'],
  ['a card of the wallet needs a nickname (PAY-14)', { save: false }, 'descriptionRequired', 'wallet'],
  ['no instalment is no payment (PAY-16)', { installments: 0 }, 'installments'],
  ['seven instalments are too many (PAY-16)', { installments: 7 }, 'installments'],
  ['instalments are whole (PAY-16)', { installments: 1.5 }, 'installments'],
  ['six instalments pass (PAY-16)', { installments: 6 }, null],
  ['the wallet has no instalments (PAY-16)', { installments: 0, description: 'Visa' }, null, 'wallet'],
])('%s', (_, card, error, kind = 'payment') => {
  const field = error === 'descriptionRequired' ? 'description' : Object.keys(card)[0];
  expect(problems(card, kind)).toEqual(error === null ? {} : { [field ?? '']: `errors.${error}` });
});

test('a holder’s name is sent in upper case without accents, first word and rest (PAY-08, PAY-24)', () => {
  const card = { ...good, full_name: 'João de Conceição' };
  expect(holderOf(card)).toEqual({ firstName: 'JOAO', lastName: 'DE CONCEICAO' });
});

describe('tax id of the holder', () => {
  test.each([
    ['', 'errors.taxIdRequired'],
    ['529.982.247-26', 'errors.taxId'],
    ['111.111.111-11', 'errors.taxId'],
  ])('%j is rejected with %s unless the holder is a foreigner (PAY-12)', (cpf_cnpj, key) => {
    expect(problems({ cpf_cnpj })).toEqual({ cpf_cnpj: key });
    expect(problems({ cpf_cnpj, foreigner: true })).toEqual({});
  });
  test('is sent without signs, and not for a foreigner (PAY-12, PAY-13)', () => {
    const sent = (card: Partial<CardValues>) => tokenizedCard({ ...good, ...card }, 'token', false).cpf_cnpj;
    expect(sent({ cpf_cnpj: '12.abc.345/01de-35' })).toBe('12ABC34501DE35');
    expect(sent({ foreigner: true })).toBeNull();
  });
  test('is shown even while another field is still wrong (PAY-12)', () => {
    expect(problems({ full_name: '', cpf_cnpj: '' })).toMatchObject({ cpf_cnpj: 'errors.taxIdRequired' });
  });
});

test.each([
  ['payment', false, false],
  ['payment', true, true],
  ['wallet', false, true],
] as const)('in a %s form with save %s a nickname can be typed: %s (PAY-15)', (kind, save, expected) => {
  expect(isDescriptionEnabled(kind, save)).toBe(expected);
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
  const amounts = [100_000, 50_000, 33_333, 25_000, 20_000, 16_667];
  expect(installmentChoices(100_000)).toEqual(amounts.map((each, index) => ({ count: index + 1, each })));
});
