import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { changeBooking, type StoredBooking } from '#gateway/store/booking-store.ts';
import { findOpenPayment, insertPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeskDue, DeskPurpose } from '#shared/contract/staff/desk-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { dueOf } from '../view/booking-view.ts';

export type DuePurpose = Exclude<DeskPurpose, 'HOURS' | 'MISSED_STAY'>;
export type WantedPayment = { purpose: DuePurpose; amountCents: Cents };

/** The amount that a booking owes, and for what; null if it owes nothing. */
export function findDue(booking: StoredBooking): DeskDue['due'] {
  const amountCents = dueOf(booking);
  if (amountCents <= 0) return null;
  return { purpose: booking.status === 'PENDING' ? 'BOOKING' : 'OVERSTAY', amountCents };
}

/**
 * Takes at the front desk what a booking owes, as its guest's own payment would: the whole and nothing else. The booking is
 * locked. Throws ATTEMPT_IN_PROGRESS, OUTCOME_CHANGED.
 */
export async function takeDue(
  app: AppContext,
  tx: Transaction,
  booking: StoredBooking,
  wanted: WantedPayment,
): Promise<StoredPayment> {
  await rejectUnpayable(tx, booking, wanted);
  const { id, locator, overstayCents } = booking;
  const { purpose, amountCents } = wanted;
  const now = app.clock.now();
  if (purpose === 'BOOKING')
    await changeBooking(tx, id, ['PENDING'], { status: 'PROCESSING', updatedAt: now });
  const payment = deskPayment({
    bookingId: id,
    isForOverstay: purpose === 'OVERSTAY',
    // The database takes each once, whatever a desk believes.
    clientPaymentId: purpose === 'BOOKING' ? `desk-${locator}` : `desk-overstay-${locator}-${overstayCents}`,
    amountCents,
    now,
  });
  await settleAtDesk(app, tx, payment);
  return payment;
}

/** Throws ATTEMPT_IN_PROGRESS while a Pix code or a card pays, OUTCOME_CHANGED unless exactly this is due. */
export async function rejectUnpayable(
  tx: Transaction,
  booking: StoredBooking,
  { purpose, amountCents }: WantedPayment,
): Promise<void> {
  const open = await findOpenPayment(tx, booking.id);
  const isForSame = open !== null && open.hourPurchaseId === null;
  if (booking.status === 'PROCESSING' || isForSame)
    throw new AppError('ATTEMPT_IN_PROGRESS', 'another payment of the booking is open', {
      details: { paymentId: open?.method === 'PIX' ? open.id : null },
    });
  const due = findDue(booking);
  if (due?.purpose !== purpose || due.amountCents !== amountCents)
    throw new AppError('OUTCOME_CHANGED', 'something else is due by now', {
      details: {
        purpose: due?.purpose ?? null,
        dueCents: due?.amountCents ?? 0,
        status: booking.status,
        version: booking.version,
      },
    });
}

/** Money in the hand is approved money: its subject is confirmed at once. */
export async function settleAtDesk(app: AppContext, tx: Transaction, payment: StoredPayment): Promise<void> {
  await insertPayment(tx, payment);
  await app.payableOf(payment).confirm(app, tx, payment, null);
}

export function deskPayment({
  now,
  ...parts
}: Pick<StoredPayment, 'bookingId' | 'clientPaymentId' | 'amountCents'> &
  Partial<Pick<StoredPayment, 'hourPurchaseId' | 'isForOverstay'>> & { now: Date }): StoredPayment {
  return {
    id: randomUUID(),
    hourPurchaseId: null,
    isForOverstay: false,
    isForMissedStay: false,
    ...parts,
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
