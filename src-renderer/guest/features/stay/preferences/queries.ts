import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { MinibarChoice, RoomPreference } from '#shared/contract/guest/preferences.ts';

/** Never from a cache, which another device or a failed load would make wrong (PRF-05); pages use `toLoadState`. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: queryKeys.preferences(),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => gateway.preferences.find(undefined, { signal }),
  });

export const usePreferences = () => useQuery(preferencesQuery());

export const useSaveRoom = () => useSave((change: RoomPreference) => gateway.preferences.saveRoom(change));

export const useSaveMinibar = () =>
  useSave((choice: MinibarChoice) => gateway.preferences.saveMinibar(choice));

function useSave<Change>(save: (change: Change) => ReturnType<typeof gateway.preferences.find>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    // In sequence: each response has all parts, and an earlier one must not arrive last.
    scope: { id: 'preferences' },
    onSuccess: async saved => {
      // A pending load began before the save, and would restore the previous state.
      await queries.cancelQueries({ queryKey: queryKeys.preferences() });
      queries.setQueryData(queryKeys.preferences(), saved);
      void queries.invalidateQueries({ queryKey: queryKeys.account() });
      void queries.invalidateQueries({ queryKey: queryKeys.preparedRooms() });
    },
  });
}
