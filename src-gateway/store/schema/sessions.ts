import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { guests } from './guests.ts';
import { hotels } from './hotels.ts';

/** One sign-in with all its refresh tokens; stays until it expires, so that ended ones are recognised. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    deviceKind: text('device_kind', { enum: ['BROWSER', 'KIOSK', 'RECEPTION'] }).notNull(),
    /** The hotel of the kiosk or desk; null for a guest's own device. */
    hotelId: text('hotel_id').references(() => hotels.id, { onDelete: 'set null' }),
    /** Names such as "Chrome" and "Android", read from the user agent; the header itself is not stored. */
    browser: text(),
    system: text(),
    signedInAt: instant('signed_in_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    rotation: integer().notNull().default(1),
    rotatedAt: instant('rotated_at').notNull(),
    /** The newest generation that the client is known to have received. */
    receivedRotation: integer('received_rotation').notNull().default(0),
  },
  table => [index().on(table.guestId), index().on(table.expiresAt)],
);

/** Refresh tokens of a session, used ones included; stored as SHA-256 only. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    rotation: integer().notNull(),
  },
  table => [index().on(table.sessionId)],
);
