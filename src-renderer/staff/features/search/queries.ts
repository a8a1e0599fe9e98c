import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { searchFound } from '#shared/contract/staff/search.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { isSearched } from './search-text.ts';

/** Bookings of the hotel; nothing of them is kept once the field is empty. */
export function useSearch(hotelId: string, text: string) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.search(hotelId, text),
    queryFn: async ({ signal }) =>
      checked(searchFound, await staffGateway.search.find({ hotelId, text }, { signal })),
    enabled: isUnlocked && isSearched(text),
    // Not again after an unlocking: each search is an act in the record.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
