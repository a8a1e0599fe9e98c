import type { AppContext } from '#gateway/context.ts';
import { placePurchase } from '#gateway/domain/booking/hours/place-purchase.ts';
import {
  checkPixPayer,
  codeExpiry,
  pixProvider,
  requestPixCode,
} from '#gateway/domain/payment/pix/pix-code.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { findPurchase, type StoredHourPurchase } from '#gateway/store/hour-purchase-store.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import { findPixOfHours, type StoredPix } from '#gateway/store/pix-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeskPix } from '#shared/contract/staff/desk-payments.ts';
import { toDeskDevice } from '../desk-device.ts';
import { recordDeskAct } from '../recorded-act.ts';
import { toDeskPix } from './desk-pix.ts';
import { type ChosenHours, findBuyer, toHoursOrder } from './sell-hours.ts';

export type HoursPixToMake = ChosenHours & { taxId: string };

/**
 * A code for hours, shown on the desk's screen: it reserves them until it is paid, and they are sold then, as by the guest's
 * own code. The same key returns the same code. Throws the contract's codes.
 */
export async function createHoursPix(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: HoursPixToMake,
): Promise<DeskPix> {
  const { bookingId, accommodationId, key, priceCents, taxCents, taxId } = order;
  if (priceCents + taxCents === 0) throw badRequest('priceCents', 'payment.nothingDue');
  checkPixPayer(taxId, 'taxId');
  pixProvider(app);
  const { guestId } = await findBuyer(app, { hotelId, bookingId, accommodationId });
  const hash = payloadHash(key, { ...order, method: 'PIX' });
  const repeated = await findPurchase(app.store.db, { guestId, key });
  const purchaseId = repeated
    ? sameOrder(repeated, hash)
    : await reserve(app, { actor, hotelId, order, guestId, hash });
  const stored = await findCode(app, purchaseId);
  const { payment, pix, booking } = stored;
  if (pix.code !== null || payment.status !== 'OPEN') return toDeskPix(app, stored);
  const { locator } = booking;
  await requestPixCode(app, { payment, expiresAt: pix.expiresAt }, { guestId, taxId, locator });
  return toDeskPix(app, await findCode(app, purchaseId));
}

function sameOrder({ id, payloadHash: known }: StoredHourPurchase, hash: string): string {
  if (known !== hash) throw keyReused();
  return id;
}

type HoursPixContext = {
  actor: Actor;
  hotelId: string;
  order: HoursPixToMake;
  guestId: string;
  hash: string;
};

/** Returns the purchase that waits for its payment. */
async function reserve(
  app: AppContext,
  { actor, hotelId, order, guestId, hash }: HoursPixContext,
): Promise<string> {
  const device = toDeskDevice(hotelId, actor);
  await app.rateLimits.pix(guestId, device, '');
  const placement = await placePurchase(app, {
    guestId,
    key: order.key,
    payloadHash: hash,
    order: toHoursOrder(order),
    catalogue: await loadCatalogue(app.store.db, hotelId),
    card: null,
    pixExpiresAt: codeExpiry(app, device),
    afterwards: (tx, pix) => recordCode(app, tx, { actor, hotelId, order }, pix),
  });
  if ('existing' in placement) return sameOrder(placement.existing, hash);
  const purchaseId = placement.payment?.hourPurchaseId;
  if (!purchaseId) throw new Error('hours that cost something have no payment');
  return purchaseId;
}

const recordCode = (
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, order }: Pick<HoursPixContext, 'actor' | 'hotelId' | 'order'>,
  pix: StoredPayment | null,
) => {
  const { bookingId, accommodationId, type, amountOfHours, priceCents, taxCents } = order;
  return recordDeskAct(tx, app, actor, {
    act: 'PIX_CODE_MADE',
    hotelId,
    bookingId,
    details: {
      paymentId: pix?.id ?? null,
      purpose: 'HOURS',
      accommodationId,
      type,
      amountOfHours,
      amountCents: priceCents + taxCents,
    },
  });
};

/** Throws IDEMPOTENCY_KEY_REUSED for hours that were not to be paid by Pix. */
async function findCode(app: AppContext, purchaseId: string): Promise<StoredPix> {
  const stored = await findPixOfHours(app.store.db, purchaseId);
  if (!stored) throw keyReused();
  return stored;
}
