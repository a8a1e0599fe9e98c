import type { Booking, BookingStatus } from '#shared/contract/booking-view.ts';

/** How many bookings a page of a list has (API-05). */
export const PAGE_LENGTH = 20;

/** One booking more than a page shows is fetched, so that "show more" is offered only where there is more. */
export const FETCHED_LENGTH = String(PAGE_LENGTH + 1);

/** The cursor of the page after this one: the last booking that it shows; undefined where nothing follows. */
export function nextCursor(fetched: readonly Pick<Booking, 'bookingId'>[]): string | undefined {
  return fetched.length > PAGE_LENGTH ? fetched[PAGE_LENGTH - 1]?.bookingId : undefined;
}

/**
 * The bookings of all pages in their order. A booking that moved while the guest was turning pages is on two of them:
 * it is shown once.
 */
export function shownBookings<Shown extends Pick<Booking, 'bookingId'>>(
  pages: readonly (readonly Shown[])[],
): Shown[] {
  const shown = new Map<string, Shown>();
  for (const page of pages)
    for (const booking of page.slice(0, PAGE_LENGTH))
      if (!shown.has(booking.bookingId)) shown.set(booking.bookingId, booking);
  return [...shown.values()];
}

/** Pages without a booking that the guest took off the list; every page keeps what it was fetched with but that. */
export function withoutBooking<Shown extends Pick<Booking, 'bookingId'>>(
  pages: readonly (readonly Shown[])[],
  bookingId: string,
): Shown[][] {
  return pages.map(page => page.filter(booking => booking.bookingId !== bookingId));
}

const unhideable: ReadonlySet<BookingStatus> = new Set(['IN_PROGRESS', 'PROCESSING']);

/**
 * Whether a booking can be taken off the list: not while its guests stay or a payment is open. An invitation is answered
 * instead (API-12, GST-24).
 */
export function isHideable({ status, isInvitationPending }: Pick<Booking, 'status' | 'isInvitationPending'>) {
  return !unhideable.has(status) && !isInvitationPending;
}
