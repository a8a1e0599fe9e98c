import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutations as desktopMutations } from '#tests/electron/mutations/mutations.ts';
import { sourceMutations } from '#tests/mutations/source-mutations.ts';
import { root } from '../../build/steps.ts';

/** `npm run test:mutations` takes an hour; that a mutation no longer fits its file is seen here. */
test.each([...sourceMutations, ...desktopMutations])(
  '“$name” still fits the code it breaks',
  ({ file, edits }) => {
    let source = readFileSync(join(root, file), 'utf8');
    for (const { find, put } of edits) {
      expect(source.split(find), find).toHaveLength(2);
      source = source.replace(find, () => put);
    }
  },
);
