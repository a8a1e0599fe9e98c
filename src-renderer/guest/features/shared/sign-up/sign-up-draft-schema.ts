import * as z from 'zod/mini';
import { parseJson } from '#shared/json.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** Longer than every field: the form's own rules judge what is typed. */
const typed = z.string().check(z.maxLength(500));

const draft = z.strictObject({
  email: typed,
  repeatEmail: typed,
  fullName: typed,
  socialName: typed,
  dateOfBirth: typed,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  phoneCode: z.string().check(z.regex(/^\d{1,4}$/)),
  phone: typed,
  consent: z.boolean(),
  subscribe: z.boolean(),
});

/** Parses a stored form; null if it does not match the schema, also if it holds anything else, such as a password. */
export function parseSignUpDraft(text: string): SignUpDraft | null {
  return draft.safeParse(parseJson(text)).data ?? null;
}
