import type { Page } from '@playwright/test';
import { newLink } from '#shared/contract/guest/sign-in.ts';
import { AccountChoice } from '../journeys/pages/account-choice.ts';
import { IdentityVerificationPage, VERIFICATION_PATH } from '../journeys/pages/identity-verification-page.ts';
import { LinkPage } from '../journeys/pages/link-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../journeys/pages/personal-data-page.ts';
import { IPHONE, SESSIONS, SessionsPage } from '../journeys/pages/sessions-page.ts';
import { SettingsPage } from '../journeys/pages/settings-page.ts';
import { type Language, textsOf } from '../journeys/pages/texts.ts';
import { TestApi } from '../journeys/test-api.ts';
import { toScreens, untilPictureRests } from './screen.ts';

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

const plain = (path: string) => (page: Page, language: Language) => open(page, language, path);

export const accountScreens = toScreens({
  account: plain('/guest/account'),
  'personal-data': async (page, language) => {
    await open(page, language, PERSONAL_DATA);
    await new PersonalDataPage(page, language).fullName.waitFor();
  },
  identity: async (page, language) => {
    await open(page, language, VERIFICATION_PATH);
    await new IdentityVerificationPage(page, language).main.getByRole('button').first().waitFor();
  },
  'identity-pictures': async (page, language) => {
    await open(page, language, VERIFICATION_PATH);
    const verification = new IdentityVerificationPage(page, language);
    await verification.start.or(verification.restart).click();
    await verification.embedded(language).file.first().waitFor();
  },
  link: async (page, language) => {
    await open(page, language, '/guest/settings');
    const response = await page.request.post('/api/sign-in/links', {
      data: {},
      headers: { 'x-device-profile': 'kiosk', 'x-device-hotel': 'JARDINS', 'x-device-id': 'lobby-1' },
    });
    await page.goto(new URL(newLink.parse(await response.json()).address).pathname);
    await new LinkPage(page, language).numbers.first().waitFor();
  },
  settings: plain('/guest/settings'),
  'settings-notifications': plain('/guest/settings/notifications'),
  help: plain('/guest/settings/help'),
  'help-search': plain('/guest/settings/help/reservations?q=check-out'),
  'help-item': plain('/guest/settings/help/checkin-checkout/item?item=late-check-out'),
  'settings-payments': plain('/guest/settings/payments'),
  'settings-access': plain('/guest/settings/access'),
  services: plain('/guest/services'),
  'not-found': plain('/guest/no-such-room'),
  'settings-sessions': openSessions,
  'settings-sessions-end': async (page, language) => {
    const sessions = await openSessions(page, language);
    await sessions.askToEnd(IPHONE.name[language]);
  },
  'settings-sessions-alone': async (page, language) => {
    await endAllSessions(page, language);
    await open(page, language, SESSIONS);
    await new SessionsPage(page, language).alone.waitFor();
  },
  'login-session-ended': async (page, language) => {
    await new LoginPage(page, language).enter({ email: guests[language], password });
    await endAllSessions(page, language);
    await page.goto(SESSIONS);
    await page.getByText(textsOf(language)('session:ended.title')).waitFor();
  },
  'settings-your-data': plain('/guest/settings/your-data'),
  'settings-partners': plain('/guest/settings/partners'),
  'settings-delete': async (page, language) => {
    const settings = await open(page, language, '/guest/settings/deleteAccount');
    await settings.reason('3').check();
    await settings.details.waitFor();
  },
  'settings-delete-confirm': async (page, language) => {
    const settings = await open(page, language, '/guest/settings/deleteAccount');
    await settings.reason('1').check();
    await settings.accept.check();
    await settings.go.click();
    await settings.confirm.waitFor();
  },
  'account-choice': async (page, language) => {
    await new LoginPage(page, language).enter({ email: guests[language], password });
    const testApi = new TestApi(page.request, new URL(page.url()).origin);
    const { addressToken } = await testApi.signUp(language);
    await page.goto(`/booking/step-1?customToken=${addressToken}`);
    await new AccountChoice(page, language).dialog.waitFor();
  },
  farewell: async (page, language) => {
    await page.goto(`/farewell?lang=${language === 'pt' ? 'PORTUGUESE' : 'ENGLISH'}`);
    await new SettingsPage(page, language).farewell.waitFor();
  },
});
