import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type NoteState, noteStates } from '#shared/contract/staff/shift-notes.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useHotelVersion } from '../shared/version/use-hotel-version.ts';

export const toNoteState = (wanted: string | null): NoteState =>
  noteStates.find(state => state === wanted) ?? 'OPEN';

/** The first page of the open ones, up to date while the session is not locked. */
export function useOpenNotes(hotelId: string) {
  const enabled = useIsUnlocked();
  const { version } = useHotelVersion(hotelId);
  const found = useQuery({
    queryKey: [...staffKeys.notes(hotelId), 'open'],
    queryFn: ({ signal }) => staffGateway.notes.list({ hotelId, state: 'OPEN' }, { signal }),
    staleTime: 0,
    enabled,
  });
  const { refetch } = found;
  useEffect(() => {
    if (version !== undefined && enabled) void refetch({ cancelRefetch: false });
  }, [version, enabled, refetch]);
  return found;
}

export function useNotes(hotelId: string, state: NoteState) {
  const enabled = useIsUnlocked();
  return useInfiniteQuery({
    queryKey: [...staffKeys.notes(hotelId), 'list', state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      staffGateway.notes.list(
        { hotelId, state, ...(pageParam !== undefined && { after: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    enabled,
  });
}
