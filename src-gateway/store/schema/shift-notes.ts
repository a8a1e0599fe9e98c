import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { hotels, rooms } from './hotels.ts';

/** What one shift leaves to the next (FRD-19). Staff by id without a foreign key, as in the record: it outlives the account. */
export const shiftNotes = pgTable(
  'shift_notes',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    text: text().notNull(),
    /** Of a room or of a booking, or of neither. */
    roomId: text('room_id').references(() => rooms.id),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at'),
    writtenBy: uuid('written_by').notNull(),
    doneBy: uuid('done_by'),
    doneAt: instant('done_at'),
    /** Of the act that wrote it, so that a lost response writes nothing twice. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('shift_notes_once').on(table.hotelId, table.key),
    index('shift_notes_open').on(table.hotelId).where(sql`done_at is null`),
    index('shift_notes_done').on(table.hotelId, table.doneAt).where(sql`done_at is not null`),
    index().on(table.bookingId),
    check('shift_notes_subject', sql`room_id is null or booking_id is null`),
    check('shift_notes_done_by_somebody', sql`(done_at is null) = (done_by is null)`),
  ],
);
