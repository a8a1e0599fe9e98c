import { expect, test } from 'vitest';
import { nextExpiry } from '#renderer/guest/features/account/credits/next-expiry.ts';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';

const now = new Date('2026-12-01T12:00:00Z');
const deposit = (change: Partial<CreditTransaction>): CreditTransaction => ({
  id: '1',
  type: 'DEPOSIT',
  origin: 'REFUND',
  value: 100,
  remaining: 100,
  created_at: '2026-11-01T12:00:00Z',
  dueDate: '2028-05-01T12:00:00Z',
  reason: null,
  booking: null,
  ...change,
});

test('what leaves next is what is left of the deposit with the nearest date that is still to come (CRE-01, CRE-08)', () => {
  const soonest = deposit({ dueDate: '2027-02-01T12:00:00Z', remaining: 12.5 });
  const others = [
    deposit({}),
    deposit({ dueDate: '2026-12-01T12:00:00Z' }),
    deposit({ dueDate: '2027-01-01T12:00:00Z', remaining: 0 }),
    deposit({ type: 'WITHDRAWAL', dueDate: null }),
  ];
  expect(nextExpiry([...others, soonest], now)).toEqual({
    at: new Date('2027-02-01T12:00:00Z'),
    left: 12_50,
  });
  expect(nextExpiry(others.slice(1), now)).toBeNull();
});
