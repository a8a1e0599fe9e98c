import { gateway } from '#renderer/gateway/client.ts';
import { AppError } from '#shared/errors.ts';
import type { DeletionValues } from './deletion-schema.ts';

const reasons = { '1': 1, '2': 2, '3': 3 } as const;

/** Deletes the account (API-41). Details belong to "other" alone (SET-04). */
export async function deleteAccount({ reason, details }: DeletionValues): Promise<void> {
  if (reason === '') throw new Error('a deletion has its reason');
  const words = reason === '3' ? details.trim() : '';
  await gateway.guestUser.deleteAccount({
    reason: reasons[reason],
    ...(words === '' ? {} : { details: words }),
  });
}

/** Whether this is the account's password; false where it is not. Throws what else goes wrong. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const { signInWithPassword } = await import('#renderer/gateway/identity.ts');
  try {
    // The tokens that come with the answer are let go of: the guest is signed in already.
    await signInWithPassword(email, password);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS') return false;
    throw error;
  }
}
