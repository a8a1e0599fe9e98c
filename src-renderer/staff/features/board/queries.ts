import { checked } from '#renderer/platform/gateway/checked.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { board } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useGrowingPause } from '../shared/version/growing-pause.ts';
import { UNCHANGED_MS, useFollowedVersion } from '../shared/version/use-hotel-version.ts';

/** The board of a day, null for the hotel's today. It stays up to date by itself while the session is not locked. */
export function useBoard(hotelId: string, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  const found = useLocalizedQuery({
    queryKey: staffKeys.board(hotelId, day),
    queryFn: async ({ signal }) =>
      checked(board, await staffGateway.board.find({ hotelId, ...(day !== null && { day }) }, { signal })),
    staleTime: 0,
    refetchInterval: useGrowingPause(UNCHANGED_MS),
    enabled,
  });
  useFollowedVersion(hotelId, found);
  return found;
}
