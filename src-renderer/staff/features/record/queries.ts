import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { recordEntry } from '#shared/contract/staff/record.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { RecordFilters } from './record-filters.ts';

const page = z.object({ entries: z.array(recordEntry), next: z.nullable(z.int()) });

/** Newest first. The record grows all the time, so that it is fetched again whenever the page is opened. */
export function useRecord(hotelId: string, filters: RecordFilters) {
  const enabled = useIsUnlocked();
  return useInfiniteQuery({
    queryKey: staffKeys.record(hotelId, filters),
    enabled,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) =>
      checked(
        page,
        await staffGateway.record.list(
          { hotelId, ...filters, ...(pageParam === undefined ? {} : { before: String(pageParam) }) },
          { signal },
        ),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
