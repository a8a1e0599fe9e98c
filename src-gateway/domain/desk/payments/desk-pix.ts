import type { AppContext } from '#gateway/context.ts';
import { createPix } from '#gateway/domain/booking/order/create-pix.ts';
import { type DuePurpose, rejectUnpayable } from '#gateway/domain/booking/order/desk-payment.ts';
import {
  checkPixPayer,
  codeExpiry,
  insertPix,
  pixProvider,
  requestPixCode,
} from '#gateway/domain/payment/pix/pix-code.ts';
import { toPixPayment } from '#gateway/domain/payment/pix/pix-view.ts';
import { pollPix } from '#gateway/domain/payment/pix/poll-pix.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { isBookingId, type StoredBooking } from '#gateway/store/booking-store.ts';
import { findIntent, findOpenPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { findPix, type StoredPix } from '#gateway/store/pix-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { DeskPix } from '#shared/contract/staff/desk-payments.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import { toDeskDevice } from '../desk-device.ts';
import { findDeskStay, lockDeskStay, notFound } from '../desk-stay.ts';
import { inRecordedAct, recordDeskAct } from '../recorded-act.ts';
import { purposeOf } from './desk-receipt.ts';

export type PixToMake = {
  bookingId: string;
  key: string;
  purpose: DuePurpose;
  amountCents: Cents;
  taxId: string;
};

/** A code for what is due, shown on the desk's screen; the booking's open code if it has one. Throws the contract's codes. */
export async function createDeskPix(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: PixToMake,
): Promise<DeskPix> {
  const { bookingId, purpose } = order;
  const { booking } = await findDeskStay(app.store.db, { hotelId, bookingId });
  const { guestId, locator } = booking;
  checkPixPayer(order.taxId, 'taxId');
  pixProvider(app);
  // A provider makes a code for a customer, and nobody is one.
  if (guestId === null) throw new AppError('PIX_NOT_AVAILABLE', 'the booking has no holder with an account');
  const context = { actor, hotelId, order, guestId };
  const paymentId =
    purpose === 'BOOKING' ? await createForBooking(app, context) : await openForOverstay(app, context);
  const stored = await findDeskPix(app.store.db, { hotelId, bookingId, paymentId });
  if (stored.pix.code !== null || stored.payment.status !== 'OPEN') return toDeskPix(app, stored);
  const { payment, pix } = stored;
  await requestPixCode(app, { payment, expiresAt: pix.expiresAt }, { guestId, taxId: order.taxId, locator });
  return toDeskPix(app, await findDeskPix(app.store.db, { hotelId, bookingId, paymentId }));
}

type PixContext = { actor: Actor; hotelId: string; order: PixToMake; guestId: string };

/** As the holder's own code: it makes the booking wait for it. */
async function createForBooking(
  app: AppContext,
  { actor, hotelId, order, guestId }: PixContext,
): Promise<string> {
  const { bookingId, key: id, taxId, amountCents } = order;
  const isRepeated = (await findIntent(app.store.db, bookingId, id)) !== null;
  // A wrong amount takes no share of the guest's codes.
  if (!isRepeated)
    await retryTransaction(app.store.db, async tx => {
      const { booking } = await lockDeskStay(tx, { hotelId, bookingId });
      await rejectOther(tx, booking, order);
    });
  const { paymentId } = await createPix(app, {
    payer: { guestId, device: toDeskDevice(hotelId, actor), clientIp: '' },
    id,
    bookingId,
    taxId,
    // Once more under its lock: another desk, or the guest, may have paid since.
    beforehand: (tx, booking) => rejectOther(tx, booking, order),
    afterwards: async (tx, payment) => {
      if (payment.amountCents !== amountCents)
        throw new AppError('OUTCOME_CHANGED', 'the booking has another price by now', {
          details: { purpose: 'BOOKING', dueCents: payment.amountCents },
        });
      await recordCode(app, tx, { actor, hotelId, order }, payment);
    },
  });
  return paymentId;
}

/** An open code of the same booking is no obstacle: it is shown again. */
async function rejectOther(tx: Transaction, booking: StoredBooking, order: PixToMake): Promise<void> {
  if (booking.status !== 'PROCESSING') await rejectUnpayable(tx, booking, order);
}

function openForOverstay(app: AppContext, { actor, hotelId, order }: PixContext): Promise<string> {
  const { bookingId, key, amountCents: amount } = order;
  const hash = payloadHash(key, { bookingId, method: 'PIX' });
  return retryTransaction(app.store.db, async tx => {
    const { booking } = await lockDeskStay(tx, { hotelId, bookingId });
    const existing = await findIntent(tx, bookingId, key);
    if (existing && existing.payloadHash !== hash) throw keyReused();
    if (existing) return existing.id;
    const open = await findOpenPayment(tx, bookingId);
    if (open?.method === 'PIX' && open.isForOverstay) return open.id;
    await rejectUnpayable(tx, booking, order);
    const payment = await insertPix(tx, {
      bookingId,
      isForOverstay: true,
      clientPaymentId: key,
      amount,
      payloadHash: hash,
      expiresAt: codeExpiry(app, toDeskDevice(hotelId, actor)),
      now: app.clock.now(),
    });
    await recordCode(app, tx, { actor, hotelId, order }, payment);
    return payment.id;
  });
}

const recordCode = (
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, order }: Omit<PixContext, 'guestId'>,
  { id: paymentId }: StoredPayment,
) =>
  recordDeskAct(tx, app, actor, {
    act: 'PIX_CODE_MADE',
    hotelId,
    bookingId: order.bookingId,
    details: { paymentId, purpose: order.purpose, amountCents: order.amountCents },
  });

type PixOf = { bookingId: string; paymentId: string };

/** Throws NOT_FOUND. */
export async function showDeskPix(
  app: AppContext,
  _actor: Actor,
  hotelId: string,
  wanted: PixOf,
): Promise<DeskPix> {
  return toDeskPix(app, await findDeskPix(app.store.db, { hotelId, ...wanted }));
}

/** Abandons a code, also one that the guest made; one that was paid meanwhile stays paid. Throws NOT_FOUND, PAYMENT_TIMEOUT. */
export async function closeDeskPix(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: PixOf,
): Promise<DeskPix> {
  const { bookingId, paymentId } = wanted;
  const { payment } = await findDeskPix(app.store.db, { hotelId, ...wanted });
  if (payment.status === 'OPEN') {
    // Before the provider's own change, which cannot be taken back.
    await inRecordedAct(app, actor, async () => ({
      result: null,
      entry: { act: 'PIX_CODE_CLOSED', hotelId, bookingId, details: { paymentId } },
    }));
    try {
      await pollPix(app, paymentId, 'CLOSED');
    } catch (error) {
      app.log.warn({ paymentId, err: error }, 'a Pix code could not be closed');
      throw new AppError('PAYMENT_TIMEOUT', 'the payment provider did not respond');
    }
  }
  return showDeskPix(app, actor, hotelId, wanted);
}

async function findDeskPix(
  db: Database,
  { hotelId, bookingId, paymentId }: PixOf & { hotelId: string },
): Promise<StoredPix> {
  const found = isBookingId(paymentId) ? await findPix(db, paymentId) : null;
  if (found?.booking.hotelId !== hotelId || found.booking.id !== bookingId) throw notFound();
  return found;
}

export async function toDeskPix(app: AppContext, stored: StoredPix): Promise<DeskPix> {
  const { paymentId, state, amount, receiver, code, expiresAt, now } = await toPixPayment(app, stored);
  const purpose = purposeOf(stored.payment);
  return { paymentId, purpose, state, amountCents: fromReais(amount), receiver, code, expiresAt, now };
}
