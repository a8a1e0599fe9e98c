import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { isStayingQuery } from '#renderer/platform/gateway/guest-queries.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { type NewSpaceReservation, type SpaceHour, spaceHour } from '#shared/contract/guest/spaces.ts';
import { AppError } from '#shared/errors.ts';
import type { LocalDate } from '#shared/hotel-time.ts';

export type ListStatus = 'active' | 'inactive';

const hasCode = (error: unknown, code: string) => error instanceof AppError && error.code === code;

export const isNotStaying = (error: unknown): boolean => hasCode(error, 'STAY_NOT_IN_PROGRESS');

/** Cache time of a known stay; a guest without one may check in at any moment. */
const STAYING_MS = 5 * 60_000;

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

/** None without a day; fetched again on every visit, because others reserve too (APS-18). */
export function useSpaceHours(
  { spaceId, buildingId }: { spaceId: string; buildingId: string },
  date: LocalDate,
) {
  return useQuery({
    queryKey: queryKeys.spaceHours(spaceId, date),
    enabled: date !== '',
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const input = { spaceId, buildingId, reserveDate: date };
      return (await gateway.spaces.hours(input, { signal })).availableIntervalHours;
    },
  });
}

export function useReservations(status: ListStatus) {
  return useLocalizedQuery({
    queryKey: queryKeys.spaceReservations(status),
    staleTime: 0,
    queryFn: async ({ signal }) => (await gateway.spaces.reservations({ status }, { signal })).reservedSpaces,
  });
}

/** The same time again is the same reservation, so that a retry after a lost response does no harm (APS-19). */
export function useReserve() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: NewSpaceReservation) => gateway.spaces.reserve(order),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.spaceBookings() }),
  });
}

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
