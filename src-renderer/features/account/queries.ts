import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';

/** The guest's account as a whole (API-51). */
export function useAccount() {
  return useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const [answer, { accountAnswer }] = await Promise.all([
        gateway.account.overview({}, { signal }),
        import('#shared/contract/account.ts'),
      ]);
      return checked(accountAnswer, answer);
    },
  });
}
