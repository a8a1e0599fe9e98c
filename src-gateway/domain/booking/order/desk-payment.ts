import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { changeBooking, lockBookingByLocator, type StoredBooking } from '#gateway/store/booking-store.ts';
import { insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { queueBookingMail, queueOverstayPaidMail } from '../booking-mail.ts';
import { dueOf } from '../view/booking-view.ts';

/** A booking that was already paid with this method is unchanged. Throws NOT_FOUND, FORBIDDEN for another status. */
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
    await insertPayment(
      tx,
      deskPayment(paid, { key: `desk-${locator}`, isForOverstay: false, amountCents, now }),
    );
    await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);
    return paid;
  });
}

/** `upTo`: the fees' total when it was shown; a payment up to there counts once. Throws NOT_FOUND, OUTCOME_CHANGED. */
export async function payOverstayAtDesk(
  app: AppContext,
  locator: string,
  upTo: Cents,
): Promise<StoredBooking> {
  const now = app.clock.now();
  return retryTransaction(app.store.db, async tx => {
    const booking = await lockBookingByLocator(tx, locator);
    if (!booking) throw new AppError('NOT_FOUND', 'there is no such booking');
    const { id, status, overstayCents, overstayPaidCents, chargedCents } = booking;
    if (upTo > 0 && upTo <= overstayPaidCents) return booking;
    if (upTo !== overstayCents || upTo === 0)
      throw new AppError('OUTCOME_CHANGED', 'something else is due by now');
    const amountCents = dueOf(booking);
    const paid = await changeBooking(tx, id, [status], {
      status,
      chargedCents: chargedCents + amountCents,
      overstayPaidCents: overstayCents,
      updatedAt: now,
    });
    if (!paid) throw new Error('a locked booking has changed');
    const key = `desk-overstay-${locator}-${upTo}`;
    await insertPayment(tx, deskPayment(paid, { key, isForOverstay: true, amountCents, now }));
    await queueOverstayPaidMail(app, tx, id, amountCents);
    return paid;
  });
}

function deskPayment(
  { id: bookingId }: StoredBooking,
  {
    key: clientPaymentId,
    isForOverstay,
    amountCents,
    now,
  }: { key: string; isForOverstay: boolean; amountCents: Cents; now: Date },
): StoredPayment {
  return {
    id: randomUUID(),
    bookingId,
    hourPurchaseId: null,
    isForOverstay,
    clientPaymentId,
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
    reconciledAt: null,
  };
}
