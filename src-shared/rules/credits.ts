import type { CreditOrigin, CreditTransaction } from '../contract/guest/personal-info.ts';
import { type Cents, fromReais, shareOf } from '../money.ts';
import { CREDIT_MONTHS, CREDIT_REFUND_SHARE, NO_SHOW_CREDIT_MONTHS } from '../policies.ts';

/** True once a deposit can no longer be used (CRE-08). It expires exactly at its due date. */
export function isExpired({ dueDate }: Pick<CreditTransaction, 'dueDate'>, now: Date): boolean {
  return dueDate !== null && new Date(dueDate) <= now;
}

/** 80 % of the rest of a deposit that has not expired; null if nothing is offered (CRE-09, LIM-07). */
export function refundOffer(
  transaction: Pick<CreditTransaction, 'type' | 'value' | 'remaining' | 'dueDate'>,
  now: Date,
): Cents | null {
  if (transaction.type !== 'DEPOSIT' || isExpired(transaction, now)) return null;
  const left = fromReais(transaction.remaining ?? transaction.value);
  return left > 0 ? shareOf(left, CREDIT_REFUND_SHARE) : null;
}

/** `total` is price plus tax, which caps the credits (PAY-20); `coversAll` hides the card choice (PAY-21). */
export function creditUse(question: { balance: Cents; total: Cents; wanted: boolean }): {
  credits: Cents;
  rest: Cents;
  coversAll: boolean;
} {
  const total = Math.max(0, question.total);
  const credits = question.wanted ? Math.min(Math.max(0, question.balance), total) : 0;
  return { credits, rest: total - credits, coversAll: credits > 0 && credits === total };
}

/** A number of months later, or the last day of a month that is shorter (LIM-03). */
export function creditDueDate(origin: CreditOrigin, givenAt: Date): Date {
  const months = origin === 'NO_SHOW' ? NO_SHOW_CREDIT_MONTHS : CREDIT_MONTHS;
  const due = new Date(givenAt);
  due.setUTCMonth(due.getUTCMonth() + months);
  // A day that the month does not have has overflowed into the next.
  if (due.getUTCDate() !== givenAt.getUTCDate()) due.setUTCDate(0);
  return due;
}
