import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { hoursAvailability } from '#shared/contract/guest/additional-hours.ts';
import type { HoursTarget } from './purchase.ts';

/** The available hours (API-27), fetched again on every visit, because others may take them. */
export function useHours({ bookingId, accommodationId, type }: HoursTarget) {
  return useQuery({
    queryKey: queryKeys.additionalHours(bookingId, accommodationId, type),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const input = { bookingId, accommodationId: String(accommodationId), type };
      return checked(hoursAvailability, await gateway.additionalHours.availability(input, { signal }));
    },
  });
}
