import { useEffect } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { board } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useHotelVersion } from '../shared/version/use-hotel-version.ts';

/** Hours pass without a change of the hotel: a guest becomes overdue, a room is released. */
const BOARD_MS = 60_000;

/** The board of a day, null for the hotel's today. It stays up to date by itself while the session is not locked. */
export function useBoard(hotelId: string, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  const found = useLocalizedQuery({
    queryKey: staffKeys.board(hotelId, day),
    queryFn: async ({ signal }) =>
      checked(board, await staffGateway.board.find({ hotelId, ...(day !== null && { day }) }, { signal })),
    staleTime: 0,
    refetchInterval: BOARD_MS,
    enabled,
  });
  const { version, polledAt } = useHotelVersion(hotelId);
  const isOld = version !== undefined && found.data !== undefined && version > found.data.version;
  const { refetch } = found;
  // Again with each poll: a fetch that failed is made up for.
  useEffect(() => {
    if (isOld && polledAt > 0) void refetch({ cancelRefetch: false });
  }, [isOld, polledAt, refetch]);
  return found;
}
