import * as z from 'zod/mini';
import { emailCode } from '#shared/contract/guest-user.ts';

/** Messages are keys of email-verification. */
export const codeSchema = z.object({ code: z.string().check(z.refine(isCode, { error: 'code.invalid' })) });
export type CodeValues = z.infer<typeof codeSchema>;

function isCode(typed: string): boolean {
  return emailCode.safeParse(typed).success;
}
