import { request as requests } from '@playwright/test';
import { loseConnection } from '../electron/kiosk.ts';
import { CardPad } from '../electron/pages/card-pad.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { ListSheet } from '../electron/pages/list-sheet.ts';
import { OnScreenKeyboard } from '../electron/pages/on-screen-keyboard.ts';
import { ARRIVED, BEFORE } from '../journeys/check-in/own-stay.ts';
import { livedIn } from '../journeys/check-out/lived-in.ts';
import { cards, holder, pressBelow } from '../journeys/pages/card-form.ts';
import { CheckInPage } from '../journeys/pages/check-in-page.ts';
import { CheckOutPage } from '../journeys/pages/check-out-page.ts';
import { type NewGuest, TestApi } from '../journeys/test-api.ts';
import { clockAt, type Progress, stayAt } from './arriving-stay.ts';
import { type PicturedDevice, toDeviceScreens } from './device-screens.ts';
import { moveClock, resetClock } from './hotel-clock.ts';
import { untilPictureRests } from './screen.ts';

const HOUR_MS = 3_600_000;

let guests = 0;

/** The guest's own phone, at an address of its own: one address books a few walk-ins only. */
function phoneOf({ gateway }: PicturedDevice) {
  guests += 1;
  return requests.newContext({
    baseURL: gateway,
    extraHTTPHeaders: { 'x-forwarded-for': `10.2.0.${guests}` },
  });
}

async function enter(
  { page, language }: PicturedDevice,
  errand: 'checkIn' | 'checkOut',
  guest: NewGuest,
): Promise<void> {
  await new KioskPage(page, language)[errand].click();
  const login = new DeviceLoginPage(page, language);
  await login.method('password').click();
  await login.password.signIn(guest);
}

async function arrive(device: PicturedDevice, progress: Progress, hour = BEFORE): Promise<CheckInPage> {
  const { page, language, gateway } = device;
  const request = await phoneOf(device);
  const { guest, checkin } = await stayAt({ request, origin: gateway }, language, progress);
  await request.dispose();
  await clockAt(gateway, checkin, hour);
  await enter(device, 'checkIn', guest);
  return new CheckInPage(page, language);
}

async function confirm(device: PicturedDevice, hour = BEFORE): Promise<CheckInPage> {
  const checkIn = await arrive(device, { step: 'paymentCard' }, hour);
  await checkIn.chooseCard.click();
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await checkIn.at('confirm').waitFor();
  return checkIn;
}

async function rest(device: PicturedDevice, checkIn: CheckInPage, at: Parameters<CheckInPage['at']>[0]) {
  await checkIn.at(at).waitFor();
  await untilPictureRests(device.page);
}

export const deviceCheckInScreens = toDeviceScreens({
  'kiosk-check-in': async device =>
    rest(device, await arrive(device, { step: 'instruction' }), 'instruction'),
  'kiosk-check-in-in-reach': async device => {
    const checkIn = await arrive(device, { step: 'instruction' });
    await rest(device, checkIn, 'instruction');
    await new KioskPage(device.page, device.language).ask('lowReach', 'largeText');
  },
  'kiosk-check-in-connection-lost': async device => {
    const checkIn = await arrive(device, { step: 'instruction' });
    await rest(device, checkIn, 'instruction');
    await loseConnection(device.page);
    await checkIn.begin.click();
    await new KioskPage(device.page, device.language).lost.waitFor();
  },
  'kiosk-check-in-data': async device => {
    const checkIn = await arrive(device, { step: 'personalInfo' });
    const { main, t } = checkIn;
    await main.getByRole('button', { name: t('personal-information:hidden.show') }).click();
    await checkIn.next.waitFor();
  },
  'kiosk-check-in-trip': async device => {
    const checkIn = await arrive(device, { step: 'tripMotivation' });
    await checkIn.registration.waitFor();
    await rest(device, checkIn, 'trip');
  },
  'kiosk-check-in-cities': async device => {
    const { desktop, page, language } = device;
    const checkIn = await arrive(device, { step: 'tripMotivation' });
    await checkIn.registration.waitFor();
    const list = new ListSheet(desktop, page);
    await list.choose(checkIn.field('lastOrigin', 'state'), 'Bahia');
    await list.open(checkIn.field('lastOrigin', 'city'));
    await new OnScreenKeyboard(desktop, page, language).type('ir');
  },
  'kiosk-check-in-card': async device => {
    const checkIn = await arrive(device, { step: 'paymentCard' });
    await checkIn.chooseCard.click();
    await checkIn.useCard.waitFor();
  },
  'kiosk-check-in-card-keys': async device => {
    const { desktop, page, language } = device;
    const checkIn = await arrive(device, { step: 'paymentCard' });
    await checkIn.chooseCard.click();
    const keys = new CardPad(desktop, page, checkIn.card, language);
    await keys.enter(checkIn.card.field('number'));
    await keys.type('41111');
  },
  'kiosk-check-in-confirm': async device => rest(device, await confirm(device), 'confirm'),
  'kiosk-check-in-success': {
    settings: { printer: 'Receipts' },
    open: async device => {
      const checkIn = await confirm(device, ARRIVED);
      await checkIn.confirm.click();
      await checkIn.success.getByRole('img', { name: checkIn.t('booking-handoff:codeLabel') }).waitFor();
    },
  },
  'kiosk-check-in-success-shown': async device => {
    const checkIn = await confirm(device, ARRIVED);
    await new KioskPage(device.page, device.language).ask('moreTime');
    await checkIn.confirm.click();
    await checkIn.success.getByRole('button', { name: checkIn.t('guest-booking:doorCode.title') }).click();
  },
  'kiosk-checked-out': async device => {
    const { page, language, gateway } = device;
    const request = await phoneOf(device);
    const testApi = new TestApi(request, gateway);
    await resetClock(gateway);
    const guest = await testApi.newGuest({ language });
    const { checkoutDate } = await livedIn({ request, testApi }, guest, 1);
    await request.dispose();
    await resetClock(gateway);
    await moveClock(gateway, Date.parse(checkoutDate) - Date.now() - HOUR_MS);
    await enter(device, 'checkOut', guest);
    const checkOut = new CheckOutPage(page, language);
    await checkOut.confirmAll();
    await checkOut.submit.click();
    await checkOut.done.waitFor();
    await untilPictureRests(page);
  },
});
