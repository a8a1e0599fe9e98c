import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskMeans } from '#shared/contract/staff/desk-payments.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useActKey } from '../shared/money/act-key.ts';
import type { Paying } from './paying.ts';

type Typed = { means: DeskMeans; note: string };

type TakePayment = Pick<Paying, 'hotelId' | 'bookingId' | 'take'>;

export function useTakePayment({
  hotelId,
  bookingId,
  take,
}: TakePayment): UseMutationResult<void, Error, Typed> {
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  return useMutation({
    mutationFn: ({ means, note }: Typed) => take({ key, means, ...(note === '' ? {} : { note }) }),
    onError: error => renewAfter(error),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
}
