import type { Page } from '@playwright/test';
import { newLink } from '#shared/contract/sign-in.ts';
import { IDENTITY_PATH, IdentityPage } from '../journeys/pages/identity-page.ts';
import { LinkPage } from '../journeys/pages/link-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../journeys/pages/personal-data-page.ts';
import { SettingsPage } from '../journeys/pages/settings-page.ts';
import type { Language } from '../journeys/pages/words.ts';
import type { Screen } from './screens.ts';

const password = 'Pernoite#2026';
/** A guest whose account speaks the language, so that signing in changes nothing. */
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;

async function open(page: Page, language: Language, path: string): Promise<SettingsPage> {
  await new LoginPage(page, language).enter({ email: guests[language], password }, path);
  const settings = new SettingsPage(page, language);
  await settings.title.waitFor();
  await page.waitForLoadState('networkidle');
  return settings;
}

const plain = (name: string, path: string): Screen => ({
  name,
  open: async (page, language) => void (await open(page, language, path)),
});

/** The account's hub and its settings. */
export const accountScreens: Screen[] = [
  plain('account', '/guest/account'),
  {
    name: 'personal-data',
    open: async (page, language) => {
      await open(page, language, PERSONAL_DATA);
      await new PersonalDataPage(page, language).fullName.waitFor();
    },
  },
  {
    name: 'identity',
    open: async (page, language) => {
      await open(page, language, IDENTITY_PATH);
      await new IdentityPage(page, language).main.getByRole('button').first().waitFor();
    },
  },
  {
    name: 'identity-pictures',
    open: async (page, language) => {
      await open(page, language, IDENTITY_PATH);
      const identity = new IdentityPage(page, language);
      await identity.start.or(identity.restart).click();
      await identity.embedded(language).file.first().waitFor();
    },
  },
  {
    name: 'link',
    open: async (page, language) => {
      await open(page, language, '/guest/settings');
      const asked = await page.request.post('/api/sign-in/links', {
        data: {},
        headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': 'JARDINS', 'x-device-id': 'lobby-1' },
      });
      await page.goto(new URL(newLink.parse(await asked.json()).address).pathname);
      await new LinkPage(page, language).numbers.first().waitFor();
    },
  },
  plain('settings', '/guest/settings'),
  plain('settings-notifications', '/guest/settings/notifications'),
  plain('settings-payments', '/guest/settings/payments'),
  plain('settings-your-data', '/guest/settings/your-data'),
  plain('settings-partners', '/guest/settings/partners'),
  {
    name: 'settings-delete',
    open: async (page, language) => {
      const settings = await open(page, language, '/guest/settings/deleteAccount');
      await settings.reason('3').check();
      await settings.details.waitFor();
    },
  },
  {
    name: 'settings-delete-confirm',
    open: async (page, language) => {
      const settings = await open(page, language, '/guest/settings/deleteAccount');
      await settings.reason('1').check();
      await settings.accept.check();
      await settings.go.click();
      await settings.confirm.waitFor();
    },
  },
  {
    name: 'farewell',
    open: async (page, language) => {
      await page.goto(`/farewell?lang=${language === 'pt' ? 'PORTUGUESE' : 'ENGLISH'}`);
      await new SettingsPage(page, language).farewell.waitFor();
    },
  },
];
