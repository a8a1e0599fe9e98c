import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/steps.ts';

test('a merge waits for the test command of the README and for nothing else (OPS-05)', () => {
  const lines = readFileSync(join(root, '.ci', 'run'), 'utf8')
    .trim()
    .split('\n');
  expect(lines.filter(line => !/^(#|set |cd )/.test(line))).toEqual(['npm test']);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toMatch(/^npm test\b/m);
});
