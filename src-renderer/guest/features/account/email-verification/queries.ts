import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { type Booking, booking } from '#shared/contract/guest/booking-view.ts';
import { waitingState } from './waiting-bookings.ts';

const LIMIT = '10';
/** A payment is made in another app, and its result is expected here. */
const POLL_MS = 10_000;

export function useWaitingBookings(uid: string | null) {
  return useLocalizedQuery<Booking[]>({
    queryKey: queryKeys.waitingBookings(uid),
    enabled: uid !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.some(one => ['pix', 'checking'].includes(waitingState(one, serverNow())?.kind ?? '')) === true &&
      POLL_MS,
    queryFn: async ({ signal }) =>
      checked(z.array(booking), await gateway.bookings.active({ sort: 'asc', limit: LIMIT }, { signal })),
  });
}
