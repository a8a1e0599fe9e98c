import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { instant } from './columns.ts';

/**
 * What staff did and opened (AUD-01). Triggers of the migration reject every change and fill `id`, `previousHash` and `hash`.
 * Without foreign keys: a row outlives what it names.
 */
export const staffRecord = pgTable(
  'staff_record',
  {
    /** Without gaps, from 1. */
    id: bigint({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Null for a sign-in that failed before a person was known. */
    staffId: uuid('staff_id'),
    sessionId: uuid('session_id'),
    device: text(),
    act: text().$type<StaffAct>().notNull(),
    hotelId: text('hotel_id'),
    bookingId: uuid('booking_id'),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  table => [
    check(
      'staff_record_details_flat',
      sql`jsonb_typeof(details) = 'object' and not (details @? '$.* ? (@.type() == "object" || @.type() == "array")')`,
    ),
    index('staff_record_of_hotel').on(table.hotelId, table.id),
    index('staff_record_of_staff').on(table.staffId, table.id),
    index('staff_record_of_booking').on(table.bookingId, table.id).where(sql`booking_id is not null`),
  ],
);
