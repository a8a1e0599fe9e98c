import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { languages, textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const DELETE = '/guest/settings/deleteAccount';

/** Fetched ahead (host/fetch-ahead.ts) some seconds after the page came: the account may be gone by the response. */
const AHEAD = /\/api\/bookings\/active\?/;

test('a deletion needs a reason, and its button waits for the terms (SET-04, SET-05)', async ({
  page,
  testApi,
}) => {
  await new LoginPage(page).enter(await testApi.newGuest(), DELETE);
  const settings = new SettingsPage(page);
  await expect(settings.go).toBeDisabled();
  await expect(page.getByText(t('settings:delete.terms.data'))).toBeVisible();
  await expect(page.getByText(t('settings:delete.terms.credits'))).toBeVisible();
  await settings.reason('1').check();
  await expect(settings.go).toBeDisabled();
  await settings.accept.check();
  await expect(settings.go).toBeEnabled();
  await settings.accept.uncheck();
  await expect(settings.go).toBeDisabled();

  await page.reload();
  await settings.accept.check();
  await settings.go.click();
  await expect(page.getByText(t('general:validation.required'))).toBeVisible();
  await expect(settings.confirm).toBeHidden();

  // Details are requested for "other" alone, and may be left out.
  await settings.reason('2').check();
  await expect(settings.details).toBeHidden();
  await settings.reason('3').check();
  await expect(settings.details).toBeVisible();
  await settings.go.click();
  await expect(settings.confirm).toBeVisible();
  await settings.stay.click();
  await expect(settings.confirm).toBeHidden();
  await expect(page).toHaveURL(DELETE);
});

for (const language of languages) {
  test(`after a deletion in ${language} the app says farewell, nobody is signed in, and no sign-in works (SET-04, SET-05, API-41)`, async ({
    page,
    testApi,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(/signInWithPassword/);
    expectedFailures.allow(AHEAD);
    const guest = await testApi.newGuest({ language });
    const login = new LoginPage(page, language);
    await login.enter(guest, DELETE);
    const settings = new SettingsPage(page, language);
    await settings.reason('3').check();
    await settings.details.fill('Longe do mar\nBruna Teixeira');
    await settings.accept.check();
    const sent = page.waitForRequest(request => request.method() === 'DELETE');
    await settings.go.click();
    await expectNoViolations(page, { language });
    await settings.confirmGo.click();
    expect((await sent).postDataJSON()).toEqual({ reason: 3, details: 'Longe do mar\nBruna Teixeira' });
    await expect(settings.farewell).toBeVisible();
    await expect(page).toHaveURL('/farewell');
    await expectNoViolations(page, { language });
    await page.goto('/guest/settings');
    await expect(page).toHaveURL('/login');
    await login.signIn(guest);
    await expect(login.alert).toBeVisible();
  });
}

test('a guest leaves by keyboard alone (SET-05)', async ({ page, testApi, expectedFailures }) => {
  expectedFailures.allow(AHEAD);
  await new LoginPage(page).enter(await testApi.newGuest(), DELETE);
  const settings = new SettingsPage(page);
  await settings.reason('1').focus();
  await page.keyboard.press('Space');
  await expect(settings.reason('1')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(settings.reason('2')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(settings.accept).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(settings.go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings.confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings.confirm).toBeHidden();
  await expect(settings.go).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings.confirmGo).toBeVisible();
  await settings.confirmGo.focus();
  await page.keyboard.press('Enter');
  await expect(settings.farewell).toBeVisible();
});

test('with a booking to come the account stays, and the guest reads why and where to look (ERR-08, SET-06)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/guestUser$/);
  await new LoginPage(page).enter({ email: 'james@pernoite.test', password: 'Pernoite#2026' }, DELETE);
  const settings = new SettingsPage(page);
  await settings.reason('2').check();
  await settings.accept.check();
  await settings.go.click();
  await settings.confirmGo.click();
  await expect(new ShellPage(page).toast(t('errors:USER_HAS_ACTIVE_BOOKINGS'))).toBeVisible();
  await expect(settings.confirm).toBeHidden();
  await expect(page.getByText(t('settings:delete.activeBookings'))).toBeVisible();
  await page.getByRole('link', { name: t('settings:delete.seeBookings') }).click();
  await expect(page).toHaveURL('/guest/booking/active');
});

test('a deletion that fails shows a toast, and nothing is lost (SET-06)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(AHEAD);
  expectedFailures.allow(/\/api\/guestUser$/);
  await new LoginPage(page).enter(await testApi.newGuest(), DELETE);
  await page.route('**/api/guestUser', route =>
    route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }),
  );
  const settings = new SettingsPage(page);
  await settings.reason('3').check();
  await settings.details.fill('Words of mine');
  await settings.accept.check();
  await settings.go.click();
  await settings.confirmGo.click();
  await expect(new ShellPage(page).toast(t('settings:delete.failed'))).toBeVisible();
  await expect(settings.confirm).toBeHidden();
  await expect(settings.details).toHaveValue('Words of mine');
  await page.unroute('**/api/guestUser');
  await settings.go.click();
  await settings.confirmGo.click();
  await expect(settings.farewell).toBeVisible();
});

test('a guest who signed in a while ago types the password again, and the account goes (SEC-16)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/signInWithPassword|guestUser$/);
  expectedFailures.allow(AHEAD);
  const guest = await testApi.newGuest();
  await new LoginPage(page).enter(guest);
  await page.goto(DELETE);
  await testApi.moveClock(6 * 60_000);
  const settings = new SettingsPage(page);
  await settings.reason('1').check();
  await settings.accept.check();
  await settings.go.click();
  await settings.confirmGo.click();
  await expect(page.getByText(t('settings:delete.confirm.signInOld'))).toBeVisible();
  await expectNoViolations(page);
  const password = page.getByLabel(t('settings:delete.confirm.password'));
  await password.fill('Wrong#2026');
  await settings.confirmGo.click();
  await expect(page.getByText(t('settings:delete.confirm.wrongPassword'))).toBeVisible();
  await password.fill(guest.password);
  await settings.confirmGo.click();
  await expect(settings.farewell).toBeVisible();
});
