import { and, eq, lt, sql } from 'drizzle-orm';
import { bookingAttempts, hourPurchases, stayLines } from './schema/bookings.ts';
import { creditEntries } from './schema/credits.ts';
import { payments } from './schema/payments.ts';
import type { Database } from './store.ts';

/** Bookings stay with their payments; hours that anything was paid for stay too. */
export async function deleteRejectedAttempts(db: Database, before: Date): Promise<void> {
  await db
    .delete(bookingAttempts)
    .where(and(eq(bookingAttempts.outcome, 'REFUSED'), lt(bookingAttempts.updatedAt, before)));
  const uses = [payments, creditEntries, stayLines].map(table =>
    db.select({ id: table.id }).from(table).where(eq(table.hourPurchaseId, hourPurchases.id)),
  );
  await db
    .delete(hourPurchases)
    .where(
      and(
        eq(hourPurchases.outcome, 'REFUSED'),
        lt(hourPurchases.updatedAt, before),
        ...uses.map(use => sql`not exists (${use})`),
      ),
    );
}
