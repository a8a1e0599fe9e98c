import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';
import { isStrongPassword, PASSWORD_MAX } from '#shared/rules/password.ts';

// Messages are keys of general:validation.

/** An address as it is typed into a form. */
export const typedEmail = z.string().check(
  z.trim(),
  z.refine(value => z.safeParse(emailAddress, value).success, { error: 'invalidEmail' }),
);

export const requiredText = z.string().check(z.minLength(1, { error: 'required' }));

export const newPasswordFields = {
  password: z
    .string()
    .check(
      z.refine(isStrongPassword, { error: 'password' }),
      z.maxLength(PASSWORD_MAX, { error: 'tooLong' }),
    ),
  repeatPassword: requiredText,
};

export const sameTwice = z.refine<{ password: string; repeatPassword: string }>(
  values => values.password === values.repeatPassword,
  {
    error: 'passwordMatch',
    path: ['repeatPassword'],
    // Checked as soon as both are filled in, even if the first has other errors.
    when: () => true,
  },
);

/** SGN-32. */
export const forgotPasswordSchema = z.object({ email: typedEmail });
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z.object(newPasswordFields).check(sameTwice);
export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
