import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import { type Booking, booking } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import { FETCHED_LENGTH, nextCursor, withoutBooking } from './booking-pages.ts';

const page = z.array(booking);

const order = { active: 'asc', previous: 'desc' } as const;

type Pages = InfiniteData<Booking[], string | null>;

/** The list was changed on another device: the booking is no longer on it. */
export const isGone = (error: unknown) => error instanceof AppError && error.code === 'BOOKING_NOT_FOUND';

function useUid(): string | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.guest.uid : null;
}

function useListOptions(status: BookingListStatus) {
  const uid = useUid();
  const language = useLanguage();
  return infiniteQueryOptions({
    queryKey: [...queryKeys.bookingList(uid, status), language],
    enabled: uid !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = { sort: order[status], limit: FETCHED_LENGTH };
      const after = pageParam === null ? {} : { after: pageParam };
      return checked(page, await gateway.bookings[status]({ ...query, ...after }, { signal }));
    },
    getNextPageParam: last => nextCursor(last),
  });
}

/** Fetched again on every visit, because another device may have changed them (API-05). */
export const useBookingList = (status: BookingListStatus) => useInfiniteQuery(useListOptions(status));

export function useIsListEmpty(status: BookingListStatus): boolean {
  const { data } = useInfiniteQuery({
    ...useListOptions(status),
    select: list => list.pages.every(shown => shown.length === 0),
  });
  return data === true;
}

/** Hides a booking from the guest's lists (API-12, BKG-20). One that is already hidden counts as success. */
export function useHideBooking(status: BookingListStatus) {
  const queries = useQueryClient();
  const uid = useUid();
  return useMutation({
    mutationFn: ({ bookingId }: Booking) =>
      gateway.bookings.hide({ bookingId }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, { bookingId }) =>
      queries.setQueriesData<Pages>({ queryKey: queryKeys.bookingList(uid, status) }, list =>
        list ? { ...list, pages: withoutBooking(list.pages, bookingId) } : list,
      ),
    // After a failure as well: a booking that cannot be hidden may have changed on another device.
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.bookings() }),
  });
}
