import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type SearchHit, searchFound } from '#shared/contract/staff/search.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { currentSession, useIsUnlocked } from '../shared/session/session-state.ts';
import { isSearched } from './search-text.ts';

/** Bookings of the hotel; nothing of them is kept once the field is empty. */
const searchQuery = (hotelId: string, text: string) =>
  queryOptions({
    queryKey: staffKeys.search(hotelId, text),
    queryFn: async ({ signal }) =>
      checked(searchFound, await staffGateway.search.find({ hotelId, text }, { signal })),
    // Not again after an unlocking: each search is an act in the record.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function useSearch(hotelId: string, text: string) {
  const isUnlocked = useIsUnlocked();
  return useQuery({ ...searchQuery(hotelId, text), enabled: isUnlocked && isSearched(text) });
}

/** Finds what `useSearch` is about to show, while the page is still being drawn; nothing where it cannot, which the list explains. */
export function useFinding(hotelId: string): (text: string) => Promise<SearchHit[]> {
  const client = useQueryClient();
  return async text => {
    if (!isSearched(text) || currentSession()?.isLocked !== false) return [];
    try {
      return (await client.fetchQuery(searchQuery(hotelId, text))).hits;
    } catch {
      return [];
    }
  };
}
