import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MinorDocumentKind, MinorRegistration, MinorRelation } from '#shared/contract/staff/minors.ts';
import { accommodationGuests, accommodations, bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { hotels } from './hotels.ts';

/** Minors as the law has a hotel register them (FRD-09); deleted with the guest of the room. */
export const minorRegistrations = pgTable(
  'minor_registrations',
  {
    roomGuestId: uuid('room_guest_id')
      .primaryKey()
      .references(() => accommodationGuests.id, { onDelete: 'cascade' }),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id),
    documentKind: text('document_kind').$type<MinorDocumentKind>().notNull(),
    documentNumber: text('document_number').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    relation: text().$type<MinorRelation>().notNull(),
    /** Null once that adult is gone from the room. */
    responsibleId: uuid('responsible_id').references(() => accommodationGuests.id, { onDelete: 'set null' }),
    further: jsonb().$type<MinorRegistration['further']>().notNull(),
    /** Without a foreign key, as in the record: it outlives the account. */
    staffId: uuid('staff_id').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [index().on(table.bookingId)],
);
