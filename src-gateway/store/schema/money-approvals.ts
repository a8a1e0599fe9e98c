import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moneyActs } from '#shared/contract/staff/approvals.ts';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';
import { creditEntries } from './credits.ts';
import { cashDeposits, takenByStaff } from './desk-payments.ts';

/**
 * Money that leaves, is given or is waived: asked for by one person, approved by another one, and carried out once by the
 * first. A small fee that a manager waives needs nobody else.
 */
export const moneyApprovals = pgTable(
  'money_approvals',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    ...takenByStaff(),
    kind: text({ enum: moneyActs }).notNull(),
    /** Cash that leaves, credits that are given, or the part of a fee that is waived. */
    amountCents: integer('amount_cents').notNull(),
    depositId: uuid('deposit_id').references(() => cashDeposits.id),
    /** The credits that are paid out, and their rest: more than the cash (LIM-07). */
    creditEntryId: bigint('credit_entry_id', { mode: 'number' }).references(() => creditEntries.id),
    creditCents: integer('credit_cents'),
    reason: text().notNull(),
    needsSecond: boolean('needs_second').notNull(),
    /** Of the request until it is decided; then of the approval. */
    expiresAt: instant('expires_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    isApproved: boolean('is_approved'),
    doneAt: instant('done_at'),
  },
  table => [
    unique('money_approvals_key').on(table.hotelId, table.key),
    index('money_approvals_open').on(table.hotelId, table.expiresAt).where(sql`done_at is null`),
    index('money_approvals_done').on(table.hotelId, table.doneAt).where(sql`done_at is not null`),
    index().on(table.bookingId),
    uniqueIndex('money_approvals_deposit_once').on(table.depositId).where(sql`done_at is not null`),
    check('money_approvals_positive', sql`amount_cents > 0 and credit_cents >= amount_cents`),
    check('money_approvals_two_people', sql`decided_by <> staff_id`),
    check('money_approvals_decided', sql`num_nonnulls(decided_by, decided_at, is_approved) in (0, 3)`),
    check(
      'money_approvals_done_with_approval',
      sql`done_at is null or not needs_second or is_approved is true`,
    ),
    check(
      'money_approvals_subject',
      sql`(deposit_id is not null) = (kind = 'DEPOSIT_RETURN') and num_nonnulls(credit_entry_id, credit_cents) = case kind when 'CREDIT_PAYOUT' then 2 else 0 end`,
    ),
  ],
);
