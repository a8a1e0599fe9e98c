import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { booking } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import type { HolderBooking } from './desk-payment.ts';

/** Throws BOOKING_NOT_FOUND for a booking in which the guest only stays: its holder pays it. */
export async function findBooking(idOrLocator: string): Promise<HolderBooking> {
  const found = checked(booking, await gateway.bookings.find({ bookingId: idOrLocator }));
  if (found.payment === null) throw new AppError('BOOKING_NOT_FOUND', 'the guest is not its holder');
  return { ...found, payment: found.payment };
}

/** Always its current state, never a cached one. */
export function useOwnBooking(idOrLocator: string | null) {
  return useLocalizedQuery({
    queryKey: queryKeys.deskBooking(idOrLocator),
    enabled: idOrLocator !== null,
    staleTime: 0,
    queryFn: () => findBooking(idOrLocator ?? ''),
  });
}
