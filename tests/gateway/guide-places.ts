import type { StoredPlace } from '#gateway/store/guide-store.ts';
import { guidePlaces } from '#gateway/store/schema/guide.ts';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { guestPreferences, type QuizOptionKind, quizOptions } from '#gateway/store/schema/preferences.ts';
import type { QuizAnswers } from '#shared/contract/guest/quiz.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

const plain: Omit<StoredPlace, 'id' | 'hotelId' | 'rank' | 'title'> = {
  source: 'PERNOITE',
  section: 'CULTURE',
  category: 'MUSEUM',
  tag: { en: 'Worth it', pt: 'Vale a visita' },
  tags: { en: ['Calm'], pt: ['Calmo'] },
  description: { en: 'A place.', pt: 'Um lugar.' },
  highlight: null,
  recommendedBy: null,
  picture: null,
  address: {
    street: 'Rua das Figueiras',
    streetNumber: null,
    neighbourhood: 'Jardins',
    city: 'São Paulo',
    state: 'SP',
  },
  week: null,
  event: null,
  website: null,
  phone: null,
  minPrice: null,
  maxPrice: null,
  traits: {},
};

export const place = (id: string, changed: Partial<StoredPlace> = {}): StoredPlace => ({
  ...plain,
  id,
  hotelId: HOTEL,
  rank: 1,
  title: id,
  ...changed,
});

export async function setPlaces(gateway: TestGateway, places: StoredPlace[]): Promise<void> {
  const { db } = gateway.app.store;
  await db.delete(guidePlaces);
  await db.insert(guidePlaces).values(places);
}

export async function addHotel(
  gateway: TestGateway,
  hotel: Pick<typeof hotels.$inferInsert, 'id' | 'city'> & Partial<typeof hotels.$inferInsert>,
): Promise<void> {
  await gateway.app.store.db.insert(hotels).values({
    buildingCode: hotel.id,
    name: `Pernoite ${hotel.city}`,
    timeZone: 'America/Sao_Paulo',
    taxBasisPoints: 0,
    rank: 9,
    ...hotel,
  });
}

/** By kind, the key at each id. */
const offered: Record<QuizOptionKind, Record<number, string>> = {
  HOBBY: { 1: 'MUSEUMS', 2: 'COFFEE', 3: 'CHURRASCO', 4: 'BIRDWATCHING' },
  GENRE: { 1: 'JAZZ', 2: 'HARD ROCK' },
  AMBIENT: { 1: 'NATURE', 3: 'CITY' },
  ROUTINE: { 1: 'MORNING', 3: 'FLEXIBLE' },
  NIGHT_HABIT: { 1: 'RELAX', 3: 'SOCIAL' },
  PRIVACY: { 0: 'NO_CONTACT', 3: 'DISCREET_TO_OPEN' },
  RESTRICTION: { 1: 'VEGAN', 2: 'WHEELCHAIR', 3: 'DIABETES' },
};

const kinds = Object.keys(offered) as QuizOptionKind[];

export async function setQuizOptions(gateway: TestGateway): Promise<void> {
  const { db } = gateway.app.store;
  await db.delete(quizOptions);
  await db.insert(quizOptions).values(
    kinds.flatMap(kind =>
      Object.entries(offered[kind]).map(([id, key], rank) => ({
        kind,
        id: Number(id),
        key,
        rank,
        category: null,
        name: { en: key.toLowerCase(), pt: `${key.toLowerCase()} (pt)` },
      })),
    ),
  );
}

export const indifferent: QuizAnswers = {
  hobbies: [4],
  genres: [2],
  restrictions: [],
  ambient: 3,
  routine: 3,
  nightHabit: 3,
  privacy: 3,
};

export async function setAnswers(gateway: TestGateway, guestId: string, answers: unknown): Promise<void> {
  const row = { answers, updatedAt: gateway.clock.now() };
  await gateway.app.store.db
    .insert(guestPreferences)
    .values({ guestId, part: 'ABOUT', ...row })
    .onConflictDoUpdate({ target: [guestPreferences.guestId, guestPreferences.part], set: row });
}
