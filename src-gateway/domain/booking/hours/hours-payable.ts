import type { AppContext } from '#gateway/context.ts';
import type { Payable } from '#gateway/domain/payment/payable.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { queueLockCommand } from '#gateway/store/door-store.ts';
import {
  addHoursToBooking,
  changeRoomHour,
  endPurchase,
  extendOccupation,
  findPurchaseById,
  type HoursRoom,
  reopenPurchase,
  type StoredHourPurchase,
  shrinkOccupation,
} from '#gateway/store/hour-purchase-store.ts';
import type { StoredPayment } from '#gateway/store/payment-store.ts';
import { findStayLines, insertStayLines, lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { GatewayErrorCode } from '#shared/error-status.ts';
import { AppError } from '#shared/errors.ts';
import { queuePaymentReturnedMail } from '../booking-mail.ts';
import { rejectDoubleSale } from '../order/allocate-rooms.ts';
import { fixBeforeEarlierArrival } from '../preparation/fix-rooms.ts';
import { linesOfRoom } from '../prices/stay-lines.ts';
import { isOnSale, occupationBound, type StayEnd, stayWith } from './hour-slots.ts';
import { queueHoursMail } from './hours-mail.ts';

/** An approved charge never fails here: the money was taken whatever became of the booking meanwhile. */
export const hoursPayable: Payable = {
  async confirm(app, tx, payment) {
    const { purchase, end } = await lockPurchase(tx, payment);
    await completePurchase(app, tx, purchase, end);
  },
  async release(app, tx, payment, refusal) {
    const { purchase, end } = await lockPurchase(tx, payment);
    await rejectPurchase(app, tx, purchase, end, refusal);
  },
  revive: (app, tx, payment) => rejectDoubleSale(() => reviveHours(app, tx, payment)),
  isPaid: async () => false,
  queueReturnedMail: queuePaymentReturnedMail,
};

async function lockPurchase(
  tx: Transaction,
  { bookingId, hourPurchaseId }: StoredPayment,
): Promise<{ purchase: StoredHourPurchase; end: StayEnd }> {
  const view = await lockStay(tx, bookingId);
  const purchase = hourPurchaseId === null ? null : await findPurchaseById(tx, hourPurchaseId);
  const end = view && purchase && findStayEnd(view, purchase);
  if (!purchase || !end) throw new Error('a payment is for hours that are not there');
  return { purchase, end };
}

function findStayEnd(view: BookingView, purchase: StoredHourPurchase): StayEnd | null {
  const found = view.rooms.find(({ room }) => room.id === purchase.accommodationId);
  return found ? { view, room: found.room, type: purchase.type } : null;
}

/** The booking's row is locked, and the room's occupation includes the hours already. */
export async function completePurchase(
  app: AppContext,
  tx: Transaction,
  purchase: StoredHourPurchase,
  end: StayEnd,
): Promise<void> {
  const now = app.clock.now();
  await addLine(tx, purchase, end);
  if (purchase.type === 'CHECKIN') await fixBeforeEarlierArrival(tx, end, { hour: purchase.toHour, now });
  await changeRoomHour(tx, purchase);
  const { id: accommodationId, roomId, doorCode } = end.room;
  if (doorCode !== null) await queueLockCommand(tx, { accommodationId, roomId }, 'EXTEND', now);
  await addHoursToBooking(tx, purchase.bookingId, {
    value: purchase.priceCents,
    tax: purchase.taxCents,
    credits: purchase.creditsCents,
    charged: purchase.chargedCents,
    ...stayWith(end, purchase.toHour),
    now,
  });
  await endPurchase(tx, purchase.id, { outcome: 'BOUGHT', code: null, updatedAt: now });
  await queueHoursMail(app, tx, purchase, end);
}

/** Hours that cost nothing have no line, as in a booking. */
async function addLine(
  tx: Transaction,
  purchase: StoredHourPurchase,
  { view, room }: StayEnd,
): Promise<void> {
  if (purchase.priceCents === 0) return;
  await storeLines(tx, view, room);
  const { accommodationId, type, priceCents, taxCents, id } = purchase;
  await insertStayLines(tx, [
    { accommodationId, kind: type, night: null, priceCents, taxCents, hourPurchaseId: id },
  ]);
}

/** A room from before lines were stored gets those that its value divides into: they must add up with the new one. */
async function storeLines(tx: Transaction, { booking }: BookingView, room: HoursRoom): Promise<void> {
  if ((await findStayLines(tx, [room.id])).length > 0) return;
  await insertStayLines(
    tx,
    linesOfRoom(booking, room, []).map(({ kind, night, priceCents, taxCents }) => ({
      accommodationId: room.id,
      kind,
      night,
      priceCents,
      taxCents,
      hourPurchaseId: null,
    })),
  );
}

async function rejectPurchase(
  app: AppContext,
  tx: Transaction,
  purchase: StoredHourPurchase,
  end: StayEnd,
  refusal: GatewayErrorCode,
): Promise<void> {
  await shrinkOccupation(
    tx,
    purchase.accommodationId,
    purchase.type,
    occupationBound(end, purchase.fromHour),
  );
  await endPurchase(tx, purchase.id, {
    outcome: 'REFUSED',
    // Declined by the bank, a charge that never reached one (HRS-05), or a Pix code that nobody paid.
    code: refusal === 'CARD_DECLINED' ? 'HOURS_PAYMENT_REJECTED' : refusal,
    chargedCents: 0,
    updatedAt: app.clock.now(),
  });
}

/** The booking's row is locked. Throws HOURS_UNAVAILABLE; fails on accommodations_no_double_sale. */
async function reviveHours(app: AppContext, tx: Transaction, payment: StoredPayment): Promise<void> {
  const now = app.clock.now();
  const purchase = payment.hourPurchaseId && (await findPurchaseById(tx, payment.hourPurchaseId));
  const view = await viewBooking(tx, payment.bookingId);
  const end = view && purchase && findStayEnd(view, purchase);
  if (!purchase || !end || purchase.outcome !== 'REFUSED') throw gone();
  const { room } = end;
  const hour = purchase.type === 'CHECKIN' ? room.checkinHour : room.checkoutHour;
  // The stay was moved meanwhile: these hours are no longer those that were paid.
  if (hour !== purchase.fromHour || !isOnSale(end, now)) throw gone();
  await extendOccupation(tx, room.id, purchase.type, occupationBound(end, purchase.toHour));
  const reopened = await reopenPurchase(tx, purchase.id, {
    chargedCents: payment.amountCents,
    updatedAt: now,
  });
  if (!reopened) throw gone();
}

const gone = () => new AppError('HOURS_UNAVAILABLE', 'these hours cannot be had any more');
