import { mutationsOf } from './source-mutation.ts';

export const knownGuideMutations = [
  ...mutationsOf('src-gateway/domain/stay/guide/ranking.ts', 'tests/gateway/guide-ranking.test.ts', {
    'known-guide: an intolerance is named on the screen': {
      seenBy: 'are never named and fit nothing by themselves',
      "kind !== 'RESTRICTION' || TASTES.has(key)": "kind !== 'RESTRICTION' || key !== ''",
    },
    'known-guide: a guest in a wheelchair is sent up the stairs': {
      seenBy: 'of moving leave out every place',
      "REDUCED_MOBILITY: 'WHEELCHAIR'": "WHEELCHAIR: 'REDUCED_MOBILITY'",
    },
    'known-guide: one diet of two is enough': {
      seenBy: 'of two diets need both',
      'return restrictions.some(': 'return restrictions.every(',
    },
    'known-guide: equal places stand as the database gives them': {
      seenBy: 'gives one order',
      '        one.place.rank - other.place.rank ||\n        compareText(one.place.id, other.place.id),':
        '        0,',
    },
    'known-guide: a hobby counts less than a genre': {
      seenBy: 'count a hobby most',
      'HOBBY: 4': 'HOBBY: 2',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/guide/event-times.ts', 'tests/gateway/guide-events.test.ts', {
    'known-guide: what began yesterday is over at midnight': {
      seenBy: 'every week, after midnight',
      'addDays(today, -1)': 'addDays(today, 0)',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/guide/guide.ts', 'tests/gateway/guide.test.ts', {
    'known-guide: an event that is over stays on the list': {
      seenBy: 'one that is over is gone everywhere',
      'withTime(place, timeZone, now) ?? []': 'withTime(place, timeZone, now) ?? { place, time: null }',
    },
  }),
  ...mutationsOf('src-gateway/store/guide-store.ts', 'tests/gateway/guide.test.ts', {
    'known-guide: the options of another guest decide': {
      seenBy: 'is each guest’s own',
      'eq(guestPreferences.guestId, guestId), eq(guestPreferences.part': 'eq(guestPreferences.part',
    },
    'known-guide: the guide of a retired hotel stays open': {
      seenBy: 'another source or a retired hotel',
      'eq(guidePlaces.source, source), not(hotels.isRetired)': 'eq(guidePlaces.source, source)',
    },
  }),
  ...mutationsOf('src-gateway/domain/hotel/import/guide-schema.ts', 'tests/gateway/guide-import.test.ts', {
    'known-guide: a website may be sent in the clear': {
      seenBy: 'website: must be an address',
      "url?.protocol === 'https:' && ": 'url !== null && ',
    },
  }),
];
