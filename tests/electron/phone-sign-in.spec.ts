import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { noViolations } from '#tests/journeys/no-violations.ts';
import { LinkPage } from '#tests/journeys/pages/link-page.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectQrCode } from './pages/qr-code.ts';

/** A kiosk on the stand-in, and beside it the phone of a guest in a browser of its own. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const shownLink = z.object({ address: z.string(), deviceSecret: z.string() });
const MINUTE = 60_000;

type Shown = { login: DeviceLoginPage; page: Page; address: string; secret: string; number: string };

/** A code on the screen of the device, and what it contains. */
async function showCode(desktop: DesktopApp): Promise<Shown> {
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  // Leaves the screen and returns: a link that the first screen may have requested does not belong to this test.
  await login.open('password');
  const answer = page.waitForResponse(
    response => response.url().endsWith('/api/sign-in/links') && response.status() === 201,
  );
  await login.open('phone');
  const { address, deviceSecret } = shownLink.parse(await (await answer).json());
  await expectQrCode(login.code, address);
  return { login, page, address, secret: deviceSecret, number: await login.number() };
}

/** The guest scans the code: the phone opens its address, and signs in on the way where it has to. */
async function scan(phone: Page, address: string, guest: NewGuest): Promise<LinkPage> {
  await phone.goto(new URL(address).pathname);
  await new LoginPage(phone).signIn(guest);
  return new LinkPage(phone);
}

const isIn = (page: Page) => expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');

test('a guest scans the code, chooses the number on the phone, and the kiosk lets them in (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { login, page, address, secret, number } = await showCode(desktop);
  expect(number).toMatch(/^\d\d$/);
  expect(address).not.toContain(secret);
  await expect(login.status).toHaveText(login.t('phone-sign-in:waiting'));
  await expectNoViolations(page);

  const phone = await newPhone();
  const link = await scan(phone, address, guest);
  await expect(link.title('asking')).toBeVisible();
  await expect(link.main).toContainText('Pernoite Jardins, São Paulo');
  await expect(link.main).toContainText(guest.email);
  await expect(link.numbers).toHaveCount(3);
  await expect(login.status).toHaveText(login.t('phone-sign-in:opened'));
  await noViolations(phone);

  await link.number(number).tap();
  await expect(link.title('approved')).toBeVisible();
  await isIn(page);
  await noViolations(phone);
});

test('the code of a link is in no address, history or storage of the phone, and its secret in none of the kiosk (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page, address, secret } = await showCode(desktop);
  const code = new URL(address).pathname.split('/').at(-1) ?? '';
  const phone = await newPhone();
  const posted: string[] = [];
  phone.on('request', request => {
    if (request.url().includes('/analytics/')) posted.push(request.postData() ?? '');
  });
  const link = await scan(phone, address, guest);
  await expect(link.title('asking')).toBeVisible();
  const stored = () => ({
    ...localStorage,
    ...sessionStorage,
    here: location.href,
    cookies: document.cookie,
  });
  expect(JSON.stringify(await phone.evaluate(stored))).not.toContain(code);
  expect(JSON.stringify(await page.evaluate(stored))).not.toContain(secret);
  expect(posted.join()).not.toContain(code);
  const visited = await phone.evaluate<string[]>('navigation.entries().map(({ url }) => url)');
  expect(visited).toContain(phone.url());
  expect(visited.join()).not.toContain(code);
  expect(await phone.evaluate(() => document.referrer)).toBe('');
});

test('"It was not me" denies the link: the kiosk says so and shows a new code at one touch (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const { login, page, address } = await showCode(desktop);
  const link = await scan(await newPhone(), address, await testApi.newGuest());
  await link.notMe.tap();
  await expect(link.title('refused')).toBeVisible();
  await expect(login.alert).toContainText(login.t('phone-sign-in:denied.title'));
  await expectNoViolations(page);
  await login.newCode.click();
  await expect(login.code).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a number that does not stand on the screen closes the link for good (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { login, address, number, page } = await showCode(desktop);
  const phone = await newPhone();
  const link = await scan(phone, address, guest);
  await (await link.otherNumber(number)).tap();
  await expect(link.title('wrongNumber')).toBeVisible();
  await noViolations(phone);
  await expect(login.alert).toContainText(login.t('phone-sign-in:denied.title'));

  await phone.goto(new URL(address).pathname);
  await expect(link.title('gone'), 'the right number comes too late').toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('after three minutes the code is over on both screens, and a new one is one touch away (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const phone = await newPhone();
  await new LoginPage(phone).enter(guest);
  const { login, page, address } = await showCode(desktop);
  await testApi.moveClock(3 * MINUTE + 1_000);
  await expect(login.alert).toContainText(login.t('phone-sign-in:expired.title'));
  await expectNoViolations(page);
  await phone.goto(new URL(address).pathname);
  await expect(new LinkPage(phone).title('gone')).toBeVisible();
  await noViolations(phone);
  await login.newCode.click();
  await expect(login.code).toBeVisible();
});

test('while somebody is there a new code comes by itself when the old one is over (BEY-01)', async ({
  desktop,
  testApi,
}) => {
  const { login, page, address } = await showCode(desktop);
  await login.code.click();
  const next = page.waitForResponse(response => response.url().endsWith('/api/sign-in/links'));
  await testApi.moveClock(3 * MINUTE + 1_000);
  const renewed = shownLink.parse(await (await next).json());
  expect(renewed.address).not.toBe(address);
  await expectQrCode(login.code, renewed.address);
});

test('a link that was used opens nothing again, for its guest or for anybody else (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const { page, address, number } = await showCode(desktop);
  const [first, second] = [await newPhone(), await newPhone()];
  const link = await scan(first, address, await testApi.newGuest());
  const other = await scan(second, address, await testApi.newGuest());
  await expect(other.title('asking')).toBeVisible();
  await link.number(number).tap();
  await expect(link.title('approved')).toBeVisible();
  await isIn(page);

  await other.number(number).tap();
  await expect(other.title('gone'), 'a second guest comes too late').toBeVisible();
  await first.goto(new URL(address).pathname);
  await expect(link.title('gone'), 'a replay by the first').toBeVisible();
});

test('a made-up link opens nothing (BEY-01)', async ({ newPhone, testApi }) => {
  const phone = await newPhone();
  await new LoginPage(phone).enter(await testApi.newGuest());
  const link = new LinkPage(phone);
  for (const code of ['A'.repeat(22), 'short', '']) {
    await phone.goto(`/link/${code}`);
    await expect(link.title('gone'), code).toBeVisible();
    await expect(link.home).toBeVisible();
  }
  const outside = await phone.goto('/link/..%2f..%2fapi');
  expect(outside?.status(), 'no address of the gateway has an encoded slash (SEC-15)').toBe(400);
});

test('a guest whose e-mail is not verified reads so and opens no screen (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const { login, address } = await showCode(desktop);
  const link = await scan(await newPhone(), address, await testApi.newGuest({ verified: false }));
  await expect(link.title('unverified')).toBeVisible();
  await expect(link.verify).toBeVisible();
  await expect(login.status).toHaveText(login.t('phone-sign-in:waiting'));
});

test('a kiosk that was left by its guest no longer polls for the link (BEY-01)', async ({ desktop }) => {
  const { login, page } = await showCode(desktop);
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await login.way('password').click();
  await expect(login.password.email).toBeVisible();
  // Two polls would have begun by then.
  await page.evaluate(() => new Promise(done => setTimeout(done, 4_500)));
  expect(requests).not.toContain('/api/sign-in/links/status');
});

test('a phone in Portuguese gets the question in Portuguese (BEY-01)', async ({
  desktop,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const { address } = await showCode(desktop);
  const phone = await newPhone('pt');
  await phone.goto(new URL(address).pathname);
  await new LoginPage(phone, 'pt').signIn(guest);
  await expect(new LinkPage(phone, 'pt').title('asking')).toBeVisible();
});
