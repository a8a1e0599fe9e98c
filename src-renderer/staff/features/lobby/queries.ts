import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type LobbyCall, lobbyCall } from '#shared/contract/staff/lobby.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

/** A call reaches the desk within 2 s (FRD-12): the poll and the way have to fit. */
export const CALLS_MS = 1_000;
const DEVICES_MS = 15_000;

/** Calls at the hotel's kiosks, oldest first, polled while the session is not locked. */
export function useLobbyCalls(hotelId: string): readonly LobbyCall[] {
  const enabled = useIsUnlocked();
  const { data } = useQuery({
    queryKey: staffKeys.calls(hotelId),
    queryFn: async ({ signal }) => (await staffGateway.lobby.calls({ hotelId }, { signal })).calls,
    staleTime: 0,
    refetchInterval: CALLS_MS,
    enabled,
  });
  return data ?? [];
}

export function useDevices(hotelId: string) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.devices(hotelId),
    queryFn: async ({ signal }) => (await staffGateway.lobby.devices({ hotelId }, { signal })).devices,
    staleTime: 0,
    refetchInterval: DEVICES_MS,
    enabled,
  });
}

/** An act on a call: the list is fetched again, also after a failure, which may mean that a colleague was faster. */
export function useCallAct<Given>(
  hotelId: string,
  act: (given: Given) => Promise<LobbyCall>,
): UseMutationResult<LobbyCall, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => checked(lobbyCall, await act(given)),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.calls(hotelId) }),
  });
}
