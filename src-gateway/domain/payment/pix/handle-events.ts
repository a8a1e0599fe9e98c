import type { AppContext } from '#gateway/context.ts';
import { inParallel } from '#gateway/platform/in-parallel.ts';
import {
  deleteHandledEvents,
  eventsToHandle,
  markEventHandled,
  type PaymentEvent,
  postponeEvent,
} from '#gateway/store/payment-event-store.ts';
import { findPix } from '#gateway/store/pix-store.ts';
import { settleIfKnown } from '../cards/card-charge.ts';
import { pollPix } from './poll-pix.ts';

const BATCH = 100;
/** Wait after the first failure of an event; it doubles after each try. Other events are not delayed by it. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Handled events are stored this long: longer than any provider repeats them. */
const KNOWN_MS = 30 * 24 * 3_600_000;

/** The payment is read again at the provider, and only that result counts (PAY-36). */
export async function handleDueEvents(app: AppContext): Promise<void> {
  const { db } = app.store;
  await inParallel(await eventsToHandle(db, app.clock.now(), BATCH), async event => {
    try {
      await handle(app, event);
      await markEventHandled(db, event.id, app.clock.now());
    } catch (error) {
      app.log.warn({ eventId: event.id, err: error }, 'a payment event was not handled yet');
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** event.tries, LONGEST_PAUSE_MS);
      await postponeEvent(db, event.id, {
        tries: event.tries + 1,
        nextTryAt: new Date(app.clock.now().getTime() + pause),
      });
    }
  });
}

async function handle(app: AppContext, { reference }: PaymentEvent): Promise<void> {
  const paymentId = await app.payments.paymentOf(reference);
  // Of another system with the same account, or of a code that no guest was shown.
  if (paymentId === null) return;
  if (await findPix(app.store.db, paymentId)) await pollPix(app, paymentId);
  else await settleIfKnown(app, paymentId);
}

export const deleteOldEvents = ({ store, clock }: AppContext): Promise<void> =>
  deleteHandledEvents(store.db, new Date(clock.now().getTime() - KNOWN_MS));
