import { request as requests } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { goTo, loseConnection } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { reserveRoom } from '../journeys/booking/other-guest.ts';
import { belowCard, pressBelow } from '../journeys/pages/card-form.ts';
import { DeskPage, DeskPaymentPage } from '../journeys/pages/desk-page.ts';
import { PixPage } from '../journeys/pages/pix-page.ts';
import { startingWith, textsOf } from '../journeys/pages/texts.ts';
import { type NewGuest, TestApi } from '../journeys/test-api.ts';
import { CPF } from '../personal-data.ts';
import { atDesk, type PicturedDevice, toDeviceScreens } from './device-screens.ts';
import { moveToAfternoon } from './hotel-clock.ts';
import { untilPictureRests } from './screen.ts';

let guests = 0;

type Waiting = { guest: NewGuest; bookingId: string; locator: string; testApi: TestApi };

async function withRoom(device: PicturedDevice, use: (waiting: Waiting) => Promise<unknown>): Promise<void> {
  const { gateway, language } = device;
  guests += 1;
  const request = await requests.newContext({
    baseURL: gateway,
    extraHTTPHeaders: { 'x-forwarded-for': `10.2.1.${guests}` },
  });
  const testApi = new TestApi(request, gateway);
  const guest = await testApi.newGuest({ language });
  const checkin = await moveToAfternoon(gateway);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const reserved = await reserveRoom(request, guest, {
    hotelId: 'JARDINS',
    typeId: 'jardins-garden-queen',
    stay,
  });
  await use({ ...reserved, guest, testApi });
  await request.dispose();
}

async function pixAtKiosk(
  { page, language }: PicturedDevice,
  { guest, bookingId }: Waiting,
): Promise<PixPage> {
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await page.waitForURL(url => url.pathname === '/');
  await untilPictureRests(page);
  await goTo(page, `/guest/booking/details/${bookingId}`);
  await page.getByRole('link', { name: textsOf(language)('guest-booking:payWithPix') }).click();
  const pix = new PixPage(page, language);
  await pix.taxId.fill(CPF);
  return pix;
}

async function codeAtKiosk(device: PicturedDevice, waiting: Waiting): Promise<PixPage> {
  const pix = await pixAtKiosk(device, waiting);
  await pix.request.click();
  await pix.waiting.waitFor();
  return pix;
}

async function pixAtDesk({ page, language }: PicturedDevice, { guest, locator }: Waiting): Promise<PixPage> {
  await new DeskPage(page, language).bar.waitFor();
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await page.waitForURL(url => url.pathname === '/');
  await goTo(page, '/desk/payment');
  const payment = new DeskPaymentPage(page, language);
  await payment.code.fill(locator);
  await payment.findIt.click();
  const go = payment.t('desk-payment:pix.go', { amount: 'R$' }).split('R$')[0] ?? '';
  await pressBelow(belowCard(page.getByRole('main').getByRole('link', { name: startingWith(go) })));
  const pix = new PixPage(page, language);
  await pix.taxId.fill(CPF);
  return pix;
}

export const devicePixScreens = toDeviceScreens({
  'kiosk-pix-request': device => withRoom(device, waiting => pixAtKiosk(device, waiting)),
  'kiosk-pix-code': device => withRoom(device, waiting => codeAtKiosk(device, waiting)),
  'kiosk-pix-connection-lost': device =>
    withRoom(device, async waiting => {
      await codeAtKiosk(device, waiting);
      await loseConnection(device.page);
      await new KioskPage(device.page, device.language).codeLost.waitFor();
    }),
  'kiosk-pix-leave': device =>
    withRoom(device, async waiting => {
      const pix = await codeAtKiosk(device, waiting);
      await new KioskPage(device.page, device.language).tool('startOver').click();
      await pix.leaving.waitFor();
    }),
  'kiosk-pix-paid': device =>
    withRoom(device, async waiting => {
      const pix = await codeAtKiosk(device, waiting);
      await waiting.testApi.payPix(pix.paymentId);
      await pix.ended('PAID').waitFor();
      await untilPictureRests(device.page);
    }),
  'desk-pix-request': atDesk(device => withRoom(device, waiting => pixAtDesk(device, waiting))),
  'desk-pix-code': atDesk(device =>
    withRoom(device, async waiting => {
      const pix = await pixAtDesk(device, waiting);
      await pix.request.click();
      await pix.waiting.waitFor();
    }),
  ),
});
