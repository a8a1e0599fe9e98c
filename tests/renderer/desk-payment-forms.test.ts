import { describe, expect, test } from 'vitest';
import { dueAfterChange } from '#renderer/staff/features/payment/due-after-change.ts';
import { cardSchema, cashSchema, pixSchema } from '#renderer/staff/features/payment/payment-schema.ts';
import {
  changeOf,
  likelyNotes,
  parseCents,
  toTyped,
} from '#renderer/staff/features/shared/money/money-typed.ts';

const DUE = 127_08;
const PAN = '4111 1111 1111 1111';

describe('money that is typed', () => {
  test.each([
    ['150', 150_00],
    ['150,5', 150_50],
    ['150.50', 150_50],
    ['R$ 1.234,56', 1_234_56],
    ['0,01', 1],
  ])('%s is read to the cent (FRD-06)', (typed, cents) => {
    expect(parseCents(typed)).toBe(cents);
  });

  test.each(['', '-5', '1,234', '12,345', '1.23.4', 'abc', '1e3', '12345678'])(
    '%j is no amount (FRD-06)',
    typed => {
      expect(parseCents(typed)).toBeNull();
    },
  );

  test('is shown as it is typed (FRD-06)', () => {
    expect(toTyped(DUE)).toBe('127,08');
    expect(parseCents(toTyped(DUE))).toBe(DUE);
  });
});

describe('cash', () => {
  test('has its change to the cent, and none while too little is typed (FRD-06)', () => {
    expect(changeOf('150', DUE)).toBe(22_92);
    expect(changeOf('127,08', DUE)).toBe(0);
    expect(changeOf('127,07', DUE)).toBeNull();
    expect(changeOf('', DUE)).toBeNull();
  });

  test('offers the next amounts of whole notes (FRD-06)', () => {
    expect(likelyNotes(DUE)).toEqual([130_00, 140_00, 150_00]);
    expect(likelyNotes(200_00)).toEqual([]);
  });

  test.each([
    [{ received: '', note: '' }, undefined],
    [{ received: '130', note: 'paid by the aunt' }, undefined],
    [{ received: '120', note: '' }, 'received.tooLittle'],
    [{ received: 'lots', note: '' }, 'received.invalid'],
    [{ received: '', note: `card ${PAN}` }, 'cardNumber'],
    [{ received: PAN, note: '' }, 'cardNumber'],
  ])('%o is judged before it is sent (FRD-06)', (values, message) => {
    expect(cashSchema(DUE).safeParse(values).error?.issues[0]?.message).toBe(message);
  });
});

describe('a card on the machine', () => {
  const good = {
    network: 'visa',
    cardKind: 'CREDIT',
    lastDigits: '4417',
    authorizationCode: 'r07412',
    printed: '127,08',
    note: '',
  };

  test.each([
    [{}, undefined],
    [{ network: '' }, 'network.missing'],
    [{ cardKind: '' }, 'cardKind.missing'],
    [{ lastDigits: '441' }, 'lastDigits.invalid'],
    [{ lastDigits: PAN }, 'cardNumber'],
    [{ authorizationCode: 'R0-7' }, 'authorization.invalid'],
    [{ printed: '12,70' }, 'printed.differs'],
    [{ printed: '' }, 'printed.invalid'],
    [{ note: PAN }, 'cardNumber'],
  ])('with %o is judged before it is sent (FRD-06)', (changes, message) => {
    const { error } = cardSchema(DUE).safeParse({ ...good, ...changes });
    expect(error?.issues[0]?.message).toBe(message);
  });
});

test('a Pix code needs a valid CPF or CNPJ (FRD-06)', () => {
  expect(pixSchema.safeParse({ taxId: '529.982.247-25' }).success).toBe(true);
  expect(pixSchema.safeParse({ taxId: '529.982.247-26' }).success).toBe(false);
});

test('the amount after another desk was faster is read from the rejection alone (FRD-06)', () => {
  expect(dueAfterChange({ dueCents: 0, status: 'CONFIRMED', version: 3 })).toBe(0);
  expect(dueAfterChange({ dueCents: '12' })).toBeNull();
  expect(dueAfterChange(undefined)).toBeNull();
});
