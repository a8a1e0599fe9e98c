import type { Booking } from '#shared/contract/booking-view.ts';
import { AppError } from '#shared/errors.ts';
import type { AppContext, Language } from '../context.ts';
import { findOwnBooking, findOwnByLocator } from '../store/booking-store.ts';
import { viewBooking } from '../store/booking-view-store.ts';
import { findOpenPayment } from '../store/payment-store.ts';
import { toBookingResponse } from './booking-view.ts';
import { isUnderWay, settleIfKnown } from './card-charge.ts';
import { viewerOf } from './find-viewer.ts';

/**
 * A booking of this guest (API-06). Where its payment's response was lost, the provider is queried first, so that the
 * guest sees the result. Throws BOOKING_NOT_FOUND, for another guest's booking as well.
 */
export async function findBookingOf(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<Booking> {
  const own =
    (await findOwnBooking(app.store.db, guestId, idOrLocator)) ??
    (await findOwnByLocator(app.store.db, guestId, idOrLocator));
  if (own?.status === 'PROCESSING') {
    const open = await findOpenPayment(app.store.db, own.id);
    if (open && !isUnderWay(app, open)) await settleIfKnown(app, open.id);
  }
  const found = own && (await viewBooking(app.store.db, own.id));
  if (!found) throw new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
  return toBookingResponse(found, { viewer: await viewerOf(app, guestId), language, now: app.clock.now() });
}
