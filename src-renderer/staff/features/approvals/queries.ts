import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import {
  type Approval,
  approval,
  type MoneyOptions,
  moneyOptions,
} from '#shared/contract/staff/approvals.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useVersionRefresh } from '../shared/version/use-version-refresh.ts';

const MINUTE_MS = 60_000;

/** What waits for a second person at the hotel, within the poll of its version. */
export function useApprovals(hotelId: string): UseQueryResult<Approval[]> {
  const enabled = useIsUnlocked();
  useVersionRefresh(hotelId, staffKeys.approvals(hotelId));
  return useQuery({
    queryKey: staffKeys.approvals(hotelId),
    queryFn: async ({ signal }) => {
      const { approvals } = await staffGateway.approvals.list({ hotelId }, { signal });
      return approvals.map(one => checked(approval, one));
    },
    staleTime: 0,
    // Requests end by time alone.
    refetchInterval: MINUTE_MS,
    enabled,
  });
}

/** Fetched again with the booking's page. */
export function useMoneyOptions(hotelId: string, bookingId: string): UseQueryResult<MoneyOptions> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.moneyOptions(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(moneyOptions, await staffGateway.approvals.options({ hotelId, bookingId }, { signal })),
    staleTime: 0,
    enabled,
  });
}

export type ApprovalAct = { approval: Approval; act: 'approve' | 'refuse' | 'carryOut' };

/** Lists and the booking are fetched again, also after a failure, which may mean that somebody was faster. */
export function useApprovalAct(hotelId: string): UseMutationResult<Approval, Error, ApprovalAct> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ approval: { id: approvalId, amountCents }, act }: ApprovalAct) =>
      act === 'carryOut'
        ? staffGateway.approvals.carryOut({ hotelId, approvalId, amountCents })
        : staffGateway.approvals.decide({ hotelId, approvalId, amountCents, isApproved: act === 'approve' }),
    onSettled: (_, __, { approval: { bookingId } }) => {
      void queries.invalidateQueries({ queryKey: staffKeys.approvals(hotelId) });
      void queries.invalidateQueries({ queryKey: staffKeys.drawers(hotelId) });
      return queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) });
    },
  });
}
