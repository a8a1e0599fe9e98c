import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accommodations, bookings, hourPurchases } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';

/** A deposit's rest is never below zero; creditUses has the deposits that a withdrawal took from. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null once the guest's account is deleted: the ledger remains without a name. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    type: text({ enum: ['DEPOSIT', 'WITHDRAWAL'] }).notNull(),
    origin: text({
      enum: [
        'EARLY_DEPARTURE',
        'REFUND',
        'FULL_CANCELLATION',
        'PARTIAL_CANCELLATION',
        'NO_SHOW',
        'EXPIRATION',
        'NEW_BOOKING',
        'PURCHASE_HOURS',
      ],
    }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    remainingCents: integer('remaining_cents').notNull(),
    dueDate: instant('due_date'),
    reason: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** The room that was left early; null for all other origins. */
    accommodationId: bigint('accommodation_id', { mode: 'number' }).references(() => accommodations.id),
    /** The hours that it paid for; null for all other origins. */
    hourPurchaseId: uuid('hour_purchase_id').references(() => hourPurchases.id),
    /** A withdrawal returned whole, because the payment it was part of failed; the deposit of a no-show that was undone. */
    reversedAt: instant('reversed_at'),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.guestId, table.createdAt),
    index().on(table.bookingId),
    index('credit_entries_of_hours').on(table.hourPurchaseId).where(sql`hour_purchase_id is not null`),
    uniqueIndex('credit_entries_one_withdrawal')
      .on(table.bookingId, table.origin)
      .where(sql`type = 'WITHDRAWAL' and reversed_at is null and origin = 'NEW_BOOKING'`),
    uniqueIndex('credit_entries_one_return')
      .on(table.bookingId)
      .where(
        sql`type = 'DEPOSIT' and reversed_at is null and origin in ('FULL_CANCELLATION', 'PARTIAL_CANCELLATION', 'NO_SHOW')`,
      ),
    uniqueIndex('credit_entries_one_departure')
      .on(table.accommodationId)
      .where(sql`origin = 'EARLY_DEPARTURE'`),
    uniqueIndex('credit_entries_one_purchase').on(table.hourPurchaseId).where(sql`type = 'WITHDRAWAL'`),
    check('credit_entries_amount', sql`amount_cents > 0`),
    check('credit_entries_remaining', sql`remaining_cents >= 0 and remaining_cents <= amount_cents`),
    check(
      'credit_entries_kind',
      sql`(type = 'DEPOSIT' and due_date is not null) or (type = 'WITHDRAWAL' and remaining_cents = 0)`,
    ),
  ],
);

export const creditUses = pgTable(
  'credit_uses',
  {
    withdrawalId: bigint('withdrawal_id', { mode: 'number' }).notNull(),
    depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  table => [
    primaryKey({ columns: [table.withdrawalId, table.depositId] }),
    foreignKey({ columns: [table.withdrawalId], foreignColumns: [creditEntries.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.depositId], foreignColumns: [creditEntries.id] }).onDelete('cascade'),
    check('credit_uses_positive', sql`amount_cents > 0`),
  ],
);
