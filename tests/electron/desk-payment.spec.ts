import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { holdRoom } from '#tests/journeys/booking/other-guest.ts';
import { bookingOf } from '#tests/journeys/booking/own-bookings.ts';
import { hold } from '#tests/journeys/hold.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { cards, pressBelow } from '#tests/journeys/pages/card-form.ts';
import { DeskPaymentPage } from '#tests/journeys/pages/desk-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import type { NewGuest, TestApi } from '#tests/journeys/test-api.ts';
import { expectNoViolations } from './accessibility.ts';
import { deskLanguage, deskOf, pressIn, signIn } from './desk.ts';
import type { DesktopApp } from './electron-app.ts';
import { test as deskTest, expect } from './guest-phone.ts';

/** A booking that waits for its payment, paid at the reception desk by card. */

const PAY = /\/api\/payment\/payments$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEXT_AFTERNOON = new Date(`${today(new Date(Date.now() + DAY_MS))}T16:30:00-03:00`);
/** Nights that the seed left free; no two tests share one. */
let day = 100;

const test = deskTest.extend<{ request: APIRequestContext }>({
  gateway: gatewayFixture(anyArrival),
  request: async ({ playwright, gateway }, use) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    await use(request);
    await request.dispose();
  },
});
test.describe.configure({ mode: 'default' });

type Waiting = { page: Page; payment: DeskPaymentPage; guest: NewGuest; bookingId: string; due: number };

/** A guest signed in at the desk, whose room is reserved, with the booking found by its code. */
async function findWaiting(
  desktop: DesktopApp,
  testApi: TestApi,
  request: APIRequestContext,
  checkin = addDays(today(), (day += 2)),
): Promise<Waiting & { locator: string }> {
  const guest = await testApi.newGuest({ language: deskLanguage });
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const held = await holdRoom(request, guest, { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay });
  const page = await desktop.page();
  await deskOf(page);
  await signIn(page, guest);
  await pressIn(desktop, page, 'F', 'control');
  const payment = new DeskPaymentPage(page, deskLanguage);
  await payment.code.fill(held.locator.toLowerCase());
  await payment.findIt.click();
  await expect(payment.pay).toBeVisible();
  return { page, payment, guest, ...held };
}

const sentPayments = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', request => {
    if (PAY.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
};

test('a walk-in is one only within 240 minutes, and its confirmation leads to the card at the desk (DSK-05, FUN-36, BKG-15, API-54)', async ({
  desktop,
  testApi,
}) => {
  const now = NEXT_AFTERNOON;
  await testApi.moveClock(now.getTime() - Date.now());
  const page = await desktop.page();
  const desk = await deskOf(page);
  await signIn(page, await testApi.newGuest({ language: deskLanguage }));
  const { search, results, services, payment, confirmation } = new FunnelPages(page, deskLanguage);

  const toPayment = async (checkin: string) => {
    await pressIn(desktop, page, 'B', 'control');
    await search.chooseHotel(/Jardins/);
    await search.chooseDates(checkin, addDays(checkin, 1));
    await search.search.click();
    await results.choose(roomNames[deskLanguage].queen).click();
    await results.goOn();
    await services.goOn();
    await expect(payment.methods).toBeVisible();
  };
  await toPayment(addDays(today(now), 3));
  await expect(payment.reception).toBeHidden();
  await toPayment(today(now));
  await expect(payment.reception).toBeChecked();
  await payment.goToConfirmation();
  await expect(confirmation.pending).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: desk.t('booking-confirmation:payAtDesk') })
    .click();
  const counter = new DeskPaymentPage(page, deskLanguage);
  await expect(counter.title).toBeVisible();
  await expectNoViolations(page);
  await counter.fillCard(cards.approves);
  await pressBelow(counter.pay);
  await expect(counter.outcome('paid')).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(confirmation.confirmed).toBeVisible();
});

test('a guest who is not signed in first gives the reservation (BEY-02, API-54)', async ({ desktop }) => {
  const page = await desktop.page();
  const desk = await deskOf(page);
  await desk.find.click();
  await expect(page).toHaveURL(/\/login\?way=reservation$/);
});

test('a code of another guest finds nothing, a declined card charges nothing, and another one pays (API-54, BKG-15)', async ({
  desktop,
  testApi,
  request,
}) => {
  const other = await testApi.newGuest({ language: deskLanguage });
  const stay = { checkin: addDays(today(), 90), checkout: addDays(today(), 91) };
  const theirs = await holdRoom(request, other, { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay });
  const { page, payment, guest, bookingId, due } = await findWaiting(desktop, testApi, request);
  const sent = sentPayments(page);

  await pressBelow(payment.another);
  await payment.code.fill(theirs.locator);
  await payment.findIt.click();
  await expect(page.getByRole('alert')).toHaveText(payment.t('desk-payment:find.notFound'));
  const { locator } = await bookingOf(request, guest, bookingId);
  await payment.code.fill(locator);
  await payment.findIt.click();

  await payment.fillCard(cards.declines);
  await pressBelow(payment.pay);
  await expect(page.getByText(payment.t('desk-payment:refused.declined'))).toBeVisible();
  expect(await bookingOf(request, guest, bookingId)).toMatchObject({
    status: 'PENDING',
    payment: { charged: 0 },
  });

  await payment.fillCard(cards.approves);
  await pressBelow(payment.pay);
  await expect(payment.outcome('paid')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(await bookingOf(request, guest, bookingId)).toMatchObject({
    status: 'CONFIRMED',
    payment: { charged: due, due: 0 },
  });
});

test('another language names the rooms in it, shows none of the previous names meanwhile, and keeps the typed card (APP-01, APP-04, API-54)', async ({
  desktop,
  testApi,
  request,
}) => {
  const { page, payment } = await findWaiting(desktop, testApi, request);
  const english = new DeskPaymentPage(page, 'en');
  const main = page.getByRole('main');
  const before = main.getByText(roomNames[deskLanguage].queen);
  const loading = main.getByText(english.t('desk-payment:find.loading'));
  await expect(before).toBeVisible();
  await payment.fillCard(cards.approves);

  const release = await hold(page, /\/api\/bookings\/[^/]+$/);
  await new ShellPage(page, deskLanguage).languageButton('en').click();
  await expect(english.pay).toBeVisible();
  await expect(loading).toBeAttached();
  await expect(before).toBeHidden();
  await expectNoViolations(page);
  release();
  await expect(main.getByText(roomNames.en.queen)).toBeVisible();
  await expect(loading).toBeHidden();
  await expect(english.card.field('number')).toHaveValue(cards.approves);
});

test('a payment whose response is lost is looked up, found, and not charged again (API-54, BKG-11)', async ({
  desktop,
  testApi,
  request,
}) => {
  const { page, payment, guest, bookingId, due } = await findWaiting(desktop, testApi, request);
  const sent = sentPayments(page);
  const line = await desktop.electron.context().newCDPSession(page);
  // The gateway has finished its work when the connection breaks.
  await line.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/payment/payments', requestStage: 'Response' }],
  });
  line.on('Fetch.requestPaused', ({ requestId }) => {
    void line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await payment.fillCard(cards.approves);
  await pressBelow(payment.pay);
  await expect(page.getByText(payment.t('booking-payment:progress.askingTitle'))).toBeVisible();
  await expect(payment.outcome('paid')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await bookingOf(request, guest, bookingId)).toMatchObject({
    status: 'CONFIRMED',
    payment: { charged: due },
  });
});

test('a late card response is polled for until the bank has decided, either way (API-54, BKG-11)', async ({
  desktop,
  testApi,
  request,
}) => {
  const { page, payment, guest, bookingId } = await findWaiting(desktop, testApi, request);
  const sent = sentPayments(page);
  await payment.fillCard(cards.timesOutDeclined);
  await pressBelow(payment.pay);
  await expect(page.getByText(payment.t('desk-payment:refused.notArrived'))).toBeVisible({ timeout: 30_000 });
  await payment.changeCard.click();
  await payment.fillCard(cards.timesOutApproved);
  await pressBelow(payment.pay);
  await expect(payment.outcome('paid')).toBeVisible({ timeout: 30_000 });
  expect(sent).toHaveLength(2);
  expect((await bookingOf(request, guest, bookingId)).status).toBe('CONFIRMED');
});

test('a booking that was paid at the counter meanwhile is not charged again (API-54)', async ({
  desktop,
  testApi,
  request,
  gateway,
}) => {
  const { page, payment, locator } = await findWaiting(desktop, testApi, request);
  const paid = await request.post('/console/bookings/pay', {
    form: { locator },
    headers: { origin: gateway.address, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(paid.headers()['location']).toContain('done=');
  await payment.fillCard(cards.approves);
  await pressBelow(payment.pay);
  await expect(payment.outcome('already')).toBeVisible();
  await pressBelow(payment.another);
  await payment.code.fill(locator);
  await payment.findIt.click();
  await expect(payment.outcome('already')).toBeVisible();
  expect(page.isClosed()).toBe(false);
});

test('a booking that was not paid in time is shown as such, and cannot be paid (BKG-15)', async ({
  desktop,
  testApi,
  request,
}) => {
  await testApi.moveClock(NEXT_AFTERNOON.getTime() - Date.now());
  const { payment, locator } = await findWaiting(desktop, testApi, request, today(NEXT_AFTERNOON));
  await testApi.moveClock(5 * HOUR_MS);
  await pressBelow(payment.another);
  await payment.code.fill(locator);
  await payment.findIt.click();
  await expect(payment.outcome('expired')).toBeVisible();
  await expect(payment.pay).toBeHidden();
});
