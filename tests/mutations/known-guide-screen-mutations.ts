import { mutationsOf } from './source-mutation.ts';

export const knownGuideScreenMutations = [
  ...mutationsOf('src-renderer/guest/features/stay/guide/opening.ts', 'tests/renderer/guide-hours.test.ts', {
    'known-guide-screens: a bar is closed after midnight': {
      seenBy: 'on a FRIDAY at 01:59 say',
      'let offset = -1; offset <= 7': 'let offset = 0; offset <= 7',
    },
    'known-guide-screens: a place is open in the minute in which it closes': {
      seenBy: 'are right to the minute',
      'start <= minute && minute < end': 'start <= minute && minute <= end',
    },
    'known-guide-screens: hours are those of the guest’s own clock': {
      seenBy: 'are the hotel’s, wherever the guest’s own clock is',
      'const minute = minuteAt(now, timeZone);': "const minute = minuteAt(now, 'UTC');",
    },
    'known-guide-screens: an event begins on the day of another zone': {
      seenBy: 'begins on the hotel’s day',
      'const date = dateAt(start, timeZone);': "const date = dateAt(start, 'UTC');",
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/guide/guide-lists.ts', 'tests/renderer/guide.test.ts', {
    'known-guide-screens: events come in the editors’ order': {
      seenBy: 'has the events of a city by date',
      "section === 'EVENTS' && kind === 'best'": "section === 'EVENTS' && kind === 'forYou'",
    },
    'known-guide-screens: a place with one price only shows none': {
      seenBy: 'prices from null to 4',
      'const from = minPrice ?? maxPrice;': 'const from = minPrice;',
    },
    'known-guide-screens: a website runs a script': {
      seenBy: 'a website is a page that can be followed',
      "if (protocol !== 'https:' && protocol !== 'http:') return null;": "if (protocol === '') return null;",
    },
  }),
];
