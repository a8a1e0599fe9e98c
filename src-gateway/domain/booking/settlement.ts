import type { AppContext } from '#gateway/context.ts';
import { pollDueCases } from '#gateway/domain/guest/identity-verification/poll-cases.ts';
import { ageOf, isChargePending } from '#gateway/domain/payment/cards/card-charge.ts';
import type { PayableOf } from '#gateway/domain/payment/payable.ts';
import { handleDueEvents } from '#gateway/domain/payment/pix/handle-events.ts';
import { pollDuePix } from '#gateway/domain/payment/pix/poll-pix.ts';
import { returnDueMoney } from '#gateway/domain/payment/return-money.ts';
import { settlePayment } from '#gateway/domain/payment/settle-payment.ts';
import { inParallel } from '#gateway/platform/in-parallel.ts';
import { repeatOrWake } from '#gateway/platform/repeat.ts';
import { overduePending } from '#gateway/store/booking-store.ts';
import { openPayments } from '#gateway/store/payment-store.ts';
import { completeCheckIns } from './check-in/submitted-check-ins.ts';
import { moveFromUnreadyRooms } from './doors/ready-room.ts';
import { endOverdueStay, overdueStays } from './ending/end-overdue-stays.ts';
import { closeStaysWithoutGuest, endStaysOfNobody, markNoShow, missedStays } from './ending/mark-no-shows.ts';
import { hoursPayable } from './hours/hours-payable.ts';
import { findRoomsToWiden, widenHours } from './hours/widen-hours.ts';
import { carryOutDueMove, findDueMoves } from './moves/planned-moves.ts';
import { bookingPayable, cancelOverdue } from './order/booking-payable.ts';
import { missedStayPayable } from './order/missed-stay-payable.ts';
import { overstayPayable } from './order/overstay-payable.ts';
import { forgetSettledOrigins } from './order/unpaid-limits.ts';
import { sendWaitingInvitations } from './room-guests/waiting-invitations.ts';

const EVERY_MS = 3_000;
/** Age of an open payment from which a provider that does not know it is instructed to reject it. */
const GRACE_MS = 20_000;

const sweeps = [pollDuePix, settleMoney, pollDueCases, completeCheckIns, settleStays, sendWaitingInvitations];

/** Safe for two gateways at once. */
export async function settleDue(app: AppContext): Promise<void> {
  await handleDueEvents(app);
  for (const sweep of sweeps) await sweep(app);
}

async function settleMoney(app: AppContext): Promise<void> {
  await returnDueMoney(app);
  const left = (await openPayments(app.store.db)).filter(payment => !isChargePending(app, payment));
  await inParallel(left, payment =>
    guarded(app, { paymentId: payment.id }, async () => {
      const charge = await app.payments.find(payment.id);
      if (charge) await settlePayment(app, payment.id, charge);
      else if (ageOf(app, payment) >= GRACE_MS)
        await settlePayment(app, payment.id, await app.payments.close(payment.id));
    }),
  );
}

/** What the hour alone brings: rooms released, stays missed, ended and moved. */
export async function settleStays(app: AppContext): Promise<void> {
  for (const { id } of await overduePending(app.store.db, app.clock.now()))
    await guarded(app, { bookingId: id }, () => cancelOverdue(app, id));
  for (const id of await missedStays(app)) await guarded(app, { bookingId: id }, () => markNoShow(app, id));
  await closeStaysWithoutGuest(app);
  await endStaysOfNobody(app);
  for (const room of await overdueStays(app)) await guarded(app, room, () => endOverdueStay(app, room));
  for (const due of await findDueMoves(app)) await guarded(app, due, () => carryOutDueMove(app, due));
  await moveFromUnreadyRooms(app);
  await forgetSettledOrigins(app);
  for (const room of await findRoomsToWiden(app)) await guarded(app, room, () => widenHours(app, room));
}

/** One failure must not keep the others open. */
async function guarded(app: AppContext, subject: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ ...subject, err: error }, 'could not be settled');
  }
}

/** Each sweep has its own timer: a provider that does not respond delays no paid Pix and no stay. */
export function startSettlement(app: AppContext): () => Promise<void> {
  const start = (sweep: (app: AppContext) => Promise<void>) =>
    repeatOrWake(
      EVERY_MS,
      () => sweep(app),
      error => app.log.error({ err: error }, 'the sweep failed'),
      { atOnce: true },
    );
  const events = start(handleDueEvents);
  const started = [events, ...sweeps.map(start)];
  app.onPaymentEvent = events.wake;
  return async () => {
    app.onPaymentEvent = null;
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

export const payableOf: PayableOf = ({ hourPurchaseId, isForOverstay, isForMissedStay }) => {
  if (hourPurchaseId !== null) return hoursPayable;
  if (isForMissedStay) return missedStayPayable;
  return isForOverstay ? overstayPayable : bookingPayable;
};
