import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { GuideSection } from '#shared/contract/guest/curation.ts';
import { type BilingualList, type BilingualText, hotels } from './hotels.ts';
import type { SpaceDay } from './living.ts';
import type { QuizOptionKind } from './preferences.ts';

export type GuideAddress = {
  street: string;
  streetNumber: string | null;
  neighbourhood: string;
  city: string;
  state: string;
};

/** Hotel-local. A date happens once, a weekday (0 is Sunday) every week; an end before the start is the next day's. */
export type GuideEvent =
  | { firstDate: string; lastDate: string; start: string; end: string }
  | { weekday: number; start: string; end: string };

/** The answers of the quiz that a place fits, by the options' keys. */
export type GuideTraits = Partial<Record<QuizOptionKind, string[]>>;

export const guidePlaces = pgTable(
  'guide_places',
  {
    id: text().primaryKey(),
    hotelId: text('hotel_id')
      .notNull()
      .references(() => hotels.id),
    /** The collector of the entry: `webSourceId` on the wire. */
    source: text().notNull(),
    rank: integer().notNull(),
    section: text().$type<GuideSection>().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    tag: jsonb().$type<BilingualText>().notNull(),
    tags: jsonb().$type<BilingualList>().notNull(),
    description: jsonb().$type<BilingualText>().notNull(),
    highlight: jsonb().$type<BilingualText>(),
    recommendedBy: jsonb('recommended_by').$type<BilingualText>(),
    picture: text(),
    address: jsonb().$type<GuideAddress>().notNull(),
    /** Sunday to Saturday; null if the hours are not known, and for events. */
    week: jsonb().$type<SpaceDay[]>(),
    event: jsonb().$type<GuideEvent>(),
    website: text(),
    phone: text(),
    minPrice: integer('min_price'),
    maxPrice: integer('max_price'),
    traits: jsonb().$type<GuideTraits>().notNull(),
  },
  table => [index().on(table.hotelId)],
);
