import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { preparedRoom } from '#shared/contract/guest/preferences.ts';

/** The preparation of a booking's rooms; fetched at every visit, because it becomes fixed at a certain time. */
export function usePreparedRooms(bookingId: string) {
  return useQuery({
    queryKey: queryKeys.preparedRoomsOf(bookingId),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { rooms } = await gateway.preferences.prepared({ bookingId }, { signal });
      return rooms.map(room => checked(preparedRoom, room));
    },
  });
}
