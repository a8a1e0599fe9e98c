import type { GuideTraits } from '#gateway/store/schema/guide.ts';
import type { QuizOptionKind } from '#gateway/store/schema/preferences.ts';
import type { GuideSection } from '#shared/contract/guest/curation.ts';

/** The selection and order of "for you" (PD-122). docs/decisions/0031-what-the-guide-shows-first.md has the reasons. */

const WEIGHTS: Record<Exclude<QuizOptionKind, 'RESTRICTION'>, number> = {
  HOBBY: 4,
  GENRE: 3,
  AMBIENT: 3,
  ROUTINE: 2,
  NIGHT_HABIT: 2,
  PRIVACY: 1,
};
const TASTES = new Set(['VEGETARIAN', 'VEGAN', 'LOCAL_PRODUCTS', 'ORGANIC_PRODUCTS']);
/** They rank places higher that are made for them, and are never shown: others may see the screen. */
const SENSES = new Set(['VISUAL_IMPAIRMENT', 'HEARING_IMPAIRMENT']);
const TASTE_WEIGHT = 3;
const SENSE_WEIGHT = 2;
/** The least total weight of matches that may be shown: a habit alone, or company, is no reason to go there. */
const LEAST_WEIGHT = 3;

/** Foods that a guest cannot or will not eat: places to eat that do not fit all of it come last. */
const DIETS = new Set([
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_INTOLERANCE',
  'LACTOSE_INTOLERANCE',
  'NUT_ALLERGY',
  'SEAFOOD_ALLERGY',
]);
const EATING = new Set(['RESTAURANT', 'CAFE', 'BAKERY', 'SWEETS', 'MARKET']);
/** Places that are not accessible are not shown at all. */
const ACCESS = new Set(['WHEELCHAIR', 'REDUCED_MOBILITY']);
/** A place that fits the one fits the other. */
const INCLUDED_IN: Partial<Record<string, string>> = {
  VEGETARIAN: 'VEGAN',
  LACTOSE_INTOLERANCE: 'VEGAN',
  REDUCED_MOBILITY: 'WHEELCHAIR',
};

export type RankedPlace = {
  id: string;
  rank: number;
  section: GuideSection;
  category: string;
  traits: GuideTraits;
};
export type Choice = { kind: QuizOptionKind; id: number; key: string; rank: number };

/** `matches` may be shown: never health, intolerances or access. */
export type Fitting<Place, Option> = { place: Place; matches: Option[] };

/** The order of neither list counts: ties are broken by the editors' rank, then by id. */
export function rankForGuest<Place extends RankedPlace, Option extends Choice>(
  places: readonly Place[],
  choices: readonly Option[],
): Fitting<Place, Option>[] {
  const restrictions = choices.filter(({ kind }) => kind === 'RESTRICTION').map(({ key }) => key);
  return places
    .filter(place => isReachable(place, restrictions))
    .map(place => {
      const fitting = choices.filter(choice => fits(place, choice));
      return {
        place,
        matches: fitting.filter(isNamed).toSorted(byStrength),
        isLast: isUnfitting(place, restrictions),
        score: sumOfWeights(fitting),
      };
    })
    .filter(({ matches }) => sumOfWeights(matches) >= LEAST_WEIGHT)
    .toSorted(
      (one, other) =>
        Number(one.isLast) - Number(other.isLast) ||
        other.score - one.score ||
        one.place.rank - other.place.rank ||
        compareText(one.place.id, other.place.id),
    )
    .map(({ place, matches }) => ({ place, matches }));
}

function fits({ traits }: RankedPlace, { kind, key }: Pick<Choice, 'kind' | 'key'>): boolean {
  const keys = traits[kind] ?? [];
  if (keys.includes(key)) return true;
  const wider = kind === 'RESTRICTION' ? INCLUDED_IN[key] : undefined;
  return wider !== undefined && keys.includes(wider);
}

const fitsRestriction = (place: RankedPlace, key: string) => fits(place, { kind: 'RESTRICTION', key });

function isReachable(place: RankedPlace, restrictions: readonly string[]): boolean {
  return restrictions.every(key => !ACCESS.has(key) || fitsRestriction(place, key));
}

/** A place to eat that the editors did not list for the guest's diet, or a bar for a guest who does not drink. */
function isUnfitting(place: RankedPlace, restrictions: readonly string[]): boolean {
  const isPlaceToEat = place.section === 'EAT_AND_DRINK' || EATING.has(place.category);
  return restrictions.some(
    key =>
      ((DIETS.has(key) && isPlaceToEat) || (key === 'NO_ALCOHOL' && place.category === 'BAR')) &&
      !fitsRestriction(place, key),
  );
}

function weightOf({ kind, key }: Choice): number {
  if (kind !== 'RESTRICTION') return WEIGHTS[kind];
  if (TASTES.has(key)) return TASTE_WEIGHT;
  return SENSES.has(key) ? SENSE_WEIGHT : 0;
}

const sumOfWeights = (choices: readonly Choice[]) =>
  choices.reduce((sum, choice) => sum + weightOf(choice), 0);

const isNamed = ({ kind, key }: Choice) => kind !== 'RESTRICTION' || TASTES.has(key);

const KINDS: readonly QuizOptionKind[] = [
  'HOBBY',
  'GENRE',
  'AMBIENT',
  'ROUTINE',
  'NIGHT_HABIT',
  'PRIVACY',
  'RESTRICTION',
];

function byStrength(one: Choice, other: Choice): number {
  return (
    weightOf(other) - weightOf(one) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    one.rank - other.rank ||
    one.id - other.id
  );
}

/** By code point, not by a language: the same on every server. */
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
