import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, tstzrange } from './columns.ts';
import { hotels, rooms } from './hotels.ts';

/**
 * Rooms out of order (HSK-05). `room_closures_once` and the trigger `accommodations_closed_room` (custom migration) keep two
 * closures, and a closure and a sale, from the same time.
 */
export const roomClosures = pgTable(
  'room_closures',
  {
    id: uuid().primaryKey(),
    /** Of the act that made it: the same key never closes twice. */
    key: text().notNull().unique('room_closures_key'),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    /** The first and the last night that are not sold. */
    fromDate: date('from_date').notNull(),
    untilDate: date('until_date').notNull(),
    /** From the standard arrival of the first day to the earliest arrival after the last night. */
    occupied: tstzrange().notNull(),
    reason: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    createdAt: createdAt(),
    /** On sale again before its end; null while it holds. */
    endedAt: instant('ended_at'),
  },
  table => [
    index('room_closures_open').on(table.hotelId).where(sql`ended_at is null`),
    check('room_closures_days', sql`from_date <= until_date`),
  ],
);
