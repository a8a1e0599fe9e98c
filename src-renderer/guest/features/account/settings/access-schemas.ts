import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/schemas.ts';
import { isStrongPassword, PASSWORD_MAX } from '#shared/rules/password.ts';

/** Messages are keys of general:validation. */
const currentPassword = z.string().check(z.minLength(1, { error: 'required' }));

export const emailChangeSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine(value => z.safeParse(emailAddress, value).success, { error: 'invalidEmail' }),
  ),
  currentPassword,
});
export type EmailChangeValues = z.infer<typeof emailChangeSchema>;

export const passwordChangeSchema = z
  .object({
    currentPassword,
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
export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;
