import { holdRequests } from '../connection.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('pt');
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const entries = [
  ['notifications', '/guest/settings/notifications'],
  ['language', '/guest/settings/language'],
  ['payments', '/guest/settings/payments'],
  ['access', '/guest/settings/access'],
  ['sessions', '/guest/settings/sessions'],
  ['yourData', '/guest/settings/your-data'],
  ['help', '/guest/settings/help/reservations'],
  ['partners', '/guest/settings/partners'],
  ['deleteAccount', '/guest/settings/deleteAccount'],
] as const;

test('the settings are a list on a phone and begin with the notifications on a desktop, which are switched there; the guest’s data come as a file a few times an hour; six digits change the e-mail (SET-01, SET-02, SET-03, SET-27, APP-01, API-43, API-44, API-45)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/email-marketing|account\/export/);
  const guest = await testApi.newGuest({ language: 'pt' });
  await page.setViewportSize(phone);
  await new LoginPage(page, 'pt').enter(guest, '/guest/settings');
  const settings = new SettingsPage(page, 'pt');
  await expect(settings.list).toBeVisible();
  const loadSetting = await holdRequests(page, /\/assets\/settings-notifications/);
  const requested = page.waitForRequest(/\/assets\/settings-notifications/);
  await page.setViewportSize(desktop);
  await requested;
  await expect(settings.title, 'while the setting is being loaded').toHaveText(t('settings:title'));
  await expect(page).toHaveTitle(new RegExp(t('settings:title')));
  loadSetting();
  await expect(settings.title).toHaveText(t('settings:notifications.title'));
  await expect(page).toHaveURL('/guest/settings/notifications');

  for (const [name, path] of entries) {
    await settings.list.getByRole('link', { name: t(`settings:places.${name}`), exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(settings.title).toBeVisible();
  }

  await settings.list.getByRole('link', { name: t('settings:places.notifications') }).click();
  const [offers, updates] = [settings.switchOf('offers'), settings.switchOf('updates')];
  await expect(offers).toHaveAttribute('aria-checked', 'false');
  await expect(updates).toHaveAttribute('aria-checked', 'true');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/email-marketing/**', async route => {
    await released;
    await route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } });
  });
  await offers.click();
  await expect(offers).toHaveAttribute('aria-checked', 'true');
  release();
  await expect(offers).toHaveAttribute('aria-checked', 'false');
  await expect(new ShellPage(page, 'pt').toast(t('settings:notifications.failed'))).toBeVisible();
  await page.unroute('**/api/email-marketing/**');

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

  await settings.list.getByRole('link', { name: t('settings:places.yourData') }).click();
  const button = page.getByRole('button', { name: t('settings:yourData.download') });
  const download = async () => {
    const started = page.waitForEvent('download');
    await button.click();
    return started;
  };
  const file = await download();
  expect(file.suggestedFilename(), 'the name says nothing about the guest').toMatch(
    /^pernoite-\d{4}-\d{2}-\d{2}\.json$/,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({
    format: 'pernoite-account/1',
    guest: { email: guest.email, firstName: 'Bruna', lastName: 'Teixeira' },
  });
  await expect(page.getByText(t('settings:yourData.saved'))).toBeVisible();
  for (let copies = 1; copies < 5; copies += 1) await download();
  await button.click();
  await expect(page.getByRole('alert')).toContainText('60');

  await settings.list.getByRole('link', { name: t('settings:places.access') }).click();
  const moved = `nova-${guest.email}`;
  await settings.newEmail.fill(moved);
  await settings.currentPassword.fill(guest.password);
  await settings.sendCode.click();
  await expect(settings.emailForm).toContainText(t('settings:access.email.sent', { email: moved }));
  await settings.code.fill(await testApi.changeCode(moved));
  await settings.confirmEmail.click();
  await expect(new ShellPage(page, 'pt').toast(t('settings:access.email.changed'))).toBeVisible();
  await expect(page.getByText(t('settings:access.email.now', { email: moved }))).toBeVisible();

  await page.setViewportSize(phone);
  await expect(settings.list).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account:back.settings'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/guest/settings');
  await settings.list.getByRole('button', { name: t('settings:places.signOut') }).click();
  await expect(page).toHaveURL('/login');
});
