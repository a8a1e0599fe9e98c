import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readDemoHotels } from '#gateway/sandbox/seed/hotels.ts';
import { guestPreferences, quizOptions, roomPreparations } from '#gateway/store/schema/preferences.ts';
import type { Quiz, QuizAnswers } from '#shared/contract/guest/quiz.ts';
import { hostileText } from '../hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { petRoom, scenario } from './scenario.ts';
import { codeOf, newGuest, session } from './small-hotel.ts';
import { firstRoomOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let client: Client;
beforeEach(async () => {
  ({ client } = hotel.guest);
  const { data } = await readDemoHotels();
  await hotel.db.delete(quizOptions);
  await hotel.db.insert(quizOptions).values(data.quizOptions);
});

const said: QuizAnswers = {
  hobbies: [5, 31],
  genres: [18, 1],
  restrictions: [10],
  ambient: 1,
  routine: 5,
  nightHabit: 1,
  privacy: 6,
};
const save = (differences: Partial<QuizAnswers> = {}, by: Client = client) =>
  by.quiz.save({ ...said, ...differences });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const keys = (options: Quiz['genres']) => options.map(({ key }) => key);
const stored = async () => {
  const isOwn = and(eq(guestPreferences.guestId, hotel.guest.id), eq(guestPreferences.part, 'ABOUT'));
  return (await hotel.db.select().from(guestPreferences).where(isOwn)).map(({ answers }) => answers);
};
const words = (text: string) => text.split(' ');

describe('the options of the quiz', () => {
  test('come in seven lists, about 50 hobbies in four categories, in both languages (APS-05, PRF-30, PRF-31)', async () => {
    const quiz = await client.quiz.find();
    expect(quiz.answers).toBeNull();
    const categories = quiz.categHobbies.map(({ category }) => category);
    expect(categories).toEqual(words('FITNESS ACTIVITIES FOOD_AND_DRINKS CULTURE'));
    expect(quiz.categHobbies.flatMap(({ options }) => options)).toHaveLength(52);
    const yoga = { id: 5, key: 'YOGA', name: { en_us: 'Yoga', pt_br: 'Ioga' } };
    expect(quiz.categHobbies[0]?.options[4]).toEqual(yoga);
    expect(keys(quiz.genres).join(', ')).toBe(
      'CLASSIC, MPB, JAZZ, INDIE, INSTRUMENTAL, ALTERNATIVE, POP, HARD ROCK, HIP-HOP, PUNK, R&B, ELECTRONIC, BLUES, FOLK, ROCK, COUNTRY, SAMBA, GOSPEL',
    );
  });

  test('are those of places, days, nights and company, each in its sequence and with a middle of 3 (PRF-33, PRF-34, PRF-36)', async () => {
    const { ambients, routines, nightHabits, privacies } = await client.quiz.find();
    expect(keys(ambients)).toEqual(['NATURE', 'DIFFERENT_CONTEXT', 'CITY']);
    expect(keys(routines)).toEqual(['MORNING', 'FLEXIBLE', 'NIGHT']);
    expect(keys(nightHabits)).toEqual(['RELAX', 'SOCIAL', 'PARTY']);
    expect(keys(privacies)).toEqual(
      words('NO_CONTACT NO_CONTACT_TO_DISCRETE DISCREET DISCREET_TO_OPEN OPEN OPEN_TO_SOCIAL SOCIABILITY'),
    );
    const middle = [routines, nightHabits, privacies].map(list => list.find(({ id }) => id === 3)?.key);
    expect(middle).toEqual(['FLEXIBLE', 'SOCIAL', 'DISCREET_TO_OPEN']);
  });

  test('are restrictions of food, health and getting around, and others (PRF-35)', async () => {
    const { categRestrictions } = await client.quiz.find();
    const intolerances =
      'LACTOSE_INTOLERANCE GLUTEN_INTOLERANCE VEGETARIAN VEGAN NUT_ALLERGY SEAFOOD_ALLERGY';
    expect(Object.fromEntries(categRestrictions.map(one => [one.category, keys(one.options)]))).toEqual({
      FOOD: [...words(intolerances), ...words('NO_ALCOHOL LOCAL_PRODUCTS ORGANIC_PRODUCTS')],
      HEALTH: ['DIABETES', 'HYPERTENSION', 'RESPIRATORY_ALLERGY'],
      ACCESSIBILITY: ['REDUCED_MOBILITY', 'WHEELCHAIR', 'VISUAL_IMPAIRMENT', 'HEARING_IMPAIRMENT'],
      OTHER: ['OTHER'],
    });
  });
});

describe('what a guest says', () => {
  test('is saved, comes back on any device, and counts as a part of the preferences (APS-06, PRF-29)', async () => {
    expect((await client.account.overview()).preferenceProgress).toBe(0);
    expect((await save()).answers).toEqual(said);
    const other = await session(hotel.gateway, hotel.guest.id);
    expect((await other.client.quiz.find()).answers).toEqual(said);
    expect((await client.account.overview()).preferenceProgress).toBe(0.2);
  });

  test('is replaced as a whole by what the guest says later, also to no restrictions at all (APS-06, PRF-39)', async () => {
    await save();
    const later = { ...said, hobbies: [9], restrictions: [] };
    expect((await client.quiz.save(later)).answers).toEqual(later);
    expect(await stored()).toEqual([later]);
  });

  test('has 1 to 16 hobbies and 1 to 3 genres, none twice (PRF-37, PRF-38)', async () => {
    expect((await save({ hobbies: upTo(16), genres: upTo(3) })).answers?.hobbies).toHaveLength(16);
    for (const wrong of [
      { hobbies: [] },
      { hobbies: upTo(17) },
      { hobbies: [4, 4] },
      { genres: [] },
      { genres: upTo(4) },
      { genres: [1, 1] },
      { restrictions: [1, 1] },
    ])
      expect(await codeOf(save(wrong)), JSON.stringify(wrong)).toBe('BAD_REQUEST');
    expect(await stored()).toHaveLength(1);
  });

  test('needs every question but the restrictions, which may be empty and not left out (PRF-39)', async () => {
    for (const name of ['hobbies', 'genres', 'restrictions', 'ambient', 'routine', 'nightHabit', 'privacy']) {
      const { [name as 'ambient']: _left, ...rest } = said;
      expect(await codeOf(client.quiz.save(rest as QuizAnswers)), name).toBe('BAD_REQUEST');
    }
    expect((await save({ restrictions: [] })).answers?.restrictions).toEqual([]);
  });

  test.each<[string, Partial<QuizAnswers>]>([
    ['hobby', { hobbies: [1, 53] }],
    ['genre', { genres: [19] }],
    ['restriction', { restrictions: [18] }],
    ['place', { ambient: 0 }],
    ['routine', { routine: 2 }],
    ['night', { nightHabit: 4 }],
    ['company', { privacy: 7 }],
  ])('names a %s of its own list, or nothing is saved (APS-06)', async (_, wrong) => {
    expect(await codeOf(save(wrong))).toBe('PREFERENCE_NOT_OFFERED');
    expect(await stored()).toEqual([]);
  });

  test('that is not made of ids is rejected without a trace of it (APS-06)', async () => {
    const odd = fc.constantFrom(null, {}, [1], true, -1, 1.5, 10_000, 2 ** 53, '1');
    const hostile = fc.oneof(hostileText, fc.double(), odd);
    const fields = fc.constantFrom('hobbies', 'genres', 'restrictions', 'ambient', 'routine', 'privacy');
    await fc.assert(
      fc.asyncProperty(fields, hostile, async (field, value) => {
        fc.pre(!(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000));
        const isList = Array.isArray(said[field as keyof QuizAnswers]);
        const body = { ...said, [field]: isList ? [value] : value } as QuizAnswers;
        expect(await codeOf(client.quiz.save(body))).toBe('BAD_REQUEST');
      }),
      { numRuns: INPUT_RUNS },
    );
    expect(await codeOf(client.quiz.save({ ...said, uid: randomUUID() } as QuizAnswers))).toBe('BAD_REQUEST');
    expect(await stored()).toEqual([]);
  });

  test('on two devices at once is that of one of them, whole (APS-06)', async () => {
    const [one, other] = [await session(hotel.gateway, hotel.guest.id), client];
    const mine = { ...said, hobbies: [1, 2], genres: [1], privacy: 0 };
    const theirs = { ...said, hobbies: [7, 8], genres: [2], privacy: 1 };
    await Promise.all([one.client.quiz.save(mine), other.quiz.save(theirs)]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect([mine, theirs]).toContainEqual(rows[0]);
  });

  test('belongs to this guest alone (APS-05)', async () => {
    await save();
    const other = await newGuest(hotel.gateway);
    expect((await other.client.quiz.find()).answers).toBeNull();
  });

  test('is not copied to what the hotel prepares for a stay (PD-118)', async () => {
    await save();
    const { bookingId } = await scenario(hotel).longStay({ rooms: [petRoom] });
    const room = await firstRoomOf(hotel, bookingId);
    // Its preparation is fixed by now, so that the next save writes it down.
    await save({ hobbies: [1] }, await clientAt(hotel, hotel.guest, '2026-12-10T08:00:00-03:00'));
    const isOfRoom = eq(roomPreparations.accommodationId, room.id);
    const prepared = await hotel.db.select().from(roomPreparations).where(isOfRoom);
    expect(prepared).toMatchObject([{ parts: [] }]);
  });
});

describe('when the hotel changes its options', () => {
  const drop = (kind: 'HOBBY' | 'AMBIENT' | 'RESTRICTION', id: number) =>
    hotel.db.delete(quizOptions).where(and(eq(quizOptions.kind, kind), eq(quizOptions.id, id)));

  test('those that are gone are left out of what the guest said (PD-120)', async () => {
    await save();
    await drop('HOBBY', 5);
    await drop('AMBIENT', 1);
    await drop('RESTRICTION', 10);
    const quiz = await client.quiz.find();
    expect(quiz.answers).toEqual({ ...said, hobbies: [31], ambient: null, restrictions: [] });
    expect(quiz.ambients.map(({ id }) => id)).toEqual([2, 3]);
    expect(await codeOf(save())).toBe('PREFERENCE_NOT_OFFERED');
  });

  test('new ones are offered with the names of the hotel, whatever they are called (PD-37)', async () => {
    await fc.assert(
      fc.asyncProperty(
        hostileText.filter(text => !text.includes('\u0000') && text.isWellFormed()),
        async text => {
          await hotel.db.delete(quizOptions).where(eq(quizOptions.id, 900));
          const forro = { kind: 'GENRE', id: 900, rank: 900, key: 'FORRO', category: null } as const;
          await hotel.db.insert(quizOptions).values({ ...forro, name: { en: text, pt: text } });
          const { genres } = await client.quiz.find();
          expect(genres.at(-1)).toEqual({ id: 900, key: 'FORRO', name: { en_us: text, pt_br: text } });
        },
      ),
      { numRuns: 20 },
    );
    expect((await save({ genres: [900] })).answers?.genres).toEqual([900]);
  });

  test('what is stored in another form than the quiz has is no answer and no error (PD-120)', async () => {
    for (const answers of [{ words: ['x'] }, [], 'x', { ...said, hobbies: 'many' }]) {
      await hotel.db.delete(guestPreferences);
      const row = { guestId: hotel.guest.id, part: 'ABOUT', answers, updatedAt: new Date() } as const;
      await hotel.db.insert(guestPreferences).values(row);
      expect((await client.quiz.find()).answers).toBeNull();
    }
  });
});
