import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  callers: 'clients',
  'funnel-keeping': 'funnel-storage',
  heldcard: 'TokenizedCard',
  holdbusy: 'acquireBusyLock',
  house: 'hotel, gateway, brand or app context',
  'house-clock': 'server-clock',
  housenow: 'serverNow',
  houses: 'hotels',
  httpanswer: 'HttpResponse',
  hurried: 'urgent',
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
  raises: 'creates, throws or increments',
  raiseguestwindow: 'createGuestWindow',
  raising: 'creating',
  refusalof: 'toAppError',
  seedhouse: 'seedHotel',
  'small-house': 'small-hotel',
  staffdoor: 'StaffAccess',
  'stands still': 'is suspended',
  'stood still': 'was suspended',
  stubborn: 'retrying',
  'take-away': 'handoff',
  tellunreachable: 'notify',
  useasked: 'a query',
  wayof: 'the sign-in method, the recovery or the exit',
  wordsof: 'textsOf',
};

/** Parts of compound names and of file names. As words of a sentence they can be plain English. */
const RETIRED_PARTS = new Map(
  Object.entries({
    answer: 'response',
    answered: 'responded',
    answers: 'responses',
    asked: 'requested',
    asks: 'requests',
    caller: 'client',
    callers: 'clients',
    held: 'tokenized, reserved or pressed',
    hurried: 'urgent',
    kept: 'stored, retained or remaining',
    letters: 'emails',
    look: 'poll, check, view or appearance',
    looked: 'polled or checked',
    looking: 'polling or checking',
    looks: 'polls, checks or views',
    raise: 'create, throw or increment',
    raises: 'creates, throws or increments',
    refusal: 'rejection',
    refusals: 'rejections',
    refuse: 'reject',
    refused: 'rejected',
    refuses: 'rejects',
    slip: 'receipt',
    slips: 'receipts',
    tell: 'notify or show',
    tells: 'notifies or shows',
    told: 'notified or shown',
    trigger: 'webhook',
    unkept: 'not stored',
    way: 'method, recovery, exit or option',
    ways: 'methods, recoveries, exits or options',
    words: 'texts',
  }),
);

/** What a person answers, letters of the alphabet, and names that others gave: on the wire, in tables, of libraries, of texts. */
const ALLOWED = new Set(
  `
  ANSWER_INVALID AnswerInvitation AnswerInvitationProps answerInvitation onAnswered QuizAnswers
  answerQuiz quizAnswers setAnswers toAnswers isAnswered useAnswer RegistrationAnswers
  registrationAnswers forgetOldAnswers isRegistrationAsked acAnswers lightingAnswers tvAnswers
  parseAnswers storedAnswers answersOf answerFields registration-answers.ts stored-answers.ts
  answer-invitation.tsx words.test.ts lettersOf LOCATOR_LETTERS MOST_NUMBER_LETTERS SEARCH_LETTERS
  numberWords wordsPerMinute ERR_CONNECTION_REFUSED refusesRefund refuses_refund refusesStart keptCents
  keptUntil IUGU_TRIGGER_SECRET IUGU_TRIGGER_SECRET_FILE MenuTrigger ToastTrigger
  bookings_under_way next_look_at pix_codes_to_look_at pernoite_refunds_refused new_hours_kept UNDER_WAY
  deviceTokenKept inviteWay picksWay lockIsTold onlyLetters
  `.split(/\s+/),
);

const SOURCES = ['build', 'src-*', 'tests'].map(folder => `${folder}/**/*.{ts,tsx,css,md}`);
const FILES = [...SOURCES, '*.{md,ts}', 'docs/*.md', 'docs/decisions/*.md'];
const EXEMPT = new Set(['docs/requirements.md', 'docs/product-decisions.md', 'tests/build/words.test.ts']);

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.-]/)
    .filter(part => part !== '');

/** Compound names of code alone: one word by itself may be a word of a comment. */
function namesIn(file: string): string[] {
  const names = readFileSync(join(root, file), 'utf8').match(/[A-Za-z]\w*/g) ?? [];
  return [basename(file), ...new Set(names.filter(name => partsOf(name).length > 1))];
}

test('retired words are part of no name of the code and of no file, but of those that others gave', () => {
  const files = globSync(SOURCES, { cwd: root }).filter(
    file => file.endsWith('.ts') || file.endsWith('.tsx'),
  );
  const found = files.flatMap(file =>
    namesIn(file)
      .filter(name => !ALLOWED.has(name))
      .flatMap(name => partsOf(name).map(part => ({ name, instead: RETIRED_PARTS.get(part) })))
      .filter(({ instead }) => instead !== undefined)
      .map(({ name, instead }) => `${file} names ${name}: ${instead}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

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
