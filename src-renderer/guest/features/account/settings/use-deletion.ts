import { useState } from 'react';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';
import type { DeletionValues } from './deletion-schema.ts';

const reasons = { '1': 1, '2': 2, '3': 3 } as const;

/** Deletes the account (API-41). Details belong to "other" alone (SET-04). */
async function deleteAccount({ reason, details }: DeletionValues): Promise<void> {
  if (reason === '') throw new Error('a deletion has its reason');
  const text = reason === '3' ? details.trim() : '';
  await gateway.guestUser.deleteAccount({
    reason: reasons[reason],
    ...(text === '' ? {} : { details: text }),
  });
}

export function useDeletion(onDeleted: () => Promise<void>) {
  const [requested, setRequested] = useState<DeletionValues | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [hasBookings, setHasBookings] = useState(false);
  const [isSignInOld, setSignInOld] = useState(false);

  async function remove(values: DeletionValues) {
    setRequested(null);
    setDeleting(true);
    try {
      await deleteAccount(values);
    } catch (error) {
      setDeleting(false);
      if (error instanceof AppError && error.code === 'RECENT_SIGN_IN_REQUIRED') {
        setSignInOld(true);
        setRequested(values);
        return;
      }
      const isActive = error instanceof AppError && error.code === 'USER_HAS_ACTIVE_BOOKINGS';
      toast.notify(
        isActive ? { intent: 'error', error } : { intent: 'error', textKey: 'settings:delete.failed' },
      );
      setHasBookings(isActive);
      return;
    }
    await onDeleted();
  }

  return {
    isRequested: requested !== null,
    isDeleting,
    hasBookings,
    isSignInOld,
    request(values: DeletionValues) {
      setHasBookings(false);
      setRequested(values);
    },
    cancel: () => setRequested(null),
    confirm() {
      if (requested !== null) void remove(requested);
    },
  };
}
