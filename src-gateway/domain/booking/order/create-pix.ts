import type { AppContext } from '#gateway/context.ts';
import type { Payer } from '#gateway/domain/payment/cards/card-try.ts';
import {
  checkPixPayer,
  codeExpiry,
  insertPix,
  pixProvider,
  rejectSecondPix,
  requestPixCode,
} from '#gateway/domain/payment/pix/pix-code.ts';
import { isRenewable, ownPix, toPixPayment } from '#gateway/domain/payment/pix/pix-view.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { settleBookingAttempt } from '#gateway/store/attempt-store.ts';
import {
  changeBooking,
  findOwnBooking,
  lockBooking,
  type StoredBooking,
} from '#gateway/store/booking-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { findIntent, type StoredPayment } from '#gateway/store/payment-store.ts';
import { findPix, findPixOfBooking } from '#gateway/store/pix-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  countRoomsOf,
  storeUnpaidOrigin,
  storeUnpaidPayer,
  type UnpaidOrigin,
} from '#gateway/store/unpaid-store.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { AppError } from '#shared/errors.ts';
import { reviveBooking } from './booking-payable.ts';
import { rejectTooMuchUnpaid, unpaidOrigin } from './unpaid-limits.ts';

type PixRequest = {
  payer: Payer;
  id: string;
  bookingId: string;
  taxId: string;
  /** An earlier part of it, under the booking's lock: what it throws makes no code. */
  beforehand?: (tx: Transaction, booking: StoredBooking) => Promise<void>;
  /** A further part of the transaction that stores a new payment; not called for one that is there already. */
  afterwards?: (tx: Transaction, payment: StoredPayment) => Promise<void>;
};

/** Returns the booking's unexpired code if there is one. Throws every code that the contract lists for payment/pix. */
export async function createPix(app: AppContext, request: PixRequest): Promise<PixPayment> {
  const { payer, id, bookingId } = request;
  const taxId = checkPixPayer(request.taxId, 'cpfPayment');
  pixProvider(app);
  const booking = await findOwnBooking(app.store.db, payer.guestId, bookingId);
  if (!booking) throw new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
  // A repeated request creates no second code.
  if (!(await findIntent(app.store.db, bookingId, id)))
    await app.rateLimits.pix(payer.guestId, payer.device, payer.clientIp);
  const hash = payloadHash(id, { bookingId, method: 'PIX' });
  const payment = await open(app, { ...request, hash });
  const stored = await findPix(app.store.db, payment.id);
  if (stored && stored.pix.code === null && stored.payment.status === 'OPEN')
    await requestPixCode(
      app,
      { payment, expiresAt: stored.pix.expiresAt },
      { guestId: payer.guestId, taxId, locator: booking.locator },
    );
  return toPixPayment(app, await ownPix(app, payer.guestId, payment.id));
}

async function open(app: AppContext, request: PixRequest & { hash: string }): Promise<StoredPayment> {
  const { id, bookingId, hash } = request;
  return retryTransaction(app.store.db, async tx => {
    const booking = await lockBooking(tx, bookingId);
    const existing = await findIntent(tx, bookingId, id);
    if (existing && existing.payloadHash !== hash) throw keyReused();
    if (existing) return existing;
    const last = await findPixOfBooking(tx, bookingId);
    if (booking?.status === 'PROCESSING' && last?.payment.status === 'OPEN') return last.payment;
    if (booking) await request.beforehand?.(tx, booking);
    const now = app.clock.now();
    if (!booking || !(booking.status === 'PENDING' || (last && isRenewable(last, now)))) throw notPending();
    const payment = await begin(app, tx, request, { booking, last: last?.payment ?? null });
    await request.afterwards?.(tx, payment);
    return payment;
  });
}

async function begin(
  app: AppContext,
  tx: Transaction,
  { payer, id, bookingId, taxId, hash }: PixRequest & { hash: string },
  { booking, last }: { booking: StoredBooking; last: StoredPayment | null },
): Promise<StoredPayment> {
  const now = app.clock.now();
  const total = booking.valueCents + booking.taxCents;
  const isPending = booking.status === 'PENDING';
  const origin = unpaidOrigin(app, payer, taxId);
  const amount = isPending ? total - booking.creditsCents : (last?.amountCents ?? total);
  if (isPending) {
    if (booking.paymentDeadline !== null && booking.paymentDeadline <= now) throw notPending();
    await changeBooking(tx, bookingId, ['PENDING'], { status: 'PROCESSING', updatedAt: now });
    // Its rooms are reserved already: a limit would only prevent their payment.
    await storeUnpaidPayer(tx, bookingId, origin.payer);
  } else {
    await lockGuestRow(tx, payer.guestId);
    await rejectSecondPix(tx, payer.guestId);
    await rejectTooMuchUnpaid(app, tx, await toReopened(tx, payer.guestId, booking, origin), bookingId);
    await reviveBooking(app, tx, bookingId, amount);
    await storeUnpaidOrigin(tx, bookingId, origin, now);
    await settleBookingAttempt(tx, booking, { outcome: 'PROCESSING', code: null, updatedAt: now });
  }
  return insertPix(tx, {
    bookingId,
    clientPaymentId: id,
    amount,
    payloadHash: hash,
    expiresAt: codeExpiry(app, payer.device),
    now,
  });
}

async function toReopened(
  tx: Transaction,
  guestId: string,
  { id, hotelId, checkinDate: checkin, checkoutDate: checkout }: StoredBooking,
  origin: UnpaidOrigin,
) {
  return { ...origin, guestId, hotelId, checkin, checkout, rooms: await countRoomsOf(tx, id) };
}

const notPending = () => new AppError('BOOKING_NOT_PENDING', 'the booking does not wait for a payment');
