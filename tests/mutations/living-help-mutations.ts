import type { SourceMutation } from './source-mutation.ts';

/** Faults in the figures and the search of the help. */

const FIGURES = 'src-shared/rules/policy-figures.ts';
const SEARCH = 'src-renderer/features/help/help-search.ts';
const ITEMS = 'src-renderer/features/help/help-items.ts';
const TEST = 'tests/renderer/help.test.ts';

export const livingHelpMutations: SourceMutation[] = [
  {
    name: 'the help names another limit of free cancellation',
    file: FIGURES,
    edits: [
      {
        find: 'freeCancellationHours: FREE_CANCELLATION_HOURS',
        put: 'freeCancellationHours: FREE_CANCELLATION_HOURS / 2',
      },
    ],
    testFile: TEST,
    test: 'the help says that canceling until 48 hours',
  },
  {
    name: 'accents are needed to find something in the help',
    file: SEARCH,
    edits: [{ find: 'ignoreDiacritics: true', put: 'ignoreDiacritics: false' }],
    testFile: TEST,
    test: 'nao is found',
  },
  {
    name: 'two letters search the help',
    file: SEARCH,
    edits: [{ find: 'wanted.length < SEARCH_LETTERS', put: 'wanted.length < SEARCH_LETTERS - 1' }],
    testFile: TEST,
    test: 'fewer than three letters',
  },
  {
    name: 'an item of the help is found in every subject',
    file: ITEMS,
    edits: [{ find: 'item.id === id && item.category === category', put: 'item.id === id' }],
    testFile: TEST,
    test: 'in its own subject alone',
  },
];
