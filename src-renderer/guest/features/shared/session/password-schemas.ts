import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';
import { isStrongPassword, PASSWORD_MAX } from '#shared/rules/password.ts';

/** SGN-32: messages are keys of general:validation. */
export const forgotPasswordSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine(value => z.safeParse(emailAddress, value).success, { error: 'invalidEmail' }),
  ),
});
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.refine(isStrongPassword, { error: 'password' }),
        z.maxLength(PASSWORD_MAX, { error: 'tooLong' }),
      ),
    repeatPassword: z.string().check(z.minLength(1, { error: 'required' })),
  })
  .check(
    z.refine(values => values.password === values.repeatPassword, {
      error: 'passwordMatch',
      path: ['repeatPassword'],
      // Checked as soon as both are filled in, even if the first has other errors.
      when: () => true,
    }),
  );
export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
