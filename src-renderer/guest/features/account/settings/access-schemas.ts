import * as z from 'zod/mini';
import {
  newPasswordFields,
  requiredText,
  sameTwice,
  typedEmail,
} from '#renderer/guest/features/shared/session/password-schemas.ts';

export const emailChangeSchema = z.object({ email: typedEmail, currentPassword: requiredText });
export type EmailChangeValues = z.infer<typeof emailChangeSchema>;

export const passwordChangeSchema = z
  .object({ currentPassword: requiredText, ...newPasswordFields })
  .check(sameTwice);
export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;
