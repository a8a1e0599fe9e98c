import type { Booking, BookingStatus } from '#shared/contract/guest/booking-view.ts';

export const PAGE_LENGTH = 20;

/** One more than a page shows is fetched, so that "show more" is offered only if there is more. */
export const FETCHED_LENGTH = String(PAGE_LENGTH + 1);

/** The cursor of the next page: the last booking on this one; undefined on the last page. */
export function nextCursor(fetched: readonly Pick<Booking, 'bookingId'>[]): string | undefined {
  return fetched.length > PAGE_LENGTH ? fetched[PAGE_LENGTH - 1]?.bookingId : undefined;
}

/** A booking that moved while the guest was paging is on two pages and shown once. */
export function shownBookings<Shown extends Pick<Booking, 'bookingId'>>(
  pages: readonly (readonly Shown[])[],
): Shown[] {
  const shown = new Map<string, Shown>();
  for (const page of pages)
    for (const booking of page.slice(0, PAGE_LENGTH))
      if (!shown.has(booking.bookingId)) shown.set(booking.bookingId, booking);
  return [...shown.values()];
}

export function withoutBooking<Shown extends Pick<Booking, 'bookingId'>>(
  pages: readonly (readonly Shown[])[],
  bookingId: string,
): Shown[][] {
  return pages.map(page => page.filter(booking => booking.bookingId !== bookingId));
}

const unhideable: ReadonlySet<BookingStatus> = new Set(['IN_PROGRESS', 'PROCESSING']);

/** Not during the stay or with an open payment; an invitation is accepted or declined instead (API-12, GST-24). */
export function isHideable({ status, isInvitationPending }: Pick<Booking, 'status' | 'isInvitationPending'>) {
  return !unhideable.has(status) && !isInvitationPending;
}
