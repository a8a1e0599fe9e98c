import { nextGuest, resetsDone } from './endings.ts';
import { expect, test } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';

test.use({ appOptions: { args: ['--profile=kiosk'] } });

test('a kiosk’s reset ends the guest’s session at the gateway, not only on the screen (SEC-09, KSK-07)', async ({
  desktop,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  expect(await testApi.sessionKinds(guest)).toContain('KIOSK');

  const before = resetsDone(desktop);
  void page.evaluate("pernoite.endGuest({ reason: 'finished' })").catch(() => undefined);
  await nextGuest(desktop, page, before);
  await expect.poll(() => testApi.sessionKinds(guest)).not.toContain('KIOSK');
});
