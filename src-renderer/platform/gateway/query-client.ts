import { QueryClient } from '@tanstack/react-query';

const CACHE_MS = 5 * 60_000;

/** Server state of one session: cached for 5 minutes, fetched once, never on focus or reconnect (APP-36). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS,
        gcTime: CACHE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A browser that reports being offline may still reach a gateway in the same building.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
