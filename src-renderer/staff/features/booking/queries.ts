import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type DeskBooking, deskBooking } from '#shared/contract/staff/desk-booking.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import { useHotelVersion } from '../shared/version/use-hotel-version.ts';

/** The page's own data. It is fetched again when the hotel has changed since; a failure leaves what is shown (FRD-04). */
export function useDeskBooking(hotelId: string, bookingId: string): UseQueryResult<DeskBooking> {
  const queries = useQueryClient();
  const enabled = useIsUnlocked();
  const booking = useQuery({
    queryKey: staffKeys.bookingPage(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(deskBooking, await staffGateway.deskBooking.find({ hotelId, bookingId }, { signal })),
    staleTime: 0,
    enabled,
  });
  const { version } = useHotelVersion(hotelId);
  const shown = booking.data?.hotelVersion;
  useEffect(() => {
    if (shown === undefined || version === undefined || version <= shown) return;
    void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) });
  }, [queries, hotelId, bookingId, shown, version]);
  return booking;
}
