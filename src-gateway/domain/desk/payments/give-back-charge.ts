import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { changeBooking, type StoredBooking } from '#gateway/store/booking-store.ts';
import { cashReturnedFor } from '#gateway/store/drawer-store.ts';
import { listGuaranteeCharges, type StoredPayment } from '#gateway/store/payment-store.ts';
import { insertRefund } from '#gateway/store/refund-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { GuaranteeCharge } from '#shared/contract/staff/guarantee-charges.ts';
import { AppError } from '#shared/errors.ts';
import { sumCents } from '#shared/money.ts';
import { lockDeskStay, notFound } from '../desk-stay.ts';
import { isOver, returnableOf } from '../money/money-options.ts';
import { inRecordedAct } from '../recorded-act.ts';
import { chargeOf } from './guarantee-charges.ts';

export type ChargeToGiveBack = { bookingId: string; paymentId: string; reason: string };

/**
 * The provider returns the whole charge by the sweep of refunds, as every other one. Throws NOT_FOUND, OUTCOME_CHANGED where
 * the charge did not pay, or its money went back in cash.
 */
export function giveBackCharge(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { bookingId, paymentId, reason }: ChargeToGiveBack,
): Promise<GuaranteeCharge> {
  return inRecordedAct(app, actor, async tx => {
    const view = await lockDeskStay(tx, { hotelId, bookingId });
    const found = (await listGuaranteeCharges(tx, bookingId)).find(({ payment }) => payment.id === paymentId);
    if (!found) throw notFound();
    const { payment, refund } = found;
    if (refund !== null) return { result: await chargeOf(tx, payment), entry: null };
    const { amountCents } = payment;
    // While a stay goes on nothing of it comes back in cash.
    const possible = isOver(view) ? await returnableOf(tx, view) : amountCents;
    if (payment.status !== 'APPROVED' || possible < amountCents)
      throw new AppError('OUTCOME_CHANGED', 'the charge did not pay, or its money went back already', {
        details: { possibleCents: possible },
      });
    const now = app.clock.now();
    await insertRefund(tx, {
      id: randomUUID(),
      paymentId,
      bookingId,
      reference: `charge_${paymentId}`,
      amountCents,
      reason: 'GIVEN_BACK',
      state: 'OPEN',
      nextTryAt: now,
      createdAt: now,
    });
    await takeOff(tx, view.booking, payment, now);
    const details = { paymentId, amountCents, reason };
    return {
      result: await chargeOf(tx, payment),
      entry: { act: 'GUARANTEE_CHARGE_RETURNED', hotelId, bookingId, details },
    };
  });
}

/** An overstay that is not paid any more is due again; a missed stay was no part of the bill. */
async function takeOff(
  tx: Transaction,
  booking: StoredBooking,
  { isForOverstay, amountCents }: StoredPayment,
  now: Date,
): Promise<void> {
  const { id, status, chargedCents, overstayPaidCents } = booking;
  const taken = isForOverstay ? amountCents : 0;
  await changeBooking(tx, id, [status], {
    status,
    chargedCents: chargedCents - taken,
    overstayPaidCents: overstayPaidCents - taken,
    updatedAt: now,
  });
}

/** True while money was charged for a no-show, or went back in cash, and that was not undone. */
export async function isNoShowSettled(db: Database | Transaction, bookingId: string): Promise<boolean> {
  const charges = (await listGuaranteeCharges(db, bookingId)).filter(
    ({ payment, refund }) => payment.isForMissedStay && payment.status !== 'DECLINED' && refund === null,
  );
  const charged = sumCents(charges.map(({ payment }) => payment.amountCents));
  return charged !== (await cashReturnedFor(db, bookingId));
}
