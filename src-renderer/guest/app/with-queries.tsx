import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';
import { onLanguageChange } from '#renderer/platform/i18n/i18n.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { onGuestReset } from '#renderer/platform/state/store.ts';

let client = createQueryClient();
const changes = createEmitter();

/** The cache of this guest's server state, for loaders; screens have it from the provider below. */
export function currentQueries(): QueryClient {
  return client;
}

// One client per guest: the next one starts with an empty cache.
onGuestReset(() => {
  client.clear();
  client = createQueryClient();
  changes.notify();
});

// Names and descriptions are in the language of the request.
onLanguageChange(() => void client.invalidateQueries());

/** Unmounted with the guest, before the next page has loaded: its queries would be sent again without a guest. */
export function GuestArea() {
  return useSession().status === 'signedIn' ? <Component /> : null;
}

/** Wraps the screens that query the gateway; the sign-in pages load without it. */
export function Component() {
  const queries = useSyncExternalStore(changes.subscribe, currentQueries, currentQueries);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
