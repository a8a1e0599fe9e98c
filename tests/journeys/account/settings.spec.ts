import { hold } from '../hold.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const phone = { width: 360, height: 740 };

const entries = [
  ['notifications', '/guest/settings/notifications'],
  ['language', '/guest/settings/language'],
  ['payments', '/guest/settings/payments'],
  ['sessions', '/guest/settings/sessions'],
  ['yourData', '/guest/settings/your-data'],
  ['help', '/guest/settings/help'],
  ['partners', '/guest/settings/partners'],
  ['deleteAccount', '/guest/settings/deleteAccount'],
] as const;

test('the settings list notifications, language, payments, help, partners, deletion and the way out (SET-01)', {
  tag: '@phone',
}, async ({ page, testApi }) => {
  await new LoginPage(page).enter(await testApi.newGuest());
  const settings = new SettingsPage(page);
  for (const [name, path] of entries) {
    await page.goto('/guest/settings');
    await settings.list.getByRole('link', { name: t(`settings:places.${name}`), exact: true }).click();
    await expect(page).toHaveURL(url => [path, `${path}/reservations`].includes(url.pathname));
    await expect(settings.title).toBeVisible();
  }
  await page.goto('/guest/settings');
  await settings.list.getByRole('button', { name: t('settings:places.signOut') }).click();
  await expect(page).toHaveURL('/login');
  await expect(new LoginPage(page).email).toBeVisible();
  await page.goto('/guest/settings');
  await expect(page).toHaveURL('/login');
  await expect(new LoginPage(page).email).toBeVisible();
});

test('the root of the settings leads to notifications on a desktop, and is the list on a phone (SET-02)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const settings = new SettingsPage(page);
  await page.goto('/guest/settings');
  await expect(page).toHaveURL('/guest/settings/notifications');
  await expect(settings.list).toBeVisible();

  await page.setViewportSize(phone);
  await expect(settings.list).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account:back.settings'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/guest/settings');
  await expect(settings.list).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page).toHaveURL('/guest/settings/notifications');
});

test('a list of settings that gets more room has its heading and its name until the setting is loaded (SET-02, APP-01)', async ({
  page,
  testApi,
}) => {
  await page.setViewportSize(phone);
  await signInByToken(page, await testApi.newGuest());
  const settings = new SettingsPage(page);
  await page.goto('/guest/settings');
  await expect(settings.list).toBeVisible();
  const loadSetting = await hold(page, /\/assets\/settings-notifications/);
  const requested = page.waitForRequest(/\/assets\/settings-notifications/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await requested;
  await expect(settings.title).toHaveText(t('settings:title'));
  await expect(page).toHaveTitle(new RegExp(t('settings:title')));
  loadSetting();
  await expect(settings.title).toHaveText(t('settings:notifications.title'));
});

test('offers and account updates are turned on and off, and stay so (SET-03, API-43, API-44, API-45)', async ({
  page,
  testApi,
}) => {
  await new LoginPage(page).enter(await testApi.newGuest(), '/guest/settings/notifications');
  const settings = new SettingsPage(page);
  const [offers, updates] = [settings.switchOf('offers'), settings.switchOf('updates')];
  await expect(offers).toHaveAttribute('aria-checked', 'false');
  await expect(updates).toHaveAttribute('aria-checked', 'true');
  for (const [kind, call] of [
    [offers, /email-marketing/],
    [updates, /notification-preference/],
  ] as const) {
    const sent = page.waitForResponse(
      response => call.test(response.url()) && response.request().method() !== 'GET',
    );
    await kind.press('Space');
    expect((await sent).ok()).toBe(true);
  }
  await page.reload();
  await expect(offers).toHaveAttribute('aria-checked', 'true');
  await expect(updates).toHaveAttribute('aria-checked', 'false');
});

test('a switch moves at once, and moves back with a toast when the gateway does not accept it (SET-03)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/email-marketing/);
  await new LoginPage(page).enter(await testApi.newGuest(), '/guest/settings/notifications');
  const offers = new SettingsPage(page).switchOf('offers');
  await expect(offers).toHaveAttribute('aria-checked', 'false');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/email-marketing/**', async route => {
    await released;
    await route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } });
  });
  await offers.click();
  await expect(offers).toHaveAttribute('aria-checked', 'true');
  release();
  await expect(offers).toHaveAttribute('aria-checked', 'false');
  await expect(new ShellPage(page).toast(t('settings:notifications.failed'))).toBeVisible();
});

test('a guest takes a copy of all their data as a file, whose name says nothing about them', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await new LoginPage(page).enter(guest, '/guest/settings/your-data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('settings:yourData.download') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pernoite-\d{4}-\d{2}-\d{2}\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const copy: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  expect(copy).toMatchObject({
    format: 'pernoite-account/1',
    guest: { email: guest.email, firstName: 'Bruna', lastName: 'Teixeira' },
  });
  await expect(page.getByText(t('settings:yourData.saved'))).toBeVisible();
});

test('a copy that was taken too often says when the next can be had', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/account\/export/);
  await new LoginPage(page).enter(await testApi.newGuest(), '/guest/settings/your-data');
  const button = page.getByRole('button', { name: t('settings:yourData.download') });
  for (let copies = 0; copies < 5; copies += 1) {
    const download = page.waitForEvent('download');
    await button.click();
    await download;
  }
  await button.click();
  await expect(page.getByRole('alert')).toContainText('60');
});
