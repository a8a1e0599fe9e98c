import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { type DeskMeans, type DeskReceipt, deskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { Paying } from './paying.ts';

const newKey = (): string => `desk_${crypto.randomUUID()}`;

/**
 * One key per form: a second press, and a new try after a lost response, return the first receipt (PD-10). After a rejection
 * nothing was taken, so that a corrected form has a new key.
 */
export function usePaymentKey(): { key: string; renewAfter: (error: unknown) => void } {
  const [key, setKey] = useState(newKey);
  const renewAfter = (error: unknown) => {
    const { code, status } = toAppError(error);
    if (!isResponseLost({ code, status })) setKey(newKey());
  };
  return { key, renewAfter };
}

type Taking = { means: DeskMeans; note: string };

export function useTakePayment({
  hotel: { hotelId },
  bookingId,
  due,
  onReceipt,
}: Paying): UseMutationResult<DeskReceipt, Error, Taking> {
  const queries = useQueryClient();
  const { key, renewAfter } = usePaymentKey();
  return useMutation({
    mutationFn: async ({ means, note }: Taking) =>
      checked(
        deskReceipt,
        await staffGateway.deskPayments.take({
          hotelId,
          bookingId,
          key,
          ...due,
          means,
          ...(note === '' ? {} : { note }),
        }),
      ),
    onSuccess: onReceipt,
    onError: error => renewAfter(error),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
}
