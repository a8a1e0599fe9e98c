import { callBridge } from '../electron/device-fixture.ts';
import { test as device, expect } from '../electron/guest-phone.ts';
import { openPage } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { gatewayFixture } from '../journeys/own-gateway.ts';
import { accountOf, asOwner, emulatedEnvironment } from './emulator.ts';

const test = device.extend({
  gateway: gatewayFixture(emulatedEnvironment),
  appOptions: { args: ['--profile=kiosk'] },
});

test('a kiosk gets the identity provider from its gateway, signs a guest in there and keeps the session alive (PD-06, PD-40, KSK-12)', {
  tag: '@desktop',
}, async ({ desktop, testApi }) => {
  const { guest } = await testApi.signUp();
  const account = await accountOf(guest.email);
  await asOwner(':update', { localId: account?.localId, emailVerified: true });

  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect(page.getByRole('banner')).toContainText(guest.firstName);
  expect(await callBridge(page, 'renewToken')).toMatchObject({ value: { idToken: expect.any(String) } });
});
