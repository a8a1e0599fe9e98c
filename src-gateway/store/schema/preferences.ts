import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import { accommodations } from './bookings.ts';
import { instant } from './columns.ts';
import { guests } from './guests.ts';
import type { BilingualText } from './hotels.ts';

/** A guest's preferences, one row for each part that was filled in; the parts' own calls describe `answers`. */
export const guestPreferences = pgTable(
  'guest_preferences',
  {
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    part: text().$type<PreferencePart>().notNull(),
    answers: jsonb().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.guestId, table.part] })],
);

/** Written when the guest changes them later; without a row the current choices count (PRF-16). */
export const roomPreparations = pgTable(
  'room_preparations',
  {
    accommodationId: bigint('accommodation_id', { mode: 'number' })
      .notNull()
      .references(() => accommodations.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    parts: jsonb().$type<{ part: PreferencePart; answers: unknown }[]>().notNull(),
    fixedAt: instant('fixed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.accommodationId, table.guestId] }), index().on(table.guestId)],
);

export const roomOptionKinds = ['AC', 'LIGHTING', 'TV_ROUTINE', 'TV_CHANNEL'] as const;
export type RoomOptionKind = (typeof roomOptionKinds)[number];

export const roomOptions = pgTable(
  'room_options',
  {
    kind: text().$type<RoomOptionKind>().notNull(),
    id: integer().notNull(),
    rank: integer().notNull(),
    key: text().notNull(),
    name: jsonb().$type<BilingualText>().notNull(),
    picture: text(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.kind, table.id] })],
);

export type StoredMinibarItem = {
  id: string;
  key: string;
  name: BilingualText;
  defaultQuantity: number;
  maxQuantity: number | null;
};

/** Minibars to choose from; one of them is the standard one. */
export const minibarOptions = pgTable('minibar_options', {
  id: text().primaryKey(),
  rank: integer().notNull(),
  key: text().notNull(),
  name: jsonb().$type<BilingualText>().notNull(),
  description: jsonb().$type<BilingualText>().notNull(),
  picture: text(),
  isDefault: boolean('is_default').notNull().default(false),
  items: jsonb().$type<StoredMinibarItem[]>().notNull(),
});

export const quizOptionKinds = [
  'HOBBY',
  'GENRE',
  'AMBIENT',
  'ROUTINE',
  'NIGHT_HABIT',
  'PRIVACY',
  'RESTRICTION',
] as const;
export type QuizOptionKind = (typeof quizOptionKinds)[number];

export const quizOptions = pgTable(
  'quiz_options',
  {
    kind: text().$type<QuizOptionKind>().notNull(),
    id: integer().notNull(),
    rank: integer().notNull(),
    key: text().notNull(),
    category: text(),
    name: jsonb().$type<BilingualText>().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.id] })],
);
