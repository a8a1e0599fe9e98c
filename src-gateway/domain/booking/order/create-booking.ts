import type { AppContext } from '#gateway/context.ts';
import { isEnabled } from '#gateway/domain/hotel/flags.ts';
import { chargePayment, resumePayment } from '#gateway/domain/payment/cards/card-charge.ts';
import { findCardSource } from '#gateway/domain/payment/cards/card-payment.ts';
import { type CardTry, type Payer, withCardTry } from '#gateway/domain/payment/cards/card-try.ts';
import { codeExpiry, pixProvider, requestPixCode } from '#gateway/domain/payment/pix/pix-code.ts';
import { isRejection, keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findAttempt, recordRejection, type StoredAttempt } from '#gateway/store/attempt-store.ts';
import { findCardPayment, type StoredPayment } from '#gateway/store/payment-store.ts';
import { findPix, findPixOfBooking } from '#gateway/store/pix-store.ts';
import type { CreatedBooking, NewBooking } from '#shared/contract/guest/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { currentCatalogue } from '../prices/hotel-catalogue.ts';
import { checkOrder } from './check-order.ts';
import { createdBooking, findCreatedBooking } from './created-booking.ts';
import { type OrderToPlace, placeOrder } from './place-order.ts';
import { unpaidOrigin } from './unpaid-limits.ts';

export type BookingRequest = {
  payer: Payer;
  key: string;
  order: NewBooking;
  language: Language;
};

/** An order that was processed before gets the same response. Throws the contract's codes for bookings/create. */
export async function createBooking(app: AppContext, request: BookingRequest): Promise<CreatedBooking> {
  const hash = payloadHash(request.key, request.order);
  const attempt = attemptKey(request);
  const existing = await findAttempt(app.store.db, attempt);
  if (existing && existing.outcome !== 'REFUSED') return respondToExisting(app, request, existing, hash);
  if (existing && existing.payloadHash !== hash) throw keyReused();
  if (existing && isSpent(existing, request.order)) return findCreatedBooking(app, attempt);
  await app.rateLimits.ordersPerGuest(request.payer.guestId);
  try {
    if (request.order.payment?.method === 'PIX') return await bookWithPix(app, request, hash);
    if (request.order.payment)
      return await withCardTry(app, request.payer, cardTry => bookNew(app, request, hash, cardTry));
    if (request.order.walkIn) return await bookWalkIn(app, request, hash);
    return await bookNew(app, request, hash, null);
  } catch (error) {
    if (isRejection(error))
      await recordRejection(app.store.db, attempt, {
        payloadHash: hash,
        code: error.code,
        now: app.clock.now(),
      });
    throw error;
  }
}

const attemptKey = ({ payer, key }: BookingRequest) => ({ guestId: payer.guestId, key });

/** A rejected order does not count against the limit (SEC-04). */
async function bookWalkIn(app: AppContext, request: BookingRequest, hash: string): Promise<CreatedBooking> {
  const { device, clientIp } = request.payer;
  const releaseShare = await app.rateLimits.walkIn(device, clientIp);
  try {
    return await bookNew(app, request, hash, null);
  } catch (error) {
    await releaseShare();
    throw error;
  }
}

async function bookNew(
  app: AppContext,
  request: BookingRequest,
  hash: string,
  cardTry: CardTry | null,
): Promise<CreatedBooking> {
  const placement = await placeOrder(app, await prepare(app, request, hash));
  if ('existing' in placement) return respondToExisting(app, request, placement.existing, hash);
  if (!placement.payment) return createdBooking(placement.booking, null);
  if (placement.payment.method === 'PIX') return requestBookingCode(app, request, placement.payment);
  await chargePayment(app, placement.payment, request.order.payment, cardTry);
  return findCreatedBooking(app, attemptKey(request));
}

async function bookWithPix(app: AppContext, request: BookingRequest, hash: string): Promise<CreatedBooking> {
  pixProvider(app);
  const { guestId, device, clientIp } = request.payer;
  await app.rateLimits.pix(guestId, device, clientIp);
  return bookNew(app, request, hash, null);
}

async function requestBookingCode(
  app: AppContext,
  request: BookingRequest,
  { id }: Pick<StoredPayment, 'id'>,
): Promise<CreatedBooking> {
  const stored = await findPix(app.store.db, id);
  const taxId = request.order.payment?.cpfPayment;
  if (stored && taxId !== undefined && stored.payment.status === 'OPEN' && stored.pix.code === null) {
    const { payment, pix, booking } = stored;
    const payer = { guestId: request.payer.guestId, taxId, locator: booking.locator };
    await requestPixCode(app, { payment, expiresAt: pix.expiresAt }, payer);
  }
  return findCreatedBooking(app, attemptKey(request));
}

/** A declined card's token is used up; an ended Pix code may still be paid late, and payment/pix reopens it. */
function isSpent(existing: StoredAttempt, order: NewBooking): boolean {
  if (existing.code === 'PIX_EXPIRED' || existing.code === 'PIX_CLOSED') return true;
  return existing.code === 'CARD_DECLINED' && order.payment?.card !== undefined;
}

async function respondToExisting(
  app: AppContext,
  request: BookingRequest,
  existing: StoredAttempt,
  hash: string,
): Promise<CreatedBooking> {
  if (existing.payloadHash !== hash) throw keyReused();
  if (existing.outcome === 'PROCESSING' && existing.bookingId) {
    const pix = await findPixOfBooking(app.store.db, existing.bookingId);
    if (pix) return requestBookingCode(app, request, pix.payment);
    const payment = await findCardPayment(app.store.db, existing.bookingId);
    if (payment) await resumePayment(app, payment, request.order.payment);
  }
  return findCreatedBooking(app, attemptKey(request));
}

/** Everything that can be found out before the selling transaction, which should be short. */
async function prepare(app: AppContext, request: BookingRequest, hash: string): Promise<OrderToPlace> {
  const { order, payer, key, language } = request;
  if (!(await isEnabled(app, 'IS_BOOKING_ENABLED')))
    throw new AppError('BOOKING_DISABLED', 'booking is switched off');
  const catalogue = await currentCatalogue(app, order.companyCode);
  const checked = checkOrder(order, {
    catalogue,
    now: app.clock.now(),
    walkInForced: payer.device.profile === 'kiosk',
    walkInLimits: app.config.walkIn,
  });
  const isPix = order.payment?.method === 'PIX';
  return {
    guestId: payer.guestId,
    key,
    order,
    language,
    payloadHash: hash,
    hotelId: catalogue.hotel.id,
    checked,
    pixExpiresAt: isPix ? codeExpiry(app, payer.device) : null,
    origin: unpaidOrigin(app, payer, isPix ? (order.payment?.cpfPayment ?? null) : null),
    card: order.payment ? await findCardSource(app, payer.guestId, order.payment) : null,
  };
}
