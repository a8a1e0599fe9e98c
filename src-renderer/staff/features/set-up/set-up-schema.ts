import * as z from 'zod/mini';
import { isStrongStaffPassword } from '#shared/rules/staff-secrets.ts';

export const passwordSchema = z
  .object({
    email: z.string(),
    password: z.string().check(z.refine(isStrongStaffPassword, { error: 'password.weak' })),
    repeated: z.string(),
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      error: 'passwordMatch',
    }),
  );
