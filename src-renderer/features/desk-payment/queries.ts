import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/gateway/use-localized-query.ts';
import { booking } from '#shared/contract/booking-view.ts';

export const findBooking = async (idOrLocator: string) =>
  checked(booking, await gateway.bookings.find({ bookingId: idOrLocator }));

/**
 * A booking of the signed-in guest, by its id or the reservation code; always its current state, never a cached one.
 */
export function useOwnBooking(idOrLocator: string | null) {
  return useLocalizedQuery({
    queryKey: queryKeys.deskBooking(idOrLocator),
    enabled: idOrLocator !== null,
    staleTime: 0,
    queryFn: () => findBooking(idOrLocator ?? ''),
  });
}
