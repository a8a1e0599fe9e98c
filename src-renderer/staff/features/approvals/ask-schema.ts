import * as z from 'zod/mini';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { parseCents } from '../shared/money/money-typed.ts';

export const REASON_LENGTH = 200;

export type AskValues = { choice: string; amount: string; reason: string };

/** Messages are keys of this feature's texts. `mostOf` is the largest amount of a choice; a fixed one needs none typed. */
export const askSchema = (
  mostOf: (choice: string) => { mostCents: number; isFixed: boolean } | undefined,
): z.ZodMiniType<AskValues, AskValues> =>
  z
    .object({
      choice: z.string().check(z.minLength(1, { error: 'required' })),
      amount: z.string(),
      reason: z.string().check(
        z.trim(),
        z.minLength(1, { error: 'reason.missing' }),
        z.maxLength(REASON_LENGTH, { error: 'tooLong' }),
        z.refine(text => !hasCardNumber(text), { error: 'cardNumber' }),
      ),
    })
    .check(
      z.refine(
        ({ choice, amount }) => {
          const limit = mostOf(choice);
          if (limit === undefined || limit.isFixed) return true;
          const cents = parseCents(amount);
          return cents !== null && cents > 0 && cents <= limit.mostCents;
        },
        { error: 'amount.invalid', path: ['amount'] },
      ),
    );
