import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { availability, bookAsAnother } from '#tests/journeys/booking/other-guest.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { expectNoViolations } from './accessibility.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expect, test } from './shared-device.ts';

const JAMES = 'james@pernoite.test';

async function newBooking(request: APIRequestContext): Promise<string> {
  const checkin = addDays(today(), 92);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const offers = await availability(request, { hotelId: 'JARDINS', stay });
  const typeId = offers.availabilities[0]?.rooms[0]?.typeId ?? '';
  return (await bookAsAnother(request, { hotelId: 'JARDINS', typeId, stay, rooms: 1 })).locator;
}

test.describe.configure({ mode: 'default' });

test('an unknown locator, a wrong name and a true reservation get the same text, a wrong code costs a try, and the one of the e-mail opens the reservation (BEY-02)', async ({
  openKiosk,
  testApi,
  request,
}) => {
  const locator = await newBooking(request);
  const { page } = await openKiosk();
  const login = new DeviceLoginPage(page, 'pt');
  const { t } = login;
  const type = async (code: string) => {
    await login.emailCode.fill(code);
    await login.enter.click();
  };
  await login.open('reservation');
  await expectNoViolations(page);
  const requests: string[] = [];
  page.on('request', sent => requests.push(new URL(sent.url()).pathname));
  await login.locator.fill('ab-1');
  await login.send.click();
  await expect(page.getByText(t('reservation-sign-in:locator.invalid'))).toBeVisible();
  await expect(page.getByText(t('general:validation.required'))).toBeVisible();
  expect(requests, 'judged before anything is sent').not.toContain('/api/sign-in/reservation');

  const said: string[] = [];
  const before = await testApi.signInCodes();
  for (const [requested, name] of [
    ['ZZZZ99', 'Carter'],
    [locator, 'Ferreira'],
    [locator.toLowerCase(), 'carter'],
  ] as const) {
    if (said.length > 0) await page.getByRole('button', { name: t('reservation-sign-in:code.back') }).click();
    await login.locator.fill(requested);
    await login.lastName.fill(name);
    await login.send.click();
    await login.emailCode.waitFor();
    await type('000000');
    await expect(login.alert).toHaveText(t('reservation-sign-in:code.wrong', { count: 4 }));
    // The seconds until another e-mail may be requested run on between two readings.
    said.push((await login.form.innerText()).replace(/\d\d? (second|segundo)s?/, ''));
  }
  expect(said[0]).toContain(t('reservation-sign-in:code.text'));
  expect(new Set(said).size, said.join('\n---\n')).toBe(1);
  expect(await testApi.signInCodes(), 'only the true one was written to').toBe(before + 1);
  await expect(page.getByText(JAMES), 'nothing reveals whose booking it is').toHaveCount(0);
  await expectNoViolations(page);

  await type(await testApi.signInCode(JAMES));
  await expect
    .poll(() => new URL(page.url()).pathname, 'on the reservation of the code')
    .toMatch(/^\/guest\/booking\/details\//);
});
