import { mutationsOf } from './source-mutation.ts';

export const livingHelpMutations = [
  ...mutationsOf('src-shared/rules/policy-figures.ts', 'tests/renderer/help.test.ts', {
    'the help names another limit of free cancellation': {
      seenBy: 'the help says that canceling until 48 hours',
      'freeCancellationHours: FREE_CANCELLATION_HOURS': 'freeCancellationHours: FREE_CANCELLATION_HOURS / 2',
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/help/help-search.ts', 'tests/renderer/help.test.ts', {
    'accents are needed to find something in the help': {
      seenBy: 'nao is found',
      'ignoreDiacritics: true': 'ignoreDiacritics: false',
    },
    'two letters search the help': {
      seenBy: 'fewer than three letters',
      'wanted.length < SEARCH_LETTERS': 'wanted.length < SEARCH_LETTERS - 1',
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/help/help-items.ts', 'tests/renderer/help.test.ts', {
    'an item of the help is found in every subject': {
      seenBy: 'in its own subject alone',
      'item.id === id && item.category === category': 'item.id === id',
    },
  }),
];
