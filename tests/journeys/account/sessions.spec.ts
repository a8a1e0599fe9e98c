import { untilAtRest, watchTraffic } from '../at-rest.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../pages/personal-data-page.ts';
import { IPHONE, SESSIONS, SessionsPage } from '../pages/sessions-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { passTour } from '../pass-tour.ts';
import { QUIET_PAGE } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, whole } from './own-data.ts';

const t = textsOf('en');

test('a guest ends a session elsewhere, then all; the other device says so with what was lost, and leads back (SEC-09, PD-05)', async ({
  page,
  browser,
  baseURL,
  testApi,
  request,
  expectedFailures,
}) => {
  expectedFailures.allow(/guestUser\/sessions$/);
  const guest = await testApi.newGuest();
  await (await OwnData.of(guest, { testApi, request })).change(whole);
  await testApi.endSessions(guest);
  const { userAgent } = IPHONE;
  const context = await browser.newContext(baseURL === undefined ? { userAgent } : { baseURL, userAgent });
  await context.addInitScript(passTour);
  watchTraffic(context);
  const phone = await context.newPage();
  await new LoginPage(phone).enterByForm(guest);

  await page.route('**/api/guestUser/sessions', route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } }),
  );
  await new LoginPage(page).enter(guest, SESSIONS);
  const retry = page.getByRole('alert').getByRole('button', { name: t('general:tryAgain') });
  await retry.waitFor();
  await page.unroute('**/api/guestUser/sessions');
  await retry.click();
  const sessions = new SessionsPage(page);
  const shell = new ShellPage(page);
  const device = IPHONE.name.en;

  await test.step('a device that has left meanwhile is said to be gone', async () => {
    await expect(sessions.devices).toHaveCount(2);
    await expect(sessions.here).toHaveCount(1);
    await expect(sessions.here.getByRole('button')).toHaveCount(0);
    await expect(sessions.device(device)).toContainText(t('settings:sessions.justNow'));
    await sessions.askToEnd(device);
    await sessions.cancel.click();
    await expect(sessions.devices).toHaveCount(2);
    await sessions.askToEnd(device);
    await new ShellPage(phone).leave();
    await expect(new LoginPage(phone).email).toBeVisible();
    await sessions.confirm.click();
    await expect(shell.toast(t('settings:sessions.gone', { device }))).toBeVisible();
    await expect(sessions.devices).toHaveCount(1);
    await expect(sessions.alone).toBeVisible();
    await expect(sessions.endAll).toBeHidden();
  });

  const data = new PersonalDataPage(phone);
  const notice = phone.getByRole('status').filter({ hasText: t('session:ended.title') });
  await test.step('one that is signed out says so at its next call', async () => {
    await new LoginPage(phone).enterByForm(guest);
    // A call of the page's own that came after the end would notice before the guest's: the chat's come last, when idle.
    const chat = phone.waitForResponse(/\/api\/chat$/);
    await data.open();
    await chat;
    await untilAtRest(phone);
    await data.socialName.fill('Lua');
    await sessions.open();
    await sessions.askToEnd(device);
    await sessions.confirm.click();
    await expect(shell.toast(t('settings:sessions.ended', { device }))).toBeVisible();
    await expect(sessions.devices).toHaveCount(1);
    await expect(sessions.list).toBeFocused();
    await data.save.click();
    await expect(phone).toHaveURL('/login');
    await expect(notice).toContainText(t('session:ended.unsaved'));
    await new LoginPage(phone).signIn(guest);
    await expect(phone).toHaveURL(PERSONAL_DATA);
    await expect(data.socialName).toHaveValue('');
  });

  await test.step('signing out everywhere ends this one too', async () => {
    // A page that still fetches something would notice by itself, and its notice would go with the reload.
    await phone.goto(QUIET_PAGE);
    await sessions.open();
    await sessions.endAll.click();
    await sessions.confirm.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(t('session:ended.everywhere'))).toBeVisible();
    await phone.goto('/');
    await expect(phone).toHaveURL('/login');
    await expect(notice).not.toContainText(t('session:ended.unsaved'));
  });
  await context.close();
});
