import type { Browser, Page } from '@playwright/test';
import { LoginPage } from '../pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../pages/personal-data-page.ts';
import { IPHONE, SessionsPage } from '../pages/sessions-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { passTour } from '../pass-tour.ts';
import { QUIET_PAGE } from '../sign-in-by-token.ts';
import { expect, type NewGuest, test } from '../test-api.ts';
import { OwnData, whole } from './own-data.ts';

const t = textsOf('en');

/** The same guest, signed in on a phone. */
async function onPhone(browser: Browser, baseURL: string | undefined, guest: NewGuest): Promise<Page> {
  const { userAgent } = IPHONE;
  const context = await browser.newContext(baseURL === undefined ? { userAgent } : { baseURL, userAgent });
  await context.addInitScript(passTour);
  const phone = await context.newPage();
  await new LoginPage(phone).enterByForm(guest);
  return phone;
}

test('a device that is signed out elsewhere says so at its next call, with what was lost, and leads back (SEC-09, PD-05)', async ({
  page,
  browser,
  baseURL,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest();
  await (await OwnData.of(guest, { testApi, request })).change(whole);
  await testApi.endSessions(guest);
  const phone = await onPhone(browser, baseURL, guest);
  const data = new PersonalDataPage(phone);
  // The stay card's own call would notice by itself when it came after the end.
  const stayCardCall = phone.waitForResponse('**/api/bookings/active?*');
  await data.open();
  await stayCardCall;
  await data.socialName.fill('Lua');

  await new LoginPage(page).enter(guest);
  const sessions = new SessionsPage(page);
  await sessions.open();
  await expect(sessions.devices).toHaveCount(2);
  await expect(sessions.here).toHaveCount(1);
  await expect(sessions.here.getByRole('button')).toHaveCount(0);
  await expect(sessions.device(IPHONE.name.en)).toContainText(t('settings:sessions.justNow'));
  await sessions.askToEnd(IPHONE.name.en);
  await sessions.cancel.click();
  await expect(sessions.devices).toHaveCount(2);
  await sessions.askToEnd(IPHONE.name.en);
  await sessions.confirm.click();
  const ended = t('settings:sessions.ended', { device: IPHONE.name.en });
  await expect(new ShellPage(page).toast(ended)).toBeVisible();
  await expect(sessions.devices).toHaveCount(1);
  await expect(sessions.alone).toBeVisible();
  await expect(sessions.endAll).toBeHidden();
  await expect(sessions.list).toBeFocused();

  await data.save.click();
  await expect(phone).toHaveURL('/login');
  const notice = phone.getByRole('status').filter({ hasText: t('session:ended.title') });
  await expect(notice).toContainText(t('session:ended.unsaved'));
  await new LoginPage(phone).signIn(guest);
  await expect(phone).toHaveURL(PERSONAL_DATA);
  await expect(data.socialName).toHaveValue('');
  await phone.context().close();
});

test('a device that has left meanwhile is said to be gone, and signing out everywhere ends this one too (SEC-09)', async ({
  page,
  browser,
  baseURL,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await testApi.endSessions(guest);
  const first = await onPhone(browser, baseURL, guest);
  await new LoginPage(page).enter(guest);
  const sessions = new SessionsPage(page);
  await sessions.open();
  await sessions.askToEnd(IPHONE.name.en);
  const otherTab = new SessionsPage(await page.context().newPage());
  await otherTab.open();
  await otherTab.askToEnd(IPHONE.name.en);
  await otherTab.confirm.click();
  await expect(otherTab.alone).toBeVisible();
  await sessions.confirm.click();
  const gone = t('settings:sessions.gone', { device: IPHONE.name.en });
  await expect(new ShellPage(page).toast(gone)).toBeVisible();
  await expect(sessions.devices).toHaveCount(1);

  await new LoginPage(first).enterByForm(guest);
  // A home that still fetches something would notice by itself, and its notice would go with the reload.
  await first.goto(QUIET_PAGE);
  await sessions.open();
  await sessions.endAll.click();
  await sessions.confirm.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(t('session:ended.everywhere'))).toBeVisible();
  await first.goto('/');
  await expect(first).toHaveURL('/login');
  const notice = first.getByRole('status').filter({ hasText: t('session:ended.title') });
  await expect(notice).not.toContainText(t('session:ended.unsaved'));
  await first.context().close();
});

test('a list of devices that cannot be fetched can be fetched again (SEC-09)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/guestUser\/sessions/);
  const guest = await testApi.newGuest();
  await testApi.endSessions(guest);
  await new LoginPage(page).enter(guest);
  await page.route('**/api/guestUser/sessions', route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } }),
  );
  await page.goto('/guest/settings/sessions');
  const retry = page.getByRole('alert').getByRole('button', { name: t('general:tryAgain') });
  await retry.waitFor();
  await page.unroute('**/api/guestUser/sessions');
  await retry.click();
  await expect(new SessionsPage(page).alone).toBeVisible();
});
