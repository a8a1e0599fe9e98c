import type { CreditTransaction } from '../contract/personal-info.ts';
import { type Cents, fromReais, shareOf } from '../money.ts';
import { CREDIT_REFUND_SHARE } from '../policies.ts';

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
