import { useState } from 'react';
import type { PixPayment } from '#shared/contract/pix.ts';
import { useNewCode } from './queries.ts';
import { idAfter, isRequestOpen, newRequestId } from './request-id.ts';

type CodeRequestInput = {
  bookingId: string;
  /** The payment whose page requests another code; null if the booking has none yet. */
  shownId: string | null;
  onCode: (payment: PixPayment) => void;
};

export function useCodeRequest({ bookingId, shownId, onCode }: CodeRequestInput) {
  const newCode = useNewCode(shownId);
  const [id, setId] = useState(newRequestId);
  const { error, isPending } = newCode;
  return {
    error,
    isPending,
    /** It is running, or its response was lost: the gateway may have begun a payment. */
    isOpen: isPending || (error !== null && isRequestOpen(error)),
    send: (cpfPayment: string) =>
      newCode.mutate(
        { id, bookingId, cpfPayment },
        { onSuccess: onCode, onError: failure => setId(idAfter(failure, id)) },
      ),
  };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
