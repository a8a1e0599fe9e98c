import * as z from 'zod/mini';
import { personText } from '#shared/contract/schemas.ts';
import { CALL_WORD_LENGTH } from '#shared/contract/staff/lobby.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

/** Messages are keys of this feature's texts. */
export const closeSchema = z.object({
  word: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(CALL_WORD_LENGTH, { error: 'tooLong' }),
    z.refine(value => personText(CALL_WORD_LENGTH).safeParse(value).success, { error: 'text.control' }),
    z.refine(value => !hasCardNumber(value), { error: 'payment.cardNumber' }),
  ),
});
