import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/steps.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const FILE = /(?:src-\w+|build|docs|locales|resources|tests)\/[\w./-]+\.(?:tsx?|mjs|json|md|webp)/g;

test.each(pages)('%s names no file of the project that is not there', page => {
  const named = readFileSync(join(root, page), 'utf8').match(FILE) ?? [];
  expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
});
