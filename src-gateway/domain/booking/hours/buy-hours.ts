import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { chargePayment, resumePayment } from '#gateway/domain/payment/cards/card-charge.ts';
import { findCardSource } from '#gateway/domain/payment/cards/card-payment.ts';
import { type CardTry, type Payer, withCardTry } from '#gateway/domain/payment/cards/card-try.ts';
import {
  checkPixPayer,
  codeExpiry,
  pixProvider,
  requestPixCode,
} from '#gateway/domain/payment/pix/pix-code.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { isRejection, keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { loadCatalogue } from '#gateway/store/catalogue-store.ts';
import {
  findPurchase,
  recordPurchaseRejection,
  type StoredHourPurchase,
} from '#gateway/store/hour-purchase-store.ts';
import { findHoursPayment } from '#gateway/store/payment-store.ts';
import { findPixOfHours } from '#gateway/store/pix-store.ts';
import type { BoughtHours, HoursOrder } from '#shared/contract/guest/additional-hours.ts';
import type { BookingPayment } from '#shared/contract/guest/bookings.ts';
import { findBoughtHours } from './bought-hours.ts';
import { findRoom } from './find-room.ts';
import { bookedHour, hourAfter, type StayEnd } from './hour-slots.ts';
import { type PurchaseToPlace, placePurchase } from './place-purchase.ts';

export type HoursRequest = {
  payer: Payer;
  /** The guest app's idempotency key (PD-10). */
  key: string;
  order: HoursOrder;
};

/** An order that was carried out before gets the same response. Throws the contract's codes for additional-hours. */
export async function buyHours(app: AppContext, request: HoursRequest): Promise<BoughtHours> {
  const { payer, key, order } = request;
  const hash = payloadHash(key, order);
  const existing = await findPurchase(app.store.db, { guestId: payer.guestId, key });
  if (existing && existing.outcome !== 'REFUSED') return respondToExisting(app, request, existing, hash);
  if (existing && existing.payloadHash !== hash) throw keyReused();
  await app.rateLimits.ordersPerGuest(payer.guestId);
  const end = await findRoom(app, payer.guestId, order);
  try {
    if (paysByPix(order)) return await buyWithPix(app, request, { end, hash });
    if (!paysByCard(order)) return await buyNew(app, request, { end, hash, cardTry: null });
    return await withCardTry(app, payer, cardTry => buyNew(app, request, { end, hash, cardTry }));
  } catch (error) {
    if (isRejection(error)) await recordRejection(app, request, { end, hash, code: error.code });
    throw error;
  }
}

function paysByCard({ useCredits, price, taxValue, paymentMethodId }: HoursOrder): boolean {
  return !useCredits && price + taxValue > 0 && paymentMethodId !== undefined;
}

function paysByPix({ useCredits, price, taxValue, pix }: HoursOrder): boolean {
  return !useCredits && price + taxValue > 0 && pix !== undefined;
}

async function buyWithPix(
  app: AppContext,
  request: HoursRequest,
  { end, hash }: { end: StayEnd; hash: string },
): Promise<BoughtHours> {
  pixProvider(app);
  const { payer, order } = request;
  if (order.paymentMethodId !== undefined) throw badRequest('paymentMethodId', 'payment.noCard');
  if (order.numberOfInstallments !== 1) throw badRequest('numberOfInstallments', 'payment.oneInstallment');
  checkPixPayer(order.pix?.cpfPayment, 'pix.cpfPayment');
  await app.rateLimits.pix(payer.guestId, payer.device, payer.clientIp);
  return buyNew(app, request, { end, hash, cardTry: null });
}

async function requestHoursCode(
  app: AppContext,
  { payer, key, order }: HoursRequest,
  purchaseId: string,
): Promise<BoughtHours> {
  const stored = await findPixOfHours(app.store.db, purchaseId);
  const taxId = order.pix?.cpfPayment;
  if (stored && taxId !== undefined && stored.payment.status === 'OPEN' && stored.pix.code === null) {
    const { payment, pix, booking } = stored;
    await requestPixCode(
      app,
      { payment, expiresAt: pix.expiresAt },
      { guestId: payer.guestId, taxId, locator: booking.locator },
    );
  }
  return findBoughtHours(app, { guestId: payer.guestId, key });
}

async function buyNew(
  app: AppContext,
  request: HoursRequest,
  { end, hash, cardTry }: { end: StayEnd; hash: string; cardTry: CardTry | null },
): Promise<BoughtHours> {
  const { payer, key, order } = request;
  const { guestId } = payer;
  const placement = await placePurchase(app, {
    guestId,
    key,
    order,
    payloadHash: hash,
    catalogue: await loadCatalogue(app.store.db, end.view.booking.hotelId),
    card: paysByCard(order) ? await requireCard(app, request) : null,
    pixExpiresAt: paysByPix(order) ? codeExpiry(app, payer.device) : null,
  });
  if ('existing' in placement) return respondToExisting(app, request, placement.existing, hash);
  if (placement.payment?.method === 'PIX')
    return requestHoursCode(app, request, placement.payment.hourPurchaseId ?? '');
  if (placement.payment) await chargePayment(app, placement.payment, undefined, cardTry);
  return findBoughtHours(app, { guestId, key });
}

/** Hours are paid with a saved card alone (PD-14). Throws CARD_NOT_FOUND. */
async function requireCard(
  app: AppContext,
  { payer, key, order }: HoursRequest,
): Promise<PurchaseToPlace['card']> {
  const requested: BookingPayment = {
    id: key,
    numberOfInstallments: order.numberOfInstallments,
    saveCard: false,
    ...(order.paymentMethodId !== undefined && { cardId: order.paymentMethodId }),
  };
  const source = await findCardSource(app, payer.guestId, requested);
  return source && { requested, source };
}

async function respondToExisting(
  app: AppContext,
  request: HoursRequest,
  existing: StoredHourPurchase,
  hash: string,
): Promise<BoughtHours> {
  const { guestId, key, id } = existing;
  if (existing.payloadHash !== hash || guestId === null) throw keyReused();
  const payment = existing.outcome === 'PROCESSING' ? await findHoursPayment(app.store.db, id) : null;
  if (payment?.method === 'PIX') return requestHoursCode(app, request, id);
  if (payment) await resumePayment(app, payment, undefined);
  return findBoughtHours(app, { guestId, key });
}

/** Stores the reason of a rejection, so that a guest whose response was lost finds it. */
async function recordRejection(
  app: AppContext,
  { payer, key, order }: HoursRequest,
  { end, hash, code }: { end: StayEnd; hash: string; code: string },
): Promise<void> {
  const now = app.clock.now();
  await recordPurchaseRejection(app.store.db, {
    id: randomUUID(),
    accommodationId: order.accommodationId,
    bookingId: order.bookingId,
    guestId: payer.guestId,
    key,
    payloadHash: hash,
    type: order.type,
    fromHour: bookedHour(end),
    toHour: hourAfter(end, order.amountOfHours),
    priceCents: 0,
    taxCents: 0,
    creditsCents: 0,
    chargedCents: 0,
    outcome: 'REFUSED',
    code,
    createdAt: now,
    updatedAt: now,
  });
}
