import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import { isExpired } from '#shared/rules/credits.ts';

/** The next deposit to expire with a remaining amount; null if none expires. */
export function nextExpiry(
  transactions: readonly CreditTransaction[],
  now: Date,
): { at: Date; left: Cents } | null {
  let next: { at: Date; left: Cents } | null = null;
  for (const transaction of transactions) {
    const { type, dueDate, remaining, value } = transaction;
    const left = fromReais(remaining ?? value);
    if (type !== 'DEPOSIT' || dueDate === null || left === 0 || isExpired(transaction, now)) continue;
    const at = new Date(dueDate);
    if (next === null || at < next.at) next = { at, left };
  }
  return next;
}
