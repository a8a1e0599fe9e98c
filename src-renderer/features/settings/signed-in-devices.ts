import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import type { GuestSession } from '#shared/contract/sessions.ts';

async function fetchSessions(): Promise<GuestSession[]> {
  const [response, { guestSessions }] = await Promise.all([
    gateway.sessions.list(),
    import('#shared/contract/sessions.ts'),
  ]);
  return sorted(checked(guestSessions, response).sessions);
}

/** The session of this device first, then the one used last. */
export function sorted(sessions: readonly GuestSession[]): GuestSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) ||
      Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt),
  );
}

/** Where the guest is signed in, fetched on every visit: other devices change it (SEC-09). */
export function useSessions() {
  return useQuery({ queryKey: queryKeys.sessions(), queryFn: fetchSessions, staleTime: 0 });
}

/** Signs the guest out on another device. `gone`: that session had ended before (SEC-09). */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: GuestSession): Promise<'ended' | 'gone'> => {
      const open = await fetchSessions();
      queries.setQueryData(queryKeys.sessions(), open);
      if (!open.some(session => session.id === id)) return 'gone';
      await gateway.sessions.end({ sessionId: id });
      queries.setQueryData(
        queryKeys.sessions(),
        open.filter(session => session.id !== id),
      );
      return 'ended';
    },
  });
}

/** Signs the guest out on every device, at the gateway; what this device stores is the caller's to clear (SEC-09). */
export function useEndAllSessions() {
  return useMutation({ mutationFn: () => gateway.sessions.endAll() });
}
