import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DeskVisitor } from '#shared/contract/staff/desk-visitors.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useVersionRefresh } from '../shared/version/use-version-refresh.ts';

const MINUTE_MS = 60_000;

/** Again after a change, and once a minute, because time alone makes a visitor late. */
export function useVisitors(hotelId: string, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  useVersionRefresh(hotelId, staffKeys.visitors(hotelId));
  return useQuery({
    queryKey: [...staffKeys.visitors(hotelId), day],
    queryFn: ({ signal }) =>
      staffGateway.visitors.list({ hotelId, ...(day !== null && { day }) }, { signal }),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    enabled,
  });
}

export type VisitorStep = 'arrive' | 'leave' | 'undoArrival' | 'undoLeaving';

/** Each step can be taken back, so that none asks before. */
export function useVisitorStep(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ step, id }: { step: VisitorStep; id: string }): Promise<DeskVisitor> => {
      if (step === 'arrive' || step === 'leave') return staffGateway.visitors[step]({ hotelId, id });
      return staffGateway.visitors.undo({ hotelId, id, step: step === 'undoArrival' ? 'ARRIVED' : 'LEFT' });
    },
    onSuccess: ({ fullName }, { step }) =>
      toast.notify({ intent: 'success', textKey: `staff/visitors:${step}.done`, values: { name: fullName } }),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.visitors(hotelId) }),
  });
}
