import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = resolve(import.meta.dirname, '../../src-renderer');
const ADDRESS = /(?:url\(|\b(?:href|src)=)["'](\.[^"']+)["']/g;

/** Vite leaves an address that leads nowhere as it is, and only warns: the page would have another font. */
test('every file that a stylesheet or the page names is there', () => {
  const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(css|html)$/.test(file),
  );
  const named = files.flatMap(file =>
    [...readFileSync(join(RENDERER, file), 'utf8').matchAll(ADDRESS)].map(([, address = '']) =>
      join(RENDERER, dirname(file), address),
    ),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(file => !existsSync(file))).toEqual([]);
});
