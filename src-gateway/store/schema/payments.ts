import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookings, hourPurchases } from './bookings.ts';
import { createdAt, instant } from './columns.ts';

/**
 * A charge at the payment provider, under our own id, so that its request can be repeated and it is never made twice.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The hours that it pays for; null where it pays for the booking. */
    hourPurchaseId: uuid('hour_purchase_id').references(() => hourPurchases.id),
    /** The guest app's payment id (bookings/create payment.id). */
    clientPaymentId: text('client_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    installments: integer().notNull(),
    method: text({ enum: ['CARD', 'DESK'] }).notNull(),
    methodReference: text('method_reference').notNull(),
    saveCard: boolean('save_card').notNull(),
    cardDescription: text('card_description'),
    status: text({ enum: ['OPEN', 'APPROVED', 'DECLINED'] }).notNull(),
    /**
     * Distinguishes one order under the guest app's payment id from another (PD-10); null where bookingAttempts does.
     */
    payloadHash: text('payload_hash'),
    /** Error code in the response to a DECLINED payment. */
    refusal: text(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  table => [
    index().on(table.bookingId),
    uniqueIndex('payments_one_approved')
      .on(table.bookingId)
      .where(sql`status = 'APPROVED' and hour_purchase_id is null`),
    uniqueIndex('payments_one_approved_for_hours').on(table.hourPurchaseId).where(sql`status = 'APPROVED'`),
    uniqueIndex('payments_one_open').on(table.bookingId).where(sql`status = 'OPEN'`),
    index('payments_open').on(table.createdAt).where(sql`status = 'OPEN'`),
    check('payments_positive', sql`amount_cents > 0`),
  ],
);
