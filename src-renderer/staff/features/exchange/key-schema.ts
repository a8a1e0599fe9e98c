import * as z from 'zod/mini';
import { keyPurposes } from '#shared/contract/hotel/exchange-call.ts';
import { deskText } from '#shared/contract/staff/desk-schemas.ts';
import { KEY_NAME_LENGTH } from '#shared/contract/staff/exchange-keys.ts';

/** Messages are keys of this feature's texts. */
export const keySchema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'name.missing', abort: true }),
    z.maxLength(KEY_NAME_LENGTH, { error: 'tooLong' }),
    z.refine(value => deskText(KEY_NAME_LENGTH).safeParse(value).success, { error: 'text.control' }),
  ),
  purpose: z.enum(keyPurposes),
  password: z.string().check(z.minLength(1, { error: 'required' })),
});
