import { expect, test } from 'vitest';
import { creditUse } from '#shared/rules/credits.ts';

test.each([
  [
    { balance: 50_00, total: 120_00, wanted: true },
    { credits: 50_00, rest: 70_00, coversAll: false },
  ],
  [
    { balance: 50_00, total: 120_00, wanted: false },
    { credits: 0, rest: 120_00, coversAll: false },
  ],
  [
    { balance: 0, total: 120_00, wanted: true },
    { credits: 0, rest: 120_00, coversAll: false },
  ],
])('credits may cover a part and the rest goes on the card: %j (PAY-19)', (question, expected) => {
  expect(creditUse(question)).toEqual(expected);
});

test('credits are capped at price plus tax (PAY-20)', () => {
  expect(creditUse({ balance: 500_00, total: 120_01, wanted: true }).credits).toBe(120_01);
});

test('credits that reach the total leave nothing for a card (PAY-21)', () => {
  expect(creditUse({ balance: 120_01, total: 120_01, wanted: true })).toEqual({
    credits: 120_01,
    rest: 0,
    coversAll: true,
  });
  expect(creditUse({ balance: 120_00, total: 120_01, wanted: true }).coversAll).toBe(false);
});
