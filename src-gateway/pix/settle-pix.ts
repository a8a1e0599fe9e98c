import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { confirmPaid, settleWithin } from '../bookings/settle-payment.ts';
import type { AppContext } from '../context.ts';
import type { PixReport, PixTransfer } from '../payment/payment-provider.ts';
import { changeBooking, lockBooking } from '../store/booking-store.ts';
import { isConstraintViolation } from '../store/database-errors.ts';
import { findOpenPayment } from '../store/payment-store.ts';
import {
  approveEndedPayment,
  bookingOfPayment,
  changePixCode,
  findPix,
  insertReceipt,
  knownReceipts,
  type StoredPix,
} from '../store/pix-store.ts';
import { insertRefund } from '../store/refund-store.ts';
import { retryTransaction } from '../store/retry-transaction.ts';
import type { Transaction } from '../store/store.ts';
import { nextLook } from './look-times.ts';
import { reviveBooking } from './revive-booking.ts';
import { reviveHours } from './revive-hours.ts';

/** Why a code ends where nobody has paid it, and what its guest is told: the provider may have made none at all. */
const REFUSALS = {
  EXPIRED: 'PIX_EXPIRED',
  CLOSED: 'PIX_CLOSED',
  REJECTED: 'PIX_NOT_AVAILABLE',
} as const;
export type PixEnd = keyof typeof REFUSALS;

/**
 * Brings what a Pix code is for to where the provider's report says it is (PAY-34, PAY-35): the first transfer pays it,
 * also a late one as long as its rooms are free; every other one goes back, and one that has gone back already pays
 * nothing. `end` ends an unpaid code. In one transaction, and each transfer once: a trigger, a look and another gateway
 * may all bring the same report.
 */
export async function applyReport(
  app: AppContext,
  paymentId: string,
  report: PixReport,
  end: PixEnd | null,
): Promise<void> {
  const bookingId = await bookingOfPayment(app.store.db, paymentId);
  if (bookingId === null) return;
  await retryTransaction(app.store.db, async tx => {
    await lockBooking(tx, bookingId);
    const known = await knownReceipts(tx, paymentId);
    const transfers = report.transfers.filter(({ reference }) => !known.has(reference));
    for (const transfer of transfers.toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt)))
      await takeTransfer(app, tx, paymentId, transfer);
    if (end !== null) await endUnpaid(app, tx, paymentId, end);
    const stored = await findPix(tx, paymentId);
    if (stored) await changePixCode(tx, paymentId, { nextLookAt: nextLook(app, stored) });
  });
}

async function endUnpaid(app: AppContext, tx: Transaction, paymentId: string, end: PixEnd): Promise<void> {
  const nothing = { outcome: 'CLOSED', card: null } as const;
  if (await settleWithin(app, tx, paymentId, nothing, REFUSALS[end]))
    await changePixCode(tx, paymentId, { ended: end === 'EXPIRED' ? 'EXPIRED' : 'CLOSED' });
}

async function takeTransfer(
  app: AppContext,
  tx: Transaction,
  paymentId: string,
  transfer: PixTransfer,
): Promise<void> {
  const stored = await findPix(tx, paymentId);
  if (!stored) return;
  const isItsAmount = transfer.amount === stored.payment.amountCents;
  const honoured = isItsAmount && !transfer.isReturned && (await honour(app, tx, stored));
  if (honoured === 'later') return;
  const now = app.clock.now();
  await insertReceipt(tx, {
    reference: transfer.reference,
    paymentId,
    amountCents: transfer.amount,
    paidAt: transfer.paidAt,
    isHonoured: honoured,
    createdAt: now,
  });
  if (honoured) return;
  await insertRefund(tx, {
    id: randomUUID(),
    paymentId,
    bookingId: stored.booking.id,
    reference: transfer.reference,
    amountCents: transfer.amount,
    reason: isPaid(stored) ? 'DOUBLE' : isItsAmount ? 'LATE' : 'OTHER_AMOUNT',
    state: 'OPEN',
    nextTryAt: now,
    createdAt: now,
  });
}

const isPaid = ({ payment, booking }: StoredPix): boolean =>
  payment.status === 'APPROVED' || (payment.hourPurchaseId === null && booking.chargedCents > 0);

/** Whether a transfer pays what its code is for; `later` where a card is being charged for it at this moment. */
async function honour(app: AppContext, tx: Transaction, stored: StoredPix): Promise<boolean | 'later'> {
  const { payment, booking } = stored;
  if (payment.status === 'OPEN')
    return settleWithin(app, tx, payment.id, { outcome: 'APPROVED', card: null }, 'PIX_EXPIRED');
  if (payment.status === 'APPROVED') return false;
  const other = await findOpenPayment(tx, booking.id);
  if (other !== null && other.method !== 'PIX') return 'later';
  if (payment.hourPurchaseId !== null)
    return tryTo(tx, async inner => {
      if (other !== null) await endUnpaid(app, inner, other.id, 'CLOSED');
      await reviveHours(app, inner, stored);
    });
  return tryTo(tx, async inner => {
    // A newer code of the same booking: this transfer pays in its place.
    if (other !== null) await endUnpaid(app, inner, other.id, 'CLOSED');
    const current = await lockBooking(inner, booking.id);
    const now = app.clock.now();
    if (current?.status === 'PENDING')
      await changeBooking(inner, booking.id, ['PENDING'], {
        status: 'PROCESSING',
        // As in reviveBooking: what is paid is on the list.
        hiddenAt: null,
        updatedAt: now,
      });
    else await reviveBooking(app, inner, booking.id, payment.amountCents);
    if (!(await approveEndedPayment(inner, payment.id, now))) throw notPayable();
    await confirmPaid(app, inner, { ...payment, status: 'APPROVED', refusal: null }, null, now);
  });
}

const notPayable = () => new AppError('BOOKING_NOT_PENDING', 'this cannot be paid any more');

/** Runs a part of the transaction that leaves nothing behind where it is rejected. */
async function tryTo(tx: Transaction, work: (inner: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await tx.transaction(work);
    return true;
  } catch (error) {
    if (error instanceof AppError || isConstraintViolation(error, 'accommodations_no_double_sale'))
      return false;
    throw error;
  }
}
