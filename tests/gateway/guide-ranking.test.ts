import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, type RankedPlace, rankForGuest } from '#gateway/domain/stay/guide/ranking.ts';
import type { GuideTraits } from '#gateway/store/schema/guide.ts';
import { quizOptionKinds } from '#gateway/store/schema/preferences.ts';
import { guideSection } from '#shared/contract/guest/curation.ts';

const place = (id: string, traits: GuideTraits, changed: Partial<RankedPlace> = {}): RankedPlace => ({
  id,
  rank: 1,
  section: 'CULTURE',
  category: 'MUSEUM',
  traits,
  ...changed,
});
const choice = (kind: Choice['kind'], key: string, rank = 1): Choice => ({ kind, key, rank, id: rank });
const city = choice('AMBIENT', 'CITY');
const [morning, relax] = [choice('ROUTINE', 'MORNING'), choice('NIGHT_HABIT', 'RELAX')];
const [open, jazz] = [choice('PRIVACY', 'OPEN'), choice('GENRE', 'JAZZ')];
const coffee = choice('HOBBY', 'COFFEE');
const restricted = (key: string) => choice('RESTRICTION', key);

const order = (places: RankedPlace[], ...choices: Choice[]) =>
  rankForGuest(places, choices).map(fitting => fitting.place.id);
const named = (traits: GuideTraits, ...choices: Choice[]) =>
  rankForGuest([place('x', traits)], choices).flatMap(({ matches }) => matches.map(({ key }) => key));

describe('the places of “for you”', () => {
  test('are those that fit a hobby, a genre, the surroundings or a taste, or habits and company together (APS-10, PD-122)', () => {
    expect(order([place('a', { AMBIENT: ['CITY'] }), place('b', { AMBIENT: ['NATURE'] })], city)).toEqual([
      'a',
    ]);
    expect(order([place('a', { AMBIENT: ['CITY'] })])).toEqual([]);
    const calm = place('calm', { ROUTINE: ['MORNING'], NIGHT_HABIT: ['RELAX'], PRIVACY: ['OPEN'] });
    for (const alone of [morning, relax, open]) expect(order([calm], alone)).toEqual([]);
    expect(order([calm], relax, open)).toEqual(['calm']);
    const taste = place('taste', { RESTRICTION: ['VEGAN'] });
    expect(order([taste], choice('RESTRICTION', 'VEGAN'))).toEqual(['taste']);
  });

  test('count a hobby most, then genre and surroundings, then habits, then company (PD-122)', () => {
    const added = [open, morning, relax, jazz, city, coffee];
    // All fit one taste and one choice more; the editors would have them in reverse.
    const places = added.map(({ kind, key }, index) =>
      place(key, { [kind]: [key], RESTRICTION: ['LOCAL_PRODUCTS'] }, { rank: index }),
    );
    const choices = [...added, restricted('LOCAL_PRODUCTS')];
    expect(order(places, ...choices)).toEqual(['COFFEE', 'JAZZ', 'CITY', 'MORNING', 'RELAX', 'OPEN']);
    // Habits and company together weigh more than one hobby.
    const quiet = place('quiet', { ROUTINE: ['MORNING'], NIGHT_HABIT: ['RELAX'], PRIVACY: ['OPEN'] });
    expect(order([place('coffee', { HOBBY: ['COFFEE'] }), quiet], ...choices)).toEqual(['quiet', 'coffee']);
  });

  test('that are equal are in the editors’ order, then by id (PD-122)', () => {
    const traits = { AMBIENT: ['CITY'] };
    const later = place('c', traits, { rank: 2 });
    const places = [place('z', traits), later, place('a', traits), place('b', traits)];
    expect(order(places, city)).toEqual(['a', 'b', 'z', 'c']);
  });

  test('name what fits, the strongest first, then as the quiz has it (PD-122)', () => {
    const traits = {
      HOBBY: ['TEA', 'COFFEE', 'WINE'],
      PRIVACY: ['OPEN'],
      AMBIENT: ['CITY'],
      GENRE: ['JAZZ'],
      RESTRICTION: ['LOCAL_PRODUCTS'],
    };
    const hobbies = [choice('HOBBY', 'TEA', 9), choice('HOBBY', 'COFFEE', 8), choice('HOBBY', 'CINEMA', 1)];
    expect(named(traits, open, restricted('LOCAL_PRODUCTS'), city, jazz, ...hobbies)).toEqual([
      'COFFEE',
      'TEA',
      'JAZZ',
      'CITY',
      'LOCAL_PRODUCTS',
      'OPEN',
    ]);
  });
});

describe('restrictions', () => {
  const intolerances = ['GLUTEN_INTOLERANCE', 'LACTOSE_INTOLERANCE', 'NUT_ALLERGY', 'SEAFOOD_ALLERGY'];
  const health = ['DIABETES', 'HYPERTENSION', 'RESPIRATORY_ALLERGY', 'OTHER'];
  const traits = { HOBBY: ['COFFEE'], AMBIENT: ['CITY'] };

  test.each(['VEGETARIAN', 'VEGAN', ...intolerances])(
    '%s puts places to eat that are not listed for it last (PD-122)',
    diet => {
      const places = [
        place('cafe', traits, { category: 'CAFE', section: 'SHOPS', rank: 1 }),
        place('bar', traits, { category: 'BAR', section: 'EAT_AND_DRINK', rank: 2 }),
        place(
          'fair',
          { ...traits, RESTRICTION: ['DIABETES'] },
          { category: 'MARKET', section: 'EVENTS', rank: 3 },
        ),
        place('club', { AMBIENT: ['CITY'] }, { category: 'CLUB', section: 'AFTER_DARK', rank: 4 }),
        place('garden', { AMBIENT: ['CITY'], RESTRICTION: [diet] }, { section: 'EAT_AND_DRINK', rank: 5 }),
      ];
      const found = order(places, coffee, city, restricted(diet));
      expect(found.slice(-3)).toEqual(['cafe', 'bar', 'fair']);
      expect(found.slice(0, 2).toSorted()).toEqual(['club', 'garden']);
    },
  );

  test('of two diets need both, and vegan food has neither meat nor milk (PD-122)', () => {
    const eat = (id: string, ...keys: string[]) =>
      place(id, { HOBBY: ['COFFEE'], RESTRICTION: keys }, { section: 'EAT_AND_DRINK' });
    const places = [eat('both', 'VEGAN', 'GLUTEN_INTOLERANCE'), eat('a', 'VEGAN'), eat('b', 'VEGETARIAN')];
    expect(order(places, coffee, restricted('VEGAN'), restricted('GLUTEN_INTOLERANCE'))[0]).toBe('both');
    expect(order(places, coffee, restricted('LACTOSE_INTOLERANCE'))).toEqual(['a', 'both', 'b']);
    expect(order(places, coffee, restricted('VEGETARIAN'))).toEqual(['a', 'b', 'both']);
    expect(order(places, coffee, restricted('VEGAN'))).toEqual(['a', 'both', 'b']);
  });

  test('NO_ALCOHOL puts bars last that are not listed for it (PD-122)', () => {
    const bar = (id: string, keys: string[] = []) =>
      place(id, { AMBIENT: ['CITY'], RESTRICTION: keys }, { category: 'BAR', section: 'AFTER_DARK' });
    const club = place('c', { AMBIENT: ['CITY'] }, { category: 'CLUB' });
    expect(order([bar('a'), bar('b', ['NO_ALCOHOL']), club], city, restricted('NO_ALCOHOL'))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  test('of moving leave out every place that is not listed for them (PD-122)', () => {
    const reached = (id: string, ...keys: string[]) => place(id, { AMBIENT: ['CITY'], RESTRICTION: keys });
    const places = [reached('a'), reached('b', 'REDUCED_MOBILITY'), reached('c', 'WHEELCHAIR')];
    expect(order(places, city)).toEqual(['a', 'b', 'c']);
    expect(order(places, city, restricted('REDUCED_MOBILITY'))).toEqual(['b', 'c']);
    expect(order(places, city, restricted('WHEELCHAIR'))).toEqual(['c']);
  });

  test('of seeing and hearing rank places made for them higher, of health and others change nothing (PD-122)', () => {
    const rankedWith = (key: string) => {
      const [plain, made] = [{ AMBIENT: ['CITY'] }, { AMBIENT: ['CITY'], RESTRICTION: [key] }];
      return order([place('a', plain), place('b', made, { rank: 9 })], city, restricted(key));
    };
    for (const key of ['VISUAL_IMPAIRMENT', 'HEARING_IMPAIRMENT', 'LOCAL_PRODUCTS', 'ORGANIC_PRODUCTS'])
      expect(rankedWith(key), key).toEqual(['b', 'a']);
    for (const key of health) expect(rankedWith(key), key).toEqual(['a', 'b']);
  });

  test('of health, intolerance, access and alcohol are never named and fit nothing by themselves (PD-122)', () => {
    const access = ['REDUCED_MOBILITY', 'WHEELCHAIR', 'VISUAL_IMPAIRMENT', 'HEARING_IMPAIRMENT'];
    const keys = [...intolerances, 'NO_ALCOHOL', ...health, ...access];
    expect(named({ RESTRICTION: keys }, ...keys.map(restricted))).toEqual([]);
    expect(named({ RESTRICTION: keys, AMBIENT: ['CITY'] }, city, ...keys.map(restricted))).toEqual(['CITY']);
  });
});

const KEYS = {
  HOBBY: ['COFFEE', 'TEA', 'MUSEUMS', 'CHURRASCO'],
  GENRE: ['JAZZ', 'POP'],
  AMBIENT: ['CITY', 'NATURE'],
  ROUTINE: ['MORNING', 'NIGHT'],
  NIGHT_HABIT: ['RELAX', 'PARTY'],
  PRIVACY: ['OPEN', 'DISCREET'],
  RESTRICTION: ['VEGAN', 'VEGETARIAN', 'WHEELCHAIR', 'NO_ALCOHOL', 'DIABETES', 'LOCAL_PRODUCTS'],
};
const anyTraits = fc.record(
  Object.fromEntries(quizOptionKinds.map(kind => [kind, fc.subarray(KEYS[kind])])),
) as fc.Arbitrary<GuideTraits>;
const anyPlaces = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    rank: fc.integer({ min: 1, max: 4 }),
    section: fc.constantFrom(...guideSection.options),
    category: fc.constantFrom('CAFE', 'BAR', 'MUSEUM'),
    traits: anyTraits,
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const allChoices = quizOptionKinds.flatMap(kind => KEYS[kind].map((key, rank) => choice(kind, key, rank)));
/** Vegan places fit it too: what it treats alike is not ordered by its own key. */
const plainChoices = allChoices.filter(({ key }) => key !== 'VEGETARIAN');
const anyChoices = fc.subarray(allChoices);

const mixed = <Item>(list: Item[]) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }));

describe('the rule', () => {
  test('gives one order, in whatever order places and choices come (PD-122)', () => {
    fc.assert(
      fc.property(
        anyPlaces.chain(mixed),
        anyChoices.chain(mixed),
        ([places, mixedPlaces], [choices, mixedChoices]) => {
          expect(rankForGuest(mixedPlaces, mixedChoices)).toEqual(rankForGuest(places, choices));
        },
      ),
    );
  });

  test('never lowers a place for a hobby that it fits, against one that does not fit it (PD-122)', () => {
    fc.assert(
      fc.property(anyPlaces, anyChoices, fc.constantFrom(...KEYS.HOBBY), (places, chosen, key) => {
        const before = chosen.filter(one => !(one.kind === 'HOBBY' && one.key === key));
        const [without, withIt] = [order(places, ...before), order(places, ...before, choice('HOBBY', key))];
        const fitting = new Set(places.filter(one => one.traits.HOBBY?.includes(key)).map(({ id }) => id));
        expect(without.filter(id => !withIt.includes(id))).toEqual([]);
        for (const id of without.filter(one => fitting.has(one)))
          for (const other of without.filter(one => !fitting.has(one)))
            if (without.indexOf(id) < without.indexOf(other))
              expect(withIt.indexOf(id)).toBeLessThan(withIt.indexOf(other));
      }),
    );
  });

  test('keeps the order of places that a further choice treats alike, and invents no place (PD-122)', () => {
    fc.assert(
      fc.property(anyPlaces, anyChoices, fc.constantFrom(...plainChoices), (places, chosen, added) => {
        const before = chosen.filter(one => one !== added);
        const unaffected = (one: RankedPlace) =>
          one.section === 'CULTURE' &&
          one.category === 'MUSEUM' &&
          Object.values(one.traits).every(list => !list.includes(added.key));
        const ids = new Set(places.filter(unaffected).map(({ id }) => id));
        const alike = (list: string[]) => list.filter(id => ids.has(id));
        const after = alike(order(places, ...before, added));
        expect(alike(order(places, ...before)).filter(id => after.includes(id))).toEqual(after);
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });
});
