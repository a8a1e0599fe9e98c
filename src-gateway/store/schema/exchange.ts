import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExchangeEventKind } from '#shared/contract/hotel/events.ts';
import type { KeyPurpose } from '#shared/contract/hotel/exchange-call.ts';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { hotels } from './hotels.ts';

const ofHotel = () =>
  text('hotel_id')
    .notNull()
    .references(() => hotels.id);

/** Where a partner's booking was made: one per channel and reference of a hotel (CHN-01). */
export const partnerBookings = pgTable(
  'partner_bookings',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    hotelId: ofHotel(),
    channel: text().notNull(),
    reference: text().notNull(),
    /** Tells a repeated put from a change. */
    payloadHash: text('payload_hash').notNull(),
    enteredBy: text('entered_by', { enum: ['EXCHANGE', 'FILE', 'DESK'] }).notNull(),
    createdAt: createdAt(),
  },
  table => [unique('partner_bookings_once').on(table.hotelId, table.channel, table.reference)],
);

/** Keys of other systems. The key itself is shown once and stored as its SHA-256. */
export const exchangeKeys = pgTable(
  'exchange_keys',
  {
    id: uuid().primaryKey(),
    hotelId: ofHotel(),
    name: text().notNull(),
    purpose: text().$type<KeyPurpose>().notNull(),
    keyHash: text('key_hash').notNull().unique('exchange_keys_hash'),
    /** The last signs of the key, by which people tell one from another. */
    ending: text().notNull(),
    /** Without a foreign key: the row outlives the account. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
  },
  table => [index().on(table.hotelId)],
);

/** The feed of a hotel begins with its first key: without a row here the triggers write nothing. */
export const exchangeFeeds = pgTable('exchange_feeds', {
  hotelId: text('hotel_id')
    .primaryKey()
    .references(() => hotels.id),
  /** The last position that was given; its row's lock orders the readers that give them. */
  lastPosition: bigint('last_position', { mode: 'number' }).notNull().default(0),
  /** Up to here the events were deleted. */
  forgottenPosition: bigint('forgotten_position', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/**
 * Written by triggers in the transaction of the change. A reader gives the positions, and only to rows that are committed, so
 * that no later commit appears behind a cursor (docs/decisions/0045). Without foreign keys: a row outlives what it names.
 */
export const exchangeEvents = pgTable(
  'exchange_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    hotelId: text('hotel_id').notNull(),
    position: bigint({ mode: 'number' }),
    kind: text().$type<ExchangeEventKind>().notNull(),
    at: instant('at').notNull(),
    bookingId: uuid('booking_id'),
    roomId: text('room_id'),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
  },
  table => [
    uniqueIndex('exchange_events_in_order')
      .on(table.hotelId, table.position)
      .where(sql`position is not null`),
    index('exchange_events_new').on(table.hotelId, table.id).where(sql`position is null`),
    index('exchange_events_at').on(table.at),
  ],
);
