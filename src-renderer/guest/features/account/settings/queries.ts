import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import { sorted } from './signed-in-devices.ts';

export type Addressee = { uid: string; email: string };
export type NotificationKind = 'offers' | 'updates';

const notificationSchemas = () => import('#shared/contract/guest/notifications.ts');

const notificationKinds = {
  offers: {
    read: async () => {
      const [response, { subscription }] = await Promise.all([
        gateway.notifications.isSubscribed(),
        notificationSchemas(),
      ]);
      return checked(subscription, response).isSubscribed;
    },
    write: async (_: Addressee, isOn: boolean) => {
      const { subscribe, unsubscribe } = gateway.notifications;
      await (isOn ? subscribe({}) : unsubscribe({}));
    },
  },
  updates: {
    read: async ({ uid, email }: Addressee) => {
      const [response, { notificationPreference }] = await Promise.all([
        gateway.notifications.preference({ guestUserId: uid, email }),
        notificationSchemas(),
      ]);
      return checked(notificationPreference, response).receiveEmail;
    },
    write: async ({ uid }: Addressee, isOn: boolean) => {
      const change = { id: uid, preferenceType: 'receiveEmail', preferenceValue: isOn } as const;
      await gateway.notifications.setPreference(change);
    },
  },
};

/** Moves at once, and back if the gateway rejects it; changes of one kind are sent one after another (SET-03). */
export function useNotification(kind: NotificationKind, to: Addressee) {
  const queries = useQueryClient();
  const queryKey = queryKeys.notifications(kind);
  const query = useQuery({ queryKey, queryFn: () => notificationKinds[kind].read(to) });
  const change = useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(' ') },
    mutationFn: (isOn: boolean) => notificationKinds[kind].write(to, isOn),
    onMutate: async isOn => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, isOn);
    },
    onError: (_, isOn) => {
      toast.notify({ intent: 'error', textKey: 'settings:notifications.failed' });
      if (queries.isMutating({ mutationKey: queryKey }) === 1) queries.setQueryData(queryKey, !isOn);
    },
  });
  return { query, set: change.mutate };
}

/** What the guest has paid, fetched on every visit (SET-07). */
export function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments(),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [response, { madePayments }] = await Promise.all([
        gateway.payments.list({}, { signal }),
        import('#shared/contract/guest/payments.ts'),
      ]);
      return checked(madePayments, response).payments;
    },
  });
}

async function fetchSessions(): Promise<GuestSession[]> {
  const [response, { guestSessions }] = await Promise.all([
    gateway.sessions.list(),
    import('#shared/contract/guest/sessions.ts'),
  ]);
  return sorted(checked(guestSessions, response).sessions);
}

/** The guest's sessions, fetched on every visit: other devices change them (SEC-09). */
export function useSessions() {
  return useQuery({ queryKey: queryKeys.sessions(), queryFn: fetchSessions, staleTime: 0 });
}

/** Signs the guest out on another device. `gone`: that session had already ended (SEC-09). */
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

/** Signs the guest out on every device at the gateway; the component that uses it clears this device (SEC-09). */
export function useEndAllSessions() {
  return useMutation({ mutationFn: () => gateway.sessions.endAll() });
}
