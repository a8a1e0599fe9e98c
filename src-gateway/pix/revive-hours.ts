import { AppError } from '#shared/errors.ts';
import { isOnSale, occupationBound, type StayEnd } from '../additional-hours/hour-slots.ts';
import { completePurchase } from '../additional-hours/settle-purchase.ts';
import type { AppContext } from '../context.ts';
import { viewBooking } from '../store/booking-view-store.ts';
import { extendOccupation, findPurchaseById, reopenPurchase } from '../store/hour-purchase-store.ts';
import { approveEndedPayment, type StoredPix } from '../store/pix-store.ts';
import type { Transaction } from '../store/store.ts';

/**
 * Gives a room the hours whose Pix code was paid after its end, where they can still be had (PAY-35). The booking's row
 * is locked. Throws HOURS_UNAVAILABLE; fails on the constraint accommodations_no_double_sale.
 */
export async function reviveHours(app: AppContext, tx: Transaction, { payment }: StoredPix): Promise<void> {
  const now = app.clock.now();
  const purchase = payment.hourPurchaseId && (await findPurchaseById(tx, payment.hourPurchaseId));
  const view = await viewBooking(tx, payment.bookingId);
  if (!purchase || !view || purchase.outcome !== 'REFUSED') throw gone();
  const found = view.rooms.find(({ room }) => room.id === purchase.accommodationId);
  if (!found) throw gone();
  const end: StayEnd = { view, room: found.room, type: purchase.type };
  const hour = purchase.type === 'CHECKIN' ? found.room.checkinHour : found.room.checkoutHour;
  // Moved meanwhile: these hours would be others than those that were paid.
  if (hour !== purchase.fromHour || !isOnSale(end, now)) throw gone();
  await extendOccupation(tx, found.room.id, purchase.type, occupationBound(end, purchase.toHour));
  const reopened = await reopenPurchase(tx, purchase.id, {
    chargedCents: payment.amountCents,
    updatedAt: now,
  });
  if (!reopened || !(await approveEndedPayment(tx, payment.id, now))) throw gone();
  await completePurchase(app, tx, reopened, end);
}

const gone = () => new AppError('HOURS_UNAVAILABLE', 'these hours cannot be had any more');
