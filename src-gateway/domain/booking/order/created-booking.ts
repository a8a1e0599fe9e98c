import type { AppContext } from '#gateway/context.ts';
import { trySettling } from '#gateway/domain/payment/cards/card-charge.ts';
import { toPixPayment } from '#gateway/domain/payment/pix/pix-view.ts';
import { inProgress } from '#gateway/platform/idempotency.ts';
import { type AttemptKey, findAttempt, type StoredAttempt } from '#gateway/store/attempt-store.ts';
import { findBooking, type StoredBooking } from '#gateway/store/booking-store.ts';
import { paidForHours } from '#gateway/store/hour-purchase-store.ts';
import { findCardPayment } from '#gateway/store/payment-store.ts';
import { findPixOfBooking } from '#gateway/store/pix-store.ts';
import type { BookingAttempt, CreatedBooking } from '#shared/contract/guest/bookings.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';

export function createdBooking(booking: StoredBooking, pix: PixPayment | null): CreatedBooking {
  const isPending = booking.walkIn && booking.status !== 'CONFIRMED';
  const isUnpaid = pix?.state === 'WAITING';
  return {
    bookingId: booking.id,
    locator: booking.locator,
    status: isUnpaid ? 'PROCESSING' : isPending ? 'PENDING' : 'CONFIRMED',
    creditsUsed: toReais(booking.creditsCents),
    charged: toReais(booking.chargedCents),
    paymentDeadline: booking.paymentDeadline?.toISOString() ?? null,
    ...(pix && { pix }),
  };
}

/** The booking of an attempt; throws the code that it was rejected with, or ATTEMPT_IN_PROGRESS. */
export async function findCreatedBooking(app: AppContext, key: AttemptKey): Promise<CreatedBooking> {
  const attempt = await findAttempt(app.store.db, key);
  const booking = attempt && (await findAttemptBooking(app, attempt));
  if (booking) return createdBooking(booking, await findBookingPix(app, booking.id));
  const unpaid = attempt && (await unpaidBooking(app, attempt));
  if (unpaid) return unpaid;
  if (attempt?.outcome === 'REFUSED')
    throw new AppError(attempt.code ?? 'CARD_DECLINED', 'the order was rejected');
  throw inProgress();
}

async function findBookingPix(app: AppContext, bookingId: string): Promise<PixPayment | null> {
  const stored = await findPixOfBooking(app.store.db, bookingId);
  return stored?.payment.hourPurchaseId === null ? toPixPayment(app, stored) : null;
}

async function unpaidBooking(app: AppContext, attempt: StoredAttempt): Promise<CreatedBooking | null> {
  if (attempt.outcome !== 'PROCESSING' || !attempt.bookingId) return null;
  const [booking, pix] = [
    await findBooking(app.store.db, attempt.bookingId),
    await findBookingPix(app, attempt.bookingId),
  ];
  return booking && pix?.code ? createdBooking(booking, pix) : null;
}

async function findAttemptBooking(app: AppContext, attempt: StoredAttempt): Promise<StoredBooking | null> {
  if (attempt.outcome !== 'BOOKED' || !attempt.bookingId) return null;
  const booking = await findBooking(app.store.db, attempt.bookingId);
  if (!booking) return null;
  // A repeated request gets the price of its own order, without later hours and overstay fees (PD-10).
  const later = await paidForHours(app.store.db, booking.id);
  return {
    ...booking,
    creditsCents: booking.creditsCents - later.creditsCents,
    chargedCents: booking.chargedCents - later.chargedCents - booking.overstayPaidCents,
  };
}

/** The provider is queried where the attempt is open (PD-10). Throws ATTEMPT_NOT_FOUND. */
export async function findBookingAttempt(app: AppContext, key: AttemptKey): Promise<BookingAttempt> {
  let attempt = await findAttempt(app.store.db, key);
  if (attempt?.outcome === 'PROCESSING' && attempt.bookingId) {
    const payment = await findCardPayment(app.store.db, attempt.bookingId);
    if (payment && (payment.status !== 'OPEN' || (await trySettling(app, payment.id))))
      attempt = await findAttempt(app.store.db, key);
  }
  if (!attempt) throw new AppError('ATTEMPT_NOT_FOUND', 'this key was never used');
  const booking = await findAttemptBooking(app, attempt);
  if (booking)
    return { outcome: 'BOOKED', booking: createdBooking(booking, await findBookingPix(app, booking.id)) };
  const unpaid = await unpaidBooking(app, attempt);
  if (unpaid) return { outcome: 'UNPAID', booking: unpaid };
  if (attempt.outcome === 'REFUSED') return { outcome: 'REFUSED', code: attempt.code ?? 'CARD_DECLINED' };
  return { outcome: 'PROCESSING' };
}
