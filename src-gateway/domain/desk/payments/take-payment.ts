import type { AppContext } from '#gateway/context.ts';
import { type DuePurpose, findDue, takeDue } from '#gateway/domain/booking/order/desk-payment.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import { findTakenByKey, insertDeskPayment } from '#gateway/store/desk-payment-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { findOpenPayment } from '#gateway/store/payment-store.ts';
import { findPix } from '#gateway/store/pix-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeskDue, DeskMeans, DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import type { Cents } from '#shared/money.ts';
import { findDeskStay, lockDeskStay } from '../desk-stay.ts';
import { moveCash } from '../money/drawer-cash.ts';
import { inRecordedAct, type Recorded } from '../recorded-act.ts';
import { toShortEmail } from '../short-names.ts';
import { rejectWrongMeans, toDeskPayment } from './desk-means.ts';
import { toDeskPix } from './desk-pix.ts';
import { toReceipt } from './desk-receipt.ts';

/** The amount that a booking owes now, and the code that is open for it. Throws NOT_FOUND. */
export async function findDeskDue(
  app: AppContext,
  _actor: Actor,
  hotelId: string,
  { bookingId }: { bookingId: string },
): Promise<DeskDue> {
  const { db } = app.store;
  const { booking } = await findDeskStay(db, { hotelId, bookingId });
  const open = await findOpenPayment(db, bookingId);
  const pix = open && (await findPix(db, open.id));
  const holder = booking.guestId === null ? null : await findGuest(db, booking.guestId);
  return {
    bookingId,
    version: booking.version,
    due: findDue(booking),
    deadline: booking.status === 'PENDING' ? (booking.paymentDeadline?.toISOString() ?? null) : null,
    openPix: pix && (await toDeskPix(app, pix)),
    receiptEmail: holder && toShortEmail(holder.email),
  };
}

export type PaymentToTake = {
  bookingId: string;
  key: string;
  purpose: DuePurpose;
  amountCents: Cents;
  means: DeskMeans;
  note?: string | undefined;
};

/**
 * Takes exactly what is due, once: of two desks at once the second learns what has changed. The same key returns the first
 * receipt. Cash goes into the desk's open drawer. Throws NOT_FOUND, BAD_REQUEST, OUTCOME_CHANGED, DRAWER_NOT_OPEN,
 * ATTEMPT_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 */
export async function takePayment(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: PaymentToTake,
): Promise<DeskReceipt> {
  rejectWrongMeans(order.means, order.amountCents);
  try {
    return await inRecordedAct(app, actor, tx => take(app, tx, { actor, hotelId, order }));
  } catch (error) {
    // A desk at another booking used the key at the same moment.
    if (isConstraintViolation(error, 'desk_payments_once')) throw keyReused();
    throw error;
  }
}

async function take(
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, order }: { actor: Actor; hotelId: string; order: PaymentToTake },
): Promise<Recorded<DeskReceipt>> {
  const { bookingId, key, purpose, amountCents, means, note } = order;
  const hash = payloadHash(key, order);
  const view = await lockDeskStay(tx, { hotelId, bookingId });
  const repeated = await repeatedReceipt(tx, view, { hotelId, key, hash });
  if (repeated) return { result: repeated, entry: null };
  const payment = await takeDue(app, tx, view.booking, { purpose, amountCents });
  const { id: paymentId } = payment;
  const createdAt = app.clock.now();
  const taken = toDeskPayment(
    actor,
    { paymentId, hotelId, key, payloadHash: hash, createdAt },
    { means, note, amountCents },
  );
  await insertDeskPayment(tx, taken);
  if (means.kind === 'CASH')
    await moveCash(tx, actor, {
      kind: 'PAYMENT',
      hotelId,
      bookingId,
      paymentId,
      amountCents,
      now: createdAt,
    });
  return {
    result: await toReceipt(tx, view, { taken, payment }),
    entry: {
      act: 'PAYMENT_TAKEN',
      hotelId,
      bookingId,
      details: { paymentId, purpose, amountCents, means: means.kind },
    },
  };
}

/** The receipt of the payment that was taken under the key; null for a new key. Throws IDEMPOTENCY_KEY_REUSED. */
async function repeatedReceipt(
  tx: Transaction,
  view: BookingView,
  { hotelId, key, hash }: { hotelId: string; key: string; hash: string },
): Promise<DeskReceipt | null> {
  const existing = await findTakenByKey(tx, { hotelId, key });
  if (!existing) return null;
  if (existing.taken.payloadHash !== hash || existing.payment.bookingId !== view.booking.id)
    throw keyReused();
  return toReceipt(tx, view, existing);
}
