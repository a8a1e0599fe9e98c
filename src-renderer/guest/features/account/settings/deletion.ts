import { gateway } from '#renderer/platform/gateway/client.ts';
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
