import type { APIRequestContext, Page } from '@playwright/test';
import { createdBooking } from '#shared/contract/guest/bookings.ts';
import { addDays } from '#shared/hotel-time.ts';
import { reserveRoom } from '#tests/journeys/booking/other-guest.ts';
import { bookingOf } from '#tests/journeys/booking/own-bookings.ts';
import { holdRequests } from '#tests/journeys/connection.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { BookingListPage } from '#tests/journeys/pages/booking-list-page.ts';
import { belowCard, cards, pressBelow } from '#tests/journeys/pages/card-form.ts';
import { DeskPaymentPage } from '#tests/journeys/pages/desk-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { PixPage } from '#tests/journeys/pages/pix-page.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { startingWith } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { CPF } from '#tests/personal-data.ts';
import { expectNoViolations } from './accessibility.ts';
import { deskLanguage, deskOf, pressIn, signIn } from './desk.ts';
import { goTo } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expect, test as sharedTest } from './shared-device.ts';

const PAY = /\/api\/payment\/payments$/;
const DAY_MS = 24 * 3_600_000;
const NEXT_AFTERNOON = new Date(`${today(new Date(Date.now() + DAY_MS))}T16:30:00-03:00`);

const test = sharedTest.extend({ gateway: gatewayFixture(anyArrival) });
test.describe.configure({ mode: 'default' });

const sentPayments = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', request => {
    if (PAY.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
};

function reserveQueen(request: APIRequestContext, guest: NewGuest, checkin: string) {
  const stay = { checkin, checkout: addDays(checkin, 1) };
  return reserveRoom(request, guest, { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay });
}

test('a walk-in is one only within 240 minutes; its confirmation leads to the card, which another language keeps, a decline does not charge, and a lost response not twice (DSK-05, FUN-36, BKG-11, BKG-15, APP-01, APP-04, API-54, KSK-24)', async ({
  openDesk,
  testApi,
  request,
}) => {
  test.slow();
  await testApi.moveClock(NEXT_AFTERNOON.getTime() - Date.now());
  const { desktop, page } = await openDesk();
  const desk = await deskOf(page);
  const guest = await testApi.newGuest({ language: deskLanguage });
  await signIn(page, guest);
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
  await toPayment(addDays(today(NEXT_AFTERNOON), 3));
  await expect(payment.reception).toBeHidden();
  await toPayment(today(NEXT_AFTERNOON));
  await expect(payment.reception).toBeChecked();
  const created = page.waitForResponse(/\/api\/bookings\/create$/);
  await payment.goToConfirmation();
  await expect(confirmation.pending).toBeVisible();
  const { bookingId } = createdBooking.parse(await (await created).json());
  const main = page.getByRole('main');
  await main.getByRole('link', { name: desk.t('booking-confirmation:payAtDesk') }).click();
  const counter = new DeskPaymentPage(page, deskLanguage);
  await expect(counter.title).toBeVisible();
  await expectNoViolations(page);
  const sent = sentPayments(page);
  await counter.fillCard(cards.declines);
  await pressBelow(counter.pay);
  await expect(page.getByText(counter.t('desk-payment:refused.declined'))).toBeVisible();
  const { status, payment: paying } = await bookingOf(request, guest, bookingId);
  expect({ status, charged: paying?.charged }).toEqual({ status: 'PENDING', charged: 0 });

  await counter.fillCard(cards.approves);
  const english = new DeskPaymentPage(page, 'en');
  const loading = main.getByText(english.t('desk-payment:find.loading'));
  const before = main.getByText(roomNames[deskLanguage].queen);
  await expect(before).toBeVisible();
  const release = await holdRequests(page, /\/api\/bookings\/[^/]+$/);
  await new ShellPage(page, deskLanguage).languageButton('en').click();
  await expect(english.pay).toBeVisible();
  await expect(loading).toBeAttached();
  await expect(before).toBeHidden();
  release();
  await expect(main.getByText(roomNames.en.queen)).toBeVisible();
  await expect(english.card.field('number')).toHaveValue(cards.approves);
  await expect(desk.bar, 'the desk’s own language').toBeVisible();

  const line = await desktop.electron.context().newCDPSession(page);
  // The gateway has finished its work when the connection breaks.
  await line.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/payment/payments', requestStage: 'Response' }],
  });
  line.on('Fetch.requestPaused', ({ requestId }) => {
    void line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  await pressBelow(english.pay);
  await expect(page.getByText(english.t('booking-payment:progress.askingTitle'))).toBeVisible();
  await expect(english.outcome('paid')).toBeVisible();
  await expectNoViolations(page);
  expect(sent).toHaveLength(2);
  expect(await bookingOf(request, guest, bookingId)).toMatchObject({
    status: 'CONFIRMED',
    payment: { charged: paying?.due, due: 0 },
  });
});

test('staff find a booking by keyboard and by its code, and no other guest’s; they show a Pix code, find it again, cancel it for the card, and show another that the guest’s phone pays (PAY-32, PAY-33, PD-13, BKG-15, BEY-02)', async ({
  openDesk,
  testApi,
  request,
}) => {
  test.slow();
  const guest = await testApi.newGuest({ language: deskLanguage });
  const reserved = await reserveQueen(request, guest, addDays(today(), 70));
  const theirs = await reserveQueen(request, await testApi.newGuest(), addDays(today(), 90));
  const { desktop, page } = await openDesk();
  const desk = await deskOf(page);
  await desk.find.click();
  await expect(page).toHaveURL(/\/login\?way=reservation$/);
  const login = new DeviceLoginPage(page, deskLanguage);
  await login.locator.fill('ZZZZ98');
  await login.lastName.fill('Carter');
  await login.send.click();
  await expect(login.emailCode).toBeFocused();
  await expect(login.emailCode).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(login.emailCode).toHaveAttribute('inputmode', 'numeric');
  await signIn(page, guest);

  const payment = new DeskPaymentPage(page, deskLanguage);
  const { t } = payment;
  await goTo(page, '/guest/booking/active');
  const list = new BookingListPage(page, deskLanguage);
  await list.link(list.cards('active', reserved.locator)).press('Enter');
  const details = new BookingDetailsPage(page, deskLanguage);
  await expect(details.copy).toBeVisible();
  await details.pay.press('Enter');
  await expect(payment.pay).toBeVisible();

  const showCode = async () => {
    const label = t('desk-payment:pix.go', { amount: 'R$' }).split('R$')[0] ?? '';
    await pressBelow(belowCard(page.getByRole('main').getByRole('link', { name: startingWith(label) })));
    const pix = new PixPage(page, deskLanguage);
    await pix.taxId.fill(CPF);
    await pix.request.click();
    await expect(pix.waiting).toBeVisible();
    return pix;
  };
  await pressBelow(payment.another);
  await payment.code.fill(theirs.locator);
  await payment.findIt.click();
  await expect(page.getByRole('alert')).toHaveText(t('desk-payment:find.notFound'));
  await payment.code.fill(reserved.locator.toLowerCase());
  await payment.findIt.click();
  await expect(payment.pay).toBeVisible();
  const pix = await showCode();
  const first = pix.paymentId;
  await expect(pix.copy, 'the guest’s phone scans it').toHaveCount(0);
  await expectNoViolations(page);
  await pressIn(desktop, page, 'F', 'control');
  await payment.code.fill(reserved.locator);
  await payment.findIt.click();
  await expect(pix.waiting, 'a booking whose code lives leads back to it').toBeVisible();
  expect(pix.paymentId).toBe(first);
  await pix.cancel.click();
  await expect(pix.ended('CLOSED')).toBeVisible();

  await page.getByRole('link', { name: t('pix-lobby:another') }).click();
  await payment.code.fill(reserved.locator);
  await payment.findIt.click();
  await expect(payment.pay, 'a card can pay instead').toBeVisible();
  await showCode();
  expect(pix.paymentId).not.toBe(first);
  await testApi.payPix(pix.paymentId);
  await expect(pix.ended('PAID')).toBeVisible();
  await expectNoViolations(page);
  expect(await bookingOf(request, guest, reserved.bookingId)).toMatchObject({
    status: 'CONFIRMED',
    payment: { charged: reserved.due, due: 0 },
  });
});
