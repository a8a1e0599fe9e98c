import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookingStatus } from '#shared/contract/bookings.ts';
import { createdAt, instant, tstzrange } from './columns.ts';
import { guests } from './guests.ts';
import { hotels, rooms, roomTypes } from './hotels.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    locator: text().notNull().unique('bookings_locator_unique'),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** Null for a partner channel's booking that no guest has imported yet, and once the guest's account is deleted. */
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    channel: text({ enum: ['DIRECT', 'PARTNER'] }).notNull(),
    /** For whom a channel booked, where the booking has no account: its import is checked against this (BKG-24). */
    holderLastName: text('holder_last_name'),
    status: text().$type<BookingStatus>().notNull(),
    walkIn: boolean('walk_in').notNull(),
    checkinDate: date('checkin_date', { mode: 'string' }).notNull(),
    checkoutDate: date('checkout_date', { mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    valueCents: integer('value_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    creditsCents: integer('credits_cents').notNull(),
    chargedCents: integer('charged_cents').notNull(),
    paymentDeadline: instant('payment_deadline'),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    /** When its guest took it off their list; its money stays where it is. */
    hiddenAt: instant('hidden_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index().on(table.guestId, table.startsAt),
    index('bookings_open').on(table.status).where(sql`status in ('PROCESSING', 'PENDING')`),
    check(
      'bookings_money',
      sql`value_cents >= 0 and tax_cents >= 0 and credits_cents >= 0 and charged_cents >= 0 and credits_cents + charged_cents <= value_cents + tax_cents`,
    ),
    check('bookings_dates', sql`checkout_date > checkin_date and ends_at > starts_at`),
  ],
);

/**
 * One room of a booking. `occupied` runs from arrival to departure plus housekeeping.
 * That no room is sold twice for one time is the exclusion constraint accommodations_no_double_sale (custom migration).
 */
export const accommodations = pgTable(
  'accommodations',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id),
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    occupied: tstzrange().notNull(),
    /** False once the booking is canceled, concluded or a no-show: the room is free again. */
    holdsRoom: boolean('holds_room').notNull(),
    checkinHour: integer('checkin_hour').notNull(),
    checkoutHour: integer('checkout_hour').notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    childrenAges: jsonb('children_ages').$type<number[]>().notNull(),
    hasPet: boolean('has_pet').notNull(),
    hasCradle: boolean('has_cradle').notNull(),
    bedType: text('bed_type', { enum: ['DOUBLE', 'SINGLE'] }).notNull(),
    valueCents: integer('value_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
  },
  table => [
    index().on(table.bookingId),
    check('accommodations_money', sql`value_cents >= 0 and tax_cents >= 0`),
  ],
);

/** That a guest named a booking by its code and last name, and may import it for a while (BKG-25). */
export const bookingFinds = pgTable(
  'booking_finds',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.bookingId] }), index().on(table.expiresAt)],
);

/** One intent to pay, by the guest's idempotency key (PD-10). */
export const bookingAttempts = pgTable(
  'booking_attempts',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    outcome: text({ enum: ['PROCESSING', 'BOOKED', 'REFUSED'] }).notNull(),
    /** Error code of a rejection. */
    code: text(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.guestId, table.key] }),
    check('booking_attempts_outcome', sql`outcome <> 'BOOKED' or booking_id is not null`),
  ],
);
