import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';
import { typedPassword } from '#shared/contract/staff/staff-session.ts';

const filled = z.string().check(z.minLength(1, { error: 'required' }));

export const signInSchema = z.object({
  email: z.pipe(
    filled,
    z.string().check(z.refine(value => emailAddress.safeParse(value).success, { error: 'invalidEmail' })),
  ),
  password: z.pipe(filled, typedPassword),
});
export type SignInValues = z.infer<typeof signInSchema>;

export const recoverySchema = z.object({
  recoveryCode: z.string().check(z.regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/, { error: 'recovery.invalid' })),
});
