import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { hotels, roomTypes } from './hotels.ts';

/** Price of one night by weekday (0 Sunday), for up to two persons. */
export const nightTariffs = pgTable(
  'night_tariffs',
  {
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    weekday: integer().notNull(),
    cents: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.roomTypeId, table.weekday] }),
    check('night_tariffs_positive', sql`cents > 0`),
  ],
);

/** A season multiplies the nights it contains; first and last day included. 12000 basis points = 20 % dearer. */
export const seasons = pgTable('seasons', {
  id: text().primaryKey(),
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  firstDate: date('first_date', { mode: 'string' }).notNull(),
  lastDate: date('last_date', { mode: 'string' }).notNull(),
  factorBasisPoints: integer('factor_basis_points').notNull(),
});

/** The surcharge of an hour outside 15:00 to 12:00 (PD-33). Hours without a row have none. */
export const hourTariffs = pgTable(
  'hour_tariffs',
  {
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    direction: text({ enum: ['CHECKIN', 'CHECKOUT'] }).notNull(),
    hour: integer().notNull(),
    cents: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.roomTypeId, table.direction, table.hour] })],
);
