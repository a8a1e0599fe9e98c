import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('pt');
const DELETE = '/guest/settings/deleteAccount';

/** Fetched ahead (host/fetch-ahead.ts) some seconds after the page came: the account may be gone by the response. */
const AHEAD = /\/api\/bookings\/active\?/;

test('a guest leaves by keyboard alone, with a reason, the terms and the password again, and what fails loses nothing (SET-04, SET-05, SET-06, SEC-16, ERR-08, API-41)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  for (const call of [AHEAD, /signInWithPassword|guestUser$/]) expectedFailures.allow(call);
  const guest = await testApi.newGuest({ language: 'pt' });
  const login = new LoginPage(page, 'pt');
  await login.enter(guest, DELETE);
  const settings = new SettingsPage(page, 'pt');
  const shell = new ShellPage(page, 'pt');
  await expect(settings.go).toBeDisabled();
  await expect(page.getByText(t('settings:delete.terms.data'))).toBeVisible();
  await expect(page.getByText(t('settings:delete.terms.credits'))).toBeVisible();
  await settings.accept.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(settings.go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('general:validation.required'))).toBeVisible();
  await expect(settings.confirm).toBeHidden();

  await test.step('details are for another reason alone', async () => {
    await settings.reason('1').focus();
    await page.keyboard.press('Space');
    await expect(settings.reason('1')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(settings.reason('2')).toBeChecked();
    await expect(settings.details).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(settings.reason('3')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(settings.details).toBeFocused();
    await page.keyboard.type('Longe do mar');
  });

  const confirm = async () => {
    await settings.go.focus();
    await page.keyboard.press('Enter');
    await settings.confirmGo.focus();
    await page.keyboard.press('Enter');
  };
  await test.step('a rejected or failed deletion says so, and nothing is lost', async () => {
    await settings.go.focus();
    await page.keyboard.press('Enter');
    await expect(settings.confirm).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(settings.confirm).toBeHidden();
    await expect(settings.go).toBeFocused();

    const fail = (status: number, code: string) =>
      page.route('**/api/guestUser', route => route.fulfill({ status, json: { code, message: 'x' } }));
    await fail(409, 'USER_HAS_ACTIVE_BOOKINGS');
    await confirm();
    await expect(shell.toast(t('errors:USER_HAS_ACTIVE_BOOKINGS'))).toBeVisible();
    await expect(settings.confirm).toBeHidden();
    await expect(page.getByText(t('settings:delete.activeBookings'))).toBeVisible();
    const bookings = page.getByRole('link', { name: t('settings:delete.seeBookings') });
    await expect(bookings).toHaveAttribute('href', /^\/guest\/booking/);
    await page.unroute('**/api/guestUser');

    await fail(500, 'X');
    await confirm();
    await expect(shell.toast(t('settings:delete.failed'))).toBeVisible();
    await expect(settings.confirm).toBeHidden();
    await expect(settings.details).toHaveValue('Longe do mar');
    await page.unroute('**/api/guestUser');
  });

  await test.step('who signed in a while ago types the password again', async () => {
    await testApi.moveClock(6 * 60_000);
    await confirm();
    await expect(page.getByText(t('settings:delete.confirm.signInOld'))).toBeVisible();
    await expectNoViolations(page);
    await settings.password.fill('Wrong#2026');
    await settings.confirmGo.click();
    await expect(page.getByText(t('settings:delete.confirm.wrongPassword'))).toBeVisible();
    await settings.password.fill(guest.password);
    const sent = page.waitForRequest(request => request.method() === 'DELETE');
    await settings.confirmGo.click();
    expect((await sent).postDataJSON()).toEqual({ reason: 3, details: 'Longe do mar' });
    await expect(settings.farewell).toBeVisible();
    await expect(page).toHaveURL('/farewell');
  });

  await page.goto('/guest/settings');
  await expect(page).toHaveURL('/login');
  await login.signIn(guest);
  await expect(login.alert).toBeVisible();
});
