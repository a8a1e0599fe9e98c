import { mergeTests } from '@playwright/test';
import { createdBooking } from '#shared/contract/bookings.ts';
import { addDays } from '#shared/hotel-time.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { type DesktopApp, isStandIn } from './electron-app.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectQrCode } from './pages/qr-code.ts';

/** A booking made at a kiosk, and what the guest takes along. */

const test = mergeTests(phoneTest, deviceTest).extend({
  gateway: gatewayFixture(anyArrival),
});
test.describe.configure({ mode: 'default' });

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const t = textsOf('en');
let night = 130;

/** Signs the guest in and books a room for a night that nobody else has. */
async function bookAtKiosk(desktop: DesktopApp, guest: NewGuest) {
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  const { search, results, services, payment, confirmation } = new FunnelPages(page, 'en');
  night += 2;
  const checkin = addDays(today(), night);
  await goTo(page, '/booking/step-1');
  await search.search.waitFor();
  await search.chooseDates(checkin, addDays(checkin, 1));
  await search.search.click();
  await results.choose(roomNames.en.queen).click();
  await results.goOn();
  await services.goOn();
  const created = page.waitForResponse(/\/api\/bookings\/create$/);
  await payment.goToConfirmation();
  await confirmation.pending.waitFor();
  const { bookingId } = createdBooking.parse(await (await created).json());
  return { page, confirmation, bookingId };
}

test('a kiosk’s booking is handed over as a code that opens it on the phone and contains nothing of the guest (BEY-12)', async ({
  desktop,
  gateway,
  newPhone,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page, bookingId } = await bookAtKiosk(desktop, guest);
  const opens = `${gateway.address}/guest/booking/details/${bookingId}`;
  await expectQrCode(page.getByRole('img', { name: t('booking-handoff:codeLabel') }), opens);
  await expectNoViolations(page);

  const phone = await newPhone();
  await phone.goto(new URL(opens).pathname);
  await expect(phone).toHaveURL('/login');
  await new LoginPage(phone).signIn(guest);
  await expect(phone).toHaveURL(new URL(opens).pathname);
});

test('a kiosk offers neither to copy the code of a booking nor to print the page, and "I’m done" ends the guest (BEY-12, KSK-08)', async ({
  desktop,
  testApi,
}) => {
  const { page, confirmation } = await bookAtKiosk(desktop, await testApi.newGuest());
  await expect(page.getByRole('button', { name: t('booking-confirmation:copy') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('booking-confirmation:print'), exact: true })).toHaveCount(
    0,
  );
  await confirmation.article.getByRole('button', { name: t('booking-confirmation:done') }).click();
  const next = await desktop.pageAfter(page);
  await expect.poll(() => new URL(next.url()).pathname).toBe('/kiosk');
});

test('a kiosk whose gateway does not know the app’s address sends the guest to the e-mail (BEY-12)', async ({
  desktop,
  testApi,
}) => {
  const { page } = await openPage(desktop);
  await page.route(/\/api\/guest-app$/, route => route.abort());
  await bookAtKiosk(desktop, await testApi.newGuest());
  await expect(page.getByText(t('booking-handoff:noCode'))).toBeVisible();
});

test.describe('with a receipt printer', () => {
  test.skip(!isStandIn, 'What a real printer prints is looked at on paper.');
  const env = { ELECTRON_STAND_IN_PRINTERS: 'Slips' };

  test('a receipt is printed with the booking and nothing that names the guest or opens a door (BEY-12)', async ({
    keepSettings,
    start,
    gateway,
    testApi,
  }) => {
    await keepSettings({ printer: 'Slips' });
    const desktop = await start({ env });
    const guest = await testApi.newGuest();
    const { page, confirmation, bookingId } = await bookAtKiosk(desktop, guest);
    const code = await confirmation.code();
    await page.getByRole('button', { name: t('booking-handoff:print') }).click();
    await expect(page.getByText(t('booking-handoff:printed'))).toBeVisible();
    const [printed] = await desktop.journal('webContents.print');
    const text = String(printed?.['text']);
    expect(text).toContain('Pernoite Jardins');
    expect(text).toContain(code);
    expect(text).toContain(roomNames.en.queen);
    expect(text).toContain(t('booking-handoff:slip.payBy'));
    expect(text).toContain(t('booking-handoff:slip.foot'));
    for (const secret of [guest.email, guest.firstName, 'Teixeira', gateway.address, bookingId]) {
      expect(text).not.toContain(secret);
    }
    await expect(page.getByRole('button', { name: t('booking-handoff:printAgain') })).toBeVisible();
  });

  test('a printer that fails is reported kindly, the code stays, and the guest may try again (BEY-12)', async ({
    keepSettings,
    start,
    testApi,
  }) => {
    await keepSettings({ printer: 'Slips' });
    const desktop = await start({ env: { ...env, ELECTRON_STAND_IN_PRINTER_JAM: '1' } });
    const { page } = await bookAtKiosk(desktop, await testApi.newGuest());
    const print = page.getByRole('button', { name: t('booking-handoff:print') });
    await print.click();
    await expect(page.getByRole('alert').filter({ hasText: t('booking-handoff:printFailed') })).toBeVisible();
    await expect(print).toBeEnabled();
    await expect(page.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('a kiosk without a printer offers no receipt (BEY-12)', async ({ desktop, testApi }) => {
  const { page } = await bookAtKiosk(desktop, await testApi.newGuest());
  await page.getByRole('img', { name: t('booking-handoff:codeLabel') }).waitFor();
  await expect(page.getByRole('button', { name: t('booking-handoff:print') })).toHaveCount(0);
});
