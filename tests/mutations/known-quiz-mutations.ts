import { mutationsOf } from './source-mutation.ts';

export const knownQuizMutations = [
  ...mutationsOf('src-gateway/domain/stay/quiz/save-quiz.ts', 'tests/gateway/quiz.test.ts', {
    'known-quiz: an option of another list is saved': {
      seenBy: 'of its own list, or nothing is saved',
      'offered.has(`${kind} ${id}`)': 'options.some(option => option.id === id)',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/quiz/find-quiz.ts', 'tests/gateway/quiz.test.ts', {
    'known-quiz: an option that is gone is shown as chosen': {
      seenBy: 'those that are gone are left out',
      'answers[name].filter(id => isOffered(optionLists[name], id))': 'answers[name]',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/preparation/fix-rooms.ts', 'tests/gateway/quiz.test.ts', {
    'known-quiz: what a guest says is copied to the stay': {
      seenBy: 'is not copied to what the hotel prepares',
      "part !== 'ABOUT'": "part !== 'MINIBAR'",
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/quiz/quiz-state.ts', 'tests/renderer/quiz.test.ts', {
    'known-quiz: a seventeenth hobby is taken': {
      seenBy: 'take up to the limit',
      'draft[list].length >= limits[list]': 'draft[list].length > limits[list]',
    },
    'known-quiz: a stage without a choice is passed': {
      seenBy: 'wait for a place',
      'if (stage === 3) return draft.ambient !== null;': '',
    },
    'known-quiz: a failed save begins again': {
      seenBy: 'that fails leaves every choice',
      'stage: LAST_STAGE, draft: state.draft, failure }': 'stage: 1, draft: state.draft, failure }',
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/quiz/quiz-draft.ts', 'tests/renderer/quiz.test.ts', {
    'known-quiz: the draft of another guest is shown': {
      seenBy: 'of another guest is not shown',
      'parsed.success && parsed.data.uid === uid': 'parsed.success',
    },
    'known-quiz: a draft stays after a cancel': {
      seenBy: 'is gone with the cancel',
      "state.step === 'intro' || state.step === 'saved'": "state.step === 'saved'",
    },
  }),
];
