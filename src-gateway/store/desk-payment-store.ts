import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { cashDeposits, deskPayments } from './schema/desk-payments.ts';
import { payments } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

export type StoredDeskPayment = typeof deskPayments.$inferSelect;
export type StoredDeposit = typeof cashDeposits.$inferSelect;

/** Fails on the constraint desk_payments_once when the hotel has used the key before. */
export async function insertDeskPayment(tx: Transaction, row: StoredDeskPayment): Promise<void> {
  await tx.insert(deskPayments).values(row);
}

const withPayment = (db: Database | Transaction) =>
  db
    .select({ taken: getTableColumns(deskPayments), payment: getTableColumns(payments) })
    .from(deskPayments)
    .innerJoin(payments, eq(payments.id, deskPayments.paymentId));

export type TakenPayment = Awaited<ReturnType<typeof withPayment>>[number];

/** The payment that a desk of the hotel took under this key. */
export async function findTakenByKey(
  db: Database | Transaction,
  { hotelId, key }: Pick<StoredDeskPayment, 'hotelId' | 'key'>,
): Promise<TakenPayment | null> {
  const [found] = await withPayment(db).where(
    and(eq(deskPayments.hotelId, hotelId), eq(deskPayments.key, key)),
  );
  return found ?? null;
}

export async function findTaken(
  db: Database | Transaction,
  { hotelId, bookingId, paymentId }: { hotelId: string; bookingId: string; paymentId: string },
): Promise<TakenPayment | null> {
  const [found] = await withPayment(db).where(
    and(
      eq(deskPayments.hotelId, hotelId),
      eq(deskPayments.paymentId, paymentId),
      eq(payments.bookingId, bookingId),
    ),
  );
  return found ?? null;
}

/** Fails on cash_deposits_key for a used key, on cash_deposits_one_open for a room that has a deposit. */
export async function insertDeposit(tx: Transaction, row: StoredDeposit): Promise<void> {
  await tx.insert(cashDeposits).values(row);
}

export async function findDepositByKey(
  db: Database | Transaction,
  { hotelId, key }: Pick<StoredDeposit, 'hotelId' | 'key'>,
): Promise<StoredDeposit | null> {
  const [found] = await db
    .select()
    .from(cashDeposits)
    .where(and(eq(cashDeposits.hotelId, hotelId), eq(cashDeposits.key, key)));
  return found ?? null;
}

/** Fails for a deposit that was returned. */
export async function endDeposit(tx: Transaction, id: string, now: Date): Promise<void> {
  const ended = await tx
    .update(cashDeposits)
    .set({ returnedAt: now })
    .where(and(eq(cashDeposits.id, id), isNull(cashDeposits.returnedAt)))
    .returning({ id: cashDeposits.id });
  if (ended.length === 0) throw new Error('the deposit was returned before');
}

/** The deposits of a booking's rooms that were not returned. */
export async function findDeposits(db: Database | Transaction, bookingId: string): Promise<StoredDeposit[]> {
  return db
    .select()
    .from(cashDeposits)
    .where(and(eq(cashDeposits.bookingId, bookingId), isNull(cashDeposits.returnedAt)));
}
