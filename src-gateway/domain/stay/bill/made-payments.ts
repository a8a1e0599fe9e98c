import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { loadMadePayments, type StoredMadePayment } from '#gateway/store/made-payment-store.ts';
import type { BillFile } from '#shared/contract/guest/bill.ts';
import { type MadePayment, MOST_PAYMENTS } from '#shared/contract/guest/payments.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';
import { readBillFonts } from './bill-fonts.ts';
import { toReceiptStatement } from './receipt-lines.ts';

/** Of one booking, if it is named; an unknown one has none. */
export async function listMadePayments(
  app: AppContext,
  guestId: string,
  { bookingId }: { bookingId?: string | undefined },
): Promise<MadePayment[]> {
  if (bookingId !== undefined && !isBookingId(bookingId)) return [];
  const stored = await loadMadePayments(app.store.db, guestId, {
    limit: MOST_PAYMENTS,
    ...(bookingId !== undefined && { bookingId }),
  });
  return stored.map(one => toMadePayment(one, guestId));
}

function toMadePayment({ payment, booking, hotel }: StoredMadePayment, guestId: string): MadePayment {
  return {
    paymentId: payment.id,
    paidAt: (payment.settledAt ?? payment.createdAt).toISOString(),
    amount: toReais(payment.amountCents),
    by: payment.method === 'DESK' ? 'RECEPTION' : payment.method,
    installments: payment.installments,
    purpose: purposeOf(payment),
    booking: {
      bookingId: booking.id,
      locator: booking.locator,
      hotelName: hotel.name,
      timezone: hotel.timeZone,
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      isOwn: booking.guestId === guestId,
    },
  };
}

function purposeOf({
  hourPurchaseId,
  isForOverstay,
  isForMissedStay,
}: StoredMadePayment['payment']): MadePayment['purpose'] {
  if (hourPurchaseId !== null) return 'HOURS';
  if (isForMissedStay) return 'MISSED_STAY';
  return isForOverstay ? 'OVERSTAY' : 'BOOKING';
}

type ReceiptRequest = { guestId: string; paymentId: string; language: Language };

/** Drawn as a bill is (BEY-20), and counted with them. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
export async function makeReceiptFile(
  app: AppContext,
  { guestId, paymentId, language }: ReceiptRequest,
): Promise<BillFile> {
  const { db } = app.store;
  // Ids of payments have the form of bookings'.
  const found = isBookingId(paymentId) ? await loadMadePayments(db, guestId, { limit: 1, paymentId }) : [];
  const [stored] = found;
  const payer = await findGuest(db, guestId);
  if (!stored || !payer) throw new AppError('NOT_FOUND', 'the guest made no such payment');
  await app.rateLimits.billsPerGuest(guestId);
  const [{ drawBill }, fonts] = await Promise.all([import('./bill-pdf.ts'), readBillFonts()]);
  const statement = toReceiptStatement(
    toMadePayment(stored, guestId),
    {
      address: stored.hotel.address,
      payerName: `${payer.socialName ?? payer.firstName} ${payer.lastName}`,
      issuedAt: app.clock.now(),
    },
    language,
  );
  const content = await drawBill(statement, fonts);
  return {
    fileName: `pernoite-${stored.booking.locator}-${paymentId.slice(0, 8)}.pdf`,
    mediaType: 'application/pdf',
    content: content.toString('base64'),
  };
}
