import type { SourceMutation } from './source-mutation.ts';

/** Faults in what a guest can say about themselves, and in who finds it. */

const SAVE = 'src-gateway/quiz/save-quiz.ts';
const FIND = 'src-gateway/quiz/find-quiz.ts';
const PART = 'src-gateway/preferences/fixed-parts.ts';
const STATE = 'src-renderer/features/quiz/quiz-state.ts';
const DRAFT = 'src-renderer/features/quiz/quiz-draft.ts';
const CALLS_TEST = 'tests/gateway/quiz.test.ts';
const STATE_TEST = 'tests/renderer/quiz.test.ts';

export const knownQuizMutations: SourceMutation[] = [
  {
    name: 'known-quiz: an option of another list is saved',
    file: SAVE,
    edits: [{ find: 'offered.has(`${kind} ${id}`)', put: 'options.some(option => option.id === id)' }],
    testFile: CALLS_TEST,
    test: 'of its own list, or nothing is saved',
  },
  {
    name: 'known-quiz: an option that is gone is shown as chosen',
    file: FIND,
    edits: [{ find: 'answers[name].filter(id => isOffered(optionLists[name], id))', put: 'answers[name]' }],
    testFile: CALLS_TEST,
    test: 'those that are gone are left out',
  },
  {
    name: 'known-quiz: what a guest says is copied to the stay',
    file: PART,
    edits: [{ find: "part !== 'ABOUT'", put: "part !== 'MINIBAR'" }],
    testFile: CALLS_TEST,
    test: 'is not copied to what the hotel prepares',
  },
  {
    name: 'known-quiz: a seventeenth hobby is taken',
    file: STATE,
    edits: [{ find: 'draft[list].length >= limits[list]', put: 'draft[list].length > limits[list]' }],
    testFile: STATE_TEST,
    test: 'take up to the limit',
  },
  {
    name: 'known-quiz: a stage without a choice is passed',
    file: STATE,
    edits: [{ find: 'if (stage === 3) return draft.ambient !== null;', put: '' }],
    testFile: STATE_TEST,
    test: 'wait for a place',
  },
  {
    name: 'known-quiz: a failed save begins again',
    file: STATE,
    edits: [
      {
        find: 'stage: LAST_STAGE, draft: state.draft, failure }',
        put: 'stage: 1, draft: state.draft, failure }',
      },
    ],
    testFile: STATE_TEST,
    test: 'that fails leaves every choice',
  },
  {
    name: 'known-quiz: the draft of another guest is shown',
    file: DRAFT,
    edits: [{ find: 'parsed.success && parsed.data.uid === uid', put: 'parsed.success' }],
    testFile: STATE_TEST,
    test: 'of another guest is not shown',
  },
  {
    name: 'known-quiz: a draft stays after a cancel',
    file: DRAFT,
    edits: [{ find: "state.step === 'intro' || state.step === 'saved'", put: "state.step === 'saved'" }],
    testFile: STATE_TEST,
    test: 'is gone with the cancel',
  },
];
