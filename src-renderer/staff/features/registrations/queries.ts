import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

export function useRegistrations(hotelId: string, state: RegistrationState) {
  const enabled = useIsUnlocked();
  return useInfiniteQuery({
    queryKey: [...staffKeys.registrations(hotelId), state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      staffGateway.registrations.list(
        { hotelId, state, ...(pageParam !== undefined && { after: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    enabled,
  });
}

/** The gateway sends it within seconds: the list shows its outcome when it is opened again. */
export function useSendAgain(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => staffGateway.registrations.sendAgain({ hotelId, id }),
    onSuccess: () => toast.notify({ intent: 'success', textKey: 'staff/registrations:send.done' }),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.registrations(hotelId) }),
  });
}
