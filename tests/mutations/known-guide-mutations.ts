import type { SourceMutation } from './source-mutation.ts';

/** Faults in what the city guide lists, for whom, and in which order. */

const RANKING = 'src-gateway/guide/ranking.ts';
const EVENTS = 'src-gateway/guide/event-times.ts';
const LISTS = 'src-gateway/guide/list-places.ts';
const STORE = 'src-gateway/store/guide-store.ts';
const RANKING_TEST = 'tests/gateway/guide-ranking.test.ts';
const EVENTS_TEST = 'tests/gateway/guide-events.test.ts';
const TEST = 'tests/gateway/guide.test.ts';
const IMPORT_TEST = 'tests/gateway/guide-import.test.ts';

export const knownGuideMutations: SourceMutation[] = [
  {
    name: 'known-guide: an intolerance is named on the screen',
    file: RANKING,
    edits: [
      { find: "kind !== 'RESTRICTION' || TASTES.has(key)", put: "kind !== 'RESTRICTION' || key !== ''" },
    ],
    testFile: RANKING_TEST,
    test: 'are never named and fit nothing by themselves',
  },
  {
    name: 'known-guide: a guest in a wheelchair is sent up the stairs',
    file: RANKING,
    edits: [{ find: "REDUCED_MOBILITY: 'WHEELCHAIR'", put: "WHEELCHAIR: 'REDUCED_MOBILITY'" }],
    testFile: RANKING_TEST,
    test: 'of moving leave out every place',
  },
  {
    name: 'known-guide: one diet of two is enough',
    file: RANKING,
    edits: [{ find: 'return restrictions.some(', put: 'return restrictions.every(' }],
    testFile: RANKING_TEST,
    test: 'of two diets need both',
  },
  {
    name: 'known-guide: equal places stand as the database gives them',
    file: RANKING,
    edits: [
      {
        find: '        one.place.rank - other.place.rank ||\n        compareText(one.place.id, other.place.id),',
        put: '        0,',
      },
    ],
    testFile: RANKING_TEST,
    test: 'gives one order',
  },
  {
    name: 'known-guide: a hobby counts less than a genre',
    file: RANKING,
    edits: [{ find: 'HOBBY: 4', put: 'HOBBY: 2' }],
    testFile: RANKING_TEST,
    test: 'count a hobby most',
  },
  {
    name: 'known-guide: what began yesterday is over at midnight',
    file: EVENTS,
    edits: [{ find: 'addDays(today, -1)', put: 'addDays(today, 0)' }],
    testFile: EVENTS_TEST,
    test: 'every week, after midnight',
  },
  {
    name: 'known-guide: an event that is over stays on the list',
    file: LISTS,
    edits: [
      {
        find: 'withTime(place, timeZone, now) ?? []',
        put: 'withTime(place, timeZone, now) ?? { place, time: null }',
      },
    ],
    testFile: TEST,
    test: 'one that is over is gone everywhere',
  },
  {
    name: 'known-guide: the options of another guest decide',
    file: STORE,
    edits: [
      {
        find: 'eq(guestPreferences.guestId, guestId), eq(guestPreferences.part',
        put: 'eq(guestPreferences.part',
      },
    ],
    testFile: TEST,
    test: 'is each guest’s own',
  },
  {
    name: 'known-guide: the guide of a retired hotel stays open',
    file: STORE,
    edits: [
      {
        find: 'eq(guidePlaces.source, source), not(hotels.isRetired)',
        put: 'eq(guidePlaces.source, source)',
      },
    ],
    testFile: TEST,
    test: 'another source or a retired hotel',
  },
  {
    name: 'known-guide: a website may be sent in the clear',
    file: 'src-gateway/hotel-data/guide-schema.ts',
    edits: [{ find: "url?.protocol === 'https:' && ", put: 'url !== null && ' }],
    testFile: IMPORT_TEST,
    test: 'a website without encryption',
  },
];
