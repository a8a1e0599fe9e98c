import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { listOwnBookings } from '#gateway/store/booking-list-store.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import type { BookingListStatus } from '#shared/contract/guest/booking-lists.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { toBookingResponse } from '../view/booking-view.ts';
import { findViewer, mayView, type Viewer } from '../view/booking-viewer.ts';
import { bookingNotFound } from '../view/find-booking.ts';

const LIST_LENGTH = 20;

type ListQuery = {
  status: BookingListStatus;
  sort?: 'asc' | 'desc' | undefined;
  limit?: number | undefined;
  after?: string | undefined;
};

/** One page of the guest's bookings of one status (API-05). Throws BOOKING_NOT_FOUND for an unknown `after`. */
export async function listBookings(
  app: AppContext,
  guestId: string,
  { status, sort = 'asc', limit = LIST_LENGTH, after }: ListQuery,
  language: Language,
): Promise<Booking[]> {
  const { db } = app.store;
  const now = app.clock.now();
  const viewer = await findViewer(app, guestId);
  const from = after === undefined ? null : await findPosition(app, viewer, after);
  const found = await listOwnBookings(db, viewer, { status, sort, limit, after: from }, now);
  return found.map(view => toBookingResponse(view, { viewer, language, now }));
}

/** The position of a booking in the order of the lists; it may have changed to the other list since, or be hidden. */
async function findPosition({ store }: AppContext, viewer: Viewer, id: string) {
  const view = isBookingId(id) ? await viewBooking(store.db, id) : null;
  if (view === null || !mayView(view, viewer)) throw bookingNotFound();
  return view.booking;
}
