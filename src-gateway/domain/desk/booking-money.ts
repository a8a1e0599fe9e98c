import { linesOfRoom } from '#gateway/domain/booking/prices/stay-lines.ts';
import { dueOf } from '#gateway/domain/booking/view/booking-view.ts';
import { creditsReturnedFor, stayLinesOfBooking } from '#gateway/store/booking-values-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findDeskPayments } from '#gateway/store/desk-booking-store.ts';
import { refundsOfBooking } from '#gateway/store/refund-store.ts';
import type { Database } from '#gateway/store/store.ts';
import type { DeskMoney } from '#shared/contract/staff/desk-booking.ts';
import { sumCents } from '#shared/money.ts';
import { purposeOf } from './payments/desk-receipt.ts';

/** The lines of the guest's own bill, and every payment and return of it. */
export async function findDeskMoney(db: Database, view: BookingView): Promise<DeskMoney> {
  const { booking } = view;
  const [stored, creditsReturned, refunds, payments] = await Promise.all([
    stayLinesOfBooking(db, booking.id),
    creditsReturnedFor(db, booking.id),
    refundsOfBooking(db, booking.id),
    findDeskPayments(db, booking.id),
  ]);
  const linesByRoom = Map.groupBy(stored, line => line.accommodationId);
  const lines = view.rooms.flatMap(({ room }) =>
    linesOfRoom(booking, room, linesByRoom.get(room.id) ?? []).map(line => ({
      accommodationId: room.id,
      kind: line.kind,
      date: line.night,
      isBoughtLater: line.hourPurchaseId !== null,
      priceCents: line.priceCents,
      taxCents: line.taxCents,
      isReturned: line.returnedAt !== null,
    })),
  );
  const subtotalCents = sumCents(lines.map(({ priceCents }) => priceCents));
  const taxCents = sumCents(lines.map(line => line.taxCents));
  return {
    lines,
    subtotalCents,
    taxCents,
    totalCents: subtotalCents + taxCents,
    creditsUsedCents: booking.creditsCents,
    chargedCents: booking.chargedCents,
    dueCents: dueOf(booking),
    payBy: booking.status === 'PENDING' ? (booking.paymentDeadline?.toISOString() ?? null) : null,
    creditsReturnedCents: creditsReturned,
    payments: payments.map(({ payment, differs }) => ({
      paymentId: payment.id,
      method: payment.method,
      purpose: purposeOf(payment),
      amountCents: payment.amountCents,
      status: payment.status,
      at: payment.createdAt.toISOString(),
      settledAt: payment.settledAt?.toISOString() ?? null,
      differs,
    })),
    refunds: refunds.map(({ amountCents, reason, state, createdAt, settledAt }) => ({
      amountCents,
      reason,
      state,
      at: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  };
}
