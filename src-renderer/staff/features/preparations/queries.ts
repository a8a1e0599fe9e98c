import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import {
  preparationList,
  printedPreparations,
  type RoomToPrepare,
} from '#shared/contract/staff/preparations.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { usePrinted } from '../shared/paper/use-printed.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useGrowingPause } from '../shared/version/growing-pause.ts';
import { UNCHANGED_MS, useFollowedVersion } from '../shared/version/use-hotel-version.ts';

/** A day's preparations. They are fetched again when the hotel has changed since (FRD-04). */
export function usePreparations(hotelId: string, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  const found = useLocalizedQuery({
    queryKey: [...staffKeys.preparations(hotelId), day],
    queryFn: async ({ signal }) =>
      checked(
        preparationList,
        await staffGateway.preparations.list({ hotelId, ...(day !== null && { day }) }, { signal }),
      ),
    staleTime: 0,
    refetchInterval: useGrowingPause(UNCHANGED_MS),
    enabled,
  });
  useFollowedVersion(hotelId, found);
  return found;
}

/** Ticks a room or takes that back. The list is fetched again, also after a failure: a guest may have been faster. */
export function useTick(hotelId: string, day: LocalDate) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ accommodationId, state, mark }: RoomToPrepare) => {
      const room = { hotelId, day, accommodationId: String(accommodationId) };
      return state === 'DONE'
        ? staffGateway.preparations.reopen(room)
        : staffGateway.preparations.finish({ ...room, mark });
    },
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.preparations(hotelId) }),
  });
}

export const usePrintedPreparations = (hotelId: string, day: LocalDate) =>
  usePrinted(staffKeys.printedPreparations(hotelId, day), async signal =>
    checked(printedPreparations, await staffGateway.preparations.print({ hotelId, day }, { signal })),
  );
