import type { Cents } from '../money.ts';

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
