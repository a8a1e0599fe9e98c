import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addGuide, type QuizKeys, toQuizKeys } from '#gateway/domain/hotel/import/check-guide.ts';
import { checkRows } from '#gateway/domain/hotel/import/check-rows.ts';
import { hasChanges } from '#gateway/domain/hotel/import/plan-import.ts';
import { planLines } from '#gateway/domain/hotel/import/plan-lines.ts';
import { problemLine, problemList } from '#gateway/domain/hotel/import/problems.ts';
import { readFolderRows } from '#gateway/domain/hotel/import/read-folder.ts';
import { guidePlaces } from '#gateway/store/schema/guide.ts';
import { hotels, pictures } from '#gateway/store/schema/hotels.ts';
import { closedWeek, deck, jpeg, praiaHotel, serraFiles, writeHotelFolder } from './hotel-folder.ts';
import { openFolder, openImportedHotel } from './imported-hotel.ts';
import { codeOf } from './small-hotel.ts';

const hotel = openImportedHotel();
const { importFolder } = hotel;
const folder = openFolder();

const stored = () => hotel.db.select().from(guidePlaces).orderBy(guidePlaces.rank);

const hours = { from: '09:00', until: '18:00' };
const cafe = {
  id: 'praia-cafe',
  hotel: 'PRAIA',
  source: 'PERNOITE',
  section: 'EAT_AND_DRINK',
  category: 'CAFE',
  title: 'Café da Ressaca',
  tag: { en: 'Filter coffee', pt: 'Café coado' },
  tags: { en: ['Quiet', 'Wi-Fi'], pt: ['Silencioso', 'Wi-Fi'] },
  description: { en: 'Three tables by the sea.', pt: 'Três mesas de frente para o mar.' },
  highlight: { en: 'The corn cake', pt: 'O bolo de milho' },
  recommendedBy: { en: 'The reception', pt: 'A recepção' },
  picture: 'cafe.jpg',
  address: {
    street: 'Rua das Gaivotas',
    streetNumber: '42',
    neighbourhood: 'Ingleses',
    city: 'Florianópolis',
    state: 'SC',
  },
  week: {
    ...Object.fromEntries(Object.keys(deck.week).map(day => [day, hours])),
    sunday: null,
    friday: { from: '18:00', until: '02:00' },
  },
  website: 'https://ressaca.example',
  phone: '+55 48 3000-0000',
  minPrice: 1,
  maxPrice: 2,
  fits: { hobbies: ['COFFEE'], genres: ['R&B', 'HARD ROCK'], privacies: [] },
};
const market = {
  id: 'praia-market',
  hotel: 'PRAIA',
  source: 'PERNOITE',
  section: 'EVENTS',
  category: 'FAIR',
  title: 'Feira do Cais',
  tag: cafe.tag,
  tags: cafe.tags,
  description: cafe.description,
  address: { street: 'Cais', neighbourhood: 'Ingleses', city: 'Florianópolis', state: 'SC' },
  event: { weekday: 'friday', from: '18:00', until: '23:30' },
  fits: {},
};
const festival = {
  ...market,
  id: 'praia-festival',
  event: { firstDate: '2026-12-04', lastDate: '2026-12-06', from: '20:00', until: '02:00' },
};
const { event: _event, ...pier } = { ...market, id: 'praia-pier', section: 'OUTDOORS', category: 'WALK' };

/** One entry on a line, so that a test can name lines. */
const guide = (...entries: object[]) => ({
  'guide.json': `[${entries.map(entry => JSON.stringify(entry)).join(',\n')}]`,
});
const withPicture = async (...entries: object[]) => ({
  ...guide(...entries),
  'pictures/cafe.jpg': await jpeg(700, '#553322'),
});

describe('an imported guide', () => {
  test('has its places in the order of the file, each with all it says (CUR-04, CUR-05, OPS-02)', async () => {
    const { plan, lines, addedPictures } = await importFolder(await withPicture(cafe, market, festival));
    expect(lines).toEqual([]);
    expect(addedPictures).toBe(1);
    expect(plan && planLines(plan, 0)).toContainEqual(
      'places of the guide: 3 added (praia-cafe, praia-market, praia-festival)',
    );
    const open = { start: '09:00', end: '18:00' };
    expect(await stored()).toMatchObject([
      {
        id: 'praia-cafe',
        hotelId: 'PRAIA',
        rank: 1,
        week: [null, open, open, open, open, { start: '18:00', end: '02:00' }, open],
        event: null,
        address: { streetNumber: '42' },
        traits: { HOBBY: ['COFFEE'], GENRE: ['R&B', 'HARD ROCK'] },
      },
      { rank: 2, week: null, event: { weekday: 5, start: '18:00', end: '23:30' }, traits: {}, picture: null },
      { rank: 3, event: { firstDate: '2026-12-04', lastDate: '2026-12-06', start: '20:00', end: '02:00' } },
    ]);
    const { client } = hotel.guest;
    const details = await client.curation.details({ webSourceId: 'PERNOITE', sourceId: 'praia-cafe' });
    expect(details).toMatchObject({ title: 'Café da Ressaca', phone: '+55 48 3000-0000', minPrice: 1 });
    const picture = await hotel.gateway.raw('GET', String(details.imageUrl));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('may be left out, and of the same file again changes nothing (OPS-02)', async () => {
    expect(await stored()).toEqual([]);
    const files = await withPicture(cafe, market, festival, pier);
    await importFolder(files);
    const { plan, addedPictures } = await importFolder(files);
    expect([plan && hasChanges(plan), addedPictures]).toEqual([false, 0]);
  });

  test('changes with its file: what is gone is removed with its picture, the order is the file’s (OPS-02)', async () => {
    await importFolder(await withPicture(cafe, market, pier));
    const before = await hotel.db.selectDistinct({ name: pictures.name }).from(pictures);
    const { plan } = await importFolder(guide({ ...pier, title: 'Molhe' }, market));
    expect(plan?.guidePlaces).toMatchObject({
      added: [],
      changed: [{ id: 'praia-pier' }],
      retired: [],
      removed: [{ id: 'praia-cafe' }],
    });
    expect((await stored()).map(({ title }) => title)).toEqual(['Molhe', 'Feira do Cais']);
    const after = await hotel.db.selectDistinct({ name: pictures.name }).from(pictures);
    expect(after).toHaveLength(before.length - 1);
    const { client } = hotel.guest;
    const gone = client.curation.details({ webSourceId: 'PERNOITE', sourceId: 'praia-cafe' });
    expect(await codeOf(gone)).toBe('RECOMMENDATION_NOT_FOUND');
    await importFolder();
    expect(await client.curation.cities()).toEqual([]);
  });

  test('with a problem, or only checked, leaves the stored one as it is (OPS-02)', async () => {
    await importFolder(guide(market));
    expect((await importFolder(guide({ ...market, title: '' }))).plan).toBeNull();
    expect((await importFolder(guide(pier), true)).plan?.guidePlaces.added).toHaveLength(1);
    expect((await stored()).map(({ id }) => id)).toEqual(['praia-market']);
  });

  test('may move a place to another hotel, and goes with its hotel (OPS-02)', async () => {
    await importFolder(guide(market));
    expect((await importFolder({ ...serraFiles, ...guide({ ...market, hotel: 'SERRA' }) })).lines).toEqual(
      [],
    );
    expect(await stored()).toMatchObject([{ id: 'praia-market', hotelId: 'SERRA' }]);
    expect(await hotel.db.$count(hotels, eq(hotels.id, 'PRAIA'))).toBe(0);
    expect((await importFolder({ ...serraFiles, ...guide(market) })).lines).toEqual([
      'guide.json:1: PRAIA is not in hotels.json',
    ]);
    expect((await importFolder({ ...serraFiles })).lines).toEqual([]);
    expect((await importFolder()).lines).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('a fault of guide.json is named with its line:', () => {
  const problemsOf = async (...entries: object[]) => (await importFolder(guide(...entries))).lines;

  test('an id that is given twice, and a hotel that is unknown (OPS-02)', async () => {
    expect(await problemsOf(pier, pier, { ...market, hotel: 'SERRA' })).toEqual([
      'guide.json:2: praia-pier is given twice, first in line 1',
      'guide.json:3: SERRA is not in hotels.json',
    ]);
  });

  const fair = (event: object) => ({ ...market, event: { ...market.event, ...event } });
  const days = (event: object) => ({ ...festival, event: { ...festival.event, ...event } });
  const lateNight = { from: '20:00', until: '26:00' };
  const noForm = 'event: must have either a weekday, or a firstDate and a lastDate';
  const noDate = 'event.firstDate: must be a date such as 2026-12-24';
  const noAddress = 'website: must be an address such as https://www.example.com';
  const noNumber = 'phone: must be a number with its country such as +55 11 3000-0000';
  const week = 'sunday, monday, tuesday, wednesday, thursday, friday, saturday';
  const sections = 'EAT_AND_DRINK, CULTURE, OUTDOORS, AFTER_DARK, SHOPS, EVENTS';

  test.each<[string, object]>([
    ['id: must be 1 to 64 small letters, digits or -, and begin with a letter', { id: 'Pier' }],
    ['source: must be 1 to 32 capitals, digits or _, and begin with a capital', { source: 'me' }],
    [`section: must be one of ${sections}`, { section: 'FOOD' }],
    ['section: EVENTS need an event', { section: 'EVENTS' }],
    ['section: must be EVENTS for an entry with an event', { ...market, section: 'SHOPS' }],
    ['week: an event has no opening hours: its own times count', { ...market, week: cafe.week }],
    [`event.weekday: must be one of ${week}`, fair({ weekday: 'FRIDAY' })],
    [noForm, fair({ firstDate: '2026-12-04' })],
    [noForm, { ...market, event: { from: '10:00', until: '11:00' } }],
    ['event.from: must be a time such as 08:00', { ...market, event: { weekday: 'friday' } }],
    ['event.lastDate: is before firstDate', days({ lastDate: '2026-12-03' })],
    ['event.lastDate: is more than a year after firstDate', days({ lastDate: '2027-12-05' })],
    [noDate, days({ firstDate: '2026-02-30' })],
    [noDate, days({ firstDate: 'soon' })],
    ['event.lastDate: must be before 2100', days({ firstDate: '9999-12-31', lastDate: '9999-12-31' })],
    [
      'week.monday.until: must be a time from 00:00 to 23:59 such as 08:00',
      { week: { ...cafe.week, monday: lateNight } },
    ],
    ['week.monday: ', { week: { ...cafe.week, monday: undefined } }],
    ['week: must be open on one day at least', { week: closedWeek }],
    ['minPrice: must not be more than maxPrice', { minPrice: 3, maxPrice: 2 }],
    ['maxPrice: must be 1 to 4', { maxPrice: 5 }],
    [noAddress, { website: 'http://a.example' }],
    [noAddress, { website: 'javascript:alert(1)' }],
    [noAddress, { website: 'https://a:b@a.example' }],
    [noAddress, { website: 'https://localhost' }],
    [noNumber, { phone: '(48) 3000-0000' }],
    [noNumber, { phone: '+55 48 CALL-NOW1' }],
    [noNumber, { phone: '+55 48 3000-0000-0000-00' }],
    ['tags.en: must have 1 to 8 texts', { tags: { en: [...'abcdefghi'], pt: [...'abcdefghi'] } }],
    ['tags: must have as many texts in en as in pt', { tags: { en: ['a', 'b'], pt: ['a'] } }],
    ['tags.en: must not name anything twice', { tags: { en: ['a', 'a'], pt: ['a', 'b'] } }],
    ['description.pt: must be a text', { description: { en: 'A pier.' } }],
    ['title: must not hold line breaks or control characters', { title: 'a\nb' }],
    ['"hobby" is not known here', { fits: { hobby: ['COFFEE'] } }],
    ['fits.hobbies: must not name anything twice', { fits: { hobbies: ['TEA', 'TEA'] } }],
    ['"stars" is not known here', { stars: 5 }],
    ['pictures/pier.png: the file is missing', { picture: 'pier.png' }],
  ])('%s (CUR-05, OPS-02)', async (expected, changed) => {
    const problems = await problemsOf(market, { ...pier, ...changed });
    const about = JSON.stringify(changed);
    expect(problems, about).toContainEqual(expect.stringContaining(`guide.json:2: ${expected}`));
    expect(
      problems.every(line => line.startsWith('guide.json:2: ')),
      about,
    ).toBe(true);
  });

  test('a key of fits that the quiz does not have, by the kind of its list (CUR-03, OPS-02)', async () => {
    const fits = { hobbies: ['COFFEE', 'JAZZ'], genres: ['JAZZ'], restrictions: ['constructor'] };
    await writeHotelFolder(folder.path, {
      'hotels.json': JSON.stringify([praiaHotel]),
      ...guide(pier, { ...market, fits }),
    });
    const check = async (quizKeys: QuizKeys) => {
      const { problems, report } = problemList();
      const rows = await readFolderRows(folder.path, report);
      const checked = checkRows(rows, name => name, report);
      addGuide(rows, checked, { pictureName: name => name, quizKeys }, report);
      return problems.map(problemLine);
    };
    const offered = [
      { kind: 'HOBBY' as const, key: 'COFFEE' },
      { kind: 'GENRE' as const, key: 'JAZZ' },
    ];
    expect(await check(toQuizKeys(offered))).toEqual([
      'guide.json:2: fits.hobbies.1: JAZZ is no option of the quiz',
      'guide.json:2: fits.restrictions.0: constructor is no option of the quiz',
    ]);
    expect(await check(toQuizKeys([]))).toEqual([]);
  });
});
