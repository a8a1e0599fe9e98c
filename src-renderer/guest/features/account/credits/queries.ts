import { useQuery } from '@tanstack/react-query';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';

/** The guest's credit statement (API-50), fetched again whenever the page is opened: a booking may have used some. */
export function useStatement() {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  return useQuery({
    queryKey: queryKeys.creditStatement(uid),
    enabled: uid !== null,
    staleTime: 0,
    queryFn: async () => {
      const [response, { creditStatement }] = await Promise.all([
        gateway.personalInfo.statement(),
        import('#shared/contract/guest/personal-info.ts'),
      ]);
      return checked(creditStatement, response);
    },
  });
}
