import { isPayableWithPix, ownPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';

/** What a guest can do with a booking now. */
export function stayActs(booking: Booking) {
  const { isBookingCheckinAvailable, isInvitationPending, accommodations } = booking;
  return {
    pix: ownPixOf(booking),
    canCheckIn: isBookingCheckinAvailable && !isInvitationPending,
    canPayWithPix: isPayableWithPix(booking, serverNow()),
    canCheckOut: accommodations.some(room => room.isCheckoutAvailable),
  };
}
