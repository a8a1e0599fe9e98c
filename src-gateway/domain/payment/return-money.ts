import type { AppContext } from '#gateway/context.ts';
import { inParallel } from '#gateway/platform/in-parallel.ts';
import { findPayment } from '#gateway/store/payment-store.ts';
import {
  claimRefund,
  endRefund,
  noteRefundTry,
  type RefundToTry,
  refundsToTry,
} from '#gateway/store/refund-store.ts';
import type { RefundOutcome } from './payment-provider.ts';

const BATCH = 50;
/** Minutes after each try until the next one; then every six hours, until the money is back. */
const RETRY_MINUTES = [1, 5, 15, 60];
const LATER_MINUTES = 6 * 60;
/** Nobody else requests a refund that is being requested for this long: longer than its requests may take. */
const CLAIM_MS = 5 * 60_000;
/** After this many tries without a response staff have to check a refund. */
const REPORTED_AFTER_TRIES = 5;

/** One sweep at a time requests a refund; a failing one is never abandoned, and is reported (PAY-39, PD-147). */
export async function returnDueMoney(app: AppContext): Promise<void> {
  const { db } = app.store;
  await inParallel(await refundsToTry(db, app.clock.now(), BATCH), async due => {
    const until = new Date(app.clock.now().getTime() + CLAIM_MS);
    if (!(await claimRefund(db, due.refund, until))) return;
    try {
      if ((await requestRefund(app, due)) === 'DONE') await finish(app, due);
      else await postpone(app, due, { isRejected: true });
    } catch (error) {
      app.log.warn({ refundId: due.refund.id, err: error }, 'a refund was not made yet');
      await postpone(app, due, { isRejected: false });
    }
  });
}

async function requestRefund(
  { payments }: AppContext,
  { refund: { paymentId, reference, amountCents: amount }, method }: RefundToTry,
): Promise<RefundOutcome> {
  if (method === 'CARD') return payments.refund({ paymentId, amount });
  if (payments.pix === null) throw new Error('no provider of Pix is configured');
  return payments.pix.refund({ paymentId, reference, amount });
}

async function finish(app: AppContext, { refund }: RefundToTry): Promise<void> {
  const { id, paymentId, amountCents } = refund;
  await app.store.db.transaction(async tx => {
    if (!(await endRefund(tx, id, app.clock.now()))) return;
    const payment = await findPayment(tx, paymentId);
    if (payment) await app.payableOf(payment).queueReturnedMail(app, tx, payment, amountCents);
  });
}

async function postpone(
  app: AppContext,
  { refund }: RefundToTry,
  { isRejected }: { isRejected: boolean },
): Promise<void> {
  const minutes = RETRY_MINUTES[refund.tries] ?? LATER_MINUTES;
  const tries = refund.tries + 1;
  const isReported = isRejected || refund.state === 'REFUSED' || tries >= REPORTED_AFTER_TRIES;
  const noted = await noteRefundTry(app.store.db, refund, {
    tries,
    state: isReported ? 'REFUSED' : 'OPEN',
    nextTryAt: new Date(app.clock.now().getTime() + minutes * 60_000),
  });
  if (noted && isReported && refund.state === 'OPEN')
    app.log.error({ refundId: refund.id, tries, isRejected }, 'a refund has to be checked by staff');
}
