import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { callOf } from '../booking/guest-calls.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type NewGuest } from '../test-api.ts';

/** A gateway of its own: its clock goes on for days, and ends stays of guests that other journeys count on. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

const CANCEL = /\/api\/bookings\/[^/]+\/cancel$/;
const ESTIMATE = /\/cancel\/credit-estimate$/;
const HOUR_MS = 3_600_000;

/** Nights of their own for each journey: the nearest ones are nearly sold out. */
let firstDay = 20;

/** A guest who has booked for some days from now, and what they paid, in cents. */
async function book(
  request: APIRequestContext,
  guest: NewGuest,
  { rooms = 1, nights = 2, days = 0 }: { rooms?: number; nights?: number; days?: number } = {},
) {
  firstDay += 1;
  const checkin = addDays(today(), days || firstDay);
  const stay = { checkin, checkout: addDays(checkin, nights) };
  const { bookingId } = await bookByCard(request, guest, {
    ...(await freestType(request, stay)),
    stay,
    rooms,
  });
  const booking = await detailsOf(request, guest, bookingId);
  return { booking, paid: Math.round((booking.payment?.total ?? 0) * 100) };
}

const cents = (amount: string | undefined) => Number(amount?.replaceAll(/\D/g, ''));

test(
  'a guest sees to the cent what canceling returns now and later, cancels, and finds the credits (BKG-36, BKG-37, BKG-38, BKG-40, BKG-41, BKG-42, BEY-17)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    const { booking, paid } = await book(request, guest);
    await signInByToken(page, guest);
    const management = new ManagementPage(page);
    const { t } = management;
    await management.open(booking.bookingId);
    // Canceling a single room is canceling its booking, and hours are not on sale yet.
    await expect(management.main).toContainText(t('booking-management:whyNot.onlyRoom'));
    await expect(management.main.getByText(/^On sale from/)).toHaveCount(2);
    await expect(management.act('leaveLater')).toHaveCount(0);

    await management.cancel.click();
    await expect(management.understand).toBeVisible();
    expect(await linesOf(management.dialog)).toEqual({
      [t('booking-management:cancelBooking.paid')]: brl(paid),
      [t('booking-management:cancelBooking.credit')]: brl(paid),
    });
    const [now, later] = await management.steps.getByRole('listitem').allInnerTexts();
    expect(now).toMatch(/^Until \w{3}, \w{3}\s\d+, /);
    expect(cents(/R\$\s[\d.]+,\d\d/.exec(now ?? '')?.[0])).toBe(paid);
    expect(cents(/R\$\s[\d.]+,\d\d/.exec(later ?? '')?.[0])).toBeLessThan(paid);
    await expectNoViolations(page);

    await expect(management.confirm).toBeDisabled();
    await management.understand.check();
    await management.confirm.click();
    await expect(page).toHaveURL('/guest/booking/previous');
    const toasts = page.getByRole('region', { name: t('shell:messages') });
    const done = toasts.getByText(t('booking-management:cancelBooking.toasts.success')).first();
    await expect(done).toBeVisible();
    await expect(done).toBeHidden({ timeout: 5_000 });
    await expect(page.getByRole('main')).toContainText(booking.locator);
    await expect(page.getByRole('main')).toContainText(t('guest-booking:status.CANCELED'));

    const credits = new CreditsPage(page);
    await credits.open();
    await expect(credits.balance).toContainText(brl(paid).replace(/\s/g, ' '));
    await expect(credits.row('FULL_CANCELLATION')).toBeVisible();

    // A canceled booking offers nothing any more.
    await management.open(booking.bookingId);
    await expect(management.cancel).toBeHidden();
    await expect(management.act('arriveEarlier')).toHaveCount(0);
  },
);

test('figures that changed while they were looked at are shown in place, and the guest decides again (BKG-40, BKG-41, BEY-17, LIM-05)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(CANCEL);
  // The session ends while the clock runs on.
  expectedFailures.allow(/\/api\/|securetoken/);
  const guest = await testApi.newGuest();
  const { booking, paid } = await book(request, guest, { days: 8 });
  await signInByToken(page, guest);
  const management = new ManagementPage(page);
  const { t } = management;
  await management.open(booking.bookingId);
  await management.cancel.click();
  await management.understand.check();
  await expect(management.confirm).toBeEnabled();

  const left = Date.parse(booking.checkinDate) - Date.now();
  await testApi.moveClock(left - 30 * HOUR_MS);
  await management.confirm.click();
  await expect(management.dialog).toContainText(/^.*Nothing was canceled/);
  const lines = await linesOf(management.dialog);
  const fee = cents(lines[t('booking-management:cancelBooking.fee')]);
  const credit = cents(lines[t('booking-management:cancelBooking.credit')]);
  expect(fee).toBeGreaterThan(0);
  expect(fee + credit).toBe(paid);
  await expect(management.understand).not.toBeChecked();
  await expect(management.confirm).toBeDisabled();

  await management.understand.check();
  await management.confirm.click();
  await expect(page).toHaveURL('/guest/booking/previous');
  const credits = new CreditsPage(page);
  await credits.open();
  await expect(credits.balance).toContainText(brl(credit).replace(/\s/g, ' '));
});

test('an estimate that fails leaves the dialog usable, and an act without a response is asked again and done once (BKG-41, BKG-43)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(ESTIMATE);
  expectedFailures.allow(CANCEL);
  const guest = await testApi.newGuest();
  const { booking, paid } = await book(request, guest);
  await signInByToken(page, guest);
  const management = new ManagementPage(page);
  const { t } = management;
  await management.open(booking.bookingId);
  await page.route(ESTIMATE, route => route.abort());
  await management.cancel.click();
  await expect(management.dialog.getByRole('alert')).toContainText(t('general:genericError'));
  await expect(management.confirm).toBeDisabled();
  await page.unroute(ESTIMATE);
  await management.tryAgain.click();
  await management.understand.check();

  let sent = 0;
  await page.route(CANCEL, async route => {
    sent += 1;
    // The first one arrives, and its response is lost like all others.
    if (sent === 1) await route.fetch();
    await route.abort();
  });
  await management.confirm.click();
  await expect(management.dialog.getByRole('alert')).toContainText(
    t('booking-management:cancelBooking.unknown'),
    { timeout: 20_000 },
  );
  await expect(page.getByText(t('booking-management:cancelBooking.toasts.error')).first()).toBeVisible();
  await page.unroute(CANCEL);
  await management.askAgain.click();
  await expect(page).toHaveURL('/guest/booking/previous');
  const credits = new CreditsPage(page);
  await credits.open();
  await expect(credits.balance).toContainText(brl(paid).replace(/\s/g, ' '));
  await expect(credits.rows).toHaveCount(1);
});

test('a companion sees only their own room, and whom to ask about canceling (BKG-36, BKG-38, BKG-39)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const [guest, companion] = [await testApi.newGuest(), await testApi.newGuest()];
  const { booking } = await book(request, guest, { rooms: 2 });
  const { bookingId } = booking;
  const room = booking.accommodations[1]?.accommodationId;
  const add = callOf(request, guest, `bookings/${bookingId}/accommodations/${room}/guests`);
  await add({
    name: 'Caio Teixeira',
    email: companion.email,
    isRoomMainGuest: true,
    isMinor: false,
    isSpecialCareRequired: false,
  });
  await callOf(request, companion, 'bookings/invitation/accepted')({ bookingId });

  await signInByToken(page, companion);
  const management = new ManagementPage(page);
  const { t } = management;
  await management.open(bookingId);
  await expect(management.main.getByRole('region')).toHaveCount(1);
  await expect(management.main).toContainText(t('booking-management:roomOf', { number: 2, total: 2 }));
  await expect(management.main).toContainText(
    t('booking-management:change.contactHolder', { holder: guest.firstName }),
  );
  await expect(management.cancel).toBeHidden();
  await expectNoViolations(page);
});
