import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';

/** Until a booking is paid the gateway reserves the places of invited guests and writes to nobody (SEC-21). */
export function areInvitationsWaiting({ status }: Pick<BookingDetails, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}
