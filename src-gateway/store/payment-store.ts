import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Cents } from '#shared/money.ts';
import { payments, refunds } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredPayment = typeof payments.$inferSelect;

export async function insertPayment(tx: Transaction, payment: StoredPayment): Promise<void> {
  await tx.insert(payments).values(payment);
}

/** The card payment that a booking was made with; null for one without. Payments for anything else are not included. */
export async function findCardPayment(db: Database, bookingId: string): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.method, 'CARD'),
        isNull(payments.hourPurchaseId),
        eq(payments.isForOverstay, false),
        eq(payments.isForMissedStay, false),
      ),
    );
  return payment ?? null;
}

/** The newest payment for a booking, not for its hours, under the guest app's id; null for one never requested. */
export async function findIntent(
  db: Database | Transaction,
  bookingId: string,
  clientPaymentId: string,
): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.clientPaymentId, clientPaymentId),
        isNull(payments.hourPurchaseId),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment ?? null;
}

export async function findPayment(db: Database | Transaction, id: string): Promise<StoredPayment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}

/** The unfinished payment for a booking or for its hours: the database allows one at most. */
export async function findOpenPayment(
  db: Database | Transaction,
  bookingId: string,
): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'OPEN')));
  return payment ?? null;
}

/** The newest payment for hours; null for hours that no card paid for. */
export async function findHoursPayment(db: Database, hourPurchaseId: string): Promise<StoredPayment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.hourPurchaseId, hourPurchaseId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment ?? null;
}

export async function hasOpenCharge(tx: Transaction, methodReference: string): Promise<boolean> {
  const open = and(eq(payments.status, 'OPEN'), eq(payments.methodReference, methodReference));
  return (await tx.$count(payments, open)) > 0;
}

/** True if the money for a booking, not for overstaying, was taken at the front desk. */
export async function isPaidAtDesk(tx: Transaction, bookingId: string): Promise<boolean> {
  const paid = and(
    eq(payments.bookingId, bookingId),
    eq(payments.method, 'DESK'),
    eq(payments.status, 'APPROVED'),
    eq(payments.isForOverstay, false),
  );
  return (await tx.$count(payments, paid)) > 0;
}

export async function openPayments(
  db: Database,
): Promise<Pick<StoredPayment, 'id' | 'bookingId' | 'createdAt'>[]> {
  return db
    .select({ id: payments.id, bookingId: payments.bookingId, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.status, 'OPEN'), eq(payments.method, 'CARD')))
    .orderBy(asc(payments.createdAt));
}

/** Closes an open payment; null when it was closed before: only one caller ever gets it. */
export async function closePayment(
  tx: Transaction,
  id: string,
  end: {
    status: 'APPROVED' | 'DECLINED';
    settledAt: Date;
    methodReference?: string;
    refusal: string | null;
  },
): Promise<StoredPayment | null> {
  const [payment] = await tx
    .update(payments)
    .set(end)
    .where(and(eq(payments.id, id), eq(payments.status, 'OPEN')))
    .returning();
  return payment ?? null;
}

const isGivenBack = and(eq(refunds.paymentId, payments.id), eq(refunds.reason, 'GIVEN_BACK'));

/** The sum of one payment method for a booking, its hours and overstaying, in cents; not for a stay that was missed. */
export async function paidFor(
  db: Database | Transaction,
  bookingId: string,
  method: StoredPayment['method'],
): Promise<Cents> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::integer` })
    .from(payments)
    .leftJoin(refunds, isGivenBack)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.method, method),
        eq(payments.status, 'APPROVED'),
        eq(payments.isForMissedStay, false),
        isNull(refunds.id),
      ),
    );
  return sum?.cents ?? 0;
}

/** Charges of the cards that guarantee a booking, oldest first, with the state of their refunds. */
export function listGuaranteeCharges(
  db: Database | Transaction,
  bookingId: string,
): Promise<{ payment: StoredPayment; refund: (typeof refunds.$inferSelect)['state'] | null }[]> {
  return db
    .select({ payment: payments, refund: refunds.state })
    .from(payments)
    .leftJoin(refunds, isGivenBack)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.method, 'CARD'),
        or(payments.isForOverstay, payments.isForMissedStay),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Everything that was paid at the hotel for a booking, in cents, less what was given back to cards. */
export async function paidAtHotel(db: Database | Transaction, bookingId: string): Promise<Cents> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::integer` })
    .from(payments)
    .leftJoin(refunds, isGivenBack)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'APPROVED'), isNull(refunds.id)));
  return sum?.cents ?? 0;
}
