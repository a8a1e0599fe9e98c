import * as z from 'zod/mini';
import { isPersonName } from '#shared/rules/person-name.ts';

/** BEY-02: messages are keys of reservation-sign-in, or of general:validation. */
export const questionSchema = z.object({
  locator: z.string().check(z.trim(), z.regex(/^[A-Z0-9]{4,16}$/, { error: 'locator.invalid' })),
  lastName: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(120, { error: 'invalid' }),
    z.refine(value => value === '' || isPersonName(value), { error: 'lastName.invalid' }),
  ),
});
