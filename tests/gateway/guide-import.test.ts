import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGuide, type QuizKeys, quizKeysOf } from '#gateway/hotel-data/check-guide.ts';
import { checkRows } from '#gateway/hotel-data/check-rows.ts';
import { importHotels } from '#gateway/hotel-data/import-hotels.ts';
import { hasChanges } from '#gateway/hotel-data/plan-import.ts';
import { planLines } from '#gateway/hotel-data/plan-lines.ts';
import { problemLine, problemList } from '#gateway/hotel-data/problems.ts';
import { readFolderRows } from '#gateway/hotel-data/read-folder.ts';
import { guidePlaces } from '#gateway/store/schema/guide.ts';
import { hotels, pictures } from '#gateway/store/schema/hotels.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { deck, type FolderFiles, jpeg, praiaFiles, praiaHotel, writeHotelFolder } from './hotel-folder.ts';
import { codeOf, NOON, newGuest } from './small-hotel.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: false });
  gateway.clock.moveTo(NOON);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pernoite-guide-'));
  await importFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const db = () => gateway.app.store.db;
const stored = () => db().select().from(guidePlaces).orderBy(guidePlaces.rank);

async function importFolder(files: FolderFiles = {}, isCheck = false) {
  await rm(folder, { recursive: true, force: true });
  await writeHotelFolder(folder, files);
  const { store, clock } = gateway.app;
  const result = await importHotels({ folder, store, clock, isCheck });
  return { ...result, lines: result.problems.map(problemLine) };
}

const hours = { from: '09:00', until: '18:00' };
/** A café with every field that a place can have. */
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
    sunday: null,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: { from: '18:00', until: '02:00' },
    saturday: hours,
  },
  website: 'https://ressaca.example',
  phone: '+55 48 3000-0000',
  minPrice: 1,
  maxPrice: 2,
  fits: { hobbies: ['COFFEE'], genres: ['R&B', 'HARD ROCK'], privacies: [] },
};
/** A market with what a place must have alone. */
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
/** The place of the market without being an event. */
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
    const { client } = await newGuest(gateway);
    const details = await client.curation.details({ webSourceId: 'PERNOITE', sourceId: 'praia-cafe' });
    expect(details).toMatchObject({ title: 'Café da Ressaca', phone: '+55 48 3000-0000', minPrice: 1 });
    const picture = await gateway.raw('GET', String(details.imageUrl));
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
    const before = await db().selectDistinct({ name: pictures.name }).from(pictures);
    const { plan } = await importFolder(guide({ ...pier, title: 'Molhe' }, market));
    expect(plan?.guidePlaces).toMatchObject({
      added: [],
      changed: [{ id: 'praia-pier' }],
      retired: [],
      removed: [{ id: 'praia-cafe' }],
    });
    expect((await stored()).map(({ id, title }) => [id, title])).toEqual([
      ['praia-pier', 'Molhe'],
      ['praia-market', 'Feira do Cais'],
    ]);
    const after = await db().selectDistinct({ name: pictures.name }).from(pictures);
    expect(after).toHaveLength(before.length - 1);
    const { client } = await newGuest(gateway);
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
    const renamed = (text: string) => text.replaceAll('PRAIA', 'SERRA').replaceAll('praia-', 'serra-');
    const elsewhere = Object.fromEntries(
      Object.entries(praiaFiles).map(([name, text]) => [name, renamed(text)]),
    );
    expect((await importFolder({ ...elsewhere, ...guide({ ...market, hotel: 'SERRA' }) })).lines).toEqual([]);
    expect(await stored()).toMatchObject([{ id: 'praia-market', hotelId: 'SERRA' }]);
    expect(await db().$count(hotels, eq(hotels.id, 'PRAIA'))).toBe(0);
    expect((await importFolder({ ...elsewhere, ...guide(market) })).lines).toEqual([
      'guide.json:1: PRAIA is not in hotels.json',
    ]);
    expect((await importFolder({ ...elsewhere })).lines).toEqual([]);
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

  test.each<[string, object, string]>([
    [
      'an id with capitals',
      { ...pier, id: 'Pier' },
      'id: must be 1 to 64 small letters, digits or -, and begin with a letter',
    ],
    [
      'a source in small letters',
      { ...pier, source: 'me' },
      'source: must be 1 to 32 capitals, digits or _, and begin with a capital',
    ],
    [
      'an unknown section',
      { ...pier, section: 'FOOD' },
      'section: must be one of EAT_AND_DRINK, CULTURE, OUTDOORS, AFTER_DARK, SHOPS, EVENTS',
    ],
    ['EVENTS without an event', { ...pier, section: 'EVENTS' }, 'section: EVENTS need an event'],
    [
      'an event elsewhere',
      { ...market, section: 'SHOPS' },
      'section: must be EVENTS for an entry with an event',
    ],
    [
      'an event with hours',
      { ...market, week: cafe.week },
      'week: an event has no opening hours: its own times count',
    ],
    [
      'a weekday that is none',
      { ...market, event: { ...market.event, weekday: 'FRIDAY' } },
      'event.weekday: must be one of sunday, monday, tuesday, wednesday, thursday, friday, saturday',
    ],
    [
      'an event of both forms',
      { ...market, event: { ...market.event, firstDate: '2026-12-04' } },
      'event: must have either a weekday, or a firstDate and a lastDate',
    ],
    [
      'an event without a day',
      { ...market, event: { from: '10:00', until: '11:00' } },
      'event: must have either a weekday, or a firstDate and a lastDate',
    ],
    [
      'an event without times',
      { ...market, event: { weekday: 'friday' } },
      'event.from: must be a time such as 08:00',
    ],
    [
      'a last date before the first',
      { ...festival, event: { ...festival.event, lastDate: '2026-12-03' } },
      'event.lastDate: is before firstDate',
    ],
    [
      'an event of years',
      { ...festival, event: { ...festival.event, lastDate: '2027-12-05' } },
      'event.lastDate: is more than a year after firstDate',
    ],
    [
      'a date that is none',
      { ...festival, event: { ...festival.event, firstDate: '2026-02-30' } },
      'event.firstDate: must be a date such as 2026-12-24',
    ],
    [
      'text in place of a date',
      { ...festival, event: { ...festival.event, firstDate: 'soon' } },
      'event.firstDate: must be a date such as 2026-12-24',
    ],
    [
      'a date beyond all plans',
      { ...festival, event: { ...festival.event, firstDate: '9999-12-31', lastDate: '9999-12-31' } },
      'event.lastDate: must be before 2100',
    ],
    [
      'a time beyond midnight',
      { ...pier, week: { ...cafe.week, monday: { from: '20:00', until: '26:00' } } },
      'week.monday.until: must be a time from 00:00 to 23:59 such as 08:00',
    ],
    ['a week without a day', { ...pier, week: { ...cafe.week, monday: undefined } }, 'week.monday: '],
    [
      'a week that is closed',
      { ...pier, week: Object.fromEntries(Object.keys(deck.week).map(day => [day, null])) },
      'week: must be open on one day at least',
    ],
    [
      'a least price above the most',
      { ...pier, minPrice: 3, maxPrice: 2 },
      'minPrice: must not be more than maxPrice',
    ],
    ['a price of five signs', { ...pier, maxPrice: 5 }, 'maxPrice: must be 1 to 4'],
    [
      'a website without encryption',
      { ...pier, website: 'http://a.example' },
      'website: must be an address such as https://www.example.com',
    ],
    [
      'a website that is a script',
      { ...pier, website: 'javascript:alert(1)' },
      'website: must be an address such as https://www.example.com',
    ],
    [
      'a website with a password',
      { ...pier, website: 'https://a:b@a.example' },
      'website: must be an address such as https://www.example.com',
    ],
    [
      'a website of no name',
      { ...pier, website: 'https://localhost' },
      'website: must be an address such as https://www.example.com',
    ],
    [
      'a phone without its country',
      { ...pier, phone: '(48) 3000-0000' },
      'phone: must be a number with its country such as +55 11 3000-0000',
    ],
    [
      'a phone with words',
      { ...pier, phone: '+55 48 CALL-NOW1' },
      'phone: must be a number with its country such as +55 11 3000-0000',
    ],
    [
      'a phone that is too long',
      { ...pier, phone: '+55 48 3000-0000-0000-00' },
      'phone: must be a number with its country such as +55 11 3000-0000',
    ],
    [
      'nine tags',
      { ...pier, tags: { en: [...'abcdefghi'], pt: [...'abcdefghi'] } },
      'tags.en: must have 1 to 8 texts',
    ],
    [
      'more tags in one language',
      { ...pier, tags: { en: ['a', 'b'], pt: ['a'] } },
      'tags: must have as many texts in en as in pt',
    ],
    [
      'a tag that is given twice',
      { ...pier, tags: { en: ['a', 'a'], pt: ['a', 'b'] } },
      'tags.en: must not name anything twice',
    ],
    ['a text in one language', { ...pier, description: { en: 'A pier.' } }, 'description.pt: must be a text'],
    ['a line break', { ...pier, title: 'a\nb' }, 'title: must not hold line breaks or control characters'],
    ['a list of fits that is none', { ...pier, fits: { hobby: ['COFFEE'] } }, '"hobby" is not known here'],
    [
      'a fit that is named twice',
      { ...pier, fits: { hobbies: ['TEA', 'TEA'] } },
      'fits.hobbies: must not name anything twice',
    ],
    ['a field that is unknown', { ...pier, stars: 5 }, '"stars" is not known here'],
    ['a picture that is missing', { ...pier, picture: 'pier.png' }, 'pictures/pier.png: the file is missing'],
  ])('%s (CUR-05, OPS-02)', async (_, entry, expected) => {
    const problems = await problemsOf(market, entry);
    expect(problems).toContainEqual(expect.stringContaining(`guide.json:2: ${expected}`));
    expect(problems.every(line => line.startsWith('guide.json:2: '))).toBe(true);
  });

  test('a key of fits that the quiz does not have, by the kind of its list (CUR-03, OPS-02)', async () => {
    await rm(folder, { recursive: true, force: true });
    const fits = { hobbies: ['COFFEE', 'JAZZ'], genres: ['JAZZ'], restrictions: ['constructor'] };
    await writeHotelFolder(folder, {
      'hotels.json': JSON.stringify([praiaHotel]),
      ...guide(pier, { ...market, fits }),
    });
    const check = async (quizKeys: QuizKeys) => {
      const { problems, report } = problemList();
      const rows = await readFolderRows(folder, report);
      const checked = checkRows(rows, name => name, report);
      addGuide(rows, checked, { pictureName: name => name, quizKeys }, report);
      return problems.map(problemLine);
    };
    const offered = [
      { kind: 'HOBBY' as const, key: 'COFFEE' },
      { kind: 'GENRE' as const, key: 'JAZZ' },
    ];
    expect(await check(quizKeysOf(offered))).toEqual([
      'guide.json:2: fits.hobbies.1: JAZZ is no option of the quiz',
      'guide.json:2: fits.restrictions.0: constructor is no option of the quiz',
    ]);
    expect(await check(quizKeysOf([]))).toEqual([]);
  });
});
