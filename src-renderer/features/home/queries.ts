import { useQuery } from '@tanstack/react-query';
import { gateway } from '#renderer/gateway/client.ts';

/** The guest's nearest booking, or null (HOM-02, API-16). */
export function useNearestBooking() {
  return useQuery({
    queryKey: ['bookings', 'active', 'nearest'],
    queryFn: async ({ signal }) => {
      const [nearest] = await gateway.bookings.active({ sort: 'asc', limit: '1' }, { signal });
      return nearest ?? null;
    },
  });
}

/** Whether the guest is staying now: undefined until it is known; a failed look counts as no (HOM-17, API-15). */
export function useIsStaying(): boolean | undefined {
  const { data, isPending } = useQuery({
    queryKey: ['bookings', 'in-progress'],
    queryFn: ({ signal }) => gateway.bookings.hasInProgress({}, { signal }),
  });
  return isPending ? undefined : data?.hasInProgressBooking === true;
}
