import * as z from 'zod/mini';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { booking } from '#shared/contract/guest/booking-view.ts';
import { bookingsFor, type Errand } from './errand.ts';

const bookings = z.array(booking);

/** The nearest bookings for an errand; fetched again each time, because check-in opens by the clock. */
export function useErrandBookings(errand: Errand) {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  return useLocalizedQuery({
    queryKey: queryKeys.errandBookings(uid, errand),
    enabled: uid !== null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const active = await gateway.bookings.active({ sort: 'asc', limit: '20' }, { signal });
      return bookingsFor(errand, checked(bookings, active));
    },
  });
}
