import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PreparedPart } from '#shared/contract/staff/preparations.ts';
import { accommodations } from './bookings.ts';
import { instant } from './columns.ts';
import { hotels, rooms } from './hotels.ts';

/** Rooms that housekeeping has prepared for a stay (HSK-04). A stay that moves has no tick in its new room. */
export const preparationTicks = pgTable(
  'preparation_ticks',
  {
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id, { onDelete: 'cascade' }),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** Hashes of what was prepared: a part with another one was changed since. What guests chose is not stored again. */
    parts: jsonb().$type<Record<PreparedPart, string>>().notNull(),
    /** Without a foreign key, as in the record: it outlives the account. */
    staffId: uuid('staff_id').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  table => [primaryKey({ columns: [table.accommodationId, table.roomId] })],
);
