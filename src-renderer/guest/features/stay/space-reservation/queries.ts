import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useSession } from '#renderer/guest/features/shared/session/use-session.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { isStayingQuery } from '#renderer/platform/gateway/is-staying.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { type NewSpaceReservation, type SpaceHour, spaceHour } from '#shared/contract/spaces.ts';
import { AppError } from '#shared/errors.ts';
import type { LocalDate } from '#shared/hotel-time.ts';

export type ListStatus = 'active' | 'inactive';

const hasCode = (error: unknown, code: string) => error instanceof AppError && error.code === code;

/** The spaces are only for guests who stay in the hotel. */
export const isNotStaying = (error: unknown): boolean => hasCode(error, 'STAY_NOT_IN_PROGRESS');

/** Cache time of a known stay; a guest without one may check in at any moment. */
const STAYING_MS = 5 * 60_000;

/** The spaces of the guest's hotel (APS-17). Not requested for a guest without a stay. */
export function useSpaces() {
  const queries = useQueryClient();
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  return useLocalizedQuery({
    queryKey: queryKeys.spaces(),
    queryFn: async ({ signal }) => {
      const { hasInProgressBooking } = await queries.fetchQuery({
        ...isStayingQuery(uid),
        staleTime: ({ state }) => (state.data?.hasInProgressBooking === true ? STAYING_MS : 0),
      });
      if (!hasInProgressBooking) throw new AppError('STAY_NOT_IN_PROGRESS', 'the guest has no stay');
      return gateway.spaces.list(undefined, { signal });
    },
  });
}

/**
 * The free times of a space on a day (APS-18), none without a day; fetched again on every visit, because others reserve
 * too.
 */
export function useSpaceHours(
  { spaceId, buildingId }: { spaceId: string; buildingId: string },
  date: LocalDate,
) {
  return useQuery({
    queryKey: queryKeys.spaceHours(spaceId, date),
    enabled: date !== '',
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const asked = { spaceId, buildingId, reserveDate: date };
      return (await gateway.spaces.hours(asked, { signal })).availableIntervalHours;
    },
  });
}

/** The guest's reservations (APS-20). */
export function useReservations(status: ListStatus) {
  return useLocalizedQuery({
    queryKey: queryKeys.spaceReservations(status),
    staleTime: 0,
    queryFn: async ({ signal }) => (await gateway.spaces.reservations({ status }, { signal })).reservedSpaces,
  });
}

/**
 * Reserves a space (APS-19). The same time again is the same reservation, so that a retry after a lost response does no
 * harm.
 */
export function useReserve() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: NewSpaceReservation) => gateway.spaces.reserve(order),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.spaceBookings() }),
  });
}

/** Cancels a reservation (APS-21). */
export function useCancelReservation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reserveId: string) => gateway.spaces.cancel({ reserveId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.spaceBookings() }),
  });
}

const conflict = z.object({ nearest: z.nullable(spaceHour) });

/** The offer after the time was taken meanwhile: the nearest free one, or null; undefined for other failures. */
export function parseNearest(error: unknown): SpaceHour | null | undefined {
  if (!hasCode(error, 'SPACE_HOUR_TAKEN') || !(error instanceof AppError)) return undefined;
  const parsed = conflict.safeParse(error.details);
  return parsed.success ? parsed.data.nearest : null;
}
