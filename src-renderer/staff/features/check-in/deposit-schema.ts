import * as z from 'zod/mini';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { parseCents } from '../shared/money/money-typed.ts';

export type DepositValues = { amount: string };

/** Messages are keys of this feature's texts. A whole card number is rejected in every field (FRD-06). */
export const depositSchema: z.ZodMiniType<DepositValues, DepositValues> = z.object({
  amount: z.string().check(
    z.refine(typed => !hasCardNumber(typed), { error: 'guarantee.cardNumber', abort: true }),
    z.refine(typed => (parseCents(typed) ?? 0) > 0, { error: 'guarantee.invalid' }),
  ),
});
