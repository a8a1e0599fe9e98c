import { and, asc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { paymentEvents } from './schema/payments.ts';
import type { Database } from './store.ts';

export type PaymentEvent = typeof paymentEvents.$inferSelect;

/** Stores an event; a repeated one is not stored again, and is tried at once if it still waits. */
export async function insertPaymentEvent(
  db: Database,
  event: Pick<PaymentEvent, 'provider' | 'event' | 'reference' | 'status' | 'createdAt'>,
): Promise<void> {
  const { provider, event: name, reference, status } = paymentEvents;
  await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [provider, name, reference, status],
      set: { nextTryAt: null },
      setWhere: isNull(paymentEvents.handledAt),
    });
}

export async function eventsToHandle(db: Database, now: Date, limit: number): Promise<PaymentEvent[]> {
  const isDue = or(isNull(paymentEvents.nextTryAt), lte(paymentEvents.nextTryAt, now));
  return db
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), isDue))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id))
    .limit(limit);
}

export async function postponeEvent(
  db: Database,
  id: number,
  change: Pick<PaymentEvent, 'tries' | 'nextTryAt'>,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set(change)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)));
}

/** Ends an event; two gateways may have handled it, which changes nothing. */
export async function markEventHandled(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ handledAt: now })
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)));
}

export async function deleteHandledEvents(db: Database, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(and(isNotNull(paymentEvents.handledAt), lt(paymentEvents.handledAt, before)));
}
