import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { payments, refunds } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredRefund = typeof refunds.$inferSelect;
export type RefundToTry = { refund: StoredRefund; method: (typeof payments.$inferSelect)['method'] };

/** Stores the refund of a payment; false if it was stored before. */
export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.reference })
    .returning({ id: refunds.id });
  return written.length > 0;
}

export async function refundsToTry(db: Database, now: Date, limit: number): Promise<RefundToTry[]> {
  return db
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
}

/** Claims a due refund until a moment; false if another sweep has claimed it, or has ended it. */
export async function claimRefund(
  db: Database,
  { id, nextTryAt }: Pick<StoredRefund, 'id' | 'nextTryAt'>,
  until: Date,
): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ nextTryAt: until })
    .where(and(eq(refunds.id, id), eq(refunds.nextTryAt, nextTryAt), ne(refunds.state, 'DONE')))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

/** Ends a refund that was made; false if another gateway has ended it. */
export async function endRefund(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set({ state: 'DONE', settledAt: now })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')))
    .returning({ id: refunds.id });
  return changed.length > 0;
}

/** Records a try that returned nothing; false if another gateway has recorded it, or has ended the refund. */
export async function noteRefundTry(
  db: Database,
  { id, tries }: Pick<StoredRefund, 'id' | 'tries'>,
  change: Pick<StoredRefund, 'state' | 'tries' | 'nextTryAt'>,
): Promise<boolean> {
  const changed = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.tries, tries), ne(refunds.state, 'DONE')))
    .returning({ id: refunds.id });
  return changed.length > 0;
}

export async function makeRefundsDue(db: Database, now: Date): Promise<void> {
  await db.update(refunds).set({ nextTryAt: now }).where(ne(refunds.state, 'DONE'));
}

export async function refundsOfPayment(
  db: Database | Transaction,
  paymentId: string,
): Promise<StoredRefund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export async function refundsOfBooking(db: Database, bookingId: string): Promise<StoredRefund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
