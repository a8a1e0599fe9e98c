import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staffGateway } from '../gateway/staff-client.ts';
import { staffKeys } from '../gateway/staff-keys.ts';
import { useIsUnlocked } from '../session/session-state.ts';
import { useGrowingPause } from './growing-pause.ts';

/** A change elsewhere shows within 5 s (FRD-04): the poll and the fetch after it have to fit. */
const VERSION_MS = 4_000;

/** The hotel's version, polled while the session is not locked; `polledAt` grows with each poll, in milliseconds. */
export function useHotelVersion(hotelId: string): { version: number | undefined; polledAt: number } {
  const enabled = useIsUnlocked();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: staffKeys.version(hotelId),
    queryFn: ({ signal }) => staffGateway.board.findVersion({ hotelId }, { signal }),
    staleTime: 0,
    refetchInterval: useGrowingPause(VERSION_MS),
    enabled,
  });
  return { version: data?.version, polledAt: dataUpdatedAt };
}

/** How often a list is fetched though nothing has changed: a guest becomes overdue, a room is released, a day begins. */
export const UNCHANGED_MS = 60_000;

/** Fetches what has a version of the hotel again when the hotel has changed since (FRD-04); returns the last poll. */
export function useFollowedVersion(
  hotelId: string,
  { data, isError, refetch }: Pick<UseQueryResult<{ version: number }>, 'data' | 'isError' | 'refetch'>,
): number {
  const { version, polledAt } = useHotelVersion(hotelId);
  const isOld = version !== undefined && data !== undefined && version > data.version;
  // Again with each poll, in case the fetch began before the change; one that failed has a pause of its own.
  useEffect(() => {
    if (isOld && !isError && polledAt > 0) void refetch({ cancelRefetch: false });
  }, [isOld, isError, polledAt, refetch]);
  return polledAt;
}
