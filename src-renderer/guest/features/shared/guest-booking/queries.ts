import { type QueryClient, useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { host } from '#renderer/platform/host/host.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import {
  type BookingDetails,
  bookingDetails,
  bookingValues,
} from '#shared/contract/guest/booking-details.ts';
import { noteBookingSeen } from './seen-bookings.ts';

const detailsQuery = (bookingId: string) => ({
  queryKey: queryKeys.bookingDetails(bookingId),
  staleTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const session = host().stayCards?.session() ?? null;
    const booking = checked(bookingDetails, await gateway.bookings.details({ bookingId }, { signal }));
    if (session !== null) noteBookingSeen(booking, session);
    return booking;
  },
});

/** Fetched again whenever one of its pages is opened: it may have been changed on another device (API-06). */
export function useBookingDetails(bookingId: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useLocalizedQuery({ ...detailsQuery(bookingId), enabled });
}

export function useCanCheckIn(bookingId: string, { isPaidHere }: { isPaidHere: boolean }): boolean {
  const { data } = useBookingDetails(bookingId, { enabled: isPaidHere });
  return isPaidHere && data?.isBookingCheckinAvailable === true && !data.isInvitationPending;
}

export function fetchBookingDetails(queries: QueryClient, bookingId: string): Promise<BookingDetails> {
  const query = detailsQuery(bookingId);
  return queries.fetchQuery({ ...query, queryKey: [...query.queryKey, currentLanguage()] });
}

/** The amounts of a booking (API-07); only its holder can request them. */
export function useBookingValues(bookingId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.bookingValues(bookingId),
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      checked(bookingValues, await gateway.bookings.values({ bookingId }, { signal })),
  });
}

export async function refreshBooking(queries: QueryClient, bookingId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.bookingDetails(bookingId) }),
    queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
    queries.invalidateQueries({ queryKey: queryKeys.creditBalances() }),
  ]);
}
