import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { bookTwoRooms, storedGuests } from '#tests/journeys/booking-life/room-party.ts';
import { noViolations } from '#tests/journeys/no-violations.ts';
import { GuestsPage } from '#tests/journeys/pages/guests-page.ts';
import { LinkPage } from '#tests/journeys/pages/link-page.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { goTo, openPage, whilePressed } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectTouchable } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { expect, test } from './shared-device.ts';
import { everythingIn, found } from './traces.ts';

test.describe.configure({ mode: 'default' });

const language = 'pt';
const COMPANION = 'Bia Rocha';
const shownLink = z.object({ address: z.string(), deviceSecret: z.string() });

async function codeAfter(login: DeviceLoginPage, press: () => Promise<unknown>) {
  const response = login.page.waitForResponse(
    received => received.url().endsWith('/api/sign-in/links') && received.status() === 201,
  );
  await press();
  const { address, deviceSecret } = shownLink.parse(await (await response).json());
  await expectQrCode(login.code, address);
  const path = new URL(address).pathname;
  return { address, path, code: path.split('/').at(-1) ?? '', secret: deviceSecret };
}

const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, here: location.href, cookies: document.cookie }),
  );

test('a guest denies one code, is let in by the next one without a trace of it, and names a companion by touch, masked; the reset ends the session at the gateway too (BEY-01, BEY-04, BEY-09, BEY-12, GST-06, SEC-09, KSK-07)', async ({
  openKiosk,
  newPhone,
  testApi,
  request,
}) => {
  test.slow();
  const party = await bookTwoRooms({ request, testApi }, language);
  const { holder: guest, bookingId } = party;
  const { desktop } = await openKiosk();
  const { page } = await openPage(desktop);
  // A gateway that does not know the app's address: the e-mail says where a booking is.
  await page.route(/\/api\/guest-app$/, route => route.abort());
  const login = new DeviceLoginPage(page, language);
  // Leaves the screen and returns: a link that the first screen may have requested does not belong to this test.
  await login.open('password');
  const denied = await codeAfter(login, () => login.open('phone'));
  expect(denied.address).not.toContain(denied.secret);
  await expect(login.status).toHaveText(login.t('phone-sign-in:waiting'));
  await expectNoViolations(page);

  const phone = await newPhone(language);
  const posted: string[] = [];
  phone.on('request', sent => {
    if (sent.url().includes('/analytics/')) posted.push(sent.postData() ?? '');
  });
  await phone.goto(denied.path);
  await new LoginPage(phone, language).signIn(guest);
  const link = new LinkPage(phone, language);
  await expect(link.title('asking')).toBeVisible();
  await expect(link.main).toContainText('Pernoite Jardins, São Paulo');
  await expect(link.main).toContainText(guest.email);
  await expect(login.status).toHaveText(login.t('phone-sign-in:opened'));
  await link.notMe.tap();
  await expect(link.title('refused')).toBeVisible();
  await expect(login.alert).toContainText(login.t('phone-sign-in:denied.title'));
  await expectNoViolations(page);

  const { path, code, secret } = await codeAfter(login, () => login.newCode.click());
  const number = await login.number();
  expect(number).toMatch(/^\d\d$/);
  await phone.goto(path);
  await expect(link.numbers).toHaveCount(3);
  expect(await stored(phone)).not.toContain(code);
  expect(await stored(page)).not.toContain(secret);
  expect(posted.join()).not.toContain(code);
  const visited = await phone.evaluate<string[]>('navigation.entries().map(({ url }) => url)');
  expect(visited).toContain(phone.url());
  expect(visited.join()).not.toContain(code);
  expect(await phone.evaluate(() => document.referrer)).toBe('');
  const stranger = await newPhone(language);
  await stranger.goto(path);
  await new LoginPage(stranger, language).signIn(await testApi.newGuest({ language, verified: false }));
  const theirs = new LinkPage(stranger, language);
  await expect(theirs.title('unverified')).toBeVisible();
  await expect(theirs.verify).toBeVisible();

  await link.number(number).tap();
  await expect(link.title('approved')).toBeVisible();
  await noViolations(phone);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  expect(await testApi.sessionKinds(guest)).toContain('KIOSK');
  await phone.goto(path);
  await expect(link.title('gone'), 'a replay').toBeVisible();

  await goTo(page, '/booking-invitation');
  await expect.poll(() => new URL(page.url()).pathname, 'no page for a lobby').toBe('/');
  await goTo(page, `/guest/booking/details/${bookingId}`);
  await expect(page.getByText(login.t('booking-handoff:noCode'))).toBeVisible();
  await goTo(page, `/guest/booking/details/${bookingId}/guests`);
  const guests = new GuestsPage(page, language);
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const email = `bia${Date.now().toString(36)}@hospede.test`;
  await expect(guests.room(1)).toContainText(guests.places(1, 3));
  for (const secretText of [guest.fullName, guest.email])
    await expect(guests.main).not.toContainText(secretText);
  await desktop.tap(guests.add(1));
  await keyboard.fill(guests.field(guests.adding, 'name'), COMPANION);
  await guests.field(guests.adding, 'email').fill(email);
  await keyboard.press(keyboard.texts('screen-keyboard:next'));
  await expect(keyboard.board, 'boxes need no keys').toBeHidden();
  await desktop.tap(guests.submit(guests.adding));
  await expect(guests.adding).toBeHidden();
  await expect(guests.room(1)).toContainText(guests.places(2, 3));
  await expect(guests.main).not.toContainText(COMPANION);
  await expect(guests.main).not.toContainText(email);
  await expect(guests.edit('Bia R.')).toBeVisible();
  const masked = guests.room(1).getByRole('button', {
    name: guests.t('general:masked', { what: guests.t('room-guests:nameMasked') }),
  });
  await whilePressed(masked.last(), () => expect(guests.main).toContainText(COMPANION));
  await expect(guests.main).not.toContainText(COMPANION);
  await expectTouchable(page, 'guests');
  expect((await storedGuests(request, party, 0)).map(one => one.email)).toContain(email);

  const before = resetsDone(desktop);
  void page.evaluate(`pernoite.endGuest({ reason: 'finished' })`).catch(() => undefined);
  const next = await nextGuest(desktop, page, before);
  expect(found([COMPANION, email, guest.email, bookingId], await everythingIn(next))).toEqual([]);
  await expect.poll(() => testApi.sessionKinds(guest)).not.toContain('KIOSK');
});
