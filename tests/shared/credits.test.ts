import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditDueDate, isExpired, refundOffer } from '#shared/rules/credits.ts';

const now = new Date('2026-12-01T12:00:00Z');
const deposit = { type: 'DEPOSIT' as const, value: 100, remaining: 100, dueDate: '2027-06-01T12:00:00Z' };

describe('credits', () => {
  test.each([
    ['FULL_CANCELLATION', '2026-12-01T12:00:00.000Z', '2028-06-01T12:00:00.000Z'],
    ['NO_SHOW', '2026-12-01T12:00:00.000Z', '2027-06-01T12:00:00.000Z'],
    ['NO_SHOW', '2026-08-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
    ['REFUND', '2026-08-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
  ] as const)('of %s given on %s are good until %s (LIM-03)', (origin, given, due) => {
    expect(creditDueDate(origin, new Date(given)).toISOString()).toBe(due);
  });

  test('are good for their months from any day on, and never for one month more (LIM-03)', () => {
    fc.assert(
      fc.property(fc.date({ min: now, max: new Date('2090-01-01'), noInvalidDate: true }), given => {
        const due = creditDueDate('NO_SHOW', given);
        const months =
          (due.getUTCFullYear() - given.getUTCFullYear()) * 12 + due.getUTCMonth() - given.getUTCMonth();
        expect(months).toBe(6);
        expect(due.getUTCDate()).toBeLessThanOrEqual(given.getUTCDate());
      }),
    );
  });

  test('expire on their due date, to the instant (CRE-08)', () => {
    const due = new Date(deposit.dueDate);
    expect(isExpired(deposit, new Date(due.getTime() - 1))).toBe(false);
    expect(isExpired(deposit, due)).toBe(true);
    expect(isExpired({ dueDate: null }, now)).toBe(false);
  });

  test.each([
    ['a deposit', deposit, 80_00],
    ['one that is partly used', { ...deposit, remaining: 33.33 }, 26_66],
    ['one whose gateway does not send what is left', { ...deposit, remaining: undefined }, 80_00],
    ['one that is used up', { ...deposit, remaining: 0 }, null],
    ['one that has expired', { ...deposit, dueDate: '2026-12-01T12:00:00Z' }, null],
    ['a withdrawal', { ...deposit, type: 'WITHDRAWAL' as const, dueDate: null }, null],
  ])('are paid out at 80 %% where they can be: %s (CRE-09, LIM-07)', (_, { remaining, ...rest }, offer) => {
    const transaction = remaining === undefined ? rest : { ...rest, remaining };
    expect(refundOffer(transaction, now)).toBe(offer);
  });
});
