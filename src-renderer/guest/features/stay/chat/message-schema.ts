import * as z from 'zod/mini';
import { MESSAGE_LENGTH } from '#shared/contract/guest/chat.ts';
import { personText } from '#shared/contract/schemas.ts';

/** Messages are keys of this feature's texts. A line break counts as a space. */
export const messageSchema = z.object({
  text: z.string().check(
    z.overwrite(text => text.replace(/\s+/gu, ' ').trim()),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(MESSAGE_LENGTH, { error: 'tooLong' }),
    z.refine(text => personText(MESSAGE_LENGTH).safeParse(text).success, { error: 'control' }),
  ),
});
