import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import type { toPartnerBooking } from './to-partner-booking.ts';

/** Sent again after a lost response it finds the booking of the first try: the partner's code is its key. */
export function useEnterBooking(hotelId: string, onEntered: (bookingId: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (booking: ReturnType<typeof toPartnerBooking>) =>
      staffGateway.partnerBookings.enter({ hotelId, ...booking }),
    onSuccess: ({ bookingId, locator }) => {
      toast.notify({
        intent: 'success',
        textKey: 'staff/partner-booking:entered',
        values: { code: locator },
      });
      onEntered(bookingId);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.hotel(hotelId) }),
  });
}
