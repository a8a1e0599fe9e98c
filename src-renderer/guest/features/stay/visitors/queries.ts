import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import {
  type NewVisitor,
  publicInvitation,
  visitableRoom,
  visitor,
} from '#shared/contract/guest/visitors.ts';
import { AppError } from '#shared/errors.ts';

/** Visitors of the guest's rooms (APS-22), fetched at every visit: a roommate may have invited one. */
export function useVisitors() {
  return useQuery({
    queryKey: queryKeys.visitorList(),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await gateway.visitors.list({}, { signal })).map(found => checked(visitor, found)),
  });
}

export function useVisitableRooms() {
  return useQuery({
    queryKey: queryKeys.visitableRooms(),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await gateway.visitors.availability({}, { signal })).map(found => checked(visitableRoom, found)),
  });
}

export function useInviteVisitor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: NewVisitor) => checked(visitor, await gateway.visitors.create(wanted)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.visitors() }),
  });
}

export type VisitorAct = 'hide' | 'delete';

/** Hides a visitor or withdraws an invitation (APS-26, APS-27). One who is already removed counts as success. */
export function useVisitorAct(act: VisitorAct, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        if (act === 'hide') await gateway.visitors.hide({ id, visibility: 'HIDDEN' });
        else await gateway.visitors.remove({ id });
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'VISITOR_NOT_FOUND')) throw error;
      }
    },
    onSuccess: async () => {
      toast.notify({ intent: 'success', textKey: `visitors:${act}.done` });
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.visitors() });
    },
  });
}

export const isExpired = (error: unknown) =>
  error instanceof AppError && error.code === 'INVITATION_NOT_FOUND';

export function useInvitation(code: string) {
  return useQuery({
    queryKey: queryKeys.visitorInvitation(code),
    staleTime: 0,
    queryFn: async ({ signal }) =>
      checked(publicInvitation, await gateway.visitors.findPublic({ code }, { signal })),
  });
}
