import { addDays } from '#shared/hotel-time.ts';
import { expect, test as journey } from '../account/wallet-fixture.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { DeparturePage } from '../pages/departure-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';

/** A gateway of its own: its clock is moved on to four days before the stay. */
const test = journey.extend({ gateway: gatewayFixture() });

const DAY_MS = 86_400_000;
const HOURS = /\/api\/additional-hours$/;
const CANCEL = /\/api\/bookings\/[^/]+\/cancel$/;
const ESTIMATE = /\/cancel\/credit-estimate$/;

const cents = (amount: string | undefined) =>
  Number(/R\$\s([\d.]+,\d\d)/.exec(amount ?? '')?.[1]?.replaceAll(/\D/g, ''));

test('two rooms: hours bought once though the response is lost, one room given back, the rest canceled at figures that changed meanwhile; every amount is the statement’s (BKG-05, BKG-36, BKG-37, BKG-38, BKG-40, BKG-41, BKG-42, BKG-43, HRS-01, HRS-02, HRS-03, HRS-04, HRS-05, HRS-06, EDP-04, PAY-17, PD-10, PD-56, BEY-17, LIM-05)', async ({
  page,
  request,
  testApi,
  walletFixture,
  expectedFailures,
  expectNoViolations,
}) => {
  // The session ends while the clock runs on.
  expectedFailures.allow(/\/api\/|securetoken/);
  const holder = await testApi.newGuest();
  await walletFixture.saveCard(holder, 'Travel card');
  // Beyond the demonstration's stays, which may end in a room too late for its earlier hours.
  const checkin = addDays(today(), 120);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  const order = { ...(await freestType(request, stay)), stay, rooms: 2, arrival: 15, departure: 12 };
  const { bookingId, locator } = await bookByCard(request, holder, order);
  await testApi.moveClock(116 * DAY_MS);
  const booking = await detailsOf(request, holder, bookingId);
  const booked = Math.round((booking.payment?.total ?? 0) * 100);

  await signInByToken(page, holder);
  const management = new ManagementPage(page);
  const { t } = management;
  await management.open(bookingId);
  await management.hoursPolicy.click();
  await expect(management.policy).toContainText('5 days before arrival');
  await expect(management.policy).toContainText(t('booking-management:policies.hours.perRoom'));
  await page.keyboard.press('Escape');
  await expect(management.hoursPolicy).toBeFocused();
  await management.departurePolicy.click();
  await expect(management.policy).toContainText('18 months');
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  const rooms = management.main.getByRole('region');
  await management.act('arriveEarlier', rooms.first()).click();

  const hours = new HoursPage(page);
  await expect(hours.pay).toBeDisabled();
  await hours.slot('CHECKIN', 2).check();
  await expect(hours.summary).toContainText(/if you cancel before .+ no longer .+ everything comes back/);
  const bought = cents((await linesOf(hours.summary))[t('additional-hours:summary.total')]);
  await expect(hours.payment.getByRole('radio', { name: /Travel card/ })).toBeChecked();
  await hours.payment.getByRole('combobox').selectOption('3');
  await expectNoViolations(page);
  let orders = 0;
  await page.route(HOURS, async route => {
    orders += 1;
    await route.fetch();
    await route.abort();
  });
  await hours.pay.dblclick();
  await expect(hours.bought).toBeVisible();
  expect(orders, 'a double press orders once').toBe(1);
  await page.unroute(HOURS);
  await expect(page).toHaveURL(/\/buy-hours\/CHECKIN\/\d+\/success$/);
  await expect(hours.main).toContainText('1 PM');
  await expectNoViolations(page);
  await page.reload();
  await expect(hours.bought).toBeVisible();
  const paid = booked + bought;

  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await expect(details.values.getByRole('definition').first()).toBeVisible();
  const bill = await linesOf(details.values);
  expect(bill[t('booking-details:values.total')]).toBe(brl(paid));

  await page.route(ESTIMATE, route => route.abort());
  await details.manage.click();
  await management.cancel.click();
  await expect(management.dialog.getByRole('alert')).toContainText(t('general:genericError'));
  await expect(management.confirm).toBeDisabled();
  await page.unroute(ESTIMATE);
  await management.tryAgain.click();
  await management.understand.waitFor();
  const [now, later] = await management.steps.getByRole('listitem').allInnerTexts();
  expect(cents(now), 'canceling now').toBe(paid);
  const nights = booking.accommodations.length * 2;
  expect(cents(later), 'canceling late costs a night of each room, and the hours').toBeLessThan(
    paid - bought,
  );
  expect(cents(later)).toBeGreaterThan(booked / nights);
  await expectNoViolations(page);
  await management.keep.click();

  await management.act('giveUp', rooms.nth(1)).click();
  const departure = new DeparturePage(page);
  await departure.confirmAll();
  const returned = cents((await linesOf(departure.main))[t('early-departure:outcome.credit')]);
  expect(returned, 'both rooms cost the same').toBe(booked / 2);
  await departure.continue.click();
  await departure.giveBack.waitFor();
  // One step back is the figures again, not the list of bookings.
  await departure.back.click();
  await departure.continue.waitFor();
  await departure.confirmAll();
  await departure.continue.click();
  await departure.giveBack.waitFor();
  await departure.confirmAll();
  await departure.giveBack.click();
  await expect(departure.givenBack).toBeVisible();

  await management.open(bookingId);
  await management.cancel.click();
  await management.understand.check();
  const credit = async () =>
    cents((await linesOf(management.dialog))[t('booking-management:cancelBooking.credit')]);
  expect(await credit(), 'the rest').toBe(paid - returned);
  const [, lateStep] = await management.steps.getByRole('listitem').allInnerTexts();
  await testApi.moveClock(3 * DAY_MS);
  await management.confirm.click();
  await expect(management.dialog).toContainText('Nothing was canceled');
  const left = await credit();
  expect(left, 'what was named as the next step').toBe(cents(lateStep));
  await expect(management.understand).not.toBeChecked();
  await expect(management.confirm).toBeDisabled();

  await management.understand.check();
  await page.route(
    CANCEL,
    route => route.fulfill({ status: 409, json: { code: 'ATTEMPT_IN_PROGRESS', message: 'x' } }),
    { times: 1 },
  );
  await management.confirm.click();
  await expect(page.getByText(t('booking-management:cancelBooking.toasts.error')).first()).toBeVisible();
  await management.confirm.click();
  await expect(page).toHaveURL('/guest/booking/previous');
  const toasts = page.getByRole('region', { name: t('general:messages') });
  const done = toasts.getByText(t('booking-management:cancelBooking.toasts.success')).first();
  await expect(done).toBeVisible();
  await expect(done).toBeHidden({ timeout: 5_000 });
  await expect(page.getByRole('main')).toContainText(locator);
  await expect(page.getByRole('main')).toContainText(t('guest-booking:status.CANCELED'));

  const credits = new CreditsPage(page);
  await credits.open();
  await expect(credits.rows).toHaveCount(2);
  expect(cents(await credits.balance.innerText())).toBe(returned + left);
});
