import { useQuery } from '@tanstack/react-query';
import { useSession } from '#renderer/guest/features/shared/session/use-session.ts';
import { accountQuery } from '#renderer/platform/gateway/account.ts';

/** The guest's account as a whole (API-51). */
export function useAccount() {
  const isSignedIn = useSession().status === 'signedIn';
  // A guest who has just signed out still sees the page briefly.
  return useQuery({ ...accountQuery(), enabled: isSignedIn });
}
