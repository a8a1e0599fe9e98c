import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { RoomCleaning } from '#shared/contract/guest/cleaning.ts';

/** Who shares the room may decline it meanwhile. */
const REFRESH_MS = 30_000;

/** Today's cleaning of the rooms that the guest lives in. */
export function useCleaning(bookingId: string) {
  return useQuery({
    queryKey: queryKeys.cleaning(bookingId),
    queryFn: async ({ signal }) => (await gateway.cleaning.find({ bookingId }, { signal })).rooms,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}

/** Declines today's cleaning, or takes that back. After a failure it is fetched again: the hour may be over. */
export function useDecline(bookingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ accommodationId, day, isDeclined }: RoomCleaning) =>
      gateway.cleaning.decline({
        bookingId,
        accommodationId: String(accommodationId),
        day,
        isDeclined: !isDeclined,
      }),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.cleaning(bookingId) }),
  });
}
