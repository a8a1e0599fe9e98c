import * as z from 'zod/mini';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { hasControlCharacter } from '#shared/rules/plain-text.ts';

export const GIVE_BACK_REASON_LENGTH = 200;

/** Messages are keys of the general texts. */
export const giveBackSchema = z.object({
  reason: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(GIVE_BACK_REASON_LENGTH, { error: 'tooLong' }),
    z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber', abort: true }),
    z.refine(text => !hasControlCharacter(text), { error: 'text.control' }),
  ),
});
