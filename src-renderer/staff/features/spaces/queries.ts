import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocalizedQuery } from '#renderer/platform/gateway/use-localized-query.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useVersionRefresh } from '../shared/version/use-version-refresh.ts';

export function useSpaces(hotelId: string, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  useVersionRefresh(hotelId, staffKeys.spaces(hotelId));
  return useLocalizedQuery({
    queryKey: [...staffKeys.spaces(hotelId), day],
    queryFn: ({ signal }) => staffGateway.spaces.list({ hotelId, ...(day !== null && { day }) }, { signal }),
    staleTime: 0,
    enabled,
  });
}

export function useCancelSpace(hotelId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      staffGateway.spaces.cancel({ hotelId, id, message }),
    onSuccess: ({ guestName }) => {
      toast.notify({ intent: 'success', textKey: 'staff/spaces:cancel.done', values: { name: guestName } });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.spaces(hotelId) }),
  });
}
