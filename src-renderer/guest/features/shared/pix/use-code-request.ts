import { useState } from 'react';
import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { useNewCode } from './queries.ts';

const newRequestId = (): string => `pix_${crypto.randomUUID()}`;

/** True if a failed request may have created a payment, or may still return its code: it is repeated under its id. */
const isRequestOpen = (error: unknown): boolean => isResponseLost(toAppError(error));

/** The id of the next request. Under the id of a rejected one the gateway would return its void payment. */
export const idAfter = (error: unknown, id: string): string => (isRequestOpen(error) ? id : newRequestId());

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
