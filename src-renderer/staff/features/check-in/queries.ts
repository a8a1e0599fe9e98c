import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { type AssistedState, assistedState } from '#shared/contract/staff/assisted-check-in.ts';
import type { CheckInChoices } from '#shared/contract/staff/check-in-reference.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

export type CheckInGuest = { hotelId: string; bookingId: string; roomGuestId: string };

/** Each fetch is an act in the record: the page's opening makes one, and a step after which the booking is another. */
export function useAssisted(guest: CheckInGuest): UseQueryResult<AssistedState> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.checkIn(guest.hotelId, guest.bookingId, guest.roomGuestId),
    enabled,
    queryFn: async ({ signal }) =>
      checked(assistedState, await staffGateway.assistedCheckIn.find(guest, { signal })),
    // Not again after an unlocking.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useChoices(hotelId: string): UseQueryResult<CheckInChoices> {
  const language = useLanguage();
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.checkInChoices(hotelId, language),
    enabled,
    queryFn: ({ signal }) => staffGateway.checkInReference.choices({ hotelId }, { signal }),
  });
}

export function useCities(hotelId: string, stateCode: string) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.cities(hotelId, stateCode),
    enabled: isUnlocked && stateCode !== '',
    queryFn: ({ signal }) => staffGateway.checkInReference.cities({ hotelId, stateCode }, { signal }),
  });
}
