import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { PersonalInfo, PersonalInfoChange } from '#shared/contract/guest/personal-info.ts';

const schemas = () => import('#shared/contract/guest/personal-info.ts');

export async function fetchPersonalInfo(signal?: AbortSignal): Promise<PersonalInfo> {
  const [response, { personalInfo }] = await Promise.all([
    gateway.personalInfo.find({}, signal ? { signal } : {}),
    schemas(),
  ]);
  return checked(personalInfo, response);
}

/** The guest's own data (API-46). Never cached: another device may have changed it since. */
export function usePersonalInfo() {
  return useQuery({
    queryKey: queryKeys.personalInfo(),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => fetchPersonalInfo(signal),
  });
}

export async function sendPersonalInfo(
  call: 'save' | 'saveAtCheckIn',
  change: PersonalInfoChange,
): Promise<PersonalInfo> {
  const [response, { personalInfo }] = await Promise.all([gateway.personalInfo[call](change), schemas()]);
  return checked(personalInfo, response);
}

export const activeBooking = {
  queryKey: queryKeys.hasActiveBooking(),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await gateway.bookings.hasActive({}, { signal })).hasActiveBooking,
};

export const useHasActiveBooking = () => useQuery({ ...activeBooking, staleTime: 0 });
