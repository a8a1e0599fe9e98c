import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type Drawer, type DrawerReport, drawer, drawerReport } from '#shared/contract/staff/drawers.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useHotelVersion } from '../shared/version/use-hotel-version.ts';

/** The drawer of this desk, null where none is open; another window of the desk may open or count it. */
export function useCurrentDrawer(hotelId: string): UseQueryResult<Drawer | null> {
  const queries = useQueryClient();
  const enabled = useIsUnlocked();
  const { version } = useHotelVersion(hotelId);
  useEffect(() => {
    if (version !== undefined) void queries.invalidateQueries({ queryKey: staffKeys.drawers(hotelId) });
  }, [queries, hotelId, version]);
  return useQuery({
    queryKey: staffKeys.currentDrawer(hotelId),
    queryFn: async ({ signal }) => {
      const { drawer: found } = await staffGateway.drawers.current({ hotelId }, { signal });
      return found === null ? null : checked(drawer, found);
    },
    staleTime: 0,
    enabled,
  });
}

/** A drawer that is counted, with its movements. */
export function useDrawerReport(hotelId: string, drawerId: string): UseQueryResult<DrawerReport> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.drawer(hotelId, drawerId),
    queryFn: async ({ signal }) =>
      checked(drawerReport, await staffGateway.drawers.find({ hotelId, drawerId }, { signal })),
    staleTime: 0,
    enabled,
  });
}

export type DrawerPages = InfiniteData<{ drawers: Drawer[]; next: string | null }>;

/** Newest first. */
export function useDrawers(hotelId: string): UseInfiniteQueryResult<DrawerPages> {
  const enabled = useIsUnlocked();
  return useInfiniteQuery({
    queryKey: staffKeys.drawerList(hotelId),
    queryFn: ({ pageParam, signal }) =>
      staffGateway.drawers.list({ hotelId, ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    staleTime: 0,
    enabled,
  });
}
