import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ShownFacts } from '#shared/contract/staff/board.ts';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/**
 * Transactions that changed what the desk of a hotel sees, written by triggers (docs/decisions/0042). Their sum is the hotel's
 * version: rows of old transactions are folded into the one with the number 0, and it never falls.
 */
export const hotelChanges = pgTable(
  'hotel_changes',
  {
    hotelId: text('hotel_id').notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    changes: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.hotelId, table.transactionId] })],
);

/** The last opening of a booking by each member of staff. Without a foreign key to them: a row outlives an account. */
export const bookingOpenings = pgTable(
  'booking_openings',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The time of the entry in the staff's record that this opening belongs to. */
    recordedAt: instant('recorded_at').notNull(),
    version: integer().notNull(),
    /** By accommodation id; no personal data. */
    facts: jsonb().$type<Record<string, ShownFacts>>().notNull(),
  },
  table => [primaryKey({ columns: [table.bookingId, table.staffId] }), index().on(table.openedAt)],
);
