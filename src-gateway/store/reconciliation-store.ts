import { and, asc, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Cents } from '#shared/money.ts';
import { paymentDifferences, payments, refunds } from './schema/payments.ts';
import type { Database } from './store.ts';

export type PaymentToReconcile = {
  id: string;
  method: (typeof payments.$inferSelect)['method'];
  taken: Cents;
  returned: Cents;
  /** The sum of refunds that are not done. */
  returning: Cents;
};

/** An approved payment was taken; so was the amount of a refund for what paid nothing, done or due. `id`: that one alone. */
export async function paymentsToReconcile(
  db: Database,
  { since, before, limit, id }: { since: Date; before: Date; limit: number; id?: string },
): Promise<PaymentToReconcile[]> {
  const cents = (state: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${state}), 0)::integer`;
  const refunded = db
    .select({
      paymentId: refunds.paymentId,
      all: cents(sql`true`).as('all_cents'),
      late: cents(sql`${refunds.reason} <> 'GIVEN_BACK'`).as('late_cents'),
      done: cents(sql`${refunds.state} = 'DONE'`).as('done_cents'),
    })
    .from(refunds)
    .groupBy(refunds.paymentId)
    .as('refunded');
  const rows = await db
    .select({
      id: payments.id,
      method: payments.method,
      amount: payments.amountCents,
      status: payments.status,
      all: refunded.all,
      late: refunded.late,
      done: refunded.done,
    })
    .from(payments)
    .leftJoin(refunded, eq(refunded.paymentId, payments.id))
    .where(
      and(
        id === undefined ? undefined : eq(payments.id, id),
        ne(payments.method, 'DESK'),
        ne(payments.status, 'OPEN'),
        gte(payments.settledAt, since),
        or(isNull(payments.reconciledAt), lte(payments.reconciledAt, before)),
      ),
    )
    .orderBy(asc(payments.reconciledAt), asc(payments.settledAt))
    .limit(limit);
  return rows.map(({ id, method, amount, status, all, late, done }) => ({
    id,
    method,
    taken: (status === 'APPROVED' ? amount : 0) + (late ?? 0),
    returned: done ?? 0,
    returning: (all ?? 0) - (done ?? 0),
  }));
}

export async function markReconciled(db: Database, id: string, now: Date): Promise<void> {
  await db.update(payments).set({ reconciledAt: now }).where(eq(payments.id, id));
}

type Difference = typeof paymentDifferences.$inferSelect;

export async function writeDifference(db: Database, difference: Difference): Promise<boolean> {
  const { foundAt: _foundAt, ...figures } = difference;
  const [before] = await db
    .select({ id: paymentDifferences.paymentId })
    .from(paymentDifferences)
    .where(eq(paymentDifferences.paymentId, difference.paymentId));
  await db
    .insert(paymentDifferences)
    .values(difference)
    .onConflictDoUpdate({ target: paymentDifferences.paymentId, set: figures });
  return before === undefined;
}

export async function clearDifference(db: Database, paymentId: string): Promise<void> {
  await db.delete(paymentDifferences).where(eq(paymentDifferences.paymentId, paymentId));
}

/** The numbers of open differences and of refunds that the provider rejects, for the metrics. */
export async function countUnsettled(
  db: Database,
): Promise<{ differences: number; rejectedRefunds: number }> {
  const [differences] = await db.select({ count: count() }).from(paymentDifferences);
  const rejected = await db.$count(refunds, eq(refunds.state, 'REFUSED'));
  return { differences: differences?.count ?? 0, rejectedRefunds: rejected };
}
