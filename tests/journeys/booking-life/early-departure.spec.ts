import { addDays } from '#shared/hotel-time.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf, importStay, stayOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { DeparturePage } from '../pages/departure-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const HOUR_MS = 3_600_000;
const LEAVE = /\/early-checkout$/;

/** A gateway of its own: the stays that other journeys count on end here. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
/** Its clock goes beyond the stays of the others. */
const laterTest = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const roomIn = (booking: Awaited<ReturnType<typeof detailsOf>>, at = 0) => ({
  bookingId: booking.bookingId,
  accommodationId: booking.accommodations[at]?.accommodationId ?? 0,
});
const cents = (amount: string | undefined) => Number(amount?.replaceAll(/\D/g, ''));
const plain = (text: string) => text.replace(/\s/g, ' ');

test(
  'a guest who stays leaves early at the figure that was shown, and finds it in the credits (EDP-01, EDP-02, EDP-03, EDP-04, EDP-05, EDP-07, EDP-08, OUT-02, OUT-06, OUT-07, OUT-10, OUT-11, LIM-02, LIM-08, BEY-17)',
  phone,
  async ({ page, request, expectNoViolations }) => {
    const booking = await stayOf(request, rafael);
    const { bookingId } = booking;
    await signInByToken(page, rafael);
    const management = new ManagementPage(page, 'pt');
    await management.open(bookingId);
    await expect(management.main).toContainText(management.t('booking-management:whyNot.checkedIn'));
    await management.act('leaveEarly').click();

    const departure = new DeparturePage(page, 'pt');
    const { t } = departure;
    await expect(departure.continue).toBeDisabled();
    const lines = await linesOf(departure.main);
    expect(lines[t('early-departure:outcome.room')]).toBe(booking.accommodations[0]?.room?.suiteNumber);
    expect(lines[t('early-departure:outcome.nights')]).toMatch(/^[12]$/);
    const before = cents(lines[t('early-departure:outcome.balance')]);
    const credit = cents(lines[t('early-departure:outcome.credit')]);
    expect(credit).toBeGreaterThan(0);
    await expectNoViolations(page, { language: 'pt' });
    await departure.confirmAll();
    await departure.continue.click();

    await expect(page).toHaveURL(/\/guest\/checkout\/[^/]+\/instruction\/\d+\?type=early-departure$/);
    await expect(departure.main).toContainText('até as 22:00 de hoje');
    await expect(departure.main).toContainText('até as 20:00 de hoje');
    await expect(departure.main).toContainText(plain(brl(credit)));
    await expect(departure.checkOut).toBeDisabled();
    await expectNoViolations(page, { language: 'pt' });
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
    const left = await detailsOf(request, rafael, bookingId);
    const at = new Date(left.accommodations[0]?.checkoutDate ?? '');
    const clock = new Intl.DateTimeFormat('pt-BR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: booking.building.timezone,
    });
    await expect(departure.main).toContainText(plain(clock.format(at)));
    await expect(departure.main).toContainText(
      t('early-departure:done.credit', { amount: plain(brl(credit)) }),
    );
    await expect(departure.main).toContainText(t('early-departure:done.items'));
    await expect(
      departure.main.getByRole('link', { name: t('early-departure:done.concierge') }),
    ).toHaveAttribute('href', /\/concierge/);
    await expect(
      departure.main.getByRole('link', { name: t('early-departure:done.satisfaction') }),
    ).toHaveAttribute('href', /lang=pt$/);
    await expectNoViolations(page, { language: 'pt' });
    expect(left.status).toBe('CONCLUDED');

    const credits = new CreditsPage(page, 'pt');
    await credits.open();
    await expect(credits.balance).toContainText(plain(brl(before + credit)));
  },
);

laterTest(
  'a room of two is given back before check-in; figures that change meanwhile are shown in place (EDP-02, EDP-05, LIM-09, BEY-17, PD-56)',
  async ({ page, request, testApi, expectedFailures }) => {
    expectedFailures.allow(LEAVE);
    // The session ends while the clock runs on.
    expectedFailures.allow(/\/api\/|securetoken/);
    const guest = await testApi.newGuest();
    const checkin = addDays(today(), 12);
    const stay = { checkin, checkout: addDays(checkin, 3) };
    const order = { ...(await freestType(request, stay)), stay, rooms: 2 };
    const { bookingId } = await bookByCard(request, guest, order);
    const booking = await detailsOf(request, guest, bookingId);
    await signInByToken(page, guest);
    const departure = new DeparturePage(page);
    const { t } = departure;
    await departure.open(roomIn(booking, 1));
    await departure.confirmAll();
    const whole = cents((await linesOf(departure.main))[t('early-departure:outcome.credit')]);
    expect(whole * 2).toBe(Math.round((booking.payment?.total ?? 0) * 100));
    await departure.continue.click();
    await departure.giveBack.waitFor();
    // One step back is the figures again, not the list of bookings.
    await departure.back.click();
    await departure.continue.waitFor();
    await departure.confirmAll();
    await departure.continue.click();
    await departure.giveBack.waitFor();
    await departure.cancel.click();
    await departure.keepGivingBack.click();
    await departure.confirmAll();

    await testApi.moveClock(Date.parse(booking.checkinDate) - Date.now() - 30 * HOUR_MS);
    await departure.giveBack.click();
    await expect(departure.news).toContainText(/Nothing has happened yet/);
    await expect(departure.giveBack).toBeDisabled();
    await departure.confirmAll();
    await departure.giveBack.click();
    await expect(departure.givenBack).toBeVisible();
    const credits = new CreditsPage(page);
    await credits.open();
    const balance = cents(/R\$\s[\d.]+,\d\d/.exec(await credits.balance.innerText())?.[0]);
    expect(balance).toBeGreaterThan(0);
    expect(balance).toBeLessThan(whole);
    const now = await detailsOf(request, guest, bookingId);
    expect(now.accommodations.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELED']);
  },
);

test('a partner’s guest leaves early without a word of credits, and not twice (EDP-06, OUT-03, OUT-04)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/simulate-early-checkout|bookings\/v2/);
  const guest = await testApi.newGuest();
  const booking = await importStay(request, guest, { locator: 'PATE58', lastName: 'Patel' });
  await signInByToken(page, guest);
  const departure = new DeparturePage(page);
  const { t } = departure;
  const room = roomIn(booking);
  const instruction = `/guest/checkout/${room.bookingId}/instruction/${room.accommodationId}`;
  // With nights left there is no check-out but leaving early.
  await page.goto(instruction);
  await expect(page).toHaveURL('/guest/booking/active');

  await departure.open(room);
  await departure.boxes.first().waitFor();
  await expect(departure.main).not.toContainText(t('early-departure:outcome.credit'));
  await departure.confirmAll();
  await departure.continue.click();
  await departure.checkOut.waitFor();
  await departure.confirmAll();
  await departure.checkOut.click();
  await expect(departure.left).toBeVisible();
  await expect(departure.main).not.toContainText('R$');

  await departure.open(room);
  await expect(page).toHaveURL('/guest/booking/active');
  await page.goto(`${instruction.replace(room.bookingId, 'nothing')}?type=early-departure`);
  await expect(page).toHaveURL('/guest/booking/active');
});

test('a partner’s booking can only be changed there, and both policies name the hotel’s figures (BKG-35, BKG-37, BKG-38, HRS-06, PD-50)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const partner = { locator: 'VERDE7', lastName: 'Almeida Prado' };
  const { bookingId } = await importStay(request, guest, partner);
  await signInByToken(page, guest);
  const management = new ManagementPage(page);
  const { t } = management;
  await management.open(bookingId);
  await expect(management.main).toContainText(t('guest-booking:partner'));
  await expect(management.cancel).toBeHidden();
  await expect(management.main.getByText(t('booking-management:whyNot.partner'))).toHaveCount(2);

  await management.hoursPolicy.click();
  await expect(management.policy).toContainText('5 days before arrival');
  await expect(management.policy).toContainText('before 7 PM');
  await expect(management.policy).toContainText('between 10 AM and 7 PM');
  await expect(management.policy).toContainText(t('booking-management:policies.hours.perRoom'));
  await expect(management.policy).toContainText(t('booking-management:policies.hours.transfer'));
  await page.keyboard.press('Escape');
  await expect(management.hoursPolicy).toBeFocused();
  await management.departurePolicy.click();
  await expect(management.policy).toContainText('18 months');
  await expect(management.policy).toContainText('48 hours');
});
