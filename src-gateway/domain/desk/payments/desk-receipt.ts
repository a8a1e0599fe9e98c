import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findTaken, type StoredDeskPayment, type TakenPayment } from '#gateway/store/desk-payment-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { DeskPurpose, DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { findDeskStay, notFound } from '../desk-stay.ts';
import { inRecordedAct } from '../recorded-act.ts';
import { toShortName } from '../short-names.ts';

/** The receipt again, to print it. Throws NOT_FOUND. */
export function findReceipt(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, paymentId }: { bookingId: string; paymentId: string },
): Promise<DeskReceipt> {
  return inRecordedAct(app, actor, async tx => {
    const view = await findDeskStay(tx, { hotelId, bookingId });
    const taken = isBookingId(paymentId) ? await findTaken(tx, { hotelId, bookingId, paymentId }) : null;
    if (!taken) throw notFound();
    return {
      result: await toReceipt(tx, view, taken),
      entry: { act: 'RECEIPT_OPENED', hotelId, bookingId, details: { paymentId } },
    };
  });
}

export async function toReceipt(
  db: Database | Transaction,
  { booking, hotel }: Pick<BookingView, 'booking' | 'hotel'>,
  { taken, payment }: TakenPayment,
): Promise<DeskReceipt> {
  const holder = booking.guestId === null ? null : await findGuest(db, booking.guestId);
  return {
    paymentId: payment.id,
    takenAt: taken.createdAt.toISOString(),
    hotel: { name: hotel.name, address: hotel.address, timezone: hotel.timeZone },
    locator: booking.locator,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    guestName: holder && toShortName(holder),
    purpose: purposeOf(payment),
    amountCents: payment.amountCents,
    means: toReceiptMeans(taken, payment.amountCents),
    device: taken.device,
  };
}

export function purposeOf({
  hourPurchaseId,
  isForOverstay,
  isForMissedStay,
}: Pick<TakenPayment['payment'], 'hourPurchaseId' | 'isForOverstay' | 'isForMissedStay'>): DeskPurpose {
  if (hourPurchaseId !== null) return 'HOURS';
  if (isForMissedStay) return 'MISSED_STAY';
  return isForOverstay ? 'OVERSTAY' : 'BOOKING';
}

function toReceiptMeans(taken: StoredDeskPayment, amountCents: number): DeskReceipt['means'] {
  const { receivedCents, network, cardKind, lastDigits, authorizationCode } = taken;
  if (network !== null && cardKind !== null && lastDigits !== null && authorizationCode !== null)
    return { kind: 'TERMINAL', network, cardKind, lastDigits, authorizationCode };
  const received = receivedCents ?? amountCents;
  return { kind: 'CASH', receivedCents: received, changeCents: received - amountCents };
}
