import type { AppContext } from '#gateway/context.ts';
import { chargePayment, resumePayment } from '#gateway/domain/payment/cards/card-charge.ts';
import {
  checkCardPayment,
  findCardSource,
  newCardPayment,
  rejectDeletedCard,
} from '#gateway/domain/payment/cards/card-payment.ts';
import { type Payer, withCardTry } from '#gateway/domain/payment/cards/card-try.ts';
import type { CardSource } from '#gateway/domain/payment/payment-provider.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { inProgress, payloadHash } from '#gateway/platform/idempotency.ts';
import {
  changeBooking,
  findOwnBooking,
  lockBooking,
  type StoredBooking,
} from '#gateway/store/booking-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { findIntent, findPayment, insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import type { PaidBooking } from '#shared/contract/guest/payment.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';

export type PaymentRequest = { payer: Payer; bookingId: string; payment: BookingPayment };

/** The guest app's payment id is the idempotency key. Throws the contract's codes for payment/payments. */
export async function payBooking(app: AppContext, request: PaymentRequest): Promise<PaidBooking> {
  const { payer, bookingId, payment: requested } = request;
  const { guestId } = payer;
  checkCardPayment(requested);
  const booking = await findOwnBooking(app.store.db, guestId, bookingId);
  if (!booking) throw new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
  const hash = payloadHash(requested.id, { bookingId: booking.id, payment: requested });
  const existing = await findIntent(app.store.db, booking.id, requested.id);
  if (existing && existing.payloadHash !== hash)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'this id belongs to another payment');
  if (existing && !isWorthANewTry(existing)) {
    await resumePayment(app, existing, requested);
    return toPaidBooking(app, booking, existing.id);
  }
  rejectUnpayable(booking, app.clock.now());
  return withCardTry(app, payer, async cardTry => {
    const card = await findCardSource(app, guestId, requested);
    if (!card) throw badRequest('payment', 'payment.oneCard');
    const payment = await openPayment(app, booking.id, { guestId, requested, card, hash });
    await chargePayment(app, payment, requested, cardTry);
    return toPaidBooking(app, booking, payment.id);
  });
}

/** Closed before anything was charged: the same payment may be made after all. */
function isWorthANewTry({ status, refusal }: StoredPayment): boolean {
  return status === 'DECLINED' && refusal === 'PAYMENT_TIMEOUT';
}

function rejectUnpayable({ status, paymentDeadline }: StoredBooking, now: Date): void {
  if (status === 'PROCESSING') throw inProgress();
  // After the deadline it is still PENDING until the next settlement run.
  if (status === 'PENDING' && (paymentDeadline === null || paymentDeadline > now)) return;
  throw new AppError('BOOKING_NOT_PENDING', 'the booking does not wait for a payment', {
    details: { status },
  });
}

/** Makes the booking PROCESSING and stores the payment, both or neither. Of two concurrent calls one succeeds. */
async function openPayment(
  app: AppContext,
  bookingId: string,
  {
    guestId,
    requested,
    card,
    hash,
  }: { guestId: string; requested: BookingPayment; card: CardSource; hash: string },
): Promise<StoredPayment> {
  const now = app.clock.now();
  return retryTransaction(app.store.db, async tx => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw new AppError('BOOKING_NOT_FOUND', 'the booking is gone');
    rejectUnpayable(booking, now);
    await lockGuestRow(tx, guestId);
    await rejectDeletedCard(tx, guestId, card);
    await changeBooking(tx, bookingId, ['PENDING'], { status: 'PROCESSING', updatedAt: now });
    const amount = booking.valueCents + booking.taxCents - booking.creditsCents;
    const payment = newCardPayment({ bookingId, requested, card, amount, payloadHash: hash, now });
    await insertPayment(tx, payment);
    return payment;
  });
}

async function toPaidBooking(
  app: AppContext,
  booking: StoredBooking,
  paymentId: string,
): Promise<PaidBooking> {
  const payment = await findPayment(app.store.db, paymentId);
  if (payment?.status === 'APPROVED') {
    const { id, locator } = booking;
    return { bookingId: id, locator, status: 'CONFIRMED', charged: toReais(payment.amountCents) };
  }
  if (payment?.status === 'DECLINED')
    throw new AppError(payment.refusal ?? 'CARD_DECLINED', 'the payment was declined');
  throw inProgress();
}
