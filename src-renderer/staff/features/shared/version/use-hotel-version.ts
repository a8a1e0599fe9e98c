import { useQuery } from '@tanstack/react-query';
import { staffGateway } from '../gateway/staff-client.ts';
import { staffKeys } from '../gateway/staff-keys.ts';
import { useIsUnlocked } from '../session/session-state.ts';

/** A change elsewhere shows within 5 s (FRD-04): the poll and the fetch after it have to fit. */
const VERSION_MS = 4_000;

/** The hotel's version, polled while the session is not locked; `polledAt` grows with each poll, in milliseconds. */
export function useHotelVersion(hotelId: string): { version: number | undefined; polledAt: number } {
  const enabled = useIsUnlocked();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: staffKeys.version(hotelId),
    queryFn: ({ signal }) => staffGateway.board.findVersion({ hotelId }, { signal }),
    staleTime: 0,
    refetchInterval: VERSION_MS,
    enabled,
  });
  return { version: data?.version, polledAt: dataUpdatedAt };
}
