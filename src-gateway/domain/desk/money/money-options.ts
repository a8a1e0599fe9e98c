import type { AppContext } from '#gateway/context.ts';
import { findDue } from '#gateway/domain/booking/order/desk-payment.ts';
import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { type CreditToPayOut, spendableCredits } from '#gateway/store/credit-store.ts';
import { findDeposits } from '#gateway/store/desk-payment-store.ts';
import { cashReturnedFor, creditsReturnedWithin } from '#gateway/store/drawer-store.ts';
import { listApprovalsOfBooking } from '#gateway/store/money-approval-store.ts';
import { paidAtHotel } from '#gateway/store/payment-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { MoneyAct, MoneyOptions } from '#shared/contract/staff/approvals.ts';
import { AppError } from '#shared/errors.ts';
import { type Cents, shareOf } from '#shared/money.ts';
import { CREDIT_REFUND_SHARE } from '#shared/policies.ts';
import { findDeskStay } from '../desk-stay.ts';
import { toApproval } from './approval-view.ts';

/** Nothing of these comes back as credits any more. */
const OVER: ReadonlySet<string> = new Set(['CONCLUDED', 'CANCELED', 'NO_SHOW']);
export const isOver = ({ booking }: Pick<BookingView, 'booking'>): boolean => OVER.has(booking.status);

/** What was paid here, less what came back as credits, to a card or in cash; 0 while credits may still come back. */
export async function returnableOf(
  db: Database | Transaction,
  view: Pick<BookingView, 'booking'>,
): Promise<Cents> {
  if (!isOver(view)) return 0;
  const { booking } = view;
  const credits = await creditsReturnedWithin(db, booking.id);
  const cash = await cashReturnedFor(db, booking.id);
  // What the partner was paid is the partner's to return.
  const paid = booking.channel === 'PARTNER' ? await paidAtHotel(db, booking.id) : booking.chargedCents;
  return Math.max(0, paid - Math.max(0, credits - booking.creditsCents) - cash);
}

export const payoutOf = ({ restCents }: Pick<CreditToPayOut, 'restCents'>): Cents =>
  shareOf(restCents, CREDIT_REFUND_SHARE);

/** Throws NOT_FOUND. */
export async function findMoneyOptions(
  app: AppContext,
  viewer: MoneyViewer,
  { bookingId }: { bookingId: string },
): Promise<MoneyOptions> {
  const { db } = app.store;
  const now = app.clock.now();
  const view = await findDeskStay(db, { hotelId: viewer.hotelId, bookingId });
  const { guestId } = view.booking;
  const [returnableCents, deposits, credits, approvals] = await Promise.all([
    returnableOf(db, view),
    findDeposits(db, bookingId),
    guestId === null ? [] : spendableCredits(db, guestId, now),
    listApprovalsOfBooking(db, bookingId),
  ]);
  const due = findDue(view.booking);
  return {
    bookingId,
    returnableCents,
    deposits: deposits.map(({ id: depositId, accommodationId, amountCents, createdAt }) => ({
      depositId,
      room: view.rooms.find(({ room }) => room.id === accommodationId)?.number ?? '',
      amountCents,
      takenAt: createdAt.toISOString(),
    })),
    credits: credits.map(credit => ({
      creditId: credit.id,
      restCents: credit.restCents,
      payoutCents: payoutOf(credit),
      dueDate: credit.dueDate.toISOString(),
    })),
    hasAccount: guestId !== null,
    feeCents: due?.purpose === 'OVERSTAY' ? due.amountCents : 0,
    waiverLimitCents: app.config.waiverLimitCents,
    approvals: approvals.map(one => toApproval(one, viewer, now)),
  };
}

export type MoneyOrder = {
  kind: MoneyAct;
  amountCents: Cents;
  depositId?: string | null | undefined;
  creditId?: number | null | undefined;
};

/**
 * The subject of an act, as it is now; with the booking locked nothing changes it until the transaction ends. Throws
 * OUTCOME_CHANGED unless exactly this amount can be returned, paid out, given or waived.
 */
export async function requirePossible(
  app: AppContext,
  tx: Transaction,
  view: BookingView,
  { kind, amountCents, depositId, creditId }: MoneyOrder,
): Promise<{ credit: CreditToPayOut | null }> {
  const { booking } = view;
  const now = app.clock.now();
  let possible = 0;
  let credit: CreditToPayOut | null = null;
  let isWhole = true;
  switch (kind) {
    case 'CASH_RETURN':
      possible = await returnableOf(tx, view);
      isWhole = false;
      break;
    case 'DEPOSIT_RETURN':
      possible = (await findDeposits(tx, booking.id)).find(({ id }) => id === depositId)?.amountCents ?? 0;
      break;
    case 'CREDIT_PAYOUT': {
      const found = booking.guestId === null ? [] : await spendableCredits(tx, booking.guestId, now);
      credit = found.find(({ id }) => id === creditId) ?? null;
      possible = credit ? payoutOf(credit) : 0;
      break;
    }
    case 'CREDIT_GIFT':
      possible = booking.guestId === null ? 0 : amountCents;
      break;
    case 'FEE_WAIVER': {
      const due = findDue(booking);
      possible = due?.purpose === 'OVERSTAY' ? due.amountCents : 0;
    }
  }
  if (possible === 0 || amountCents > possible || (isWhole && amountCents !== possible))
    throw new AppError('OUTCOME_CHANGED', 'another amount is possible by now', {
      details: { kind, possibleCents: possible, version: booking.version },
    });
  return { credit };
}
