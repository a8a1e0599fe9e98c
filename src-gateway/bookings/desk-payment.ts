import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { AppContext } from '../context.ts';
import { changeBooking, lockBookingByLocator, type StoredBooking } from '../store/booking-store.ts';
import { insertPayment } from '../store/payment-store.ts';
import { retryTransaction } from '../store/retry-transaction.ts';
import { queueBookingMail } from './booking-mail.ts';

/**
 * Takes the payment of a PENDING booking at the front desk: CONFIRMED, with its e-mail (BKG-15, PD-18). A booking that
 * was already paid in this way is returned as it is. Throws NOT_FOUND, and FORBIDDEN for a booking in another status.
 */
export async function payAtDesk(app: AppContext, locator: string): Promise<StoredBooking> {
  const now = app.clock.now();
  return retryTransaction(app.store.db, async tx => {
    const booking = await lockBookingByLocator(tx, locator);
    if (!booking) throw new AppError('NOT_FOUND', 'there is no such booking');
    if (booking.walkIn && booking.status === 'CONFIRMED') return booking;
    const amountCents = booking.valueCents + booking.taxCents - booking.creditsCents;
    const paid = await changeBooking(tx, booking.id, ['PENDING'], {
      status: 'CONFIRMED',
      chargedCents: amountCents,
      paymentDeadline: null,
      updatedAt: now,
    });
    if (!paid)
      throw new AppError('FORBIDDEN', 'only a pending booking is paid at the desk', {
        details: { status: booking.status },
      });
    await insertPayment(tx, {
      id: randomUUID(),
      bookingId: booking.id,
      hourPurchaseId: null,
      clientPaymentId: `desk-${booking.locator}`,
      amountCents,
      installments: 1,
      method: 'DESK',
      methodReference: 'desk',
      saveCard: false,
      cardDescription: null,
      status: 'APPROVED',
      payloadHash: null,
      refusal: null,
      createdAt: now,
      settledAt: now,
    });
    await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);
    return paid;
  });
}
