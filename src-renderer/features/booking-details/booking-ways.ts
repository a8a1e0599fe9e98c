import type { DetailedAccommodation } from '#shared/contract/booking-details.ts';
import type { Booking } from '#shared/contract/booking-view.ts';

type Facts = Pick<Booking, 'isInvitationPending' | 'isBookingCancelAvailable'> & {
  accommodations: readonly Pick<DetailedAccommodation, 'status' | 'viewMode'>[];
};

/** Which pages of a booking its details lead to (BKG-16, BKG-34). */
export function bookingWays(booking: Facts): { manage: boolean; guests: boolean } {
  // Who was invited answers first.
  if (booking.isInvitationPending) return { manage: false, guests: false };
  const guests = booking.accommodations.some(
    ({ status, viewMode }) => viewMode === 'FULL' && (status === 'CONFIRMED' || status === 'IN_PROGRESS'),
  );
  return { manage: guests || booking.isBookingCancelAvailable, guests };
}
