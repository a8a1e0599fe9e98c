import type { SourceMutation } from './source-mutation.ts';

/** Faults in what a minibar may hold, in what is stored of it, and in when it can be saved. */

const RULES = 'src-shared/rules/minibar.ts';
const SAVE = 'src-gateway/preferences/save-minibar.ts';
const READ = 'src-gateway/preferences/minibar-preference.ts';
const FORM = 'src-renderer/features/preferences/minibar-form.ts';
const SCHEMA = 'src-gateway/hotel-data/minibar-schema.ts';
const GATEWAY = 'tests/gateway/minibar.test.ts';

export const knownMinibarMutations: SourceMutation[] = [
  {
    name: 'a minibar of nine can be saved',
    file: RULES,
    edits: [{ find: 'return total === MINIBAR_TOTAL ? null', put: 'return total <= MINIBAR_TOTAL ? null' }],
    testFile: GATEWAY,
    test: 'is rejected with nine items',
  },
  {
    name: 'the maximum of an item of a minibar does not count',
    file: RULES,
    edits: [{ find: 'if (quantity > maxQuantity)', put: 'if (quantity > maxQuantity + MINIBAR_TOTAL)' }],
    testFile: GATEWAY,
    test: 'is rejected with more of an item than its maximum',
  },
  {
    name: 'an item of another minibar is taken',
    file: RULES,
    edits: [
      {
        find: "if (item === undefined) return { code: 'PREFERENCE_NOT_OFFERED' };",
        put: 'if (item === undefined) continue;',
      },
    ],
    testFile: GATEWAY,
    test: 'is rejected with an item of another option',
  },
  {
    name: 'to a minibar of ten one more can be added',
    file: RULES,
    edits: [
      {
        find: 'Math.min(limitOf(item), own + missingItems(chosen))',
        put: 'Math.min(limitOf(item), own + missingItems(chosen) + 1)',
      },
    ],
    testFile: 'tests/shared/minibar.test.ts',
    test: 'takes no more of an item than its maximum',
  },
  {
    name: 'a saved minibar whose option lost an item is still shown as chosen',
    file: READ,
    edits: [
      {
        find: 'choice && option && faultOf(option.items, choice.items) === null',
        put: 'option !== undefined && faultOf',
      },
    ],
    testFile: GATEWAY,
    test: 'where one of its items is gone',
  },
  {
    name: 'a minibar that is no longer possible counts in the progress of the account',
    file: 'src-gateway/preferences/filled-parts.ts',
    edits: [{ find: 'MINIBAR: minibar !== null,', put: 'MINIBAR: minibar !== undefined,' }],
    testFile: GATEWAY,
    test: 'where one of its items is gone',
  },
  {
    name: 'a page of the preferences shows old data after a load that failed',
    file: 'src-renderer/features/preferences/load-state.ts',
    edits: [{ find: 'if (isError) return', put: 'if (isError && data === undefined) return' }],
    testFile: 'tests/renderer/preferences-load.test.tsx',
    test: 'a page whose data are fetched again',
  },
  {
    name: 'a minibar is stored with what there is none of',
    file: SAVE,
    edits: [{ find: 'quantity > 0', put: 'quantity >= 0' }],
    testFile: GATEWAY,
    test: 'is returned, is there on the next visit',
  },
  {
    name: 'a minibar that is saved already can be saved again',
    file: FORM,
    edits: [{ find: ' === null && !isSaved(minibar, form);', put: ' === null;' }],
    testFile: 'tests/renderer/minibar.test.ts',
    test: 'which is not saved again',
  },
  {
    name: 'a file may offer a minibar whose defaults are not ten',
    file: SCHEMA,
    edits: [{ find: 'total !== MINIBAR_TOTAL)', put: 'total > MINIBAR_TOTAL)' }],
    testFile: 'tests/gateway/brand-files.test.ts',
    test: 'may have minibars of its own',
  },
];
