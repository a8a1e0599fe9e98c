import { describe, expect, test } from 'vitest';
import { fieldError, fieldState, masks, typed } from '#gateway/server/card-page/page/card-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const problem = (field: 'number' | 'expiration' | 'cvv', value: string) =>
  fieldError(field, fieldState(field, value, now));

describe('what the card’s fields reject', () => {
  test.each([
    ['number', '', 'numberRequired'],
    ['number', '4111 1111 1111 111', 'number'],
    ['number', '3782 822463 1000', 'number'],
    ['number', '5555 5555 5555 444', 'number'],
    ['expiration', '', 'expirationRequired'],
    ['expiration', '12', 'expiration'],
    ['expiration', '00/29', 'expiration'],
    ['expiration', '13/29', 'expiration'],
    ['expiration', '12/25', 'expiration'],
    ['cvv', '', 'cvvRequired'],
    ['cvv', '12', 'cvv'],
    ['cvv', '12a', 'cvv'],
    ['cvv', '12345', 'cvv'],
  ] as const)('%s %j: %s (PAY-06, PAY-09, PAY-10)', (field, value, error) => {
    expect(problem(field, value)).toBe(error);
  });

  test.each([
    '5555 5555 5555 4444',
    '378282246310005',
    '30569309025904',
    '4222222222222',
    '9999 9999 9999 9',
  ])('%j has a length that its card network may have (PAY-06)', number => {
    expect(problem('number', number)).toBeNull();
  });

  test('a past month of the current year is left to the provider (PAY-09)', () => {
    expect(problem('expiration', '01/26')).toBeNull();
  });
});

describe('what is typed into the card’s fields', () => {
  test.each([
    ['number', '4111x111111111111999', '4111 1111 1111 1111'],
    ['number', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['expiration', '0831', '08/31'],
    ['expiration', '08/2031', '08/31'],
    ['expiration', '08 / 31', '08/31'],
    ['expiration', '0820', '08/20'],
    ['cvv', '12a345', '1234'],
  ] as const)('%s %j is put into its pattern: %j (PAY-06, PAY-09, PAY-10)', (field, text, shown) => {
    expect(masks[field](text)).toBe(shown);
  });

  test.each([
    ['number', '41119 1111', 5, '4111 9111 1', 6],
    ['number', '4111 1111', 9, '4111 1111', 9],
    ['expiration', '083', 3, '08/3', 4],
    ['cvv', '1x2', 2, '12', 1],
  ] as const)(
    'in %s %j with the caret at %d it stays behind the same digit (PAY-06)',
    (field, text, at, value, caret) => {
      expect(typed(field, text, at)).toEqual({ value, caret });
    },
  );
});
