import type { AppContext } from '#gateway/context.ts';
import type { StoredHourPurchase } from '#gateway/store/hour-purchase-store.ts';
import { findPix, type StoredPix } from '#gateway/store/pix-store.ts';
import { refundsOfPayment, type StoredRefund } from '#gateway/store/refund-store.ts';
import type { PixPayment, PixState } from '#shared/contract/guest/pix.ts';
import { AppError } from '#shared/errors.ts';
import { toIso } from '#shared/hotel-time.ts';
import { toReais } from '#shared/money.ts';
import { PIX_CODES_PER_BOOKING, PIX_RENEWAL_HOURS } from '#shared/policies.ts';

const pixNotFound = () => new AppError('PIX_NOT_FOUND', 'the guest has no such Pix payment');

export async function toPixPayment(app: AppContext, stored: StoredPix): Promise<PixPayment> {
  const { payment, pix, booking } = stored;
  const state = stateOf(stored, await refundsOfPayment(app.store.db, payment.id));
  const now = app.clock.now();
  return {
    paymentId: payment.id,
    bookingId: booking.id,
    locator: booking.locator,
    purpose: payment.hourPurchaseId === null ? 'BOOKING' : 'HOURS',
    state,
    amount: toReais(payment.amountCents),
    receiver: app.payments.pix?.receiver ?? '',
    code: state === 'WAITING' ? pix.code : null,
    expiresAt: pix.expiresAt.toISOString(),
    now: now.toISOString(),
    isRenewable: isRenewable(stored, now),
    isReserved: isReserved(stored),
    hours: stored.hours && toPixHours(stored, stored.hours),
  };
}

function toPixHours({ booking, timeZone }: StoredPix, { accommodationId, type, toHour }: StoredHourPurchase) {
  const date = type === 'CHECKIN' ? booking.checkinDate : booking.checkoutDate;
  return { accommodationId, type, newDate: toIso(date, toHour, timeZone), buildingTimeZone: timeZone };
}

/** True for the booking's holder, and for the guest who buys hours for a room of theirs. */
const isPaymentOf = (stored: StoredPix, guestId: string): boolean =>
  stored.booking.guestId === guestId || stored.hours?.guestId === guestId;

function stateOf({ payment, pix }: StoredPix, refunds: readonly StoredRefund[]): PixState {
  if (payment.status === 'OPEN') return 'WAITING';
  if (payment.status === 'APPROVED') return 'PAID';
  // A payment after the end is returned.
  if (refunds.length > 0) return refunds.every(({ state }) => state === 'DONE') ? 'REFUNDED' : 'REFUNDING';
  return pix.ended === 'CLOSED' ? 'CLOSED' : 'EXPIRED';
}

/** A walk-in waits for its payment before its code, and after it as well. */
function isReserved({ booking }: StoredPix): boolean {
  return booking.status === 'PENDING' || (booking.status === 'PROCESSING' && booking.walkIn);
}

/** True where the booking still waits for a payment, or ended with its first code and can be reopened once (SEC-20). */
export function isRenewable({ payment, booking, codes }: StoredPix, now: Date): boolean {
  if (payment.hourPurchaseId !== null || payment.status !== 'DECLINED' || booking.endsAt <= now) return false;
  if (booking.status === 'PENDING') return booking.paymentDeadline === null || booking.paymentDeadline > now;
  const age = now.getTime() - booking.createdAt.getTime();
  if (age > PIX_RENEWAL_HOURS * 3_600_000 || codes >= PIX_CODES_PER_BOOKING) return false;
  return booking.status === 'CANCELED' && !booking.walkIn && booking.chargedCents === 0;
}

/** A Pix payment of the guest. Throws PIX_NOT_FOUND. */
export async function ownPix(app: AppContext, guestId: string, paymentId: string): Promise<StoredPix> {
  const found = UUID.test(paymentId) ? await findPix(app.store.db, paymentId) : null;
  if (!found || !isPaymentOf(found, guestId)) throw pixNotFound();
  return found;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
