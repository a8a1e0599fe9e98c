import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MoveReason } from '#shared/contract/staff/room-moves.ts';
import { accommodations, bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { hotels, rooms } from './hotels.ts';

/** Moves of a stay to another room by the desk (FRD-10). */
export const roomMoves = pgTable(
  'room_moves',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    fromRoomId: text('from_room_id')
      .notNull()
      .references(() => rooms.id),
    toRoomId: text('to_room_id')
      .notNull()
      .references(() => rooms.id),
    /** The moment from which the stay is in the new room. */
    startsAt: instant('starts_at').notNull(),
    reason: text().$type<MoveReason>().notNull(),
    state: text({ enum: ['PLANNED', 'DONE', 'CANCELED'] }).notNull(),
    /** The row without a booking that reserves the new room until then; null once it is gone. */
    holdId: bigint('hold_id', { mode: 'number' }).references(() => accommodations.id, {
      onDelete: 'set null',
    }),
    hasNewCode: boolean('has_new_code').notNull(),
    /** The desk's key of the act (PD-10). */
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** Without a foreign key, as in the record: it outlives the account. */
    staffId: uuid('staff_id').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    unique('room_moves_once').on(table.hotelId, table.key),
    index().on(table.bookingId),
    uniqueIndex('room_moves_one_planned').on(table.accommodationId).where(sql`state = 'PLANNED'`),
    index('room_moves_planned').on(table.startsAt).where(sql`state = 'PLANNED'`),
  ],
);
