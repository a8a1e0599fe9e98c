import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { printSettings, SETTINGS_PAGE } from '../../build/settings.ts';

const page = await readFile(SETTINGS_PAGE, 'utf8');

test('docs/settings.md says what the gateway’s tables say; `npm run settings` writes it again', () => {
  expect(printSettings(page)).toBe(page);
});

test.each([
  ['a default', '| PORT | 4780 |', '| PORT | 80 |'],
  ['a rate limit', '| signUpPerClient | 20/3600 |', '| signUpPerClient | 90/3600 |'],
])('%s that was changed on the page alone is noticed', (_, printed, edited) => {
  expect(page).toContain(printed);
  expect(printSettings(page.replace(printed, edited))).toBe(page);
});

test('a page that lost the place of a table is not written', () => {
  expect(() => printSettings(page.replace('<!-- limits:', '<!-- '))).toThrow(
    'no place for the table of limits',
  );
});
