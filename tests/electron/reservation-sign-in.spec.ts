import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { availability, bookAsAnother } from '#tests/journeys/booking/other-guest.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';

/** A guest who knows the reservation and can read its e-mail, at a kiosk on the stand-in. */

const JAMES = 'james@pernoite.test';
const MINUTE = 60_000;
let night = 90;

/** A booking of James Carter's, its nights nobody else's. */
async function newBooking(request: APIRequestContext): Promise<string> {
  night += 2;
  const checkin = addDays(today(), night);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const offers = await availability(request, { hotelId: 'JARDINS', stay });
  const typeId = offers.availabilities[0]?.rooms[0]?.typeId ?? '';
  return (await bookAsAnother(request, { hotelId: 'JARDINS', typeId, stay, rooms: 1 })).locator;
}

const test = phoneTest.extend<{ locator: string }>({
  appOptions: { args: ['--profile=kiosk'] },
  locator: async ({ playwright, gateway }, use) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    await use(await newBooking(request));
    await request.dispose();
  },
});

async function openReservation(desktop: DesktopApp) {
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('reservation');
  const ask = async (locator: string, lastName: string) => {
    await login.locator.fill(locator);
    await login.lastName.fill(lastName);
    await login.send.click();
    await login.emailCode.waitFor();
  };
  const type = async (code: string) => {
    await login.emailCode.fill(code);
    await login.enter.click();
  };
  return { page, login, ask, type, t: login.t };
}

const other = (code: string) => (code === '000000' ? '111111' : '000000');

test('locator, last name and the code of the e-mail let a guest in (BEY-02)', async ({
  desktop,
  testApi,
  locator,
}) => {
  const { page, ask, type } = await openReservation(desktop);
  await expectNoViolations(page);
  await ask(locator.toLowerCase(), 'carter');
  await expect(page.getByText(JAMES), 'nothing reveals whose booking it is').toHaveCount(0);
  await expectNoViolations(page);
  const code = await testApi.signInCode(JAMES);
  expect(code).toMatch(/^\d{6}$/);
  await type(code ?? '');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
});

test('an unknown locator and a wrong name get the response of a true reservation, with the same words and no e-mail (BEY-02)', async ({
  desktop,
  testApi,
  locator,
}) => {
  const { login, ask, type, t, page } = await openReservation(desktop);
  const said: string[] = [];
  const before = await testApi.signInCodes();
  for (const [requested, name] of [
    ['ZZZZ99', 'Carter'],
    [locator, 'Ferreira'],
    [locator, 'Carter'],
  ] as const) {
    await ask(requested, name);
    await type('000000');
    await login.alert.waitFor();
    // The seconds until another e-mail may be requested run on between two readings.
    said.push((await login.form.innerText()).replace(/\d\d? (second|segundo)s?/, ''));
    await page.getByRole('button', { name: t('reservation-sign-in:code.back') }).click();
  }
  expect(said[0]).toContain(t('reservation-sign-in:code.text'));
  expect(new Set(said).size, said.join('\n---\n')).toBe(1);
  expect(await testApi.signInCodes(), 'only the true one was written to').toBe(before + 1);
});

test('five wrong codes close the request: even the right one is rejected, and a new one has to be requested (BEY-02)', async ({
  desktop,
  testApi,
  locator,
}) => {
  test.setTimeout(90_000);
  const { page, login, ask, type, t } = await openReservation(desktop);
  await ask(locator, 'Carter');
  const code = (await testApi.signInCode(JAMES)) ?? '';
  for (const left of [4, 3, 2, 1]) {
    await type(other(code));
    await expect(login.alert).toHaveText(t('reservation-sign-in:code.wrong', { count: left }));
  }
  await type(other(code));
  await expect(login.alert).toHaveText(t('reservation-sign-in:code.spent'));
  await expect(login.enter).toHaveCount(0);
  await expectNoViolations(page);

  await login.resend.click({ timeout: 35_000 });
  await expect(login.alert).toHaveCount(0);
  await type(code);
  await expect(login.alert, 'the old code opens no new request').toHaveText(
    t('reservation-sign-in:code.wrong', { count: 4 }),
  );
  await type((await testApi.signInCode(JAMES)) ?? '');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
});

test('a code that came too late is rejected (BEY-02)', async ({ desktop, testApi, locator }) => {
  const { login, ask, type, t, page } = await openReservation(desktop);
  await ask(locator, 'Carter');
  const code = (await testApi.signInCode(JAMES)) ?? '';
  await testApi.moveClock(10 * MINUTE + 1_000);
  await type(code);
  await expect(login.alert).toHaveText(t('reservation-sign-in:code.wrong', { count: 4 }));
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('too many requests for one reservation show how long to wait (BEY-02)', async ({ desktop, locator }) => {
  const { page, login, ask, t } = await openReservation(desktop);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await ask(locator, 'Nobody');
    await page.getByRole('button', { name: t('reservation-sign-in:code.back') }).click();
  }
  await login.locator.fill(locator);
  await login.lastName.fill('Nobody');
  await login.send.click();
  await expect(login.alert).toHaveText(t('reservation-sign-in:tooMany', { count: 60 }));
});

test('what cannot be a reservation is said beside its field, before anything is sent (BEY-02)', async ({
  desktop,
}) => {
  const { page, login, t } = await openReservation(desktop);
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await login.locator.fill('ab-1');
  await login.send.click();
  await expect(page.getByText(t('reservation-sign-in:locator.invalid'))).toBeVisible();
  await expect(page.getByText(t('general:validation.required'))).toBeVisible();
  expect(requests).not.toContain('/api/sign-in/reservation');
});

test.describe('on a reception desk', () => {
  test.use({ appOptions: { args: ['--profile=reception'] } });

  test('the field of the code asks for digits and for a code that was sent (BEY-02)', async ({ desktop }) => {
    const { login, ask } = await openReservation(desktop);
    await ask('ZZZZ98', 'Carter');
    await expect(login.emailCode).toBeFocused();
    await expect(login.emailCode).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(login.emailCode).toHaveAttribute('inputmode', 'numeric');
  });
});
