import type { Page } from '@playwright/test';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { livedIn } from '../journeys/check-out/lived-in.ts';
import { BillPage } from '../journeys/pages/bill-page.ts';
import { CheckOutPage } from '../journeys/pages/check-out-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { type NewGuest, TestApi } from '../journeys/test-api.ts';
import { moveClock, resetClock } from './hotel-clock.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const HOUR_MS = 3_600_000;

type Stay = { guest: NewGuest; booking: BookingDetails };

const stays = new Map<string, Promise<Stay>>();

/** A guest in so many rooms; the same one for all pictures in a language that leave the stay as it is. */
async function stayIn(page: Page, language: Language, rooms: number): Promise<Stay> {
  await page.goto(QUIET_PAGE);
  const key = `${new URL(page.url()).origin} ${language} ${rooms}`;
  const known = stays.get(key) ?? newStay(page, language, rooms);
  stays.set(key, known);
  return known;
}

async function newStay(page: Page, language: Language, rooms: number): Promise<Stay> {
  await page.goto(QUIET_PAGE);
  const { origin } = new URL(page.url());
  const testApi = new TestApi(page.request, origin);
  await resetClock(origin);
  const guest = await testApi.newGuest({ language });
  return { guest, booking: await livedIn({ request: page.request, testApi }, guest, rooms) };
}

async function openCheckOut(
  page: Page,
  language: Language,
  { stay, late }: { stay: Stay; late: number },
): Promise<CheckOutPage> {
  const { guest, booking } = stay;
  const { origin } = new URL(page.url());
  await resetClock(origin);
  await moveClock(origin, Date.parse(booking.checkoutDate) - Date.now() + late * HOUR_MS);
  const checkOut = new CheckOutPage(page, language);
  await new LoginPage(page, language).enter(guest, `/guest/checkout/${booking.bookingId}/instruction`);
  return checkOut;
}

async function openBill(page: Page, language: Language): Promise<BillPage> {
  const { guest, booking } = await stayIn(page, language, 2);
  await resetClock(new URL(page.url()).origin);
  const bill = new BillPage(page, language);
  await new LoginPage(page, language).enter(guest, `/guest/booking/details/${booking.bookingId}/bill`);
  await bill.email.waitFor();
  return bill;
}

export const checkOutScreens = toScreens({
  'check-out': async (page, language) => {
    const checkOut = await openCheckOut(page, language, {
      stay: await stayIn(page, language, 1),
      late: -2,
    });
    await checkOut.boxes.first().waitFor();
  },
  'check-out-overstay': async (page, language) => {
    const checkOut = await openCheckOut(page, language, { stay: await stayIn(page, language, 1), late: 3 });
    await checkOut.costs.waitFor();
  },
  'check-out-rooms': async (page, language) => {
    const stay = await stayIn(page, language, 2);
    const checkOut = await openCheckOut(page, language, { stay, late: 1 });
    await checkOut.rooms.first().waitFor();
  },
  'checked-out': async (page, language) => {
    const checkOut = await openCheckOut(page, language, {
      stay: await newStay(page, language, 1),
      late: 3,
    });
    await checkOut.confirmAll();
    await checkOut.submit.click();
    await checkOut.done.waitFor();
    await untilPictureRests(page);
  },
  bill: openBill,
  'bill-recipient': async (page, language) => {
    const bill = await openBill(page, language);
    await bill.openRecipient.click();
    await bill.name.waitFor();
  },
});
