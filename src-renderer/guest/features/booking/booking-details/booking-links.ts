import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';

type Facts = Pick<
  Booking,
  'isInvitationPending' | 'isBookingCancelAvailable' | 'isBookingCheckinAvailable'
> & {
  accommodations: readonly Pick<DetailedAccommodation, 'status' | 'viewMode' | 'isCheckoutAvailable'>[];
};

type Links = { checkIn: boolean; checkOut: boolean; manage: boolean; guests: boolean };

export function bookingLinks(booking: Facts): Links {
  // An invited guest accepts or declines first.
  if (booking.isInvitationPending) return { checkIn: false, checkOut: false, manage: false, guests: false };
  const guests = booking.accommodations.some(
    ({ status, viewMode }) => viewMode === 'FULL' && (status === 'CONFIRMED' || status === 'IN_PROGRESS'),
  );
  return {
    checkIn: booking.isBookingCheckinAvailable,
    checkOut: booking.accommodations.some(room => room.isCheckoutAvailable),
    manage: guests || booking.isBookingCancelAvailable,
    guests,
  };
}
