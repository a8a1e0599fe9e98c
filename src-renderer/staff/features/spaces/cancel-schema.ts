import * as z from 'zod/mini';
import { personText } from '#shared/contract/schemas.ts';
import { SPACE_MESSAGE_LENGTH } from '#shared/contract/staff/desk-spaces.ts';
import { hasCardNumber } from '#shared/rules/card-number.ts';

/** Messages are keys of this feature's texts. A line break counts as a space. */
export const cancelSchema = z.object({
  message: z.string().check(
    z.overwrite(text => text.replace(/\s+/gu, ' ').trim()),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(SPACE_MESSAGE_LENGTH, { error: 'tooLong' }),
    z.refine(text => personText(SPACE_MESSAGE_LENGTH).safeParse(text).success, { error: 'control' }),
    z.refine(text => !hasCardNumber(text), { error: 'cardNumber' }),
  ),
});
