import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { bookings, hourPurchases } from './schema/bookings.ts';
import { hotels } from './schema/hotels.ts';
import { payments, pixCodes, pixReceipts } from './schema/payments.ts';
import type { Database, Transaction } from './store.ts';

type StoredPixCode = typeof pixCodes.$inferSelect;

export type StoredPix = {
  payment: typeof payments.$inferSelect;
  pix: StoredPixCode;
  booking: typeof bookings.$inferSelect;
  /** The hours that it pays for; null if it pays for the booking. */
  hours: typeof hourPurchases.$inferSelect | null;
  timeZone: string;
  /** Codes that were made for the booking itself, this one included. */
  codes: number;
};

const codesOfBooking = sql<number>`(
  select count(*)::integer from ${payments} as made
  join ${pixCodes} as made_code on made_code.payment_id = made.id
  where made.booking_id = ${bookings}.id and made.hour_purchase_id is null and made_code.code is not null
)`;

const joined = (db: Database | Transaction) =>
  db
    .select({
      payment: payments,
      pix: pixCodes,
      booking: bookings,
      hours: hourPurchases,
      timeZone: hotels.timeZone,
      codes: codesOfBooking,
    })
    .from(payments)
    .innerJoin(pixCodes, eq(pixCodes.paymentId, payments.id))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .leftJoin(hourPurchases, eq(hourPurchases.id, payments.hourPurchaseId));

export async function insertPixCode(
  tx: Transaction,
  row: Pick<StoredPixCode, 'paymentId' | 'expiresAt' | 'createdAt'>,
): Promise<void> {
  await tx.insert(pixCodes).values({ ...row, nextPollAt: row.expiresAt });
}

/** Stores the provider's code; if two concurrent requests made one each, the first one counts. */
export async function storePixCode(
  db: Database,
  paymentId: string,
  given: { reference: string; code: string; nextPollAt: Date },
): Promise<void> {
  await db
    .update(pixCodes)
    .set(given)
    .where(and(eq(pixCodes.paymentId, paymentId), isNull(pixCodes.reference)));
}

export async function findPix(db: Database | Transaction, paymentId: string): Promise<StoredPix | null> {
  const [found] = await joined(db).where(eq(payments.id, paymentId));
  return found ?? null;
}

export async function findPixOfBooking(
  db: Database | Transaction,
  bookingId: string,
): Promise<StoredPix | null> {
  const [found] = await joined(db)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return found ?? null;
}

export async function findPixOfHours(db: Database, hourPurchaseId: string): Promise<StoredPix | null> {
  const [found] = await joined(db)
    .where(eq(payments.hourPurchaseId, hourPurchaseId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found ?? null;
}

/** The guest's Pix payments for bookings whose codes are open. */
export async function findGuestOpenPix(
  db: Database | Transaction,
  guestId: string,
): Promise<{ paymentId: string; bookingId: string }[]> {
  return db
    .select({ paymentId: payments.id, bookingId: payments.bookingId })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(bookings.guestId, guestId), eq(payments.status, 'OPEN'), eq(payments.method, 'PIX')));
}

/** The booking of a payment: read before anything is locked, to lock the booking first. */
export async function bookingOfPayment(
  db: Database | Transaction,
  paymentId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return found?.bookingId ?? null;
}

export async function findDuePix(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: pixCodes.paymentId })
    .from(pixCodes)
    .where(lte(pixCodes.nextPollAt, now))
    .orderBy(asc(pixCodes.nextPollAt))
    .limit(limit);
  return rows.map(({ paymentId }) => paymentId);
}

export async function changePixCode(
  db: Database | Transaction,
  paymentId: string,
  change: Partial<Pick<StoredPixCode, 'ended' | 'nextPollAt'>>,
): Promise<void> {
  await db.update(pixCodes).set(change).where(eq(pixCodes.paymentId, paymentId));
}

/** Approves a payment that ended unpaid; false if it was not ended. */
export async function approveEndedPayment(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(payments)
    .set({ status: 'APPROVED', refusal: null, settledAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, 'DECLINED')))
    .returning({ id: payments.id });
  return changed.length > 0;
}

/** Stores a transfer. Fails on a repeat: it must pay or be returned only once, whichever report brings it. */
export async function insertReceipt(
  tx: Transaction,
  receipt: typeof pixReceipts.$inferInsert,
): Promise<void> {
  await tx.insert(pixReceipts).values(receipt);
}

export async function knownReceipts(tx: Transaction, paymentId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ reference: pixReceipts.reference })
    .from(pixReceipts)
    .where(eq(pixReceipts.paymentId, paymentId));
  return new Set(rows.map(({ reference }) => reference));
}
