import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { quizOptions } from '#gateway/store/schema/preferences.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { addHotel, indifferent, place, setAnswers, setPlaces, setQuizOptions } from './guide-places.ts';
import type { Client } from './harness.ts';
import { INPUT_RUNS } from './runs.ts';
import { scenario, TWO_NIGHTS } from './scenario.ts';
import { codeOf, HOTEL, newGuest, session, ZONE } from './small-hotel.ts';

const hotel = openFreshHotel();

const everyDay = { start: '09:00', end: '18:00' };

beforeAll(async () => {
  const { gateway } = hotel;
  await setQuizOptions(gateway);
  await addHotel(gateway, { id: 'NILO', city: 'Porto Alegre', picture: 'building-nilo' });
  await addHotel(gateway, { id: 'MARISTA', city: 'Águas Lindas' });
  await addHotel(gateway, { id: 'LISBOA', city: 'Lisboa', timeZone: 'Europe/Lisbon' });
  await addHotel(gateway, { id: 'GONE', city: 'Aracaju', isRetired: true });
  await addHotel(gateway, { id: 'EMPTY', city: 'Belém' });
});
beforeEach(async () => {
  await setPlaces(hotel.gateway, [
    place('museum'),
    place('abroad', { hotelId: 'LISBOA' }),
    place('market', { hotelId: 'NILO' }),
    place('park', { hotelId: 'MARISTA', section: 'OUTDOORS', category: 'PARK' }),
    place('ruin', { hotelId: 'GONE' }),
  ]);
});

const inPortuguese = () => hotel.gateway.client({ token: hotel.guest.token, language: 'pt' });
const at = async (moment: string) => {
  hotel.gateway.clock.moveTo(new Date(moment));
  return (await session(hotel.gateway, hotel.guest.id)).client;
};
const best = async (client: Client, buildingId = HOTEL) =>
  (await client.curation.cityRecommendations({ buildingId })).map(({ sourceId }) => sourceId);
const fitting = async (client: Client, buildingId = HOTEL) =>
  (await client.curation.forYou({ buildingId })).map(({ sourceId }) => sourceId);
const details = (client: Client, sourceId: string, webSourceId = 'PERNOITE') =>
  client.curation.details({ webSourceId, sourceId });

describe('the cities of the guide', () => {
  test('are those of hotels with places, by name, with the hotel’s picture (APS-12, CUR-07)', async () => {
    expect(await hotel.guest.client.curation.cities()).toEqual([
      { buildingId: 'MARISTA', description: 'Águas Lindas', imageUrl: null },
      { buildingId: 'LISBOA', description: 'Lisboa', imageUrl: null },
      { buildingId: 'NILO', description: 'Porto Alegre', imageUrl: '/pictures/building-nilo-640.webp' },
      { buildingId: HOTEL, description: 'São Paulo', imageUrl: null },
    ]);
  });

  test('begin with that of the stay in progress or next, also of an accepted room, and of no other guest (APS-12)', async () => {
    const first = async (client: Client) => (await client.curation.cities())[0]?.buildingId;
    const resident = await scenario(hotel).residence();
    expect(await first(hotel.guest.client)).toBe(HOTEL);
    const [companion, invited] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await addCompanion(hotel.db, resident, companion);
    await addCompanion(hotel.db, resident, invited, 'PENDING');
    expect([await first(companion.client), await first(invited.client)]).toEqual([HOTEL, 'MARISTA']);

    const later = await scenario(hotel).residence(TWO_NIGHTS);
    await hotel.db
      .update(bookings)
      .set({ hotelId: 'NILO', status: 'CONFIRMED' })
      .where(eq(bookings.id, later.bookingId));
    expect(await first(hotel.guest.client)).toBe(HOTEL);
    await hotel.db.update(bookings).set({ status: 'CONCLUDED' }).where(eq(bookings.id, resident.bookingId));
    expect(await first(hotel.guest.client)).toBe('NILO');
    expect(await first((await newGuest(hotel.gateway)).client)).toBe('MARISTA');
    await hotel.db.update(bookings).set({ status: 'CANCELED' }).where(eq(bookings.id, later.bookingId));
    expect(await first(hotel.guest.client)).toBe('MARISTA');
  });
});

describe('the best in town', () => {
  test('is listed by section and the editors’ order, events by their dates (APS-09, CUR-04)', async () => {
    const weekly = (weekday: number) => ({ weekday, start: '19:00', end: '22:00' });
    await setPlaces(hotel.gateway, [
      place('thursday', { section: 'EVENTS', rank: 1, event: weekly(4) }),
      place('wednesday', { section: 'EVENTS', rank: 2, event: weekly(3) }),
      place('shop', { section: 'SHOPS', rank: 3 }),
      place('bar', { section: 'AFTER_DARK', rank: 4 }),
      place('second', { section: 'EAT_AND_DRINK', rank: 6 }),
      place('first', { section: 'EAT_AND_DRINK', rank: 5 }),
      place('park', { section: 'OUTDOORS', rank: 7 }),
      place('museum', { rank: 8 }),
      place('market', { hotelId: 'NILO' }),
    ]);
    const listed = (await best(hotel.guest.client)).join(' ');
    expect(listed).toBe('first second museum park bar shop wednesday thursday');
  });

  test('is in the guest’s language (APS-09, CUR-04)', async () => {
    await setPlaces(hotel.gateway, [place('museum', { picture: 'lobby', title: 'Casa Âmbar' })]);
    const item = {
      sourceId: 'museum',
      webSourceId: 'PERNOITE',
      title: 'Casa Âmbar',
      category: 'MUSEUM',
      imageUrl: '/pictures/lobby-640.webp',
      section: 'CULTURE',
      startDate: null,
      matches: [],
    };
    const list = (client: Client) => client.curation.cityRecommendations({ buildingId: HOTEL });
    expect(await list(hotel.guest.client)).toEqual([{ ...item, tag: 'Worth it' }]);
    expect(await list(inPortuguese())).toEqual([{ ...item, tag: 'Vale a visita' }]);
  });

  test('of a hotel without places is empty; of an unknown or retired one it is not found (APS-09, APS-10)', async () => {
    await setAnswers(hotel.gateway, hotel.guest.id, indifferent);
    expect(await best(hotel.guest.client, 'EMPTY')).toEqual([]);
    expect(await fitting(hotel.guest.client, 'EMPTY')).toEqual([]);
    for (const buildingId of ['GONE', 'nowhere', 'jardins', '__proto__']) {
      expect(await codeOf(best(hotel.guest.client, buildingId))).toBe('HOTEL_NOT_FOUND');
      expect(await codeOf(fitting(hotel.guest.client, buildingId))).toBe('HOTEL_NOT_FOUND');
    }
  });
});

describe('for you', () => {
  const cafe = place('cafe', {
    section: 'EAT_AND_DRINK',
    category: 'CAFE',
    rank: 1,
    traits: { HOBBY: ['COFFEE'], RESTRICTION: ['VEGAN'] },
  });
  const grill = place('grill', {
    section: 'EAT_AND_DRINK',
    category: 'RESTAURANT',
    rank: 2,
    traits: { HOBBY: ['CHURRASCO'], AMBIENT: ['CITY'] },
  });
  const gallery = place('gallery', { rank: 3, traits: { HOBBY: ['MUSEUMS'], GENRE: ['JAZZ'] } });
  const places = [cafe, grill, gallery, place('plain', { rank: 4 })];
  const coffee = { ...indifferent, hobbies: [2], ambient: 1 };

  test('is empty before the quiz, and once nothing that the guest chose is offered any more (APS-10, CUR-03)', async () => {
    await setPlaces(hotel.gateway, places);
    expect(await fitting(hotel.guest.client)).toEqual([]);
    await setAnswers(hotel.gateway, hotel.guest.id, coffee);
    expect(await fitting(hotel.guest.client)).toEqual(['cafe']);
    await setAnswers(hotel.gateway, hotel.guest.id, { ...coffee, hobbies: [77], genres: [88], privacy: 9 });
    expect(await fitting(hotel.guest.client)).toEqual([]);
    for (const damaged of [[], 'x', 7, { hobbies: 'COFFEE', genres: { 1: 1 }, ambient: [null] }]) {
      await setAnswers(hotel.gateway, hotel.guest.id, damaged);
      expect(await fitting(hotel.guest.client)).toEqual([]);
    }
  });

  test('leaves out an option that was taken away, and what fits by it alone (APS-10, PD-37)', async () => {
    await setPlaces(hotel.gateway, places);
    await setAnswers(hotel.gateway, hotel.guest.id, { ...coffee, hobbies: [2, 3] });
    expect(await fitting(hotel.guest.client)).toEqual(['cafe', 'grill']);
    await hotel.db.delete(quizOptions).where(eq(quizOptions.key, 'COFFEE'));
    expect(await fitting(hotel.guest.client)).toEqual(['grill']);
    await setQuizOptions(hotel.gateway);
  });

  test('changes its order with a changed answer, as the rule says (APS-10, PD-122)', async () => {
    await setPlaces(hotel.gateway, places);
    const answer = (answers: object) =>
      setAnswers(hotel.gateway, hotel.guest.id, { ...indifferent, hobbies: [1, 2, 3], ...answers });
    await answer({ genres: [1], ambient: 1 });
    // A hobby and a genre, then a hobby each in the editors' order.
    expect(await fitting(hotel.guest.client)).toEqual(['gallery', 'cafe', 'grill']);
    await answer({ genres: [2], ambient: 3 });
    expect(await fitting(hotel.guest.client)).toEqual(['grill', 'cafe', 'gallery']);
    await answer({ ambient: 3, restrictions: [1] });
    expect(await fitting(hotel.guest.client)).toEqual(['cafe', 'gallery', 'grill']);
    await answer({ restrictions: [2] });
    expect(await fitting(hotel.guest.client)).toEqual([]);
  });

  test('says what fits with the names of both languages, and never a restriction of health (APS-10, PD-122)', async () => {
    const restrictions = ['DIABETES', 'WHEELCHAIR', 'VEGAN'];
    const traits = { HOBBY: ['COFFEE'], GENRE: ['JAZZ'], RESTRICTION: restrictions };
    await setPlaces(hotel.gateway, [place('cafe', { traits })]);
    await setAnswers(hotel.gateway, hotel.guest.id, { ...coffee, genres: [1], restrictions: [1, 2, 3] });
    const [found] = await hotel.guest.client.curation.forYou({ buildingId: HOTEL });
    expect(found?.matches).toEqual([
      { id: 2, key: 'COFFEE', name: { en_us: 'coffee', pt_br: 'coffee (pt)' } },
      { id: 1, key: 'JAZZ', name: { en_us: 'jazz', pt_br: 'jazz (pt)' } },
      { id: 1, key: 'VEGAN', name: { en_us: 'vegan', pt_br: 'vegan (pt)' } },
    ]);
  });

  test('is each guest’s own (APS-10)', async () => {
    await setPlaces(hotel.gateway, places);
    const other = await newGuest(hotel.gateway);
    await setAnswers(hotel.gateway, hotel.guest.id, coffee);
    await setAnswers(hotel.gateway, other.id, { ...indifferent, hobbies: [1], ambient: 1 });
    expect([await fitting(hotel.guest.client), await fitting(other.client)]).toEqual([['cafe'], ['gallery']]);
  });
});

describe('the details of a place', () => {
  const whole = place('cafe', {
    section: 'EAT_AND_DRINK',
    category: 'CAFE',
    picture: 'lobby',
    tags: { en: ['Quiet', 'Wi-Fi'], pt: ['Silencioso', 'Wi-Fi'] },
    highlight: { en: 'The cake', pt: 'O bolo' },
    recommendedBy: { en: 'The reception', pt: 'A recepção' },
    address: { ...place('x').address, streetNumber: '42' },
    week: [null, everyDay, everyDay, everyDay, everyDay, { start: '18:00', end: '02:00' }, null],
    website: 'https://cafe.example',
    phone: '+55 11 3000-0000',
    minPrice: 1,
    maxPrice: 3,
  });

  test('hold everything about it, texts in the guest’s language or in both (APS-11, CUR-05, CUR-06)', async () => {
    await setPlaces(hotel.gateway, [whole]);
    const found = await details(hotel.guest.client, 'cafe');
    const { address, website, phone, minPrice, maxPrice } = whole;
    const same = { address, website, phone, minPrice, maxPrice };
    expect(found).toMatchObject({
      ...same,
      sourceId: 'cafe',
      imageUrl: '/pictures/lobby-1600.webp',
      tags: ['Quiet', 'Wi-Fi'],
      recommendedBy: 'The reception',
      description: { en_us: 'A place.', pt_br: 'Um lugar.' },
      highlight: { en_us: 'The cake', pt_br: 'O bolo' },
      buildingTimezone: ZONE,
      isEvent: false,
      startDate: null,
      endDate: null,
    });
    expect(await details(inPortuguese(), 'cafe')).toMatchObject({
      tag: 'Vale a visita',
      tags: ['Silencioso', 'Wi-Fi'],
      recommendedBy: 'A recepção',
      description: { en_us: 'A place.', pt_br: 'Um lugar.' },
    });
  });

  test('hold the hours of seven days from Sunday on; none where they are not known (CUR-05, CUR-08)', async () => {
    await setPlaces(hotel.gateway, [whole, place('park', { rank: 2 })]);
    const { businessHours } = await details(hotel.guest.client, 'cafe');
    expect(businessHours.map(({ day, openTime, closeTime }) => `${day} ${openTime} ${closeTime}`)).toEqual([
      'SUNDAY null null',
      'MONDAY 09:00 18:00',
      'TUESDAY 09:00 18:00',
      'WEDNESDAY 09:00 18:00',
      'THURSDAY 09:00 18:00',
      'FRIDAY 18:00 02:00',
      'SATURDAY null null',
    ]);
    expect((await details(hotel.guest.client, 'park')).businessHours).toEqual([]);
  });

  test('are not found for unknown ids, another source or a retired hotel, whatever the ids hold (APS-11)', async () => {
    for (const [sourceId, webSourceId] of [
      ['museum', 'OTHER'],
      ['PERNOITE', 'museum'],
      ['ruin', 'PERNOITE'],
      ['nowhere', 'PERNOITE'],
      ['__proto__', 'constructor'],
    ] as const)
      expect(await codeOf(details(hotel.guest.client, sourceId, webSourceId))).toBe(
        'RECOMMENDATION_NOT_FOUND',
      );
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (source, id) => {
        const parts = [source, id].map(part => encodeURIComponent(part.toWellFormed() || 'x'));
        const { status, text } = await hotel.gateway.raw(
          'GET',
          `/api/curation-guest/recommendation/details/${parts.join('/')}`,
          { headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` } },
        );
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/select|syntax|guide_places/i);
      }),
      { numRuns: INPUT_RUNS },
    );
  });

  test('of any city are for every guest, also one whose address is not verified yet (APS-11)', async () => {
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, hotel.guest.id));
    expect(await details(hotel.guest.client, 'market')).toMatchObject({ sourceId: 'market' });
    expect(await best(hotel.guest.client, 'NILO')).toEqual(['market']);
  });
});

describe('an event', () => {
  const event = (id: string, when: NonNullable<ReturnType<typeof place>['event']>, hotelId = HOTEL) =>
    place(id, { section: 'EVENTS', category: 'FAIR', event: when, hotelId });

  test('has its next time on the hotel’s clock, to the minute (APS-09, APS-11, CUR-05)', async () => {
    await setPlaces(hotel.gateway, [
      event('fair', { weekday: 5, start: '18:30', end: '01:15' }),
      event('abroad', { weekday: 5, start: '18:30', end: '01:15' }, 'LISBOA'),
    ]);
    expect(await details(hotel.guest.client, 'fair')).toMatchObject({
      isEvent: true,
      startDate: '2026-12-04T18:30:00-03:00',
      endDate: '2026-12-05T01:15:00-03:00',
      businessHours: [],
    });
    expect(await details(hotel.guest.client, 'abroad')).toMatchObject({
      startDate: '2026-12-04T18:30:00+00:00',
      buildingTimezone: 'Europe/Lisbon',
    });
    await setAnswers(hotel.gateway, hotel.guest.id, indifferent);
    const [listed] = await hotel.guest.client.curation.cityRecommendations({ buildingId: HOTEL });
    expect(listed).toMatchObject({ sourceId: 'fair', startDate: '2026-12-04T18:30:00-03:00' });
  });

  test('in progress is listed until its end, and then next week’s; one that is over is gone everywhere (APS-09, APS-10, APS-11)', async () => {
    await setPlaces(hotel.gateway, [
      place('festival', {
        section: 'EVENTS',
        rank: 1,
        event: { firstDate: '2026-12-04', lastDate: '2026-12-05', start: '20:00', end: '02:00' },
        traits: { AMBIENT: ['CITY'] },
      }),
      event('fair', { weekday: 5, start: '20:00', end: '02:00' }),
    ]);
    await setAnswers(hotel.gateway, hotel.guest.id, indifferent);
    const startOf = (client: Client, id: string) =>
      codeOf(details(client, id).then(({ startDate }) => startDate));
    const night = await at('2026-12-05T01:59:00-03:00');
    expect(await startOf(night, 'fair')).toBe('2026-12-04T20:00:00-03:00');
    const after = await at('2026-12-05T02:00:00-03:00');
    expect(await startOf(after, 'fair')).toBe('2026-12-11T20:00:00-03:00');
    const last = await at('2026-12-06T01:59:00-03:00');
    expect(await startOf(last, 'festival')).toBe('2026-12-04T20:00:00-03:00');
    expect(await fitting(last)).toEqual(['festival']);
    const over = await at('2026-12-06T02:00:00-03:00');
    expect(await startOf(over, 'festival')).toBe('RECOMMENDATION_NOT_FOUND');
    expect([await best(over), await fitting(over)]).toEqual([['fair'], []]);
  });
});
