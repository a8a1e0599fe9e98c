import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { creditEstimate } from '#shared/contract/booking-cancel.ts';

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
