import { expect, test, vi } from 'vitest';

test('a screen that opens while the language changes has its texts in the new one (APP-05)', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const { startTexts } = await import('#renderer/guest/app/start-texts.ts');
  const { changeLanguage, hasText, loadTexts } = await import('#renderer/platform/i18n/i18n.ts');
  await startTexts('pt', 'general');
  const changed = changeLanguage('en', false);
  await loadTexts('booking-search');
  await changed;
  expect(hasText('booking-search:search')).toBe(true);
});
