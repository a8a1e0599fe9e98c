import type { AppContext } from '../context.ts';
import { repeat } from '../repeat.ts';
import { overduePending } from '../store/booking-store.ts';
import { openPayments } from '../store/payment-store.ts';
import { ageOf, isUnderWay } from './card-charge.ts';
import { closeStaysWithoutGuest, markNoShow, missedStays } from './mark-no-shows.ts';
import { cancelOverdue, settlePayment } from './settle-payment.ts';

const EVERY_MS = 3_000;
/**
 * How old an open payment must be, by the gateway's clock, before a provider that does not know it is told to reject
 * it.
 */
const GRACE_MS = 20_000;

/**
 * Ends what was left open: payments whose caller went away are queried at the provider, and walk-ins past their
 * deadline are canceled, and bookings whose guests have not come are no-shows (PD-18). Two gateways may do it at once.
 */
export async function settleDue(app: AppContext): Promise<void> {
  for (const payment of await openPayments(app.store.db)) {
    if (isUnderWay(app, payment)) continue;
    await guarded(app, { paymentId: payment.id }, async () => {
      const charge = await app.payments.find(payment.id);
      if (charge) await settlePayment(app, payment.id, charge);
      else if (ageOf(app, payment) >= GRACE_MS)
        await settlePayment(app, payment.id, await app.payments.close(payment.id));
    });
  }
  for (const { id } of await overduePending(app.store.db, app.clock.now()))
    await guarded(app, { bookingId: id }, () => cancelOverdue(app, id));
  for (const id of await missedStays(app)) await guarded(app, { bookingId: id }, () => markNoShow(app, id));
  await closeStaysWithoutGuest(app);
}

/** One that cannot be ended must not keep the others open. */
async function guarded(app: AppContext, subject: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ ...subject, err: error }, 'could not be settled');
  }
}

/** Sweeps now and every few seconds, until the returned function is called; it waits for the sweep under way. */
export function startSettlement(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => settleDue(app),
    error => app.log.error({ err: error }, 'the sweep failed'),
    { atOnce: true },
  );
}
