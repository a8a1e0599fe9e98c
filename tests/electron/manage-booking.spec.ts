import type { Page } from '@playwright/test';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { BookingListPage } from '#tests/journeys/pages/booking-list-page.ts';
import { DeparturePage } from '#tests/journeys/pages/departure-page.ts';
import { HoursPage } from '#tests/journeys/pages/hours-page.ts';
import { ManagementPage } from '#tests/journeys/pages/management-page.ts';
import { DEMO_PASSWORD } from '../../src-gateway/seed/demo-guests.ts';
import { gatewayFixture } from '../journeys/own-gateway.ts';
import { expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, landscape, openPage, portrait } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** One booking in its guest's hands on a lobby's screen, by touch. */

/** A gateway of its own: the stays that other tests count on end here. */
const test = phoneTest.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });
test.use({ appOptions: { args: ['--profile=kiosk'] } });

async function signIn(desktop: DesktopApp, email: string): Promise<Page> {
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(portrait);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn({ email, password: DEMO_PASSWORD });
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  return page;
}

/** The management of the first booking in the list. */
async function openFirst(desktop: DesktopApp, page: Page): Promise<ManagementPage> {
  await goTo(page, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.choose(list.cards().first());
  await desktop.tap(new BookingDetailsPage(page, 'pt').manage);
  const management = new ManagementPage(page, 'pt');
  await management.title.waitFor();
  return management;
}

async function expectTouchable(page: Page): Promise<void> {
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
  await page.setViewportSize(portrait);
}

test('a guest who stays looks at hours and leaves early by touch; the room’s number is masked, and another card is the phone’s (PD-41, BEY-05, BEY-09, EDP-04)', async ({
  desktop,
}) => {
  test.slow();
  const page = await signIn(desktop, 'rafael@pernoite.test');
  const management = await openFirst(desktop, page);
  const { t } = management;
  await expect(management.main.getByText(/^Quarto \d+$/)).toHaveCount(0);
  await expectTouchable(page);
  await desktop.tap(management.act('leaveLater'));
  const hours = new HoursPage(page, 'pt');
  await desktop.tap(hours.slots.last());
  await expect(hours.main).toContainText(t('additional-hours:means.phone'));
  await expect(hours.addCard).toHaveCount(0);
  await expect(hours.pay).toBeDisabled();
  await expectTouchable(page);
  await desktop.tap(hours.main.getByRole('button', { name: t('additional-hours:means.showPhone') }));
  const code = page.getByRole('dialog');
  await expect(code.getByRole('img')).toBeVisible();
  await expect(code).toContainText('/management/buy-hours/CHECKOUT/');
  await desktop.tap(code.getByRole('button').last());

  await goTo(page, new URL(page.url()).pathname.replace(/\/buy-hours.*/, ''));
  await desktop.tap(management.act('leaveEarly'));
  const departure = new DeparturePage(page, 'pt');
  await departure.boxes.first().waitFor();
  await expectTouchable(page);
  await departure.confirmAll();
  await desktop.tap(departure.continue);
  await departure.checkOut.waitFor();
  await expectTouchable(page);
  await departure.confirmAll();
  await desktop.tap(departure.checkOut);
  await expect(departure.left).toBeVisible();
  await expectTouchable(page);
  await desktop.tap(departure.main.getByRole('link', { name: t('early-departure:done.satisfaction') }));
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('a guest cancels by touch, with every figure in sight before it counts (BKG-40, BKG-42, BEY-17)', async ({
  desktop,
}) => {
  const page = await signIn(desktop, 'ana@pernoite.test');
  const management = await openFirst(desktop, page);
  await desktop.tap(management.cancel);
  await management.understand.waitFor();
  await expectTouchable(page);
  await management.understand.check();
  await desktop.tap(management.confirm);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/guest/booking/previous');
  await expect(page.getByRole('main')).toContainText(management.t('guest-booking:status.CANCELED'));
});
