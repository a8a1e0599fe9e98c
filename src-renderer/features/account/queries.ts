import { useQuery } from '@tanstack/react-query';
import { useSession } from '#renderer/features/session/use-session.ts';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';

/** The guest's account as a whole (API-51). */
export function useAccount() {
  const isSignedIn = useSession().status === 'signedIn';
  return useQuery({
    // A guest who has just signed out still sees the page briefly.
    enabled: isSignedIn,
    queryKey: queryKeys.account(),
    queryFn: async ({ signal }) => {
      const [response, { accountResponse }] = await Promise.all([
        gateway.account.overview({}, { signal }),
        import('#shared/contract/account.ts'),
      ]);
      return checked(accountResponse, response);
    },
  });
}
