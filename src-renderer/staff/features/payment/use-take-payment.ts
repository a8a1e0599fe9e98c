import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type DeskMeans, type DeskReceipt, deskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useActKey } from '../shared/money/act-key.ts';
import type { Paying } from './paying.ts';

type Taking = { means: DeskMeans; note: string };

export function useTakePayment({
  hotel: { hotelId },
  bookingId,
  due,
  onReceipt,
}: Paying): UseMutationResult<DeskReceipt, Error, Taking> {
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
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
