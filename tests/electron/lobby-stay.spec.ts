import { readFile } from 'node:fs/promises';
import { mergeTests, type Page } from '@playwright/test';
import { createdBooking } from '#shared/contract/bookings.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BillPage } from '#tests/journeys/pages/bill-page.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { cards, pressBelow } from '#tests/journeys/pages/card-form.ts';
import type { CheckInPage } from '#tests/journeys/pages/check-in-page.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { ConsolePage } from '#tests/journeys/pages/console-page.ts';
import { DeskPaymentPage } from '#tests/journeys/pages/desk-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { HoursPage } from '#tests/journeys/pages/hours-page.ts';
import { LoginForm } from '#tests/journeys/pages/login-page.ts';
import { ManagementPage } from '#tests/journeys/pages/management-page.ts';
import { signInByToken } from '#tests/journeys/sign-in-by-token.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { CPF } from '#tests/personal-data.ts';
import { detailsOf } from '../journeys/booking/own-bookings.ts';

import { deskOf, pressIn, signIn as signInAtDesk } from './desk.ts';
import { test as deviceTest } from './device-fixture.ts';
import { startApp } from './electron-app.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { completeCheckIn } from './kiosk-check-in.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';

/** One walk-in guest, from the lobby's door to the door of the next morning. */

/** A gateway of its own: its clock goes through two days of a hotel. */
const test = mergeTests(phoneTest, deviceTest).extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

const language = 'pt';
const ZONE = 'America/Sao_Paulo';
/** The night of tomorrow: whatever the time is now, the hotel's clock goes forward. */
const checkin = addDays(today(), 1);
const checkout = addDays(checkin, 1);

/** Behind the start screen's choices. */
async function signIn(page: Page, guest: NewGuest): Promise<void> {
  const login = new DeviceLoginPage(page, language);
  await login.way('password').click();
  await login.password.signIn(guest);
}

/** A room for tonight, which waits for its payment at the desk. */
async function book(page: Page, guest: NewGuest): Promise<{ bookingId: string; locator: string }> {
  const { search, results, services, payment, confirmation } = new FunnelPages(page, language);
  await new KioskPage(page, language).book.click();
  await search.search.click();
  await results.choose(roomNames[language].queen).click();
  await results.goOn();
  await services.goOn();
  await payment.logIn.click();
  await new LoginForm(payment.loginDialog, language).signIn(guest);
  await expect(payment.reception).toBeChecked();
  const created = page.waitForResponse(/\/api\/bookings\/create$/);
  await payment.goToConfirmation();
  await confirmation.pending.waitFor();
  const { bookingId } = createdBooking.parse(await (await created).json());
  return { bookingId, locator: await confirmation.code() };
}

/** Staff find the booking by its code and type the guest's card. */
async function payAtDesk(gateway: string, guest: NewGuest, locator: string): Promise<void> {
  const desk = await startApp({ args: ['--profile=reception', `--gateway=${gateway}`, '--hotel=JARDINS'] });
  try {
    const page = await desk.page();
    await deskOf(page);
    await signInAtDesk(page, guest);
    await pressIn(desk, page, 'F', 'control');
    const payment = new DeskPaymentPage(page, language);
    await payment.code.fill(locator);
    await payment.findIt.click();
    await payment.fillCard(cards.approves);
    await pressBelow(payment.pay);
    await expect(payment.outcome('paid')).toBeVisible();
  } finally {
    await desk.stop();
  }
}

/** From the start screen to the key of the room. */
async function checkInAtKiosk(page: Page, guest: NewGuest): Promise<CheckInPage> {
  await new KioskPage(page, language).checkIn.click();
  await signIn(page, guest);
  return completeCheckIn(page, language);
}

test('a walk-in books at the kiosk, pays at the desk, checks in, has the code on the phone, buys a later departure from the room, checks out at the kiosk and takes the PDF home; the law knows, the kiosk nothing (KSK-01, CHK-12, CHK-15, BKG-14, HRS-05, OUT-08, BEY-08, BEY-12, BEY-19, BEY-20)', async ({
  startKiosk,
  newPhone,
  playwright,
  gateway,
  testApi,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: gateway.address });
  const guest = await testApi.newGuest({ language });
  let moved = 0;
  const clockAt = async (date: string, hour: number) => {
    const by = instantAt(date, hour, ZONE).getTime() - Date.now() - moved;
    await testApi.moveClock(by);
    moved += by;
  };

  await clockAt(checkin, 16);
  const { desktop, page: lobby } = await startKiosk({ language });
  const { bookingId, locator } = await book(lobby, guest);
  const marks = [guest.email, guest.fullName, bookingId, locator, CPF];
  const done = new FunnelPages(lobby, language).confirmation.article.getByRole('button', {
    name: new KioskPage(lobby, language).texts('booking-confirmation:done'),
  });
  const evening = await expectGone(desktop, lobby, { marks, language, done: () => done.click() });
  await payAtDesk(gateway.address, guest, locator);

  // In the evening: the pictures, which were taken on the phone, are still looked at.
  await testApi.setVerification(guest.email, 'PROCESSING');
  const { accommodations } = await detailsOf(request, guest, bookingId);
  const [room] = accommodations;
  if (!room) throw new Error('a room');
  await clockAt(checkin, Math.max(20, new Date(room.checkinDate).getUTCHours() - 3 + 1));
  const { success, t } = await checkInAtKiosk(evening, guest);
  const codes = success.getByText(/^\d{6}$/);
  await expect(codes, 'for nobody else in the lobby').toHaveCount(0);
  const opened = await detailsOf(request, guest, bookingId);
  const code = opened.accommodations[0]?.lockDoorCode ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const morning = await expectGone(desktop, evening, {
    marks: [...marks, code],
    language,
    done: () => success.getByRole('button', { name: t('check-in:success.done') }).click(),
  });

  // The phone: the code of the door, and from the room two hours more.
  const phone = await newPhone(language);
  await signInByToken(phone, guest);
  const details = new BookingDetailsPage(phone, language);
  await details.open(bookingId);
  await details.showCode.click();
  await expect(details.rooms.getByText(code)).toBeVisible();
  await details.manage.click();
  await new ManagementPage(phone, language).act('leaveLater').click();
  const hours = new HoursPage(phone, language);
  await hours.slot('CHECKOUT', 2).check();
  await expect(hours.pay).toBeEnabled();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();

  // An hour after the booked departure: it is not late.
  await clockAt(checkout, new Date(room.checkoutDate).getUTCHours() - 3 + 1);
  const checkOut = new CheckOutPage(morning, language);
  await new KioskPage(morning, language).checkOut.click();
  await signIn(morning, guest);
  await checkOut.confirmAll();
  await expect(checkOut.costs).toBeHidden();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  expect((await detailsOf(request, guest, bookingId)).status).toBe('CONCLUDED');
  await expectGone(desktop, morning, {
    marks: [...marks, code],
    language,
    done: () => checkOut.main.getByRole('button', { name: t('check-out:done.end') }).click(),
  });

  await signInByToken(phone, guest);
  const bill = new BillPage(phone, language);
  await bill.open(bookingId);
  const [download] = await Promise.all([phone.waitForEvent('download'), bill.download.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const { state, events, situation } = await new ConsolePage(await newPhone()).registration(
    locator,
    /Check-out.*told$/,
  );
  expect(state).toBe('ACCEPTED');
  expect(events).toMatch(/^Check-in .* told Check-out .* told$/);
  expect(situation).toBe('CHECKOUT_REALIZADO');
  await request.dispose();
});
