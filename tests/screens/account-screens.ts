import type { Page } from '@playwright/test';
import { newLink } from '#shared/contract/sign-in.ts';
import { AccountChoice } from '../journeys/pages/account-choice.ts';
import { IdentityVerificationPage, VERIFICATION_PATH } from '../journeys/pages/identity-verification-page.ts';
import { LinkPage } from '../journeys/pages/link-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../journeys/pages/personal-data-page.ts';
import { IPHONE, SESSIONS, SessionsPage } from '../journeys/pages/sessions-page.ts';
import { SettingsPage } from '../journeys/pages/settings-page.ts';
import { type Language, textsOf } from '../journeys/pages/texts.ts';
import { TestApi } from '../journeys/test-api.ts';
import { untilPictureRests } from './rest.ts';
import type { Screen } from './screens.ts';

const SIGN_IN = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';
const password = 'Pernoite#2026';
/** A guest whose account has the language, so that signing in changes nothing. */
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;

async function open(page: Page, language: Language, path: string): Promise<SettingsPage> {
  await new LoginPage(page, language).enter({ email: guests[language], password }, path);
  const settings = new SettingsPage(page, language);
  await settings.title.waitFor();
  await untilPictureRests(page);
  return settings;
}

/** A sign-in by the protocol alone, from a device that names itself by these headers. */
async function signInElsewhere(
  page: Page,
  language: Language,
  headers: Record<string, string>,
): Promise<void> {
  const data = { email: guests[language], password, returnSecureToken: true };
  await page.request.post(SIGN_IN, { data, headers });
}

/** Other pictures have left sessions of this guest behind. */
async function endAllSessions(page: Page, language: Language): Promise<void> {
  const testApi = new TestApi(page.request, new URL(page.url()).origin);
  await testApi.endSessions({ email: guests[language], password });
}

/** A guest who is signed in here, on a phone and at a kiosk. */
async function openSessions(page: Page, language: Language): Promise<SessionsPage> {
  await endAllSessions(page, language);
  await signInElsewhere(page, language, { 'user-agent': IPHONE.userAgent });
  await signInElsewhere(page, language, {
    'x-device-profile': 'kiosk',
    'x-device-hotel': 'JARDINS',
    'x-device-id': 'lobby-1',
  });
  // By the form: the session is named after the browser.
  await new LoginPage(page, language).enterByForm({ email: guests[language], password });
  const sessions = new SessionsPage(page, language);
  await sessions.open();
  return sessions;
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
      await open(page, language, VERIFICATION_PATH);
      await new IdentityVerificationPage(page, language).main.getByRole('button').first().waitFor();
    },
  },
  {
    name: 'identity-pictures',
    open: async (page, language) => {
      await open(page, language, VERIFICATION_PATH);
      const verification = new IdentityVerificationPage(page, language);
      await verification.start.or(verification.restart).click();
      await verification.embedded(language).file.first().waitFor();
    },
  },
  {
    name: 'link',
    open: async (page, language) => {
      await open(page, language, '/guest/settings');
      const response = await page.request.post('/api/sign-in/links', {
        data: {},
        headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': 'JARDINS', 'x-device-id': 'lobby-1' },
      });
      await page.goto(new URL(newLink.parse(await response.json()).address).pathname);
      await new LinkPage(page, language).numbers.first().waitFor();
    },
  },
  plain('settings', '/guest/settings'),
  plain('settings-notifications', '/guest/settings/notifications'),
  plain('help', '/guest/settings/help'),
  plain('help-search', '/guest/settings/help/reservations?q=check-out'),
  plain('help-item', '/guest/settings/help/checkin-checkout/item?item=late-check-out'),
  plain('settings-payments', '/guest/settings/payments'),
  {
    name: 'settings-sessions',
    open: async (page, language) => void (await openSessions(page, language)),
  },
  {
    name: 'settings-sessions-end',
    open: async (page, language) => {
      const sessions = await openSessions(page, language);
      await sessions.askToEnd(IPHONE.name[language]);
    },
  },
  {
    name: 'settings-sessions-alone',
    open: async (page, language) => {
      await endAllSessions(page, language);
      await open(page, language, SESSIONS);
      await new SessionsPage(page, language).alone.waitFor();
    },
  },
  {
    name: 'login-session-ended',
    open: async (page, language) => {
      await new LoginPage(page, language).enter({ email: guests[language], password });
      await endAllSessions(page, language);
      await page.goto(SESSIONS);
      await page.getByText(textsOf(language)('session:ended.title')).waitFor();
    },
  },
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
    name: 'account-choice',
    open: async (page, language) => {
      await new LoginPage(page, language).enter({ email: guests[language], password });
      const testApi = new TestApi(page.request, new URL(page.url()).origin);
      const { addressToken } = await testApi.signUp(language);
      await page.goto(`/booking/step-1?customToken=${addressToken}`);
      await new AccountChoice(page, language).dialog.waitFor();
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
