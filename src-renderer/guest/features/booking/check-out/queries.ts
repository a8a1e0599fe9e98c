import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { checkoutSimulation } from '#shared/contract/guest/check-out.ts';

export type Room = { bookingId: string; accommodationId: number };

export function useSimulation({ bookingId, accommodationId }: Room, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.checkOut(bookingId, accommodationId),
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = { id: bookingId, accId: String(accommodationId) };
      return checked(checkoutSimulation, await gateway.checkOut.simulate(path, { signal }));
    },
  });
}
