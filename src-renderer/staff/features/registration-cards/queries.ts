import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { printedCards } from '#shared/contract/staff/registration-cards.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

/** An act in the record: fetched when the page opens, and never from what was there before. */
export function usePrintedCards(hotelId: string, bookingId: string) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.printedCards(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(printedCards, await staffGateway.registrationCards.print({ hotelId, bookingId }, { signal })),
    enabled,
    // Not again after an unlocking.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
