import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { lockBooking } from '#gateway/store/booking-store.ts';
import {
  closePayment,
  findOpenPayment,
  findPayment,
  type StoredPayment,
} from '#gateway/store/payment-store.ts';
import {
  approveEndedPayment,
  bookingOfPayment,
  changePixCode,
  findPix,
  insertReceipt,
  knownReceipts,
} from '#gateway/store/pix-store.ts';
import { insertRefund } from '#gateway/store/refund-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { GatewayErrorCode } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import type { Charge, PixReport, PixTransfer } from './payment-provider.ts';
import { nextPoll } from './pix/poll-times.ts';

/** A concurrent second call changes nothing, so that a retry, the settlement and another gateway may all try. */
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

/** For a charge made after its payment was abandoned, or the rest of one returned in part (PAY-39). */
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

/** As settlePayment, within the caller's transaction; false if the payment was not open. */
async function settleWithin(
  app: AppContext,
  tx: Transaction,
  paymentId: string,
  charge: Pick<Charge, 'outcome' | 'card'>,
  refusal: GatewayErrorCode,
): Promise<boolean> {
  const payment = await closePayment(tx, paymentId, {
    status: charge.outcome === 'APPROVED' ? 'APPROVED' : 'DECLINED',
    settledAt: app.clock.now(),
    refusal: charge.outcome === 'APPROVED' ? null : refusal,
    ...(charge.card && { methodReference: charge.card.methodReference }),
  });
  if (!payment) return false;
  const payable = app.payableOf(payment);
  if (charge.outcome === 'APPROVED') await payable.confirm(app, tx, payment, charge.card);
  else await payable.release(app, tx, payment, refusal);
  return true;
}

/** The reason why an unpaid code ends, as its guest sees it: the provider may have made none at all. */
const END_CODES = {
  EXPIRED: 'PIX_EXPIRED',
  CLOSED: 'PIX_CLOSED',
  REJECTED: 'PIX_NOT_AVAILABLE',
} as const;
export type PixEnd = keyof typeof END_CODES;

/** The first transfer pays, every other one is returned; each counts once, whoever reports it (PAY-34, PAY-35). */
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
    if (stored) await changePixCode(tx, paymentId, { nextPollAt: nextPoll(app, stored) });
  });
}

async function endUnpaid(app: AppContext, tx: Transaction, paymentId: string, found: PixEnd): Promise<void> {
  const isGivenUp = found === 'EXPIRED' && (await findPix(tx, paymentId))?.pix.ended === 'CLOSED';
  const end = isGivenUp ? 'CLOSED' : found;
  const nothing = { outcome: 'CLOSED', card: null } as const;
  if (await settleWithin(app, tx, paymentId, nothing, END_CODES[end]))
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
  const { payment } = stored;
  const isItsAmount = transfer.amount === payment.amountCents;
  const honoured = isItsAmount && !transfer.isReturned && (await honour(app, tx, payment));
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
  const isPaid = payment.status === 'APPROVED' || (await app.payableOf(payment).isPaid(tx, payment));
  await insertRefund(tx, {
    id: randomUUID(),
    paymentId,
    bookingId: payment.bookingId,
    reference: transfer.reference,
    amountCents: transfer.amount,
    reason: isPaid ? 'DOUBLE' : isItsAmount ? 'LATE' : 'OTHER_AMOUNT',
    state: 'OPEN',
    nextTryAt: now,
    createdAt: now,
  });
}

/** True where a transfer pays the code's subject; `later` while a card is being charged for it. */
async function honour(app: AppContext, tx: Transaction, payment: StoredPayment): Promise<boolean | 'later'> {
  if (payment.status === 'OPEN')
    return settleWithin(app, tx, payment.id, { outcome: 'APPROVED', card: null }, 'PIX_EXPIRED');
  if (payment.status === 'APPROVED') return false;
  const other = await findOpenPayment(tx, payment.bookingId);
  if (other !== null && other.method !== 'PIX') return 'later';
  const payable = app.payableOf(payment);
  return tryTo(tx, async inner => {
    // A newer code of the same booking: this transfer pays instead.
    if (other !== null) await endUnpaid(app, inner, other.id, 'CLOSED');
    await payable.revive(app, inner, payment);
    if (!(await approveEndedPayment(inner, payment.id, app.clock.now()))) throw notPayable();
    await payable.confirm(app, inner, { ...payment, status: 'APPROVED', refusal: null }, null);
  });
}

const notPayable = () => new AppError('BOOKING_NOT_PENDING', 'this cannot be paid any more');

/** Runs a part of the transaction that is rolled back if it is rejected. */
async function tryTo(tx: Transaction, work: (inner: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await tx.transaction(work);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
