import type { AppContext } from '#gateway/context.ts';
import { hideForGuests, hideForHolder } from '#gateway/store/booking-list-store.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { hasOpenBookingPayment } from '#gateway/store/stay-store.ts';
import { AppError } from '#shared/errors.ts';
import { findViewer, isHidden, isHolder, isViewer, mayView } from '../view/booking-viewer.ts';
import { bookingNotFound } from '../view/find-booking.ts';

/** Throws BOOKING_NOT_FOUND, and BOOKING_NOT_HIDEABLE while guests stay or a payment is open (PD-59). */
export async function hideBooking(app: AppContext, guestId: string, bookingId: string): Promise<void> {
  if (!isBookingId(bookingId)) throw bookingNotFound();
  const viewer = await findViewer(app, guestId);
  const now = app.clock.now();
  await app.store.db.transaction(async tx => {
    // Locked: its status must not change before it is hidden.
    const booking = await lockBooking(tx, bookingId);
    const view = booking && (await viewBooking(tx, bookingId));
    if (!view || !mayView(view, viewer)) throw bookingNotFound();
    if (isHidden(view, viewer)) return;
    const { status } = view.booking;
    if (status === 'IN_PROGRESS' || (await hasOpenBookingPayment(tx, bookingId)))
      throw new AppError('BOOKING_NOT_HIDEABLE', 'guests stay or a payment is open', { details: { status } });
    if (isHolder(view, viewer)) return hideForHolder(tx, bookingId, now);
    const rows = view.guests.filter(guest => isViewer(guest, viewer)).map(({ id }) => id);
    return hideForGuests(tx, rows, now);
  });
}
