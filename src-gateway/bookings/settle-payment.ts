import { randomUUID } from 'node:crypto';
import type { GatewayErrorCode } from '#shared/errors.ts';
import { settlePurchase } from '../additional-hours/settle-purchase.ts';
import type { AppContext } from '../context.ts';
import type { Charge, ProviderCard } from '../payment/payment-provider.ts';
import { settleAttemptOf } from '../store/attempt-store.ts';
import { changeBooking, findBooking, releaseRooms, type StoredBooking } from '../store/booking-store.ts';
import { saveCard } from '../store/card-store.ts';
import { returnCredits } from '../store/credit-store.ts';
import { lockGuest } from '../store/guest-lock.ts';
import { closePayment, findPayment, type StoredPayment } from '../store/payment-store.ts';
import { insertRefund } from '../store/refund-store.ts';
import { retryTransaction } from '../store/retry-transaction.ts';
import type { Transaction } from '../store/store.ts';
import { queueBookingMail } from './booking-mail.ts';

/**
 * Ends what a payment pays for, in one transaction, once the provider said what became of the charge. Hours are the
 * room's or are given back. A PROCESSING booking is brought to its end (PD-18):
 * CONFIRMED with its e-mail, or CANCELED with rooms freed and credits given back. A walk-in that could not be paid
 * is PENDING again: it was booked before and can be paid otherwise until its deadline (PD-13). Whoever comes second
 * changes nothing, so that the call itself, a retry, the settlement and another gateway may all try.
 */
export async function settlePayment(
  app: AppContext,
  paymentId: string,
  charge: Charge,
  refusal: GatewayErrorCode = charge.outcome === 'CLOSED' ? 'PAYMENT_TIMEOUT' : 'CARD_DECLINED',
): Promise<void> {
  await retryTransaction(app.store.db, async tx => {
    const isEnded = await settleWithin(app, tx, paymentId, charge, refusal);
    if (!isEnded && charge.outcome === 'APPROVED')
      await returnCharge(app, tx, paymentId, 'a card was charged after its payment was given up');
    if (charge.outcome === 'RETURNED')
      await returnCharge(app, tx, paymentId, 'the money of a card went back before it paid anything');
  });
}

/**
 * Has a charge returned that pays nothing (PAY-39): one that was made after its payment was given up, whose guest was
 * told that nothing was charged and may have paid otherwise; and what is left of one whose money has gone back. Where
 * nothing is left, the refund says so and is done. A payment that was honoured is left alone: what goes back of it
 * later is for the reconciliation to report.
 */
async function returnCharge(
  app: AppContext,
  tx: Transaction,
  paymentId: string,
  message: string,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.method !== 'CARD' || payment.status !== 'DECLINED') return;
  const now = app.clock.now();
  const isNew = await insertRefund(tx, {
    id: randomUUID(),
    paymentId,
    bookingId: payment.bookingId,
    reference: `charge_${paymentId}`,
    amountCents: payment.amountCents,
    reason: 'LATE',
    state: 'OPEN',
    nextTryAt: now,
    createdAt: now,
  });
  if (isNew) app.log.warn({ paymentId }, message);
}

/** As settlePayment, within the caller's transaction; false where the payment was not open. */
export async function settleWithin(
  app: AppContext,
  tx: Transaction,
  paymentId: string,
  charge: Pick<Charge, 'outcome' | 'card'>,
  refusal: GatewayErrorCode,
): Promise<boolean> {
  const now = app.clock.now();
  const payment = await closePayment(tx, paymentId, {
    status: charge.outcome === 'APPROVED' ? 'APPROVED' : 'DECLINED',
    settledAt: now,
    refusal: charge.outcome === 'APPROVED' ? null : refusal,
    ...(charge.card && { methodReference: charge.card.methodReference }),
  });
  if (!payment) return false;
  const { hourPurchaseId } = payment;
  if (hourPurchaseId !== null)
    await settlePurchase(app, tx, { ...payment, hourPurchaseId }, payment.refusal === null ? null : refusal);
  else if (charge.outcome === 'APPROVED') await confirmPaid(app, tx, payment, charge.card, now);
  else if ((await findBooking(tx, payment.bookingId))?.walkIn) await reopen(tx, payment.bookingId, now);
  else await cancelUnpaid(tx, payment.bookingId, refusal, now);
  return true;
}

async function reopen(tx: Transaction, bookingId: string, now: Date): Promise<void> {
  const change = { status: 'PENDING', updatedAt: now } as const;
  const booking = await changeBooking(tx, bookingId, ['PROCESSING'], change);
  if (!booking) throw new Error('a walk-in was not being paid when its payment failed');
}

/** Confirms a PROCESSING booking that was paid. */
export async function confirmPaid(
  app: AppContext,
  tx: Transaction,
  payment: StoredPayment,
  card: ProviderCard | null,
  now: Date,
): Promise<void> {
  const booking = await changeBooking(tx, payment.bookingId, ['PROCESSING'], {
    status: 'CONFIRMED',
    chargedCents: payment.amountCents,
    paymentDeadline: null,
    updatedAt: now,
  });
  if (!booking) throw new Error('a charge was approved for a booking that is not being paid');
  await settleAttemptOf(tx, booking, { outcome: 'BOOKED', code: null, updatedAt: now });
  if (payment.saveCard && card) await keepCard(tx, booking, payment, card, now);
  await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);
}

async function keepCard(
  tx: Transaction,
  booking: StoredBooking,
  payment: StoredPayment,
  card: ProviderCard,
  now: Date,
): Promise<void> {
  if (!booking.guestId) return;
  await lockGuest(tx, booking.guestId);
  const newCard = {
    ...card,
    id: randomUUID(),
    guestId: booking.guestId,
    description: payment.cardDescription ?? card.lastDigits,
    isSaved: true,
    validatedAt: now,
    createdAt: now,
  };
  await saveCard(tx, newCard, false);
}

async function cancelUnpaid(
  tx: Transaction,
  bookingId: string,
  refusal: GatewayErrorCode,
  now: Date,
): Promise<void> {
  const booking = await changeBooking(tx, bookingId, ['PROCESSING'], {
    status: 'CANCELED',
    creditsCents: 0,
    updatedAt: now,
  });
  if (!booking) throw new Error('a booking was not being paid when its payment failed');
  await releaseRooms(tx, bookingId, now);
  await returnCredits(tx, bookingId, now);
  await settleAttemptOf(tx, booking, { outcome: 'REFUSED', code: refusal, updatedAt: now });
}

/** Cancels a walk-in that was not paid in time (BKG-15, PD-18); one that was paid meanwhile is left alone. */
export async function cancelOverdue(app: AppContext, bookingId: string): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const booking = await changeBooking(tx, bookingId, ['PENDING'], { status: 'CANCELED', updatedAt: now });
    if (!booking) return;
    await releaseRooms(tx, bookingId, now);
    await queueBookingMail(app, tx, 'BOOKING_CANCELED', bookingId);
  });
}
