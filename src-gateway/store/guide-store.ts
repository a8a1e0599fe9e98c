import { and, asc, eq, exists, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isActive } from './booking-view-store.ts';
import { accommodationGuests, bookings } from './schema/bookings.ts';
import { guidePlaces } from './schema/guide.ts';
import { hotels } from './schema/hotels.ts';
import { guestPreferences, type QuizOptionKind, quizOptions } from './schema/preferences.ts';
import type { Database } from './store.ts';

export type StoredPlace = typeof guidePlaces.$inferSelect;

export type GuideHotel = {
  id: string;
  city: string;
  picture: string | null;
  rank: number;
  /** True if the guest's current stay, or else the next one, is here. */
  isNextStay: boolean;
};

export function findGuideHotels(db: Database, guestId: string, now: Date): Promise<GuideHotel[]> {
  const stay = { hotelId: bookings.hotelId, startsAt: bookings.startsAt };
  const own = db
    .select(stay)
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), isActive(now)));
  const shared = db
    .select(stay)
    .from(accommodationGuests)
    .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
    .where(and(eq(accommodationGuests.guestId, guestId), isActive(now)));
  const next = union(own, shared).orderBy(sql`starts_at, hotel_id`).limit(1).as('next_stay');
  const hasPlaces = exists(
    db.select({ id: guidePlaces.id }).from(guidePlaces).where(eq(guidePlaces.hotelId, hotels.id)),
  );
  return db
    .select({
      id: hotels.id,
      city: hotels.city,
      picture: hotels.picture,
      rank: hotels.rank,
      isNextStay: sql<boolean>`${next.hotelId} is not null`,
    })
    .from(hotels)
    .leftJoin(next, eq(next.hotelId, hotels.id))
    .where(and(not(hotels.isRetired), hasPlaces));
}

const listedColumns = {
  id: guidePlaces.id,
  source: guidePlaces.source,
  rank: guidePlaces.rank,
  section: guidePlaces.section,
  category: guidePlaces.category,
  title: guidePlaces.title,
  tag: guidePlaces.tag,
  picture: guidePlaces.picture,
  event: guidePlaces.event,
  traits: guidePlaces.traits,
};

/** The columns that a list shows of a place, and those that it is ordered by. */
export type ListedPlace = Pick<StoredPlace, keyof typeof listedColumns>;

/** A hotel's time zone and the places of its city, in no order; null for an unknown or retired hotel. */
export async function findGuide(
  db: Database,
  hotelId: string,
): Promise<{ timeZone: string; places: ListedPlace[] } | null> {
  const rows = await db
    .select({ timeZone: hotels.timeZone, place: listedColumns })
    .from(hotels)
    .leftJoin(guidePlaces, eq(guidePlaces.hotelId, hotels.id))
    .where(and(eq(hotels.id, hotelId), not(hotels.isRetired)));
  const [first] = rows;
  if (!first) return null;
  return {
    timeZone: first.timeZone,
    places: rows.flatMap(({ place }) => (place === null ? [] : [place])),
  };
}

/** One place with its hotel's time zone; null for one that is unknown, of another source, or of a retired hotel. */
export async function findPlace(
  db: Database,
  { source, id }: { source: string; id: string },
): Promise<{ timeZone: string; place: StoredPlace } | null> {
  const [found] = await db
    .select({ timeZone: hotels.timeZone, place: guidePlaces })
    .from(guidePlaces)
    .innerJoin(hotels, eq(hotels.id, guidePlaces.hotelId))
    .where(and(eq(guidePlaces.id, id), eq(guidePlaces.source, source), not(hotels.isRetired)));
  return found ?? null;
}

/** Each once, of the hotels that are not retired. */
export async function findGuideWebsites(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ website: guidePlaces.website })
    .from(guidePlaces)
    .innerJoin(hotels, eq(hotels.id, guidePlaces.hotelId))
    .where(and(isNotNull(guidePlaces.website), not(hotels.isRetired)));
  return rows.flatMap(({ website }) => website ?? []);
}

/** The field of the stored quiz with the options of a kind. */
const answerFields: Record<QuizOptionKind, string> = {
  HOBBY: 'hobbies',
  GENRE: 'genres',
  AMBIENT: 'ambient',
  ROUTINE: 'routine',
  NIGHT_HABIT: 'nightHabit',
  PRIVACY: 'privacy',
  RESTRICTION: 'restrictions',
};

export type ChosenOption = Pick<typeof quizOptions.$inferSelect, 'kind' | 'id' | 'key' | 'name' | 'rank'>;

/** Reads them in one statement, by the numbers in the stored quiz; empty before the quiz. */
export function findChosenOptions(db: Database, guestId: string): Promise<ChosenOption[]> {
  const { kind, id, key, name, rank } = quizOptions;
  const fields = Object.entries(answerFields).map(
    ([each, field]) => sql`when ${each}::text then ${guestPreferences.answers} -> ${field}::text`,
  );
  // A list contains a number that is one of its elements, and a number contains itself.
  const isChosen: SQL = sql`(case ${kind} ${sql.join(fields, sql` `)} end) @> to_jsonb(${id})`;
  return db
    .select({ kind, id, key, name, rank })
    .from(guestPreferences)
    .innerJoin(quizOptions, isChosen)
    .where(and(eq(guestPreferences.guestId, guestId), eq(guestPreferences.part, 'ABOUT')))
    .orderBy(asc(kind), asc(rank), asc(id));
}
