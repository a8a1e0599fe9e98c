import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

export type PartnerChoices = Awaited<ReturnType<typeof staffGateway.partnerBookings.choices>>;
export type RoomTypeChoice = PartnerChoices['roomTypes'][number];

/** Names of room types are in the page's language. */
export function usePartnerChoices(hotelId: string, language: string): UseQueryResult<PartnerChoices> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.partnerChoices(hotelId, language),
    enabled,
    queryFn: ({ signal }) => staffGateway.partnerBookings.choices({ hotelId }, { signal }),
  });
}
