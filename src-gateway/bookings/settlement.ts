import type { House } from '../context.ts';
import { repeat } from '../repeat.ts';
import { overduePending } from '../store/booking-store.ts';
import { openPayments } from '../store/payment-store.ts';
import { ageOf, isUnderWay } from './card-charge.ts';
import { cancelOverdue, settlePayment } from './settle-payment.ts';

const EVERY_MS = 3_000;
/** How old an open payment must be, by the house's clock, before a provider that never saw it is told to refuse it. */
const GRACE_MS = 20_000;

/**
 * Ends what was left open: payments whose caller went away are asked for at the provider, and walk-ins past their
 * deadline are canceled (PD-18). Two gateways may do it at once.
 */
export async function settleDue(house: House): Promise<void> {
  for (const payment of await openPayments(house.store.db)) {
    if (isUnderWay(house, payment)) continue;
    await guarded(house, { paymentId: payment.id }, async () => {
      const charge = await house.payments.find(payment.id);
      if (charge) await settlePayment(house, payment.id, charge);
      else if (ageOf(house, payment) >= GRACE_MS)
        await settlePayment(house, payment.id, await house.payments.close(payment.id));
    });
  }
  for (const { id } of await overduePending(house.store.db, house.clock.now()))
    await guarded(house, { bookingId: id }, () => cancelOverdue(house, id));
}

/** One that cannot be ended must not keep the others open. */
async function guarded(house: House, subject: object, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    house.log.error({ ...subject, err: error }, 'could not be settled');
  }
}

/** Sweeps now and every few seconds, until the returned function is called; it waits for the sweep under way. */
export function startSettlement(house: House): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => settleDue(house),
    error => house.log.error({ err: error }, 'the sweep failed'),
    { atOnce: true },
  );
}
