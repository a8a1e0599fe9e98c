import type { Cents } from '#shared/money.ts';
import { MAX_INSTALLMENTS } from '#shared/policies.ts';

/** One instalment of an amount: the amount divided by the count; the provider settles the odd cent (PAY-17). */
export function eachInstallment(amount: Cents, count: number): Cents {
  return Math.round(amount / count);
}

export function installmentChoices(amount: Cents): { count: number; each: Cents }[] {
  return Array.from({ length: MAX_INSTALLMENTS }, (_, index) => {
    const count = index + 1;
    return { count, each: eachInstallment(amount, count) };
  });
}
