import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { creditEstimate } from '#shared/contract/booking-cancel.ts';

/**
 * What canceling returns now (API-14): computed again whenever it is looked at, and never remembered (BEY-17). Not
 * `enabled` once the booking is canceled: there is nothing to estimate.
 */
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
