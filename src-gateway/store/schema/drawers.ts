import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CashCount } from '#shared/contract/staff/drawers.ts';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { cashDeposits } from './desk-payments.ts';
import { hotels } from './hotels.ts';
import { moneyApprovals } from './money-approvals.ts';
import { payments } from './payments.ts';

/**
 * The cash of a desk from its opening to its closing. Triggers (migrations) reject what would change a count, a closed drawer
 * or a movement, so that they hold whatever a gateway believes.
 */
export const drawers = pgTable(
  'drawers',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** The hotel's device; in a browser the person, who is the desk there. */
    desk: text().notNull(),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** Persons without a foreign key, as in the record: the rows outlive the accounts. */
    openedBy: uuid('opened_by').notNull(),
    openedAt: instant('opened_at').notNull(),
    openingCount: jsonb('opening_count').$type<CashCount>().notNull(),
    openingCents: integer('opening_cents').notNull(),
    countedBy: uuid('counted_by'),
    countedAt: instant('counted_at'),
    count: jsonb().$type<CashCount>(),
    countedCents: integer('counted_cents'),
    /** The opening and all movements, at the time of the count. */
    expectedCents: integer('expected_cents'),
    closedBy: uuid('closed_by'),
    closedAt: instant('closed_at'),
    /** What may have happened; a difference needs it. */
    note: text(),
  },
  table => [
    unique('drawers_key').on(table.hotelId, table.key),
    uniqueIndex('drawers_one_per_desk').on(table.hotelId, table.desk).where(sql`closed_at is null`),
    index().on(table.hotelId, table.openedAt),
    check('drawers_amounts', sql`opening_cents >= 0 and counted_cents >= 0`),
    check(
      'drawers_counted',
      sql`num_nonnulls(counted_by, counted_at, count, counted_cents, expected_cents) in (0, 5)`,
    ),
    check('drawers_closed', sql`num_nonnulls(closed_by, closed_at) in (0, 2)`),
    check('drawers_counted_first', sql`closed_at is null or counted_at is not null`),
    check(
      'drawers_difference_has_note',
      sql`closed_at is null or counted_cents = expected_cents or note is not null`,
    ),
  ],
);

/** Each piece of cash that came into a drawer or left it; never changed, and none once the drawer is counted. */
export const drawerMovements = pgTable(
  'drawer_movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    drawerId: uuid('drawer_id')
      .notNull()
      .references(() => drawers.id),
    kind: text({
      enum: ['PAYMENT', 'DEPOSIT', 'DEPOSIT_RETURN', 'CASH_RETURN', 'CREDIT_PAYOUT'],
    }).notNull(),
    /** Below zero for cash that left. */
    amountCents: integer('amount_cents').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    paymentId: uuid('payment_id').references(() => payments.id),
    depositId: uuid('deposit_id').references(() => cashDeposits.id),
    /** Cash leaves with a second person's approval alone. */
    approvalId: uuid('approval_id').references(() => moneyApprovals.id),
    staffId: uuid('staff_id').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index().on(table.drawerId),
    index().on(table.bookingId),
    uniqueIndex('drawer_movements_payment_once').on(table.paymentId).where(sql`payment_id is not null`),
    uniqueIndex('drawer_movements_deposit_once')
      .on(table.depositId, table.kind)
      .where(sql`deposit_id is not null`),
    uniqueIndex('drawer_movements_approval_once').on(table.approvalId).where(sql`approval_id is not null`),
    check(
      'drawer_movements_sign',
      sql`amount_cents <> 0 and (amount_cents > 0) = (kind in ('PAYMENT', 'DEPOSIT'))`,
    ),
    check(
      'drawer_movements_subject',
      sql`(payment_id is not null) = (kind = 'PAYMENT') and (deposit_id is not null) = (kind in ('DEPOSIT', 'DEPOSIT_RETURN')) and (approval_id is not null) = (amount_cents < 0)`,
    ),
  ],
);
