import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';

export type BilingualText = { en: string; pt: string };
export type BilingualList = { en: string[]; pt: string[] };

export const hotels = pgTable('hotels', {
  id: text().primaryKey(),
  buildingCode: text('building_code').notNull(),
  name: text().notNull(),
  city: text().notNull(),
  timeZone: text('time_zone').notNull(),
  /** Tax on every line of a bill, in basis points. */
  taxBasisPoints: integer('tax_basis_points').notNull(),
  rank: integer().notNull(),
});

export const roomTypes = pgTable('room_types', {
  id: text().primaryKey(),
  hotelId: text('hotel_id')
    .notNull()
    .references(() => hotels.id),
  rank: integer().notNull(),
  name: jsonb().$type<BilingualText>().notNull(),
  description: jsonb().$type<BilingualText>().notNull(),
  characteristics: jsonb().$type<BilingualList>().notNull(),
  maxGuests: integer('max_guests').notNull(),
  occupancy: integer().notNull(),
  size: integer().notNull(),
  beds: jsonb().$type<{ kind: string; amount: number }[]>().notNull(),
  amenities: jsonb().$type<string[]>().notNull(),
  /** Names of pictures in resources/pictures, without width and ending. */
  pictures: jsonb().$type<string[]>().notNull(),
  bedChoice: boolean('bed_choice').notNull(),
  /** The category that takes a third person, at a surcharge (LIM-10). */
  isTopSuite: boolean('is_top_suite').notNull(),
});

export const rooms = pgTable(
  'rooms',
  {
    id: text().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    roomTypeId: text('room_type_id')
      .notNull()
      .references(() => roomTypes.id),
    number: text().notNull(),
  },
  table => [unique().on(table.hotelId, table.number), index().on(table.roomTypeId)],
);
