import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallScreen, OutOfService, PrinterState } from '#shared/contract/guest/lobby.ts';
import { createdAt, instant } from './columns.ts';
import { hotels } from './hotels.ts';
import { sessions } from './sessions.ts';

/** The last sign of life of each kiosk and desk (FRD-16). */
export const deviceHealth = pgTable(
  'device_health',
  {
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    profile: text({ enum: ['kiosk', 'reception'] }).notNull(),
    version: text().notNull(),
    printer: text().$type<PrinterState>().notNull(),
    outOfService: text('out_of_service').$type<OutOfService>(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.hotelId, table.deviceId] })],
);

/**
 * Calls of guests at kiosks (FRD-12). The guest is known by the session at the kiosk alone, so that nothing of a deleted
 * account remains here. Staff are ids without a foreign key, as in the record.
 */
export const lobbyCalls = pgTable(
  'lobby_calls',
  {
    id: uuid().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    /** Made by the kiosk's page: a lost response does not call twice. */
    key: uuid().notNull(),
    screen: text().$type<CallScreen>().notNull(),
    language: text({ enum: ['en', 'pt'] }).notNull(),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    takenAt: instant('taken_at'),
    takenBy: uuid('taken_by'),
    offeredAt: instant('offered_at'),
    acceptedAt: instant('accepted_at'),
    /** The page that the guest stood on; gone once it is opened. */
    path: text(),
    /** SHA-256 of the code for one guest window, and the desk that it was given to. */
    codeHash: text('code_hash').unique(),
    codeDevice: text('code_device'),
    codeExpiresAt: instant('code_expires_at'),
    openedAt: instant('opened_at'),
    endedAt: instant('ended_at'),
    closedBy: uuid('closed_by'),
    word: text(),
  },
  table => [
    unique().on(table.hotelId, table.deviceId, table.key),
    // A kiosk has one guest at a time.
    uniqueIndex('lobby_calls_open').on(table.hotelId, table.deviceId).where(sql`ended_at is null`),
    index().on(table.createdAt),
    check('lobby_calls_taken', sql`(taken_at is null) = (taken_by is null)`),
    check('lobby_calls_steps', sql`offered_at is null or taken_at is not null`),
    check('lobby_calls_touch', sql`accepted_at is null or offered_at is not null`),
  ],
);
