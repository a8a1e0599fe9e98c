import * as z from 'zod/mini';
import { personText } from '#shared/contract/schemas.ts';
import { PASSKEY_NAME_LENGTH } from '#shared/contract/staff/passkeys.ts';
import { passwordSchema } from '../shared/password/password-schema.ts';

const isPlain = (name: string) => personText(PASSKEY_NAME_LENGTH).safeParse(name).success;

/** Messages are keys of this feature's texts. */
export const addPasskeySchema = z.extend(passwordSchema, {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'passkeys.name.missing', abort: true }),
      z.maxLength(PASSKEY_NAME_LENGTH, { error: 'passkeys.name.tooLong', abort: true }),
      z.refine(isPlain, { error: 'passkeys.name.invalid' }),
    ),
});
