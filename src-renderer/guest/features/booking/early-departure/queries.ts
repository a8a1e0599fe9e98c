import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { earlyCheckoutSimulation } from '#shared/contract/guest/early-departure.ts';

export type Room = { bookingId: string; accommodationId: number };

/** Computed again on every visit (BEY-17). Not `enabled` once the room is left. */
export function useSimulation({ bookingId, accommodationId }: Room, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.earlyDeparture(bookingId, accommodationId),
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = { id: bookingId, accId: String(accommodationId) };
      return checked(earlyCheckoutSimulation, await gateway.bookings.simulateEarlyCheckout(path, { signal }));
    },
  });
}
