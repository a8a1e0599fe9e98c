import type { SourceMutation } from './source-mutation.ts';

/** Faults in what the city guide says about hours, events, prices and contacts. */

const OPENING = 'src-renderer/features/guide/opening.ts';
const LISTS = 'src-renderer/features/guide/guide-lists.ts';
const HOURS_TEST = 'tests/renderer/guide-hours.test.ts';
const TEST = 'tests/renderer/guide.test.ts';

export const knownGuideScreenMutations: SourceMutation[] = [
  {
    name: 'known-guide-screens: a bar is closed after midnight',
    file: OPENING,
    edits: [{ find: 'let offset = -1; offset <= 7', put: 'let offset = 0; offset <= 7' }],
    testFile: HOURS_TEST,
    test: 'on a FRIDAY at 01:59 say',
  },
  {
    name: 'known-guide-screens: a place is open in the minute in which it closes',
    file: OPENING,
    edits: [{ find: 'start <= minute && minute < end', put: 'start <= minute && minute <= end' }],
    testFile: HOURS_TEST,
    test: 'are right to the minute',
  },
  {
    name: 'known-guide-screens: hours are those of the guest’s own clock',
    file: OPENING,
    edits: [{ find: 'const minute = minuteAt(now, timeZone);', put: "const minute = minuteAt(now, 'UTC');" }],
    testFile: HOURS_TEST,
    test: 'are the hotel’s, wherever the guest’s own clock is',
  },
  {
    name: 'known-guide-screens: an event begins on the day of another zone',
    file: OPENING,
    edits: [{ find: 'const date = dateAt(start, timeZone);', put: "const date = dateAt(start, 'UTC');" }],
    testFile: HOURS_TEST,
    test: 'begins on the hotel’s day',
  },
  {
    name: 'known-guide-screens: events come in the editors’ order',
    file: LISTS,
    edits: [
      { find: "section === 'EVENTS' && kind === 'best'", put: "section === 'EVENTS' && kind === 'forYou'" },
    ],
    testFile: TEST,
    test: 'has the events of a city by date',
  },
  {
    name: 'known-guide-screens: a place with one price only shows none',
    file: LISTS,
    edits: [{ find: 'const from = minPrice ?? maxPrice;', put: 'const from = minPrice;' }],
    testFile: TEST,
    test: 'prices from null to 4',
  },
  {
    name: 'known-guide-screens: a website runs a script',
    file: LISTS,
    edits: [
      {
        find: "if (protocol !== 'https:' && protocol !== 'http:') return null;",
        put: "if (protocol === '') return null;",
      },
    ],
    testFile: TEST,
    test: 'a website is a page that can be followed',
  },
];
