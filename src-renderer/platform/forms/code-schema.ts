import * as z from 'zod/mini';
import { SIX_DIGITS } from '#shared/rules/six-digit-code.ts';

/** The message is a key of the form's own texts. */
export const codeSchema = z.object({
  code: z.string().check(z.regex(SIX_DIGITS, { error: 'code.invalid' })),
});
export type CodeValues = z.infer<typeof codeSchema>;
