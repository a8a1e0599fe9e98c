import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { type CreditEstimate, creditEstimate } from '#shared/contract/guest/booking-cancel.ts';

/** Never cached (BEY-17). Not `enabled` once the booking is canceled: there is nothing to estimate. */
export function useCreditEstimate(bookingId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.cancellation(bookingId),
    enabled,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      checked(creditEstimate, await gateway.bookings.estimateCancellation({ bookingId }, { signal })),
  });
}

export function estimateIn(details: unknown): CreditEstimate | null {
  return creditEstimate.safeParse(details).data ?? null;
}

/** True if agreeing to one estimate includes the other: the request contains these figures (BEY-17). */
export function isSameOutcome(agreed: CreditEstimate | null, shown: CreditEstimate): boolean {
  return (
    agreed !== null &&
    agreed.bookingValue === shown.bookingValue &&
    agreed.cancellationFeeValue === shown.cancellationFeeValue &&
    agreed.creditValue === shown.creditValue
  );
}
