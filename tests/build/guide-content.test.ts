import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guidePictures } from '#gateway/domain/hotel/import/guide-picture-names.ts';
import { guidePictureWidths, isGuidePicture } from '#shared/guide-pictures.ts';
import guide from '../../src-gateway/domain/hotel/demo-hotels/guide.json' with { type: 'json' };
import hotels from '../../src-gateway/domain/hotel/demo-hotels/hotels.json' with { type: 'json' };

const PICTURES = join(import.meta.dirname, '..', '..', 'resources', 'pictures');
const MOST_BYTES = 3_500_000;
const SECTIONS = ['EAT_AND_DRINK', 'CULTURE', 'OUTDOORS', 'AFTER_DARK', 'SHOPS', 'EVENTS'];

const words = (text: string) => text.trim().split(/\s+/);

const quizKeys: Record<string, string[]> = {
  hobbies: words(`RUNNING WALKING CYCLING SWIMMING YOGA PILATES WEIGHT_TRAINING CLIMBING SKATEBOARDING TENNIS
    FOOTBALL MARTIAL_ARTS HIKING GARDENING PHOTOGRAPHY READING BOARD_GAMES SHOPPING FASHION CRAFTS FLEA_MARKETS
    TECHNOLOGY MEDITATION DANCING BIRDWATCHING COFFEE TEA WINE CRAFT_BEER COCKTAILS BRAZILIAN_FOOD CHURRASCO
    STREET_FOOD BAKERIES VEGETARIAN_FOOD JAPANESE_FOOD ITALIAN_FOOD SWEETS FINE_DINING COOKING MUSEUMS
    CONTEMPORARY_ART STREET_ART ARCHITECTURE HISTORY DESIGN CINEMA THEATRE LIVE_MUSIC DANCE_SHOWS LITERATURE
    FESTIVALS`),
  genres: [
    ...words(
      'CLASSIC MPB JAZZ INDIE INSTRUMENTAL ALTERNATIVE POP HIP-HOP PUNK R&B ELECTRONIC BLUES FOLK ROCK',
    ),
    ...words('COUNTRY SAMBA GOSPEL'),
    'HARD ROCK',
  ],
  ambients: words('NATURE DIFFERENT_CONTEXT CITY'),
  routines: words('MORNING FLEXIBLE NIGHT'),
  nightHabits: words('RELAX SOCIAL PARTY'),
  privacies: words(
    'NO_CONTACT NO_CONTACT_TO_DISCRETE DISCREET DISCREET_TO_OPEN OPEN OPEN_TO_SOCIAL SOCIABILITY',
  ),
  restrictions:
    words(`LACTOSE_INTOLERANCE GLUTEN_INTOLERANCE VEGETARIAN VEGAN NUT_ALLERGY SEAFOOD_ALLERGY NO_ALCOHOL
    LOCAL_PRODUCTS ORGANIC_PRODUCTS DIABETES HYPERTENSION RESPIRATORY_ALLERGY REDUCED_MOBILITY WHEELCHAIR
    VISUAL_IMPAIRMENT HEARING_IMPAIRMENT`),
};

type Place = (typeof guide)[number];
const fitsOf = (place: Place) => Object.entries(place.fits) as [string, string[]][];
const placesThatFit = (key: string, places: readonly Place[] = guide) =>
  places.filter(place => fitsOf(place).some(([, keys]) => keys.includes(key)));

describe.each(hotels.map(({ id, city }) => ({ id, city })))('the city guide of $city', ({ id, city }) => {
  const places = guide.filter(({ hotel }) => hotel === id);

  test('has at least 24 places and 4 weekly events, in every section (CUR-01, CUR-02)', () => {
    const events = places.filter(({ section }) => section === 'EVENTS');
    expect(places.length - events.length).toBeGreaterThanOrEqual(24);
    expect(events.length).toBeGreaterThanOrEqual(4);
    expect([...new Set(places.map(({ section }) => section))].toSorted()).toEqual(SECTIONS.toSorted());
    expect(places.filter(({ address }) => address.city !== city)).toEqual([]);
  });

  test('has something for every hobby, and a table for who eats otherwise (PRF-31, PRF-35)', () => {
    const without = quizKeys['hobbies']?.filter(key => placesThatFit(key, places).length === 0);
    expect(without).toEqual([]);
    for (const key of ['VEGAN', 'VEGETARIAN', 'GLUTEN_INTOLERANCE', 'LACTOSE_INTOLERANCE', 'WHEELCHAIR'])
      expect(placesThatFit(key, places).length, key).toBeGreaterThanOrEqual(2);
  });
});

describe('the city guide', () => {
  test.each([
    ['hobbies', 'PRF-31'],
    ['genres', 'PRF-32'],
    ['ambients', 'PRF-33'],
    ['routines', 'PRF-33'],
    ['nightHabits', 'PRF-33'],
    ['privacies', 'PRF-34'],
    ['restrictions', 'PRF-35'],
  ])('fits %s of the quiz alone, and every one of them at two places (%s)', list => {
    const known = quizKeys[list] ?? [];
    const used = guide.flatMap(place => fitsOf(place).flatMap(([name, keys]) => (name === list ? keys : [])));
    expect(used.filter(key => !known.includes(key))).toEqual([]);
    expect(known.length).toBeGreaterThan(2);
    expect(known.filter(key => placesThatFit(key).length < 2)).toEqual([]);
  });

  test('fits nothing that the quiz has no list of', () => {
    expect(guide.flatMap(fitsOf).filter(([list]) => !(list in quizKeys))).toEqual([]);
  });

  test('says everything in both languages, and each its own (CUR-05)', () => {
    for (const { id, tag, tags, description, ...place } of guide) {
      const texts = [tag, description, place.highlight, place.recommendedBy].filter(
        text => text !== undefined,
      );
      for (const { en, pt } of texts) {
        expect(Math.min(en.trim().length, pt.trim().length), id).toBeGreaterThan(0);
        expect(en, id).not.toBe(pt);
      }
      expect(tags.en.length, id).toBe(tags.pt.length);
      expect(tags.en.length, id).toBeGreaterThanOrEqual(2);
      expect(tags.en.length, id).toBeLessThanOrEqual(6);
    }
  });

  test('has no two places of one id or title, and nobody’s telephone or site (CUR-04, CUR-05)', () => {
    expect(new Set(guide.map(({ id }) => id)).size).toBe(guide.length);
    expect(new Set(guide.map(({ title }) => title)).size).toBe(guide.length);
    expect(guide.filter(place => 'phone' in place)).toEqual([]);
    for (const { website } of guide)
      if (website !== undefined) expect(website).toMatch(/^https:\/\/pernoite\.example\/guide\/[a-z0-9-]+$/);
    expect(JSON.stringify(guide)).not.toMatch(/\d{4}[ -.]?\d{4}|\(\d{2}\)/);
  });

  test('has a picture of its own for every place, in the widths that screens request (CUR-04, CUR-11)', () => {
    const named = guide.map(({ picture }) => picture).toSorted();
    expect(named).toEqual([...guidePictures].toSorted());
    expect(named.filter(name => !isGuidePicture(name))).toEqual([]);
    const files = readdirSync(PICTURES).filter(file => file.startsWith('guide-'));
    const wanted = named.flatMap(name =>
      guidePictureWidths.flatMap(width => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
    const sizes = files.map(file => statSync(join(PICTURES, file)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });
});
