import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { searchHit } from '#shared/contract/staff/search.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { isSearched } from './search-text.ts';

const found = z.object({ hits: z.array(searchHit), hasMore: z.boolean() });

/** Bookings of the hotel; nothing of them is kept once the field is empty. */
export function useSearch(hotelId: string, text: string) {
  return useQuery({
    queryKey: staffKeys.search(hotelId, text),
    queryFn: async ({ signal }) =>
      checked(found, await staffGateway.search.find({ hotelId, text }, { signal })),
    enabled: isSearched(text),
    staleTime: 0,
    gcTime: 0,
  });
}
