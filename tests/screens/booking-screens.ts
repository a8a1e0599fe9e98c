import type { Page } from '@playwright/test';
import { BookingDetailsPage } from '../journeys/pages/booking-details-page.ts';
import { type BookingList, BookingListPage } from '../journeys/pages/booking-list-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { TestApi } from '../journeys/test-api.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const password = 'Pernoite#2026';
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;
const rafael = { email: 'rafael@pernoite.test', password };

async function openList(page: Page, language: Language, list: BookingList): Promise<BookingListPage> {
  await new LoginPage(page, language).enter({ email: guests[language], password }, `/guest/booking/${list}`);
  const bookings = new BookingListPage(page, language);
  await bookings.cards(list).first().waitFor();
  await untilPictureRests(page);
  return bookings;
}

async function openDetails(page: Page, language: Language, list: BookingList, at: number) {
  const bookings = await openList(page, language, list);
  await bookings.choose(bookings.cards(list).nth(at));
  return untilShown(page, language);
}

async function untilShown(page: Page, language: Language): Promise<BookingDetailsPage> {
  const details = new BookingDetailsPage(page, language);
  await details.policies.waitFor();
  await untilPictureRests(page);
  return details;
}

export const bookingScreens = toScreens({
  bookings: (page, language) => openList(page, language, 'active'),
  'bookings-previous': (page, language) => openList(page, language, 'previous'),
  'bookings-empty': async (page, language) => {
    await page.goto(QUIET_PAGE);
    const testApi = new TestApi(page.request, new URL(page.url()).origin);
    await new LoginPage(page, language).enter(await testApi.newGuest({ language }), '/guest/booking/active');
    await untilPictureRests(page);
  },
  'booking-prepared': async (page, language) => {
    await new LoginPage(page, language).enter(rafael, '/guest/booking/active');
    const bookings = new BookingListPage(page, language);
    await bookings.cards('active').first().getByRole('link').first().click();
    const details = await untilShown(page, language);
    await details.prepared.first().scrollIntoViewIfNeeded();
  },
  'bookings-hide': async (page, language) => {
    const bookings = await openList(page, language, 'previous');
    await bookings.hide(bookings.cards('previous').first()).click();
    await bookings.confirm.waitFor();
  },
  'booking-details': (page, language) => openDetails(page, language, 'active', 0),
  // In Portuguese of whoever booked it, in English of a guest who is invited to it.
  'booking-details-two-rooms': (page, language) => openDetails(page, language, 'active', 1),
  'booking-details-over': (page, language) => openDetails(page, language, 'previous', 0),
  'booking-details-staying': async (page, language) => {
    await new LoginPage(page, language).enter(rafael, '/guest/booking/active');
    const bookings = new BookingListPage(page, language);
    await bookings.choose(bookings.cards().first());
    await untilShown(page, language);
  },
  'booking-cancellation-policy': async (page, language) => {
    const details = await openDetails(page, language, 'active', 0);
    await details.openPolicy.click();
    await details.policy.waitFor();
  },
  'booking-missing': async (page, language) => {
    const path = '/guest/booking/details/nothing';
    await new LoginPage(page, language).enter({ email: guests[language], password }, path);
    await new BookingDetailsPage(page, language).missing.waitFor();
    await untilPictureRests(page);
  },
});
