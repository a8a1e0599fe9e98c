import { useQuery } from '@tanstack/react-query';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { accountQuery } from '#renderer/platform/gateway/guest-queries.ts';

export function useAccount() {
  const isSignedIn = useSession().status === 'signedIn';
  // The page is still visible briefly after the guest has signed out.
  return useQuery({ ...accountQuery(), enabled: isSignedIn });
}
