import { expect, test } from 'vitest';
import { accountLanguage, languageOfAccount, startLanguage } from '#renderer/platform/i18n/language.ts';

test.each([
  ['pt-BR', 'pt'],
  ['pt', 'pt'],
  ['PT-pt', 'pt'],
  ['en-US', 'en'],
  ['de', 'en'],
  ['es-AR', 'en'],
])('a browser in %s starts in %s (APP-02)', (browser, language) => {
  expect(startLanguage(null, null, browser)).toBe(language);
});

test('a saved choice overrides the browser, and what is not one does not (APP-03)', () => {
  expect(startLanguage(null, 'en', 'pt-BR')).toBe('en');
  expect(startLanguage(null, 'pt', 'en-US')).toBe('pt');
  expect(startLanguage(null, 'fr', 'pt-BR')).toBe('pt');
});

test('lang=PORTUGUESE selects Portuguese and any other value English, over all else (APP-16)', () => {
  expect(startLanguage('PORTUGUESE', 'en', 'en-US')).toBe('pt');
  for (const requested of ['ENGLISH', 'portuguese', 'fr', ''])
    expect(startLanguage(requested, 'pt', 'pt-BR')).toBe('en');
});

test('the account says PORTUGUESE or ENGLISH (APP-05)', () => {
  expect([accountLanguage('pt'), accountLanguage('en')]).toEqual(['PORTUGUESE', 'ENGLISH']);
  expect([languageOfAccount('PORTUGUESE'), languageOfAccount('ENGLISH')]).toEqual(['pt', 'en']);
});
