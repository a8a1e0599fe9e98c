import { type APIRequestContext, request } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { reserveRoom } from '#tests/journeys/booking/other-guest.ts';
import { FunnelPages, today } from '#tests/journeys/pages/funnel-pages.ts';
import { SessionsPage } from '#tests/journeys/pages/sessions-page.ts';
import { SettingsPage } from '#tests/journeys/pages/settings-page.ts';
import { type NewGuest, TestApi } from '#tests/journeys/test-api.ts';
import { goTo } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { pressBelow } from '../journeys/pages/card-form.ts';
import { atDesk, type PicturedDevice, toDeviceScreens } from './device-screens.ts';
import { moveToAfternoon } from './hotel-clock.ts';
import { reservedElsewhere } from './limit-screens.ts';
import { untilPictureRests } from './screen.ts';

const FAMILY = { hotelId: 'NILO', typeId: 'nilo-family' } as const;

type Behind = { request: APIRequestContext; testApi: TestApi; guest: NewGuest };

/** What happens at the gateway while the guest is at the device. `address`: another address than the device's. */
async function behind(
  { gateway, language }: PicturedDevice,
  work: (behind: Behind) => Promise<unknown>,
  address: string | null = '10.2.0.1',
): Promise<void> {
  const context = await request.newContext({
    baseURL: gateway,
    ...(address === null ? {} : { extraHTTPHeaders: { 'x-forwarded-for': address } }),
  });
  const testApi = new TestApi(context, gateway);
  await work({ request: context, testApi, guest: await testApi.newGuest({ language }) });
  await context.dispose();
}

async function signIn({ page, language }: PicturedDevice, guest: NewGuest): Promise<void> {
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await page.waitForURL(url => url.pathname !== '/login');
  await untilPictureRests(page);
}

const kioskSearch = async ({ page, language }: PicturedDevice): Promise<FunnelPages> => {
  const pages = new FunnelPages(page, language);
  await new KioskPage(page, language).book.click();
  await pages.search.search.waitFor();
  return pages;
};

async function walkToPayment({ page, language }: PicturedDevice): Promise<FunnelPages> {
  const pages = new FunnelPages(page, language);
  await pages.search.search.click();
  await pages.results.chooseFirst.click();
  await pages.results.goOn();
  await pages.services.goOn();
  await pages.payment.methods.waitFor();
  return pages;
}

async function kioskPayment(device: PicturedDevice, guest: NewGuest): Promise<FunnelPages> {
  await new KioskPage(device.page, device.language).book.waitFor();
  await signIn(device, guest);
  await goTo(device.page, '/booking/step-1');
  return walkToPayment(device);
}

async function deskPayment(device: PicturedDevice, guest: NewGuest) {
  const tonight = await moveToAfternoon(device.gateway);
  await signIn(device, guest);
  await goTo(device.page, '/booking/step-1');
  const { search } = new FunnelPages(device.page, device.language);
  const stay = { checkin: tonight, checkout: addDays(tonight, 1) };
  await search.chooseDates(stay.checkin, stay.checkout);
  return Object.assign(await walkToPayment(device), { stay });
}

export const deviceLimitScreens = toDeviceScreens({
  'kiosk-calendar': async device => (await kioskSearch(device)).search.openDates(),
  'kiosk-calendar-too-late': async device => {
    const { search } = await kioskSearch(device);
    await search.openDates();
    await search.typedArrival.fill(search.typed(addDays(today(), 5)));
    await search.typedDeparture.focus();
  },
  'kiosk-rooms-and-guests': async device => {
    const { search } = await kioskSearch(device);
    await search.openRooms();
    await search.addRoom.click();
    await search.addRoom.click();
  },
  'kiosk-payment-unpaid-open': device =>
    behind(device, async ({ request, guest }) => {
      const stay = { checkin: today(), checkout: addDays(today(), 1) };
      await reserveRoom(request, guest, { ...FAMILY, stay });
      const { payment } = await kioskPayment(device, guest);
      await pressBelow(payment.confirm);
      await payment.recovery('bookings').waitFor();
    }),
  'kiosk-delete-account': device =>
    behind(device, async ({ guest }) => {
      await signIn(device, guest);
      await goTo(device.page, '/guest/settings/deleteAccount');
      const settings = new SettingsPage(device.page, device.language);
      await settings.reason('1').check();
      await settings.accept.check();
      await settings.go.click();
      await settings.password.fill('Wrong#2026');
      await settings.confirmGo.click();
      await settings.confirm.getByRole('alert').waitFor();
    }),
  'desk-payment-reception': atDesk(device => behind(device, ({ guest }) => deskPayment(device, guest))),
  'desk-payment-unpaid-open': atDesk(device =>
    behind(device, async ({ request, guest }) => {
      const { payment, stay } = await deskPayment(device, guest);
      await reserveRoom(request, guest, { ...FAMILY, stay });
      await pressBelow(payment.confirm);
      await payment.recovery('card').waitFor();
    }),
  ),
  'desk-sessions': atDesk(device =>
    behind(device, async ({ guest }) => {
      await signIn(device, guest);
      await goTo(device.page, '/guest/settings/sessions');
      await new SessionsPage(device.page, device.language).here.waitFor();
    }),
  ),
  'kiosk-password-too-many-tries': async device => {
    const { page, language } = device;
    const login = new DeviceLoginPage(page, language);
    await login.open('password');
    const email = `nobody.${Date.now().toString(36)}@hospede.test`;
    for (let tries = 0; tries < 9; tries += 1) {
      await login.password.signIn({ email, password: 'Wrong#2026' });
      await login.alert.waitFor();
    }
  },
  // The last of all: from here on the devices' address books nothing without payment.
  'kiosk-payment-unpaid-place': device =>
    behind(
      device,
      async ({ request, testApi, guest }) => {
        const stay = { checkin: today(), checkout: addDays(today(), 1) };
        for (const reserved of reservedElsewhere) {
          const { guest: other } = await testApi.signUp();
          await reserveRoom(request, other, { ...reserved, stay }).catch(() => undefined);
        }
        const { payment } = await kioskPayment(device, guest);
        await pressBelow(payment.confirm);
        await payment.toPay.getByRole('alert').waitFor();
      },
      null,
    ),
});
