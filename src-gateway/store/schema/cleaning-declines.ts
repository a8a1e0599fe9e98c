import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accommodations } from './bookings.ts';
import { createdAt } from './columns.ts';
import { hotels } from './hotels.ts';

/** Days on which the guests of a room want no cleaning (HSK-06); of the room's stay and of no guest. */
export const cleaningDeclines = pgTable(
  'cleaning_declines',
  {
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id, { onDelete: 'cascade' }),
    /** Hotel-local. */
    day: date().notNull(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.accommodationId, table.day] }),
    index('cleaning_declines_of_day').on(table.hotelId, table.day),
  ],
);
