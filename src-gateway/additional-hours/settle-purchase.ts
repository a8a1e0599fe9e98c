import type { GatewayErrorCode } from '#shared/errors.ts';
import { linesOfRoom } from '../bookings/stay-lines.ts';
import type { AppContext } from '../context.ts';
import { fixBeforeEarlierArrival } from '../preferences/fix-rooms.ts';
import type { BookingView } from '../store/booking-view-store.ts';
import { queueLockCommand } from '../store/door-store.ts';
import {
  addHoursToBooking,
  changeRoomHour,
  endPurchase,
  findPurchaseById,
  type HoursRoom,
  type StoredHourPurchase,
  shrinkOccupation,
} from '../store/hour-purchase-store.ts';
import type { StoredPayment } from '../store/payment-store.ts';
import { insertStayLines, stayLinesOf } from '../store/stay-line-store.ts';
import { lockStay } from '../store/stay-store.ts';
import type { Transaction } from '../store/store.ts';
import { occupationBound, type StayEnd, stayWith } from './hour-slots.ts';
import { queueHoursMail } from './hours-mail.ts';

/**
 * Ends a purchase once the provider said what became of its charge: the hours are the room's, or are given back. The
 * money was taken whatever became of the booking meanwhile, so that an approved charge never fails here.
 */
export async function settlePurchase(
  app: AppContext,
  tx: Transaction,
  payment: StoredPayment & { hourPurchaseId: string },
  refusal: GatewayErrorCode | null,
): Promise<void> {
  const view = await lockStay(tx, payment.bookingId);
  const purchase = await findPurchaseById(tx, payment.hourPurchaseId);
  const end = view && purchase && stayEndOf(view, purchase);
  if (!purchase || !end) throw new Error('a payment is for hours that are not there');
  if (refusal === null) await completePurchase(app, tx, purchase, end);
  else await refusePurchase(app, tx, purchase, end, refusal);
}

function stayEndOf(view: BookingView, purchase: StoredHourPurchase): StayEnd | null {
  const found = view.rooms.find(({ room }) => room.id === purchase.accommodationId);
  return found ? { view, room: found.room, type: purchase.type } : null;
}

/**
 * Gives a room the hours that were bought, with their line, their value and their e-mails. The booking's row is locked,
 * and the room's occupation holds the hours already.
 */
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
  if ((await stayLinesOf(tx, [room.id])).length > 0) return;
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

async function refusePurchase(
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
    // A bank that said no, a charge that never reached one (HRS-05), or a Pix code that nobody paid.
    code: refusal === 'CARD_DECLINED' ? 'HOURS_PAYMENT_REJECTED' : refusal,
    chargedCents: 0,
    updatedAt: app.clock.now(),
  });
}
