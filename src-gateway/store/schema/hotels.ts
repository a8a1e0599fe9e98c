import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { MinorField } from '#shared/minor-fields.ts';
import { bytea, createdAt, instant } from './columns.ts';

export type BilingualText = { en: string; pt: string };
export type BilingualList = { en: string[]; pt: string[] };
/** No password for a network that is open. */
export type Wifi = { name: string; password: string | null };
export type Breakfast = { from: string; until: string; note: BilingualText | null };
/** A phone that is answered at every hour. */
export type Emergency = { phone: string; note: BilingualText | null };

/** No longer sold, and still there for past bookings (OPS-02). */
const isRetired = () => boolean('is_retired').notNull().default(false);

export const hotels = pgTable('hotels', {
  id: text().primaryKey(),
  buildingCode: text('building_code').notNull(),
  name: text().notNull(),
  city: text().notNull(),
  timeZone: text('time_zone').notNull(),
  /** Tax on every line of a bill, in basis points. */
  taxBasisPoints: integer('tax_basis_points').notNull(),
  rank: integer().notNull(),
  address: jsonb().$type<string[]>().notNull().default([]),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  note: jsonb().$type<BilingualText>(),
  picture: text(),
  map: text(),
  /** The hours of the reception, `07:00` to `23:00`; null where the hotel names none. */
  reception: jsonb().$type<{ from: string; until: string }>(),
  /** For guests who have checked in, and nobody else (HLP-07). */
  wifi: jsonb().$type<Wifi>(),
  breakfast: jsonb().$type<Breakfast>(),
  parking: jsonb().$type<BilingualText>(),
  emergency: jsonb().$type<Emergency>(),
  /** What the state's law asks about a minor beside the document. */
  minorFields: jsonb('minor_fields').$type<MinorField[]>().notNull().default([]),
  /** A clean room is ready only once somebody has inspected it. */
  inspectsRooms: boolean('inspects_rooms').notNull().default(false),
  isRetired: isRetired(),
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
  /** Names without width and ending: of the guest app's own pictures (`room-twin`), or of `pictures` below. */
  pictures: jsonb().$type<string[]>().notNull(),
  bedChoice: boolean('bed_choice').notNull(),
  /** The category that takes a third person, at a surcharge (LIM-10). */
  isTopSuite: boolean('is_top_suite').notNull(),
  isRetired: isRetired(),
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
    /** Derived by the trigger `rooms_readiness` (custom migration) from the condition, a release and the hotel's `inspectsRooms`: what is written here is lost. */
    isReady: boolean('is_ready').notNull().default(true),
    condition: text().$type<RoomCondition>().notNull().default('CLEAN'),
    /** Null where it has never changed. */
    conditionSince: instant('condition_since'),
    /** Grows with each change of the condition: a touch on a phone names the one that it saw. */
    conditionVersion: integer('condition_version').notNull().default(0),
    /** When a room that is not ready is expected to be; null where nobody has said it. */
    expectedAt: instant('expected_at'),
    /** Why the reception lets guests in to a room that is not ready, until its condition changes. */
    releaseReason: text('release_reason'),
    /** Its lock at TTLock; null where the hotel has named none. */
    lockNumber: bigint('lock_number', { mode: 'number' }),
    /** The last time that the lock was compared with the code of the stay; null before the first. */
    lockComparedAt: instant('lock_compared_at'),
    /** A fault that guests may meet: the room is sold all the same. Null without one. */
    outOfService: text('out_of_service'),
    isRetired: isRetired(),
  },
  table => [
    unique().on(table.hotelId, table.number),
    index().on(table.roomTypeId),
    check('rooms_condition', sql`condition in ('DIRTY', 'CLEAN', 'INSPECTED')`),
  ],
);

/** Pictures of imported hotels as WebP, here and not in a folder, so that every gateway of the database serves them. */
export const pictures = pgTable(
  'pictures',
  {
    /** SHA-256 of the imported file, shortened: another picture has another address. */
    name: text().notNull(),
    width: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.name, table.width] })],
);
