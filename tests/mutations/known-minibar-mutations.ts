import { mutationsOf } from './source-mutation.ts';

export const knownMinibarMutations = [
  ...mutationsOf('src-shared/rules/minibar.ts', 'tests/gateway/minibar.test.ts', {
    'a minibar of nine can be saved': {
      seenBy: 'is rejected as MINIBAR_TOTAL_WRONG',
      'return total === MINIBAR_TOTAL ? null': 'return total <= MINIBAR_TOTAL ? null',
    },
    'the maximum of an item of a minibar does not count': {
      seenBy: 'is rejected as MINIBAR_LIMIT_EXCEEDED',
      'if (quantity > maxQuantity)': 'if (quantity > maxQuantity + MINIBAR_TOTAL)',
    },
    'an item of another minibar is taken': {
      seenBy: 'is rejected as PREFERENCE_NOT_OFFERED',
      "if (item === undefined) return { code: 'PREFERENCE_NOT_OFFERED' };":
        'if (item === undefined) continue;',
    },
  }),
  ...mutationsOf('src-shared/rules/minibar.ts', 'tests/shared/minibar.test.ts', {
    'to a minibar of ten one more can be added': {
      seenBy: 'takes no more of an item than its maximum',
      'Math.min(limitOf(item), own + missingItems(chosen))':
        'Math.min(limitOf(item), own + missingItems(chosen) + 1)',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/minibar-preference.ts',
    'tests/gateway/minibar.test.ts',
    {
      'a saved minibar whose option lost an item is still shown as chosen': {
        seenBy: 'where one of its items is gone',
        'choice && option && findFault(option.items, choice.items) === null':
          'option !== undefined && findFault',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/stay/preferences/find-preferences.ts', 'tests/gateway/minibar.test.ts', {
    'a minibar that is no longer possible counts in the progress of the account': {
      seenBy: 'where one of its items is gone',
      'MINIBAR: minibar !== null,': 'MINIBAR: minibar !== undefined,',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/stay/preferences/components/loaded-preferences.tsx',
    'tests/renderer/preferences-load.test.tsx',
    {
      'a page of the preferences shows old data after a load that failed': {
        seenBy: 'a page whose data are fetched again',
        'if (isError) return': 'if (isError && data === undefined) return',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/stay/preferences/minibar-preference.ts',
    'tests/gateway/minibar.test.ts',
    {
      'a minibar is stored with what there is none of': {
        seenBy: 'is returned, is there on the next visit',
        'quantity > 0': 'quantity >= 0',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/preferences/minibar-form.ts',
    'tests/renderer/minibar.test.ts',
    {
      'a minibar that is saved already can be saved again': {
        seenBy: 'which is not saved again',
        ' === null && !isSaved(minibar, form);': ' === null;',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/hotel/import/minibar-schema.ts', 'tests/gateway/brand-files.test.ts', {
    'a file may offer a minibar whose defaults are not ten': {
      seenBy: 'may have minibars of its own',
      'total !== MINIBAR_TOTAL)': 'total > MINIBAR_TOTAL)',
    },
  }),
];
