import { describe, expect, test } from 'vitest';
import { askSchema } from '#renderer/staff/features/approvals/ask-schema.ts';
import { closeSchema } from '#renderer/staff/features/drawer/close-schema.ts';
import { toCount, toQuantity, typedTotal } from '#renderer/staff/features/drawer/typed-count.ts';

describe('a count of notes and coins', () => {
  test('has the pieces that were typed, and an empty field counts as none (DRW-01)', () => {
    const typed = { 20000: '1', 5000: ' 7 ', 25: '8', 5: '' };
    expect(toCount(typed)).toEqual([
      { cents: 200_00, quantity: 1 },
      { cents: 50_00, quantity: 7 },
      { cents: 25, quantity: 8 },
    ]);
    expect(typedTotal(typed)).toBe(552_00);
    expect(toCount({})).toEqual([]);
  });

  test.each(['x', '1,5', '-1', '1e3', '10001', '99999'])('with %s in a field is no count (DRW-01)', typed => {
    expect(toQuantity(typed)).toBeNull();
    expect(toCount({ 5000: typed })).toBeNull();
    expect(typedTotal({ 5000: typed, 100: '3' })).toBe(3_00);
  });
});

test('a difference is closed with a word about it, and never with a card number (DRW-01)', () => {
  const isGood = (needsNote: boolean, note: string) => closeSchema(needsNote).safeParse({ note }).success;
  expect(isGood(true, ' ')).toBe(false);
  expect(isGood(true, 'a note of 20 too much')).toBe(true);
  expect(isGood(false, '')).toBe(true);
  expect(isGood(false, '4111 1111 1111 1111')).toBe(false);
});

describe('a request for a second person', () => {
  const schema = askSchema(choice =>
    choice === 'some' ? { mostCents: 100_00, isFixed: false } : { mostCents: 50_00, isFixed: true },
  );
  const isGood = (values: object) =>
    schema.safeParse({ choice: 'some', amount: '10,00', reason: 'cold shower', ...values }).success;

  test.each([
    [{}, true],
    [{ amount: '100' }, true],
    [{ amount: '100,01' }, false],
    [{ amount: '0' }, false],
    [{ amount: 'ten' }, false],
    [{ choice: 'whole', amount: '' }, true],
    [{ choice: '' }, false],
    [{ reason: ' ' }, false],
    [{ reason: '4111 1111 1111 1111' }, false],
  ])('with %o is sent: %s (DRW-02)', (values, expected) => {
    expect(isGood(values)).toBe(expected);
  });
});
