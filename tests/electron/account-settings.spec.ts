import { mergeTests } from '@playwright/test';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { SettingsPage } from '#tests/journeys/pages/settings-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectQrCode } from './pages/qr-code.ts';

/** The settings on a public screen: what it does not show, and how a guest deletes the account there. */

const test = mergeTests(phoneTest, deviceTest);

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const t = textsOf('en');

async function signedIn(desktop: DesktopApp, guest: NewGuest, path: string) {
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, path);
  const settings = new SettingsPage(page, 'en');
  await settings.title.waitFor();
  return { page, settings };
}

test('a kiosk offers no download of a guest’s data, and shows the way to it on the guest’s phone (SET-01, BEY-05)', async ({
  desktop,
  gateway,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page } = await signedIn(desktop, guest, '/guest/settings/your-data');
  await expect(page.getByText(t('settings:yourData.elsewhere'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('settings:yourData.download') })).toHaveCount(0);
  const address = `${gateway.address}/guest/settings/your-data`;
  await expectQrCode(page.getByRole('img', { name: t('settings:yourData.code') }), address);
  await expectNoViolations(page);

  const phone = await newPhone();
  await phone.goto('/guest/settings/your-data');
  await expect(phone).toHaveURL('/login');
  await new LoginPage(phone).signIn(guest);
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: t('settings:yourData.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/^pernoite-/);
});

test('a kiosk asks for the password again before it deletes an account, says farewell, and is ready for the next guest (SET-05, SET-06, KSK-08)', async ({
  desktop,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page, settings } = await signedIn(desktop, guest, '/guest/settings/deleteAccount');
  await settings.reason('1').check();
  await settings.accept.check();
  await settings.go.click();
  await settings.password.fill('Not#Mine2026');
  await settings.confirmGo.click();
  await expect(settings.confirm.getByRole('alert')).toContainText(t('settings:delete.confirm.wrongPassword'));
  await expectNoViolations(page);
  await settings.password.fill(guest.password);
  await settings.confirmGo.click();
  await expect(settings.farewell).toBeVisible();
  await page.getByRole('button', { name: t('settings:farewell.done') }).click();
  const next = await desktop.pageAfter(page);
  await expect.poll(() => new URL(next.url()).pathname).toBe('/kiosk');
});

test('the settings of a kiosk’s guest open as a list, and signing out there ends the guest (SET-01, KSK-08)', async ({
  desktop,
  testApi,
}) => {
  const { page, settings } = await signedIn(desktop, await testApi.newGuest(), '/guest/account');
  await expect(settings.ring).toHaveAttribute('aria-valuetext', '0%');
  await expectNoViolations(page);
  await settings.tabs.getByRole('link', { name: t('account:places.settings.name') }).click();
  await settings.list.getByRole('link', { name: t('settings:places.notifications') }).click();
  await expect(settings.switchOf('updates')).toHaveAttribute('aria-checked', 'true');
  await expectNoViolations(page);
  await goTo(page, '/guest/settings');
  await settings.list.getByRole('button', { name: t('settings:places.signOut') }).click();
  const next = await desktop.pageAfter(page);
  await expect.poll(() => new URL(next.url()).pathname).toBe('/kiosk');
});
