import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { MinibarChoice, RoomPreference } from '#shared/contract/preferences.ts';

/**
 * What the guest can choose for the room and the minibar, and has chosen (APS-04). Never from a cache, which another
 * device or a failed load would make wrong (PRF-05): a page that takes another one's place still finds what that one
 * loaded, so that pages show what `loadStateOf` says.
 */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: queryKeys.preferences(),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => gateway.preferences.find(undefined, { signal }),
  });

export const usePreferences = () => useQuery(preferencesQuery());

/** Saves the climate, the light, or television and music (APS-08). */
export const useSaveRoom = () => useSave((change: RoomPreference) => gateway.preferences.saveRoom(change));

/** Saves the minibar (APS-07). */
export const useSaveMinibar = () =>
  useSave((choice: MinibarChoice) => gateway.preferences.saveMinibar(choice));

function useSave<Change>(save: (change: Change) => ReturnType<typeof gateway.preferences.find>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    // One after another: each response has all parts, and an earlier one must not come last.
    scope: { id: 'preferences' },
    onSuccess: async saved => {
      // A load that is under way began before the save, and would bring back what was there.
      await queries.cancelQueries({ queryKey: queryKeys.preferences() });
      queries.setQueryData(queryKeys.preferences(), saved);
      // The ring of the account and of home, and what stays are prepared with.
      void queries.invalidateQueries({ queryKey: queryKeys.account() });
      void queries.invalidateQueries({ queryKey: queryKeys.preparedRooms() });
    },
  });
}
