import { fromReais } from '#shared/money.ts';
import { getFor } from '../booking/guest-calls.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CheckOutPage } from '../pages/check-out-page.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { DeparturePage } from '../pages/departure-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { QUIET_PAGE, signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';
import { livedIn } from './lived-in.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CONFIRM = /\/confirm-checkout$/;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** A gateway of its own: its clock moves. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

test('a guest who stays leaves early at the figure that was shown, and finds it in the credits (EDP-01, EDP-02, EDP-03, EDP-04, EDP-05, EDP-07, EDP-08, OUT-02, OUT-06, OUT-07, OUT-10, OUT-11, LIM-02, LIM-08, BEY-17)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const booking = await livedIn({ request, testApi }, guest, 1, 3);
  const { bookingId } = booking;
  // The morning after the first night.
  await testApi.moveClock(13 * HOUR_MS);
  await signInByToken(page, guest);
  const management = new ManagementPage(page, 'pt');
  await management.open(bookingId);
  await expect(management.main).toContainText(management.t('booking-management:whyNot.checkedIn'));
  await management.act('leaveEarly').click();

  const departure = new DeparturePage(page, 'pt');
  const { t } = departure;
  await expect(departure.continue).toBeDisabled();
  const lines = await linesOf(departure.main);
  expect(lines[t('early-departure:outcome.room')]).toMatch(/^\d{3}$/);
  expect(lines[t('early-departure:outcome.nights')]).toBe('2');
  const credit = lines[t('early-departure:outcome.credit')] ?? '';
  expect(credit).toMatch(/^R\$\s[1-9]/);
  await expectNoViolations(page);
  await departure.confirmAll();
  await departure.continue.click();

  await expect(page).toHaveURL(/\/guest\/checkout\/[^/]+\/instruction\/\d+\?type=early-departure$/);
  await expect(departure.main).toContainText('até as 22:00 de hoje');
  await expect(departure.main).toContainText('até as 20:00 de hoje');
  await expect(departure.main).toContainText(plain(credit));
  await expect(departure.checkOut).toBeDisabled();
  await expectNoViolations(page);
  await departure.cancel.click();
  await departure.stayDialog.getByRole('button', { name: t('early-departure:stay.continue') }).click();
  await expect(departure.stayDialog).toBeHidden();
  const [first, second, consent] = await departure.boxes.all();
  await first?.check();
  await consent?.check();
  await expect(departure.checkOut).toBeDisabled();
  await second?.check();
  await departure.checkOut.click();

  await expect(departure.left).toBeVisible();
  await expect(page).toHaveURL(`/guest/checkout/${bookingId}/confirm`);
  const left = await detailsOf(request, guest, bookingId);
  expect(left.status).toBe('CONCLUDED');
  const clock = new Intl.DateTimeFormat('pt-BR', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: booking.building.timezone,
  });
  const at = new Date(left.accommodations[0]?.checkoutDate ?? '');
  await expect(departure.main).toContainText(plain(clock.format(at)));
  await expect(departure.main).toContainText(t('early-departure:done.credit', { amount: plain(credit) }));
  await expect(departure.main).toContainText(t('early-departure:done.items'));
  const link = (name: string) => departure.main.getByRole('link', { name });
  await expect(link(t('early-departure:done.concierge'))).toHaveAttribute('href', /\/concierge/);
  await expect(link(t('early-departure:done.satisfaction'))).toHaveAttribute('href', /lang=pt$/);
  await expectNoViolations(page);
  const credits = new CreditsPage(page, 'pt');
  await credits.open();
  await expect(credits.balance).toContainText(plain(credit));
});

test('of two rooms one is left in time, though a press fails; who overstays in the other decides again at each new figure (LIM-14, BEY-17, OUT-01, OUT-03, OUT-04, OUT-06, OUT-08, OUT-12, PD-18)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
  expectedFailures,
}) => {
  expectedFailures.allow(/confirm-checkout|bookings\/v2/);
  const guest = await testApi.newGuest();
  const booking = await livedIn({ request, testApi }, guest, 2);
  const { bookingId, checkinDate, checkoutDate } = booking;
  // From an hour before the arrival to two hours before the departure.
  await testApi.moveClock(Date.parse(checkoutDate) - Date.parse(checkinDate) - HOUR_MS);
  await signInByToken(page, guest);
  const checkOut = new CheckOutPage(page);
  const { t } = checkOut;
  await checkOut.open('nothing');
  await expect(page).toHaveURL('/guest/booking/active');
  await checkOut.open(bookingId);
  await expect(checkOut.rooms).toHaveCount(2);
  await expectNoViolations(page);
  await checkOut.rooms.first().click();
  await checkOut.confirmAll();

  // The gateway rejects it: shown by a toast and in its section, and the button can be pressed again.
  await page.route(CONFIRM, route =>
    route.fulfill({ status: 503, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
  );
  await checkOut.submit.click();
  await expect(checkOut.toasts.first()).toBeVisible();
  await page.unroute(CONFIRM);
  await checkOut.again.or(checkOut.submit).click();
  await expect(checkOut.done).toBeVisible();
  await expect(checkOut.main).toContainText(t('check-out:done.leadRoom'));
  const statuses = async () =>
    (await detailsOf(request, guest, bookingId)).accommodations.map(({ status }) => status);
  expect(await statuses()).toEqual(['CONCLUDED', 'IN_PROGRESS']);
  // One room is left: it is not chosen any more.
  await checkOut.main.getByRole('link', { name: t('check-out:done.next') }).click();
  await expect(page).toHaveURL(/\/instruction\/\d+$/);
  await checkOut.cancel.click();
  await checkOut.stayDialog.getByRole('button', { name: t('early-departure:stay.leave') }).click();
  await expect(page).toHaveURL('/guest/booking/active');

  // An hour and a half after the departure. No page is open that would call with the token of hours before.
  await page.goto(QUIET_PAGE);
  await testApi.moveClock(3.5 * HOUR_MS);
  await signInByToken(page, guest);
  await page.goto('/guest/booking/active');
  await expect(checkOut.main).toContainText(t('guest-booking:message.overstaying'));
  await checkOut.main.getByRole('link', { name: t('booking-list:card.checkOut') }).click();
  await expect(checkOut.main).toContainText(t('check-out:overstay.free'));
  await expect(checkOut.costs.getByRole('listitem')).toHaveCount(2);
  await checkOut.confirmAll();
  await testApi.moveClock(HOUR_MS / 2 + MINUTE_MS);
  await checkOut.submit.click();
  await expect(checkOut.main.getByRole('status').first()).toContainText(/Nothing has happened yet/);
  await expect(checkOut.submit).toBeDisabled();
  const room = booking.accommodations[1]?.accommodationId;
  const simulated = await getFor(
    request,
    guest,
    `bookings/${bookingId}/accommodation/${room}/simulate-checkout`,
  );
  const { overstay } = (await simulated.json()) as { overstay: { fee: number } };
  const fee = plain(brl(fromReais(overstay.fee)));
  expect(overstay.fee).toBeGreaterThan(0);
  await expect(checkOut.costs).toContainText(fee);
  await expect(checkOut.boxes.last()).not.toBeChecked();
  await expect(checkOut.main).toContainText(`pay ${fee} at the reception`);
  await checkOut.confirmAll();
  await checkOut.submit.click();
  await expect(checkOut.done).toBeVisible();
  await expect(checkOut.main).toContainText(t('check-out:done.due', { amount: fee }));
  expect(await statuses()).toEqual(['CONCLUDED', 'CONCLUDED']);
  await checkOut.open(bookingId);
  await expect(page, 'no room is left to check out of').toHaveURL('/guest/booking/active');
});
