import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { adoptAccountLanguage } from '#renderer/guest/features/account/account-language/account-language.ts';
import DeskBar from '#renderer/guest/features/device/desk/components/desk-bar.tsx';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import {
  changeLanguage,
  chooseSessionLanguage,
  loadTexts,
  loadTextsIn,
} from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { standInForPage } from './page-stub.ts';

const responses: string[] = [];
beforeEach(async () => {
  responses.length = 0;
  standInForPage('https://pernoite.test');
  vi.stubGlobal('fetch', async () => {
    responses.push('language');
    return Response.json({ preferredLanguage: 'ENGLISH' });
  });
  await startTexts('pt', 'general', 'shell');
});

test('a guest who signs in reads the language of the account (APP-05)', async () => {
  await adoptAccountLanguage();
  expect(currentLanguage()).toBe('en');
});

test('a language chosen at the kiosk lasts for the session, whoever signs in (KSK-24)', async () => {
  await chooseSessionLanguage('pt');
  await adoptAccountLanguage();
  expect([currentLanguage(), responses]).toEqual(['pt', []]);
});

test('the desk’s own bar keeps the desk’s language when a guest’s account changes the page’s (KSK-24)', async () => {
  const profile = deviceProfile({ ...defaultDeviceSettings, profile: 'reception', hotelId: 'JARDINS' });
  provideHost({ ...host(), profile });
  await loadTextsIn('pt', 'desk');
  await loadTexts('desk');
  await changeLanguage('en', false);
  const bar = renderToStaticMarkup(
    <MemoryRouter>
      <DeskBar />
    </MemoryRouter>,
  );
  expect(bar).toContain('lang="pt-BR"');
  expect(bar).toContain('Encerrar atendimento');
  expect(bar).not.toContain('End');
});
