import type { AppContext } from '#gateway/context.ts';
import { trySettling } from '#gateway/domain/payment/cards/card-charge.ts';
import { toPixPayment } from '#gateway/domain/payment/pix/pix-view.ts';
import { inProgress } from '#gateway/platform/idempotency.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import {
  findPurchase,
  type PurchaseKey,
  type StoredHourPurchase,
} from '#gateway/store/hour-purchase-store.ts';
import { findHoursPayment } from '#gateway/store/payment-store.ts';
import { findPixOfHours } from '#gateway/store/pix-store.ts';
import type { BoughtHours, HoursAttempt } from '#shared/contract/guest/additional-hours.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';
import { toWireTime } from './hour-slots.ts';

/** The outcome of a purchase; throws the code that it was rejected with, or ATTEMPT_IN_PROGRESS. */
export async function findBoughtHours(app: AppContext, key: PurchaseKey): Promise<BoughtHours> {
  const purchase = await findPurchase(app.store.db, key);
  if (purchase?.outcome === 'BOUGHT') return boughtHours(app, purchase);
  const unpaid = purchase?.outcome === 'PROCESSING' && (await unpaidHours(app, purchase));
  if (unpaid) return unpaid;
  if (purchase?.outcome === 'REFUSED') throw new AppError(codeOf(purchase), 'the order was rejected');
  throw inProgress();
}

/** The provider is queried where the attempt is open (PD-10). Throws ATTEMPT_NOT_FOUND. */
export async function findHoursAttempt(app: AppContext, key: PurchaseKey): Promise<HoursAttempt> {
  let purchase = await findPurchase(app.store.db, key);
  if (purchase?.outcome === 'PROCESSING') {
    const payment = await findHoursPayment(app.store.db, purchase.id);
    if (payment?.method === 'CARD' && (payment.status !== 'OPEN' || (await trySettling(app, payment.id))))
      purchase = await findPurchase(app.store.db, key);
  }
  if (!purchase) throw new AppError('ATTEMPT_NOT_FOUND', 'this key was never used');
  if (purchase.outcome === 'BOUGHT') return { outcome: 'BOUGHT', hours: await boughtHours(app, purchase) };
  if (purchase.outcome === 'REFUSED') return { outcome: 'REFUSED', code: codeOf(purchase) };
  const unpaid = await unpaidHours(app, purchase);
  if (unpaid) return { outcome: 'UNPAID', hours: unpaid };
  return { outcome: 'PROCESSING' };
}

const codeOf = ({ code }: StoredHourPurchase): string => code ?? 'HOURS_PAYMENT_REJECTED';

async function unpaidHours(app: AppContext, purchase: StoredHourPurchase): Promise<BoughtHours | null> {
  const stored = await findPixOfHours(app.store.db, purchase.id);
  const pix = stored && (await toPixPayment(app, stored));
  return pix?.code ? { ...(await boughtHours(app, purchase)), charged: 0, pix } : null;
}

async function boughtHours(app: AppContext, purchase: StoredHourPurchase): Promise<BoughtHours> {
  const view = await viewBooking(app.store.db, purchase.bookingId);
  if (!view) throw new Error('bought hours are of a booking that is gone');
  return {
    newDate: toWireTime({ view, type: purchase.type }, purchase.toHour),
    buildingTimeZone: view.hotel.timeZone,
    creditsUsed: toReais(purchase.creditsCents),
    charged: toReais(purchase.chargedCents),
  };
}
