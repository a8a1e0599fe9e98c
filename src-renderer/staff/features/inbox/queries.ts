import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { InboxState } from '#shared/contract/staff/inbox.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useVersionRefresh } from '../shared/version/use-version-refresh.ts';

export function useInbox(hotelId: string, state: InboxState) {
  const enabled = useIsUnlocked();
  useVersionRefresh(hotelId, staffKeys.inbox(hotelId));
  return useInfiniteQuery({
    queryKey: [...staffKeys.inbox(hotelId), state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      staffGateway.inbox.list(
        { hotelId, state, ...(pageParam !== undefined && { after: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    enabled,
  });
}

/** Each of the two takes the other one back, so that neither asks before. */
export function useInboxAct(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, id }: { name: 'close' | 'reopen'; id: string }) =>
      staffGateway.inbox[name]({ hotelId, id }),
    onSuccess: (_, { name }) => toast.notify({ intent: 'success', textKey: `staff/inbox:${name}.done` }),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.inbox(hotelId) }),
  });
}

export function useReply(hotelId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      staffGateway.inbox.reply({ hotelId, id, text }),
    onSuccess: ({ guestName }) => {
      toast.notify({ intent: 'success', textKey: 'staff/inbox:reply.done', values: { name: guestName } });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.inbox(hotelId) }),
  });
}
