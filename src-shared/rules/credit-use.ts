import type { Cents } from '../money.ts';

/**
 * The split of a total between credits and card, in cents. `total` is price plus tax; credits are capped by it (PAY-20)
 * and may cover a part, the rest is charged to the card (PAY-19, PD-19). `coversAll` hides the card choice (PAY-21).
 */
export function creditUse(question: { balance: Cents; total: Cents; wanted: boolean }): {
  credits: Cents;
  rest: Cents;
  coversAll: boolean;
} {
  const total = Math.max(0, question.total);
  const credits = question.wanted ? Math.min(Math.max(0, question.balance), total) : 0;
  return { credits, rest: total - credits, coversAll: credits > 0 && credits === total };
}
