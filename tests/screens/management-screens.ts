import type { Page } from '@playwright/test';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { addDays } from '#shared/hotel-time.ts';
import { WalletFixture } from '../journeys/account/wallet-fixture.ts';
import { bookByCard, freestType } from '../journeys/booking/other-guest.ts';
import { detailsOf, stayOf } from '../journeys/booking/own-bookings.ts';
import { DeparturePage } from '../journeys/pages/departure-page.ts';
import { today } from '../journeys/pages/funnel-pages.ts';
import { HoursPage } from '../journeys/pages/hours-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { ManagementPage } from '../journeys/pages/management-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { type NewGuest, TestApi } from '../journeys/test-api.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

type Booked = { guest: NewGuest; booking: BookingDetails };

const booked = new Map<string, Promise<Booked>>();

/** The guest of all pictures in one language: few rooms are free in the next days. */
async function bookOnce(page: Page, language: Language): Promise<Booked> {
  await page.route(/\/api\/personalInfo\/creditBalance$/, route => route.fulfill({ json: { value: 30 } }));
  await page.goto(QUIET_PAGE);
  const key = `${new URL(page.url()).origin} ${language}`;
  const known = booked.get(key) ?? book(page, language, 3);
  booked.set(key, known);
  return known;
}

async function book(page: Page, language: Language, days: number): Promise<Booked> {
  await page.goto(QUIET_PAGE);
  const testApi = new TestApi(page.request, new URL(page.url()).origin);
  const guest = await testApi.newGuest({ language });
  const wallet = new WalletFixture(page.request, testApi);
  await wallet.saveCard(guest, 'Visa 1111');
  const checkin = addDays(today(), days);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  const order = { ...(await freestType(page.request, stay)), stay, rooms: 2 };
  const { bookingId } = await bookByCard(page.request, guest, order);
  return { guest, booking: await detailsOf(page.request, guest, bookingId) };
}

const managementOf = ({ bookingId }: { bookingId: string }) =>
  `/guest/booking/details/${bookingId}/management`;

async function openManagement(page: Page, language: Language): Promise<ManagementPage> {
  const { guest, booking } = await bookOnce(page, language);
  await new LoginPage(page, language).enter(guest, managementOf(booking));
  const management = new ManagementPage(page, language);
  await management.title.waitFor();
  await management.act('leaveLater').first().waitFor();
  await untilPictureRests(page);
  return management;
}

/** The farthest hour of the direction that has any: the neighbouring stays leave more to one or to the other. */
async function openHours(page: Page, language: Language): Promise<HoursPage> {
  const { guest, booking } = await bookOnce(page, language);
  const accommodationId = booking.accommodations[0]?.accommodationId ?? 0;
  await new LoginPage(page, language).enter(guest, managementOf(booking));
  const hours = new HoursPage(page, language);
  for (const type of ['CHECKIN', 'CHECKOUT'] as const) {
    await hours.open({ ...booking, accommodationId }, type);
    if (await hours.slots.first().isVisible()) break;
  }
  await hours.slots.last().check();
  await hours.summary.waitFor();
  return hours;
}

async function openDeparture(page: Page, language: Language): Promise<DeparturePage> {
  await new LoginPage(page, language).enter(rafael, '/guest/booking/active');
  const booking = await stayOf(page.request, rafael);
  const departure = new DeparturePage(page, language);
  await departure.open({
    bookingId: booking.bookingId,
    accommodationId: booking.accommodations[0]?.accommodationId ?? 0,
  });
  await departure.boxes.first().waitFor();
  await untilPictureRests(page);
  return departure;
}

export const managementScreens = toScreens({
  management: openManagement,
  'management-policy': async (page, language) => {
    const management = await openManagement(page, language);
    await management.departurePolicy.click();
    await management.policy.waitFor();
  },
  'management-cancel': async (page, language) => {
    const management = await openManagement(page, language);
    await management.cancel.click();
    await management.understand.waitFor();
  },
  'buy-hours': async (page, language) => {
    const { guest, booking } = await bookOnce(page, language);
    await new LoginPage(page, language).enter(guest, `${managementOf(booking)}/buy-hours`);
    await new ManagementPage(page, language).act('leaveLater').first().waitFor();
    await untilPictureRests(page);
  },
  'pay-hours': openHours,
  'hours-bought': async (page, language) => {
    const hours = await openHours(page, language);
    await hours.slots.first().check();
    await hours.pay.click();
    await hours.bought.waitFor();
    await untilPictureRests(page);
  },
  'early-departure': openDeparture,
  'leave-room': async (page, language) => {
    const departure = await openDeparture(page, language);
    await departure.confirmAll();
    await departure.continue.click();
    await departure.checkOut.waitFor();
  },
  'room-given-back': async (page, language) => {
    const { guest, booking } = await book(page, language, 50);
    const room = booking.accommodations[1]?.accommodationId;
    await new LoginPage(page, language).enter(guest, `${managementOf(booking)}/early-departure/${room}`);
    const departure = new DeparturePage(page, language);
    await departure.confirmAll();
    await departure.continue.click();
    await departure.giveBack.waitFor();
    await departure.confirmAll();
    await departure.giveBack.click();
    await departure.givenBack.waitFor();
    await untilPictureRests(page);
  },
});
