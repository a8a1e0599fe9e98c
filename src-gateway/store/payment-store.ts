import { and, asc, eq } from 'drizzle-orm';
import { payments } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredPayment = typeof payments.$inferSelect;

export async function insertPayment(tx: Transaction, payment: StoredPayment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** The card payment of a booking that was put under way; null for one without. */
export async function findCardPayment(db: Database, bookingId: string): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.method, 'CARD')));
  return payment ?? null;
}

/** Payments whose end is not known yet, oldest first. */
export async function openPayments(
  db: Database,
): Promise<Pick<StoredPayment, 'id' | 'bookingId' | 'createdAt'>[]> {
  return db
    .select({ id: payments.id, bookingId: payments.bookingId, createdAt: payments.createdAt })
    .from(payments)
    .where(eq(payments.status, 'OPEN'))
    .orderBy(asc(payments.createdAt));
}

/** Closes an open payment; null when it was closed before, by whomever: only one caller ever gets it. */
export async function closePayment(
  tx: Transaction,
  id: string,
  end: { status: 'APPROVED' | 'DECLINED'; settledAt: Date; methodReference?: string },
): Promise<StoredPayment | null> {
  const [payment] = await tx
    .update(payments)
    .set(end)
    .where(and(eq(payments.id, id), eq(payments.status, 'OPEN')))
    .returning();
  return payment ?? null;
}
