import type { AppContext } from '#gateway/context.ts';
import { rejectUnpayable } from '#gateway/domain/booking/order/desk-payment.ts';
import { waiveOverstay } from '#gateway/domain/booking/order/waive-overstay.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { depositCredits, payOutCredits } from '#gateway/store/credit-store.ts';
import { endDeposit } from '#gateway/store/desk-payment-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import type { StoredApproval } from '#gateway/store/money-approval-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { moveCash } from './drawer-cash.ts';

type Act = { actor: Actor; view: BookingView; approval: StoredApproval };

/** The act itself, in the ledger and in the drawer; the booking is locked, and what is done is possible. */
export async function doMoneyAct(
  app: AppContext,
  tx: Transaction,
  { actor, view, approval }: Act,
): Promise<void> {
  const { kind, amountCents, reason, hotelId, bookingId } = approval;
  const { guestId } = view.booking;
  const now = app.clock.now();
  const cash = { hotelId, bookingId, approvalId: approval.id, amountCents: -amountCents, now };
  switch (kind) {
    case 'CASH_RETURN':
      await moveCash(tx, actor, { ...cash, kind });
      return;
    case 'DEPOSIT_RETURN':
      if (approval.depositId === null) throw new Error('a return of no deposit');
      await endDeposit(tx, approval.depositId, now);
      await moveCash(tx, actor, { ...cash, kind, depositId: approval.depositId });
      return;
    case 'CREDIT_PAYOUT':
      if (guestId === null || approval.creditEntryId === null || approval.creditCents === null)
        throw new Error('a pay-out of no credits');
      await lockGuestRow(tx, guestId);
      await payOutCredits(tx, {
        guestId,
        depositId: approval.creditEntryId,
        amount: approval.creditCents,
        now,
      });
      await moveCash(tx, actor, { ...cash, kind });
      return;
    case 'CREDIT_GIFT':
      if (guestId === null) throw new Error('a gift to nobody');
      await lockGuestRow(tx, guestId);
      await depositCredits(tx, { guestId, bookingId, origin: 'REFUND', amountCents, createdAt: now, reason });
      return;
    case 'FEE_WAIVER':
      await rejectUnpayable(tx, view.booking, { purpose: 'OVERSTAY', amountCents });
      await waiveOverstay(app, tx, bookingId, amountCents);
  }
}
