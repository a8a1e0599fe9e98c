import * as z from 'zod/mini';
import { REPLY_LENGTH } from '#shared/contract/staff/inbox.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';
import { hasControlCharacter } from '#shared/rules/plain-text.ts';

/** Messages are keys of this feature's texts. */
export const replySchema = z.object({
  text: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(REPLY_LENGTH, { error: 'tooLong' }),
    z.refine(text => !hasControlCharacter(text.replace(/\r?\n/g, ' ')), { error: 'control' }),
    z.refine(text => !hasCardNumber(text), { error: 'cardNumber' }),
  ),
});
