import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type HotelRoom, hotelRoom } from '#shared/contract/staff/rooms.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useGrowingPause } from '../shared/version/growing-pause.ts';
import { UNCHANGED_MS, useFollowedVersion } from '../shared/version/use-hotel-version.ts';

const rooms = z.object({
  today: z.string(),
  version: z.int(),
  inspectsRooms: z.boolean(),
  rooms: z.array(hotelRoom),
});

/** Every room of the hotel. It is fetched again when the hotel has changed since (FRD-04); `polledAt` is that of the last poll. */
export function useRooms(hotelId: string) {
  const enabled = useIsUnlocked();
  const found = useLocalizedQuery({
    queryKey: staffKeys.rooms(hotelId),
    queryFn: async ({ signal }) => checked(rooms, await staffGateway.rooms.list({ hotelId }, { signal })),
    staleTime: 0,
    refetchInterval: useGrowingPause(UNCHANGED_MS),
    enabled,
  });
  return { ...found, polledAt: useFollowedVersion(hotelId, found) };
}

type RoomActOptions = {
  hotelId: string;
  done: KeyOf<'staff/rooms'>;
  onDone: () => void;
  onError?: (error: unknown) => void;
};

/** An act on a room: the list is fetched again, also after a failure, which may mean that a colleague was faster. */
export function useRoomAct<Given>(
  act: (given: Given) => Promise<HotelRoom>,
  { hotelId, done, onDone, onError }: RoomActOptions,
): UseMutationResult<HotelRoom, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ number }) => {
      toast.notify({ intent: 'success', textKey: `staff/rooms:${done}`, values: { number } });
      onDone();
    },
    onError: error => onError?.(error),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.rooms(hotelId) }),
  });
}
