import type { AppContext } from '#gateway/context.ts';
import { isChargePending, trySettling } from '#gateway/domain/payment/cards/card-charge.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findIdOfLocator, isBookingId } from '#gateway/store/booking-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { findOpenPayment } from '#gateway/store/payment-store.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import { toBookingResponse } from './booking-view.ts';
import { findViewer, mayView, type Viewer } from './booking-viewer.ts';

/** A booking as one guest sees it (API-06, PD-57). Throws as `findViewedBooking` does. */
export async function findGuestBooking(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<Booking> {
  const { view, viewer } = await findViewedBooking(app, guestId, idOrLocator);
  return toBookingResponse(view, { viewer, language, now: app.clock.now() });
}

/** A payment whose response was lost is queried first. Throws BOOKING_NOT_FOUND, also for others' bookings. */
export async function findViewedBooking(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
): Promise<{ view: BookingView; viewer: Viewer }> {
  const { db } = app.store;
  const id = isBookingId(idOrLocator) ? idOrLocator : await findIdOfLocator(db, idOrLocator);
  const [view, viewer] = await Promise.all([
    id === null ? null : viewBooking(db, id),
    findViewer(app, guestId),
  ]);
  if (view === null || !mayView(view, viewer)) throw bookingNotFound();
  if (view.booking.status !== 'PROCESSING') return { view, viewer };
  const open = await findOpenPayment(db, view.booking.id);
  if (open && !isChargePending(app, open)) await trySettling(app, open.id);
  return { view: (await viewBooking(db, view.booking.id)) ?? view, viewer };
}

export const bookingNotFound = () => new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
