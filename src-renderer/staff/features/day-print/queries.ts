import { useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { printedDay } from '#shared/contract/staff/day-print.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

/** An act in the record: fetched when the page opens, and never from what was there before. */
export function usePrintedDay(hotelId: string, date: string) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.printedDay(hotelId, date),
    queryFn: async ({ signal }) =>
      checked(printedDay, await staffGateway.dayPrint.print({ hotelId, date }, { signal })),
    enabled,
    // Not again after an unlocking.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
