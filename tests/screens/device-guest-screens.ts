import { addDays } from '#shared/hotel-time.ts';
import { BillPage } from '#tests/journeys/pages/bill-page.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { BookingListPage } from '#tests/journeys/pages/booking-list-page.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { DELIVERIES, DeliveriesPage } from '#tests/journeys/pages/deliveries-page.ts';
import { DeparturePage } from '#tests/journeys/pages/departure-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { GuidePage } from '#tests/journeys/pages/guide-page.ts';
import { HomePage } from '#tests/journeys/pages/home-page.ts';
import { HoursPage } from '#tests/journeys/pages/hours-page.ts';
import {
  IdentityVerificationPage,
  VERIFICATION_PATH,
} from '#tests/journeys/pages/identity-verification-page.ts';
import { ManagementPage } from '#tests/journeys/pages/management-page.ts';
import { MINIBAR, MinibarPage } from '#tests/journeys/pages/minibar-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '#tests/journeys/pages/personal-data-page.ts';
import { SettingsPage } from '#tests/journeys/pages/settings-page.ts';
import { SpacesPage } from '#tests/journeys/pages/spaces-page.ts';
import { startingWith, type Texts, textsOf } from '#tests/journeys/pages/texts.ts';
import { VisitorsPage } from '#tests/journeys/pages/visitors-page.ts';
import { goTo } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { type PicturedDevice, toDeviceScreens } from './device-screens.ts';
import { newcomer } from './funnel-screens.ts';
import { moveClock } from './hotel-clock.ts';
import { untilPictureRests } from './screen.ts';

/** A guest in a stay, at a kiosk. The account's own language takes over, so this one is chosen again on the bar. */
async function signIn({ page, language }: PicturedDevice): Promise<void> {
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn({ email: 'rafael@pernoite.test', password: 'Pernoite#2026' });
  await page.waitForURL(url => url.pathname === '/');
  await untilPictureRests(page);
  // The bar is named in either language here.
  await page.getByRole('button', { name: startingWith(language.toUpperCase()) }).click();
  await new HomePage(page, language).tile('deliveries').waitFor();
}

async function openPath(device: PicturedDevice, path: string): Promise<void> {
  await signIn(device);
  await goTo(device.page, path);
}

async function openManagement(device: PicturedDevice): Promise<ManagementPage> {
  const { page, language } = device;
  await signIn(device);
  await new HomePage(page, language).openBooking.click();
  await new BookingDetailsPage(page, language).manage.click();
  const management = new ManagementPage(page, language);
  await management.act('leaveLater').waitFor();
  await untilPictureRests(page);
  return management;
}

async function openGuide(device: PicturedDevice): Promise<GuidePage> {
  await openPath(device, '/guest/curation/recommendations');
  const guide = new GuidePage(device.page, device.language);
  await guide.more('EAT_AND_DRINK').waitFor();
  await untilPictureRests(device.page);
  return guide;
}

async function openVisitors(device: PicturedDevice): Promise<VisitorsPage> {
  await signIn(device);
  await new HomePage(device.page, device.language).tile('visitors').click();
  const visitors = new VisitorsPage(device.page, device.language);
  await visitors.title.waitFor();
  return visitors;
}

const titleOf = ({ page, language }: PicturedDevice, key: Parameters<Texts>[0]) =>
  page.getByRole('heading', { level: 1, name: textsOf(language)(key) });

async function walkTo(step: 'chosen' | 'services' | 'payment', device: PicturedDevice): Promise<FunnelPages> {
  const { page, language } = device;
  const kiosk = new KioskPage(page, language);
  const pages = new FunnelPages(page, language);
  await kiosk.book.click();
  await pages.search.search.click();
  // The twin has a choice of beds, so that there are services to show.
  await pages.results.choose(roomNames[language][step === 'services' ? 'twin' : 'queen']).click();
  if (step === 'chosen') return pages;
  await pages.results.goOn();
  if (step === 'services') {
    await pages.services.next.waitFor();
    return pages;
  }
  await pages.services.goOn();
  await pages.payment.signUp.waitFor();
  return pages;
}

export const deviceGuestScreens = toDeviceScreens({
  'kiosk-guide': openGuide,
  'kiosk-guide-place': async device => {
    const guide = await openGuide(device);
    await guide.cards('EAT_AND_DRINK').first().getByRole('link').click();
    await guide.place.getByRole('heading', { level: 3 }).first().waitFor();
    await untilPictureRests(device.page);
  },
  'kiosk-results-chosen': device => walkTo('chosen', device),
  'kiosk-services': device => walkTo('services', device),
  'kiosk-payment': device => walkTo('payment', device),
  'kiosk-confirmation': async device => {
    const { payment, confirmation } = await walkTo('payment', device);
    await payment.fillGuest(newcomer());
    await payment.goToConfirmation();
    await confirmation.pending.waitFor();
  },
  'kiosk-confirmation-in-reach': async device => {
    const { payment, confirmation } = await walkTo('payment', device);
    await payment.fillGuest(newcomer());
    await payment.goToConfirmation();
    await confirmation.pending.waitFor();
    await new KioskPage(device.page, device.language).ask('lowReach', 'largeText');
  },
  'kiosk-payment-sign-in': async device => {
    const { payment } = await walkTo('payment', device);
    await payment.logIn.click();
    await payment.loginDialog.getByRole('img').waitFor();
  },
  'kiosk-home': signIn,
  'kiosk-cleaning': async device => {
    await moveClock(device.gateway, Date.parse(`${today()}T08:00:00-03:00`) - Date.now());
    await signIn(device);
    const name = textsOf(device.language)('cleaning:decline');
    await device.page.getByRole('button', { name }).scrollIntoViewIfNeeded();
    await untilPictureRests(device.page);
  },
  'kiosk-visitors': openVisitors,
  'kiosk-visitors-invite': async device => {
    const visitors = await openVisitors(device);
    await visitors.invite.click();
    await visitors.submit.waitFor();
  },
  'kiosk-visitors-pass': async device => {
    const visitors = await openVisitors(device);
    const show = startingWith(textsOf(device.language)('visitors:show'));
    await visitors.main.getByRole('button', { name: show }).click();
    await device.page.getByRole('dialog').waitFor();
    await untilPictureRests(device.page);
  },
  'kiosk-minibar': async device => {
    await openPath(device, MINIBAR);
    const minibar = new MinibarPage(device.page, device.language);
    await minibar.amount(minibar.t('minibar:items.names.MINERAL_WATER')).press('Home');
  },
  'kiosk-spaces': async device => {
    await signIn(device);
    await new HomePage(device.page, device.language).tile('spaces').click();
    await new SpacesPage(device.page, device.language).reservations.first().waitFor();
  },
  'kiosk-space-hours': async device => {
    await signIn(device);
    await new HomePage(device.page, device.language).tile('spaces').click();
    const spaces = new SpacesPage(device.page, device.language);
    await spaces.reserveNew.click();
    await spaces.space(/meeting room|sala de reunião/i).click();
    await spaces.consent.check();
    await spaces.next.click();
    await spaces.days.nth(1).check();
    await spaces.hours.nth(2).check();
  },
  'kiosk-personal-data': async device => {
    await openPath(device, PERSONAL_DATA);
    await device.page
      .getByRole('button', { name: textsOf(device.language)('personal-information:hidden.show') })
      .click();
    await new PersonalDataPage(device.page, device.language).fullName.waitFor();
  },
  'kiosk-identity-by-phone': async device => {
    await openPath(device, VERIFICATION_PATH);
    const verification = new IdentityVerificationPage(device.page, device.language);
    await verification.start.or(verification.restart).click();
    await verification.phoneDialog.waitFor();
  },
  'kiosk-cards': async device => {
    await openPath(device, '/guest/cards');
    await titleOf(device, 'wallet:title').waitFor();
  },
  'kiosk-credits': async device => {
    await openPath(device, '/guest/credits');
    await titleOf(device, 'credits:title').waitFor();
  },
  'kiosk-deliveries': async device => {
    await openPath(device, DELIVERIES);
    await new DeliveriesPage(device.page, device.language).section('waiting').waitFor();
  },
  'kiosk-management': openManagement,
  'kiosk-pay-hours': async device => {
    const management = await openManagement(device);
    await management.act('leaveLater').click();
    const hours = new HoursPage(device.page, device.language);
    await hours.slots.last().check();
    await untilPictureRests(device.page);
  },
  'kiosk-early-departure': async device => {
    const management = await openManagement(device);
    await management.act('leaveEarly').click();
    await new DeparturePage(device.page, device.language).boxes.first().waitFor();
    await untilPictureRests(device.page);
  },
  'kiosk-check-out': async device => {
    // Rafael's last day, more than two hours after his departure.
    const day = addDays(today(), 2);
    await moveClock(device.gateway, Date.parse(`${day}T15:30:00-03:00`) - Date.now());
    await signIn(device);
    await device.page.getByRole('link', { name: textsOf(device.language)('home:stay.checkOut') }).click();
    await new CheckOutPage(device.page, device.language).costs.waitFor();
    await untilPictureRests(device.page);
  },
  'kiosk-bill': {
    settings: { printer: 'Receipts' },
    open: async device => {
      await signIn(device);
      const { page, language } = device;
      await new HomePage(page, language).openBooking.click();
      await page.getByRole('link', { name: textsOf(language)('booking-details:values.bill') }).click();
      await new BillPage(page, language).email.waitFor();
      await page.getByRole('heading', { name: textsOf(language)('bill:ways.phone') }).waitFor();
    },
  },
  'kiosk-bookings': async device => {
    await openPath(device, '/guest/booking/active');
    await new BookingListPage(device.page, device.language).cards().first().waitFor();
  },
  'kiosk-booking-details': async device => {
    await openPath(device, '/guest/booking/active');
    const list = new BookingListPage(device.page, device.language);
    await list.choose(list.cards().first());
    const details = new BookingDetailsPage(device.page, device.language);
    await details.values.getByRole('definition').first().waitFor();
  },
  'kiosk-settings': {
    // An upright screen shows the list alone, a wide one the notifications beside it.
    inSize: async (device, size) => {
      if (size !== 'landscape') return;
      const settings = new SettingsPage(device.page, device.language);
      await settings.switchOf('offers').waitFor();
      await settings.switchOf('updates').waitFor();
    },
    open: async device => {
      await openPath(device, '/guest/settings');
      await titleOf(device, 'settings:title').waitFor();
    },
  },
});
