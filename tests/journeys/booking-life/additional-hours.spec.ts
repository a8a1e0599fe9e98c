import type { APIRequestContext } from '@playwright/test';
import type { BookingDetails } from '#shared/contract/booking-details.ts';
import { addDays } from '#shared/hotel-time.ts';
import { expect, test as journey } from '../account/wallet-fixture.ts';
import { bookByCard } from '../booking/other-guest.ts';
import { detailsOf, hoursOf, purchaseHours } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { phone } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { pressBelow } from '../pages/card-form.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { ManagementPage } from '../pages/management-page.ts';

import { WalletPage } from '../pages/wallet-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import type { TestApi } from '../test-api.ts';

const DAY_MS = 86_400_000;
const HOURS = /\/api\/additional-hours$/;
const HOURS_TO_CHOOSE = /\/api\/additional-hours\?/;

/** A gateway of its own: its clock is moved on to days whose rooms nobody else has taken. */
const test = journey.extend({
  gateway: gatewayFixture(),
});
test.describe.configure({ mode: 'default' });

type Account = { email: string; password: string };
type Room = { bookingId: string; accommodationId: number };

let day = 40;

/** A guest who has booked a room, three days before they arrive. */
async function threeDaysBefore(
  { request, testApi }: { request: APIRequestContext; testApi: TestApi },
  guest: Account,
  { arrival = 15, departure = 12 }: { arrival?: number; departure?: number } = {},
): Promise<{ booking: BookingDetails; room: Room }> {
  day += 5;
  const checkin = addDays(today(), day);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  const order = { hotelId: 'NILO', typeId: 'nilo-garden-queen', stay, rooms: 1, arrival, departure };
  const { bookingId } = await bookByCard(request, guest, order);
  await testApi.moveClock((day - 3) * DAY_MS);
  const booking = await detailsOf(request, guest, bookingId);
  return { booking, room: { bookingId, accommodationId: booking.accommodations[0]?.accommodationId ?? 0 } };
}

const cents = (reais: number) => Math.round(reais * 100);

test(
  'a guest buys a later departure with a saved card in instalments, and the stay is longer (HRS-01, HRS-02, HRS-03, HRS-04, PAY-17, PAY-20, BEY-17)',
  phone,
  async ({ page, request, testApi, walletFixture, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    await walletFixture.keep(guest, 'Travel card');
    await walletFixture.use(guest, 'REFUND', '1.00');
    const { booking, room } = await threeDaysBefore({ request, testApi }, guest);
    const offered = (await hoursOf(request, guest, room, 'CHECKOUT')).availability[2];
    await signInByToken(page, guest);
    const management = new ManagementPage(page);
    await management.open(booking.bookingId);
    await expect(management.main).toContainText('12 PM');
    await management.act('leaveLater').click();
    const hours = new HoursPage(page);
    const { t } = hours;
    await hours.main.getByRole('link', { name: t('additional-hours:backToChoice') }).click();
    await expect(page).toHaveURL(/\/management\/buy-hours$/);
    await expect(management.act('arriveEarlier')).toBeVisible();
    await expectNoViolations(page);
    await management.act('leaveLater').click();

    await expect(hours.pay).toBeDisabled();
    await expect(hours.slots).toHaveCount(7);
    await hours.slot('CHECKOUT', 3).check();
    expect(await linesOf(hours.summary)).toMatchObject({
      [t('additional-hours:summary.price')]: brl(cents(offered?.price ?? 0)),
      [t('additional-hours:summary.tax')]: brl(cents(offered?.taxValue ?? 0)),
      [t('additional-hours:summary.total')]: brl(cents(offered?.price ?? 0) + cents(offered?.taxValue ?? 0)),
    });
    await expect(hours.main).toContainText(t('additional-hours:credits.tooFew'));
    await expect(hours.credits).toBeHidden();
    await expect(hours.payment.getByRole('radio', { name: /Travel card/ })).toBeChecked();
    await hours.payment.getByRole('combobox').selectOption('3');
    await expectNoViolations(page);
    await hours.pay.click();

    await expect(hours.bought).toBeVisible();
    await expect(page).toHaveURL(/\/buy-hours\/CHECKOUT\/\d+\/success$/);
    await expect(hours.main).toContainText('3 PM');
    await expectNoViolations(page);
    await page.reload();
    await expect(hours.bought).toBeVisible();
    await hours.main.getByRole('link', { name: t('additional-hours:bought.manage') }).click();
    await expect(page).toHaveURL(/\/management$/);
    await expect(management.main).toContainText('3 PM');
    await page.goto(`${new URL(page.url()).pathname}/buy-hours/CHECKIN/${room.accommodationId}/success`);
    await expect(page, 'nothing was bought in this direction').toHaveURL(/\/buy-hours$/);
  },
);

test('credits pay the whole price with its tax, and the card choice is gone (PAY-19, PAY-21, PD-19)', async ({
  page,
  request,
  testApi,
  walletFixture,
}) => {
  const guest = await testApi.newGuest();
  await walletFixture.use(guest, 'REFUND', '900.00');
  const { room } = await threeDaysBefore({ request, testApi }, guest);
  const offered = (await hoursOf(request, guest, room, 'CHECKIN')).availability[1];
  const total = cents(offered?.price ?? 0) + cents(offered?.taxValue ?? 0);
  await signInByToken(page, guest);
  const hours = new HoursPage(page);
  const { t } = hours;
  await hours.open(room, 'CHECKIN');
  await hours.slot('CHECKIN', 2).check();
  await expect(hours.addCard).toBeVisible();
  await expect(hours.pay).toBeDisabled();
  await hours.credits.click();
  await expect(hours.main).toContainText(t('additional-hours:credits.filled'));
  await expect(hours.addCard).toBeHidden();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText(
    t('additional-hours:bought.credits', { amount: brl(total) }).replace(/\s/g, ' '),
  );
  const credits = new CreditsPage(page);
  await credits.open();
  await expect(credits.balance).toContainText(brl(900_00 - total).replace(/\s/g, ' '));
  await expect(credits.row('PURCHASE_HOURS')).toBeVisible();
});

test('a guest without a card adds one to the wallet on the way, and pays with it (PD-14, PAY-14)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { room } = await threeDaysBefore({ request, testApi }, guest);
  await signInByToken(page, guest);
  const hours = new HoursPage(page);
  await hours.open(room, 'CHECKOUT');
  await hours.slot('CHECKOUT', 1).check();
  await hours.addCard.click();
  const wallet = new WalletPage(page);
  await wallet.fill('Everyday');
  await pressBelow(wallet.save);
  await expect(hours.payment.getByRole('radio', { name: /Everyday/ })).toBeChecked();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('1 PM');
});

test('a rejected card is told beside the button, and another one buys the same hour (HRS-05)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(HOURS);
  const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
  const { room } = await threeDaysBefore({ request, testApi }, ana);
  await signInByToken(page, ana);
  const hours = new HoursPage(page, 'pt');
  await hours.open(room, 'CHECKIN');
  await hours.slot('CHECKIN', 1).check();
  await hours.payment.getByRole('radio', { name: /Cartão recusado/ }).check();
  await hours.pay.click();
  await expect(hours.alert).toContainText(hours.t('additional-hours:failures.card'));
  await expect(hours.slot('CHECKIN', 1)).toBeChecked();
  await hours.payment.getByRole('radio', { name: /Visa da Ana/ }).check();
  await expect(hours.alert).toBeHidden();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('14:00');
});

test('a price or a stay that has changed meanwhile is told, and the hour is chosen again (HRS-05, BEY-17)', async ({
  page,
  request,
  testApi,
  walletFixture,
  expectedFailures,
}) => {
  expectedFailures.allow(HOURS);
  const guest = await testApi.newGuest();
  await walletFixture.keep(guest, 'Travel card');
  const { room } = await threeDaysBefore({ request, testApi }, guest);
  await signInByToken(page, guest);
  const hours = new HoursPage(page);
  const { t } = hours;
  // As before a change of the tariff.
  await page.route(HOURS_TO_CHOOSE, async route => {
    const response = await route.fetch();
    const body = await response.json();
    for (const slot of body.availability) slot.price = Math.round(slot.price * 50) / 100;
    await route.fulfill({ response, json: body });
  });
  await hours.open(room, 'CHECKOUT');
  await hours.slot('CHECKOUT', 2).check();
  await page.unroute(HOURS_TO_CHOOSE);
  await hours.pay.click();
  await expect(hours.summary.getByRole('status').first()).toContainText(t('additional-hours:failures.price'));
  await expect(hours.slot('CHECKOUT', 2)).not.toBeChecked();
  await expect(hours.pay).toBeDisabled();

  await hours.slot('CHECKOUT', 2).check();
  await purchaseHours(request, guest, room, 'CHECKOUT');
  await hours.pay.click();
  await expect(hours.summary).toContainText(/its hour is now \w{3}, \w{3}\s\d+, 1\sPM/);
  await hours.slot('CHECKOUT', 1).check();
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('2 PM');
});

test('a lost response is looked up, also after a reload: bought once, and leaving meanwhile prompts (PD-10, HRS-04)', async ({
  page,
  request,
  testApi,
  walletFixture,
  expectedFailures,
}) => {
  expectedFailures.allow(HOURS);
  const guest = await testApi.newGuest();
  await walletFixture.keep(guest, 'Travel card');
  const { booking, room } = await threeDaysBefore({ request, testApi }, guest);
  await signInByToken(page, guest);
  const hours = new HoursPage(page);
  const { t } = hours;
  const orders: unknown[] = [];
  page.on('request', sent => {
    if (HOURS.test(sent.url()) && sent.method() === 'POST') orders.push(sent.postDataJSON());
  });
  await page.route(HOURS, async route => {
    await route.fetch();
    await route.abort();
  });
  await hours.open(room, 'CHECKIN');
  await hours.slot('CHECKIN', 1).check();
  await hours.pay.dblclick();
  await expect(hours.bought).toBeVisible({ timeout: 20_000 });
  await expect(hours.main).toContainText('2 PM');
  expect(orders).toHaveLength(1);
  await page.unroute(HOURS);

  await hours.open(room, 'CHECKOUT');
  await hours.slot('CHECKOUT', 1).check();
  const arrived = Promise.withResolvers<void>();
  await page.route(HOURS, async route => {
    await route.fetch();
    arrived.resolve();
  });
  await hours.pay.click();
  await arrived.promise;
  await hours.main.getByRole('link', { name: t('additional-hours:backToChoice') }).click();
  const leave = page.getByRole('alertdialog', { name: t('additional-hours:leave.title') });
  await leave.getByRole('button', { name: t('additional-hours:leave.stay') }).click();
  page.once('dialog', dialog => void dialog.accept());
  await page.reload();
  await expect(hours.bought).toBeVisible({ timeout: 20_000 });
  await expect(hours.main).toContainText('1 PM');
  expect(orders).toHaveLength(2);
  const now = await detailsOf(request, guest, booking.bookingId);
  expect(now.payment?.charged).toBe(now.payment?.total);
});

test('a stay that already has the last hour of the day is told so, with a way back (HRS-04)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  const { room } = await threeDaysBefore({ request, testApi }, guest, { departure: 19 });
  await signInByToken(page, guest);
  const hours = new HoursPage(page);
  const show = await hold(page, HOURS_TO_CHOOSE);
  const address = `/guest/booking/details/${room.bookingId}/management/buy-hours/CHECKOUT/${room.accommodationId}`;
  await page.goto(address);
  await expect(page.getByRole('status', { name: hours.t('additional-hours:slots.loading') })).toBeVisible();
  show();
  await expect(hours.none).toBeVisible();
  await expectNoViolations(page);
  await hours.main
    .getByRole('link', { name: hours.t('guest-booking:backToManagement') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/management$/);
});
