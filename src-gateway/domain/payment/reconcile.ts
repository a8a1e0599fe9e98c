import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { insertPaymentEvent } from '#gateway/store/payment-event-store.ts';
import {
  clearDifference,
  markReconciled,
  type PaymentToReconcile,
  paymentsToReconcile,
  writeDifference,
} from '#gateway/store/reconciliation-store.ts';
import { readSetting, writeSetting } from '#gateway/store/settings-store.ts';
import { settleIfKnown } from './cards/card-charge.ts';
import type { BookedMoney } from './payment-provider.ts';
import { deleteOldEvents } from './pix/handle-events.ts';
import { pollPix } from './pix/poll-pix.ts';

/** One run a minute with a limited number of payments: providers limit reads. */
const EVERY_MS = 60_000;
const BATCH = 20;
/** For the sandbox's console, whose provider has no limit. */
const FORCED_BATCH = 500;
const DAY_MS = 24 * 3_600_000;
/** Days after its end in which a payment is compared, once a day: refunds and disputes come late. */
const COMPARED_DAYS = 7;
/** For payments that no webhook reported; after a downtime, from the gateway's last query on. */
const MISSED_MS = 2 * 3_600_000;
const LAST_QUERY = 'missed-payments-queried';

/** Staff resolve a difference; only an unreported charge of an abandoned payment is returned at once (PAY-39). */
export async function reconcile(
  app: AppContext,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<void> {
  const { db } = app.store;
  const now = app.clock.now().getTime();
  const range = {
    since: new Date(now - COMPARED_DAYS * DAY_MS),
    before: new Date(isForced ? now : now - DAY_MS),
    limit: isForced ? FORCED_BATCH : BATCH,
  };
  for (const payment of await paymentsToReconcile(db, range)) {
    try {
      await compare(app, payment, range);
      await markReconciled(db, payment.id, app.clock.now());
    } catch (error) {
      app.log.warn({ paymentId: payment.id, err: error }, 'a payment could not be reconciled yet');
    }
  }
}

type Range = Parameters<typeof paymentsToReconcile>[1];

async function compare(app: AppContext, payment: PaymentToReconcile, range: Range): Promise<void> {
  const { db } = app.store;
  const { id, method } = payment;
  let ours = payment;
  let booked = await bookedFor(app, id);
  if (method === 'PIX' && booked.taken > ours.taken) {
    // A recent payment is no difference once it is recorded here.
    await pollPix(app, id);
    ours = (await paymentsToReconcile(db, { ...range, id }))[0] ?? payment;
    booked = await bookedFor(app, id);
  }
  if (isAgreed(ours, booked)) return clearDifference(db, id);
  const { taken, returned } = ours;
  // A card that was charged after all is refunded, or was already; it is compared again tomorrow.
  if (method === 'CARD' && taken === 0 && (await settleIfKnown(app, id))) return;
  const isNew = await writeDifference(db, {
    paymentId: id,
    takenCents: taken,
    returnedCents: returned,
    providerTakenCents: booked.taken,
    providerReturnedCents: booked.returned,
    foundAt: app.clock.now(),
  });
  const figures = { taken, returned, providerTaken: booked.taken, providerReturned: booked.returned };
  if (isNew) app.log.error({ paymentId: id, ...figures }, 'the books of the provider differ from ours');
}

const bookedFor = async (app: AppContext, id: string): Promise<BookedMoney> =>
  (await app.payments.booked(id)) ?? { taken: 0, returned: 0 };

/** A refund that is not done here may be done there: its next try finds that out. */
const isAgreed = (ours: PaymentToReconcile, booked: BookedMoney): boolean =>
  booked.taken === ours.taken &&
  booked.returned >= ours.returned &&
  booked.returned <= ours.returned + ours.returning;

/** A code that was paid a second time is another invoice there, which no query for the code finds (PAY-36). */
export async function noteMissedEvents(app: AppContext): Promise<void> {
  const { db } = app.store;
  const now = app.clock.now();
  const last = lastQuery.safeParse(await readSetting(db, LAST_QUERY));
  const from = Math.min(now.getTime(), last.success ? Date.parse(last.data) : now.getTime()) - MISSED_MS;
  const earliest = now.getTime() - COMPARED_DAYS * DAY_MS;
  const missed = await app.payments.missedSince(new Date(Math.max(from, earliest)));
  for (const event of missed) await insertPaymentEvent(db, { ...event, createdAt: now });
  await writeSetting(db, LAST_QUERY, now.toISOString());
}

const lastQuery = z.iso.datetime();

export function startReconciliation(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    async () => {
      await reconcile(app);
      await noteMissedEvents(app);
      await deleteOldEvents(app);
    },
    error => app.log.error({ err: error }, 'payments were not reconciled'),
    { atOnce: false },
  );
}
