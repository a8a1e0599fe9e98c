import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';

/** SES-04: messages are keys of general:validation. */
export const loginSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine(value => z.safeParse(emailAddress, value).success, { error: 'invalidEmail' }),
  ),
  password: z.string().check(z.minLength(1, { error: 'required' })),
});
export type LoginValues = z.infer<typeof loginSchema>;
