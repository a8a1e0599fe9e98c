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
import { lookAtPix } from './look-at-pix.ts';

const BATCH = 100;
/** How long an event waits that could not be handled: twice as long after each try. Others are not kept waiting by it. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** For how long a handled event is known: longer than anybody tells it again. */
const KNOWN_MS = 30 * 24 * 3_600_000;

/**
 * Does what a provider's events give a reason for: the payment is read again at the provider, and what is true there
 * counts (PAY-36). One that cannot be handled now is tried again, more and more rarely.
 */
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
  // Of another system with the same account, or of a code that nobody was ever shown.
  if (paymentId === null) return;
  if (await findPix(app.store.db, paymentId)) await lookAtPix(app, paymentId);
  else await settleIfKnown(app, paymentId);
}

/** Deletes what was handled long ago. */
export const deleteOldEvents = ({ store, clock }: AppContext): Promise<void> =>
  deleteHandledEvents(store.db, new Date(clock.now().getTime() - KNOWN_MS));
