import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';
import { guests } from './guests.ts';
import { hotels } from './hotels.ts';

/** Code and secret are stored as SHA-256 only; the decision is an update where outcome is OPEN (BEY-01). */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    codeHash: text('code_hash').primaryKey(),
    secretHash: text('secret_hash').notNull().unique(),
    profile: text({ enum: ['kiosk', 'reception'] }).notNull(),
    hotelId: text('hotel_id').references(() => hotels.id),
    /** The device's own name for itself; no other may request the outcome. */
    deviceId: text('device_id'),
    check: text().notNull(),
    choices: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: ['OPEN', 'APPROVED', 'DENIED'] }).notNull(),
    openedAt: instant('opened_at'),
    decidedAt: instant('decided_at'),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    /** The latest custom token: oneTimeCodes shows whether it was used. */
    tokenHash: text('token_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index().on(table.expiresAt),
    check('sign_in_links_guest', sql`(outcome = 'APPROVED') = (guest_id is not null)`),
  ],
);

/** Stored for wrong data as well, without a guest, so that both get the same response (BEY-02). */
export const reservationChallenges = pgTable(
  'reservation_challenges',
  {
    idHash: text('id_hash').primaryKey(),
    /** An HMAC: a plain hash of so few digits could be found by trying them all. */
    codeHash: text('code_hash').notNull(),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** The requesting device's own name for itself; no other may confirm. */
    deviceId: text('device_id'),
    tries: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [
    index().on(table.expiresAt),
    check('reservation_challenges_match', sql`(guest_id is null) = (booking_id is null)`),
  ],
);
