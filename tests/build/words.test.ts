import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/steps.ts';

/**
 * Words of an earlier private dialect, each with the field's term for it. Whole words only, and only those that have no
 * plain meaning in this project. Texts for guests and staff (locales, demonstration data) may use them.
 */
const RETIRED: Record<string, string> = {
  accountplaces: 'accountSections',
  anew: 'again',
  askhouse: 'a query',
  backstage: 'test API',
  callcontext: 'RequestContext',
  doorpage: 'AuthLayout',
  'funnel-keeping': 'funnel-storage',
  heldcard: 'TokenizedCard',
  holdbusy: 'acquireBusyLock',
  house: 'hotel, gateway, brand or app context',
  'house-clock': 'server-clock',
  housenow: 'serverNow',
  houses: 'hotels',
  httpanswer: 'HttpResponse',
  hurry: 'make due at once',
  jsonanswer: 'jsonResponse',
  keeper: 'store',
  keptfile: 'PersistedFile',
  'leave-question': 'navigation guard',
  lookuntilknown: 'pollUntilSettled',
  mend: 'fix',
  mended: 'fixed',
  mends: 'fixes',
  misfit: 'mismatch',
  misfits: 'mismatches',
  mood: 'scenario',
  moods: 'scenarios',
  'next-guest': 'standby-window',
  notempty: 'SessionNotEmptyError',
  planted: 'seeded',
  proveempty: 'assertSessionEmpty',
  purse: 'wallet',
  raised: 'created, incremented or ranked',
  raiseguestwindow: 'createGuestWindow',
  raising: 'creating',
  refusalof: 'toAppError',
  seedhouse: 'seedHotel',
  'small-house': 'small-hotel',
  staffdoor: 'StaffAccess',
  stubborn: 'retrying',
  'take-away': 'handoff',
  tellunreachable: 'notify',
  useasked: 'a query',
  wayof: 'the sign-in method, the recovery or the exit',
  wordsof: 'textsOf',
};

const SOURCES = ['build', 'src-*', 'tests'].map(folder => `${folder}/**/*.{ts,tsx,css,md}`);
const FILES = [...SOURCES, '*.{md,ts}', 'docs/*.md', 'docs/decisions/*.md'];
const EXEMPT = new Set(['docs/requirements.md', 'docs/product-decisions.md', 'tests/build/words.test.ts']);

test('retired words are in no identifier, comment, title or document of the project', () => {
  const retired = new RegExp(`\\b(?:${Object.keys(RETIRED).join('|')})\\b`, 'gi');
  const files = globSync(FILES, { cwd: root }).filter(file => !EXEMPT.has(file));
  const found = files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(retired)].map(
          ([word]) => `${file}:${index + 1} says "${word}": ${RETIRED[word.toLowerCase()]}`,
        ),
      ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
