import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type Passkey, passkey } from '#shared/contract/staff/passkeys.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

const own = z.object({ passkeys: z.array(passkey) });

/** Those of the signed-in person, oldest first. */
export function useOwnPasskeys(staffId: string): UseQueryResult<readonly Passkey[]> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.passkeys(staffId),
    enabled,
    queryFn: async ({ signal }) =>
      checked(own, await staffGateway.passkeys.list(undefined, { signal })).passkeys,
  });
}
