import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checked } from '#renderer/platform/gateway/checked.ts';
import * as staffAccounts from '#shared/contract/staff/staff-accounts.ts';
import { staffGateway } from '../gateway/staff-client.ts';
import { staffKeys } from '../gateway/staff-keys.ts';
import { useIsUnlocked } from '../session/session-state.ts';

const people = z.object({ staff: z.array(staffAccounts.staffPerson) });

/** Everybody with a role at the hotel, by name. */
export function usePeople(hotelId: string): UseQueryResult<readonly staffAccounts.StaffPerson[]> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.people(hotelId),
    enabled,
    queryFn: async ({ signal }) => {
      const { staff } = checked(people, await staffGateway.staff.list({ hotelId }, { signal }));
      return staff.toSorted((one, other) => one.name.localeCompare(other.name));
    },
  });
}
