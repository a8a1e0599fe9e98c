import { mergeTests, type Page, type APIRequestContext as Request } from '@playwright/test';
import { pixPayment } from '#shared/contract/pix.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { addDays, instantAt } from '#shared/hotel-time.ts';
import { getFor } from '#tests/journeys/booking/guest-calls.ts';
import { holdRoom } from '#tests/journeys/booking/other-guest.ts';
import { bookingOf } from '#tests/journeys/booking/own-bookings.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { FunnelPages, roomNames, today } from '#tests/journeys/pages/funnel-pages.ts';
import { LoginForm, LoginPage } from '#tests/journeys/pages/login-page.ts';
import { PixPage } from '#tests/journeys/pages/pix-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { CPF } from '#tests/personal-data.ts';
import { expectNoViolations } from './accessibility.ts';
import { ask, test as deviceTest } from './device-fixture.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { completeCheckIn } from './kiosk-check-in.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { everythingIn, found } from './traces.ts';

/** Pix on a lobby's screen: the phone pays, the screen follows, and the next guest finds nothing. */

const test = mergeTests(phoneTest, deviceTest).extend<{ request: Request }>({
  gateway: gatewayFixture(anyArrival),
  request: async ({ playwright, gateway }, use) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    await use(request);
    await request.dispose();
  },
});
test.describe.configure({ mode: 'default' });

const language = 'pt';
const t = textsOf(language);
const ZONE = 'America/Sao_Paulo';
const LOOK = /\/api\/payment\/pix\/[0-9a-f-]{36}$/;
const MINUTE_MS = 60_000;
/** Nights that the seed left free; no two tests share one. */
let night = 150;

/** A guest whose room waits for its payment, signed in at the kiosk, with the code on the screen. */
async function openCode(page: Page, { request, guest }: { request: Request; guest: NewGuest }) {
  const checkin = addDays(today(), (night += 2));
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const held = await holdRoom(request, guest, { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay });
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await goTo(page, `/guest/booking/details/${held.bookingId}`);
  await page.getByRole('link', { name: t('guest-booking:payWithPix') }).click();
  const pix = new PixPage(page, language);
  await pix.taxId.fill(CPF);
  await pix.request.click();
  await expect(pix.waiting).toBeVisible();
  const { paymentId } = pix;
  const answer = await getFor(request, guest, `payment/pix/${paymentId}`);
  const { code } = pixPayment.parse(await answer.json());
  if (code === null) throw new Error('an open code');
  return {
    ...held,
    pix,
    paymentId,
    code,
    marks: [guest.email, guest.fullName, held.locator, paymentId, code],
  };
}

test('a stranger books at the kiosk by touch, pays with Pix on the phone, and checks in; the screen follows at the second look (PAY-32, PAY-33, KSK-01, CHK-09, CHK-15)', async ({
  startKiosk,
  testApi,
  request,
}) => {
  test.slow();
  const checkin = addDays(today(), 1);
  await testApi.moveClock(instantAt(checkin, 16, ZONE).getTime() - Date.now());
  const { desktop, page, kiosk } = await startKiosk({ language });
  await page.setViewportSize(portrait);
  const keyboard = new OnScreenKeyboard(desktop, page, language);
  const { search, results, services, payment, confirmation } = new FunnelPages(page, language);
  const guest = await testApi.newGuest({ language });

  await desktop.tap(kiosk.book);
  await desktop.tap(search.search);
  await desktop.tap(results.choose(roomNames[language].queen));
  await desktop.tap(results.next);
  await desktop.tap(services.next);
  await payment.logIn.click();
  await new LoginForm(payment.loginDialog, language).signIn(guest);
  await expect(payment.reception).toBeChecked();
  await payment.goToConfirmation();
  await expect(confirmation.pending).toBeVisible();
  const locator = await confirmation.code();
  // Its code is fetched with the first confirmation, and moves what is below it.
  await expect(page.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();

  await desktop.tap(confirmation.article.getByRole('link', { name: t('booking-confirmation:payWithPix') }));
  const pix = new PixPage(page, language);
  await keyboard.fill(pix.taxId, CPF);
  await desktop.tap(keyboard.key(t('screen-keyboard:hide')));
  await desktop.tap(pix.request);
  await expect(pix.waiting).toBeVisible();

  const { paymentId } = pix;
  const answer = await getFor(request, guest, `payment/pix/${paymentId}`);
  const shown = pixPayment.parse(await answer.json());
  await expectQrCode(pix.code, shown.code ?? '');
  expect(Date.parse(shown.expiresAt) - Date.parse(shown.now), 'the lobby’s five minutes').toBeLessThanOrEqual(
    5 * MINUTE_MS,
  );
  await expect(page.getByText(shown.receiver)).toBeVisible();
  await expect(pix.copy, 'nobody pastes anything here').toHaveCount(0);
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    const box = await pix.code.boundingBox();
    expect((box?.height ?? 0) / size.height, 'to be read from a step away').toBeGreaterThan(0.39);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'in sight').toBeLessThan(size.height);
    await expectNoViolations(page);
  }

  const looks = looksOf(page);
  await expect.poll(() => looks.length).toBeGreaterThan(4);
  const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  expect(usual, 'a look each second').toBeGreaterThan(900);
  expect(usual, 'a look each second').toBeLessThan(2_000);
  await testApi.payPix(paymentId);
  const before = looks.length;
  await expect(confirmation.confirmed).toBeVisible();
  expect(looks.length - before, 'the look under way, or the next one, brings it').toBeLessThanOrEqual(2);
  await expect(confirmation.article.getByText(locator)).toBeVisible();
  await expectNoViolations(page);

  await testApi.setVerification(guest.email, 'PROCESSING');
  await confirmation.article.getByRole('link', { name: t('guest-booking:checkIn') }).click();
  const { success } = await completeCheckIn(page, language);
  await expectGone(desktop, page, {
    marks: [guest.email, guest.fullName, locator, paymentId, shown.code ?? '', CPF],
    language,
    done: () => success.getByRole('button', { name: t('check-in:success.done') }).click(),
  });
});

/** When the page has looked at its code, by its own clock. */
function looksOf(page: Page): number[] {
  const looks: number[] = [];
  page.on('request', sent => {
    if (sent.method() === 'GET' && LOOK.test(sent.url())) looks.push(Date.now());
  });
  return looks;
}

/** As short as settings may be. */
const quick = {
  ...defaultDeviceSettings.idle,
  guestMs: 8_000,
  guestCountdownMs: 5_000,
  anonymousMs: 8_000,
  anonymousCountdownMs: 5_000,
  busyMs: 0,
};

test('the reset waits for an open code beyond every idle limit, and comes with its end; the next guest sees nothing of it (PAY-33, PAY-34, KSK-08)', async ({
  startKiosk,
  testApi,
  request,
}) => {
  test.slow();
  const guest = await testApi.newGuest({ language });
  const { desktop, page, kiosk } = await startKiosk({ language, idle: quick });
  const { pix, bookingId, paymentId, marks } = await openCode(page, { request, guest });
  const looks = looksOf(page);
  // The page’s own limit is at 13 s, that of the main process at 23 s: a look each second counts them.
  await expect.poll(() => looks.length, { timeout: 90_000 }).toBeGreaterThan(26);
  await expect(pix.waiting).toBeVisible();
  await expect(kiosk.countdown).toBeHidden();

  const now = pixPayment.parse(await (await getFor(request, guest, `payment/pix/${paymentId}`)).json());
  const left = Date.parse(now.expiresAt) - Date.parse(now.now);
  await testApi.moveClock(left - 3_000);
  await expect(pix.ended('EXPIRED')).toBeAttached();
  await expect(kiosk.countdown).toBeVisible();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next, language).book).toBeVisible();
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'idle' } });
  expect(await ask(next, 'renewToken')).toEqual({ value: null });
  expect(found(marks, await everythingIn(next))).toEqual([]);
  expect((await bookingOf(request, guest, bookingId)).status, 'it can still be paid').toBe('PENDING');
});

test('"start over" does not lose an open code: the guest takes it to the phone, the screen is reset at once, and the phone pays (PAY-33, KSK-08, BEY-03, BEY-08)', async ({
  startKiosk,
  testApi,
  request,
  gateway,
  newPhone,
}) => {
  const guest = await testApi.newGuest({ language });
  const { desktop, page, kiosk } = await startKiosk({ language });
  const { pix, bookingId, paymentId, marks } = await openCode(page, { request, guest });
  await kiosk.tool('startOver').click();
  await expect(pix.leaving).toBeVisible();
  await pix.leaveBy('stay').click();
  await expect(pix.leaving).toBeHidden();
  await page.getByRole('button', { name: t('kiosk:frame.done'), exact: true }).click();
  const handOver = pix.leaving.getByRole('img', { name: t('pix-lobby:leave.code') });
  const address = `${gateway.address}/guest/pix/${paymentId}`;
  await expectQrCode(handOver, address);
  await expectNoViolations(page);
  await expectGone(desktop, page, { marks, language, done: () => pix.leaveBy('done').click() });

  const phone = await newPhone(language);
  await phone.goto(new URL(address).pathname);
  await new LoginPage(phone, language).signIn(guest);
  const onPhone = new PixPage(phone, language);
  await expect(onPhone.waiting, 'the code lives on').toBeVisible();
  await testApi.payPix(paymentId);
  await expect(onPhone.ended('PAID')).toBeVisible();
  expect((await bookingOf(request, guest, bookingId)).status).toBe('CONFIRMED');
});

test('a code that is given up at "start over" can be paid no more, and the room goes on waiting for its payment (PAY-34, KSK-08)', async ({
  startKiosk,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest({ language });
  const { desktop, page, kiosk } = await startKiosk({ language });
  const { pix, bookingId, paymentId, marks } = await openCode(page, { request, guest });
  const before = resetsDone(desktop);
  await kiosk.tool('startOver').click();
  await pix.leaveBy('giveUp').click();
  const next = await nextGuest(desktop, page, before);
  expect(found(marks, await everythingIn(next))).toEqual([]);
  expect(await ask(next, 'describeDevice')).toMatchObject({ value: { reason: 'startOver' } });
  const answer = await getFor(request, guest, `payment/pix/${paymentId}`);
  expect(pixPayment.parse(await answer.json())).toMatchObject({ state: 'CLOSED', code: null });
  expect((await bookingOf(request, guest, bookingId)).status).toBe('PENDING');
});

test('a code canceled on the screen leaves the guest signed in, with a new code to request (PAY-34)', async ({
  startKiosk,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest({ language });
  const { page } = await startKiosk({ language });
  const { pix, bookingId, paymentId } = await openCode(page, { request, guest });
  await pix.cancel.click();
  await expect(pix.ended('CLOSED')).toBeVisible();
  await pix.taxId.fill(CPF);
  await pix.newCode.click();
  await expect(pix.waiting).toBeVisible();
  expect(pix.paymentId).not.toBe(paymentId);
  await testApi.payPix(pix.paymentId);
  await expect(pix.ended('PAID')).toBeVisible();
  await page.getByRole('link', { name: t('pix:ways.booking') }).click();
  await expect(new BookingDetailsPage(page, language).title).toBeVisible();
  expect((await bookingOf(request, guest, bookingId)).status).toBe('CONFIRMED');
});
