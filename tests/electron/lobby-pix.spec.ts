import { mergeTests, type Page, type APIRequestContext as Request } from '@playwright/test';
import { pixPayment } from '#shared/contract/guest/pix.ts';
import { addDays } from '#shared/hotel-time.ts';
import { getFor } from '#tests/journeys/booking/guest-calls.ts';
import { reserveRoom } from '#tests/journeys/booking/other-guest.ts';
import { bookingOf } from '#tests/journeys/booking/own-bookings.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { PixPage } from '#tests/journeys/pages/pix-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import type { NewGuest } from '#tests/journeys/test-api.ts';
import { CPF } from '#tests/personal-data.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { lastClick, nextGuest, reasonOf, resetsDone } from './endings.ts';
import { expectGone } from './guest-gone.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, landscape, loseConnection, portrait, restoreConnection } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { everythingIn, found } from './traces.ts';

const test = mergeTests(phoneTest, deviceTest).extend({ gateway: gatewayFixture(anyArrival) });
const language = 'pt';
const t = textsOf(language);
const POLL = /\/api\/payment\/pix\/[0-9a-f-]{36}$/;
const MINUTE_MS = 60_000;
/** Nights that the seed left free; no two tests share one. */
let night = 150;

async function openCode(page: Page, { request, guest }: { request: Request; guest: NewGuest }) {
  const checkin = addDays(today(), (night += 2));
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const reserved = await reserveRoom(request, guest, {
    hotelId: 'JARDINS',
    typeId: 'jardins-garden-queen',
    stay,
  });
  await new DeviceLoginPage(page, language).signIn(guest);
  await goTo(page, `/guest/booking/details/${reserved.bookingId}`);
  await page.getByRole('link', { name: t('guest-booking:payWithPix') }).click();
  const pix = new PixPage(page, language);
  await pix.taxId.fill(CPF);
  await pix.request.click();
  await expect(pix.waiting).toBeVisible();
  const { paymentId } = pix;
  const response = await getFor(request, guest, `payment/pix/${paymentId}`);
  const shown = pixPayment.parse(await response.json());
  return {
    ...reserved,
    pix,
    paymentId,
    shown,
    marks: [guest.email, guest.fullName, reserved.locator, paymentId, shown.code ?? ''],
  };
}

function pollTimes(page: Page): number[] {
  const polls: number[] = [];
  page.on('request', sent => {
    if (sent.method() === 'GET' && POLL.test(sent.url())) polls.push(Date.now());
  });
  return polls;
}

test('an open Pix code is paid by the phone, outlasts a lost connection, is canceled on the screen, taken along or given up at "start over", and the next guest sees nothing of it (PAY-32, PAY-33, PAY-34, KSK-08, KSK-19, BEY-08)', async ({
  startKiosk,
  testApi,
  request,
  gateway,
  newPhone,
}) => {
  test.slow();
  const guest = await testApi.newGuest({ language });
  const { desktop, page, kiosk } = await startKiosk({ language });
  const { pix, bookingId, paymentId: canceled, shown, marks } = await openCode(page, { request, guest });
  await expectQrCode(pix.code, shown.code ?? '');
  const lasts = Date.parse(shown.expiresAt) - Date.parse(shown.now);
  expect(lasts, 'the lobby’s five minutes').toBeLessThanOrEqual(5 * MINUTE_MS);
  await expect(page.getByText(shown.receiver)).toBeVisible();
  await expect(pix.copy, 'nobody pastes anything here').toHaveCount(0);
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    const box = await pix.code.boundingBox();
    expect((box?.height ?? 0) / size.height, 'to be read from a step away').toBeGreaterThan(0.39);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'in sight').toBeLessThan(size.height);
  }
  await expectNoViolations(page);

  await loseConnection(page);
  await expect(kiosk.codeLost).toBeVisible();
  await expect(pix.code, 'it can still be paid').toBeVisible();
  await expectNoViolations(page);
  await restoreConnection(page);
  await expect(kiosk.back).toBeVisible({ timeout: 15_000 });
  await expect(pix.waiting).toBeVisible();

  await pix.cancel.click();
  await expect(pix.ended('CLOSED')).toBeVisible();
  await pix.taxId.fill(CPF);
  await pix.newCode.click();
  await expect(pix.waiting).toBeVisible();
  const { paymentId } = pix;
  expect(paymentId).not.toBe(canceled);

  const polls = pollTimes(page);
  await kiosk.tool('startOver').click();
  await expect(pix.leaving).toBeVisible();
  await pix.leaveBy('stay').click();
  await expect(pix.leaving).toBeHidden();
  await page.getByRole('button', { name: t('kiosk:frame.done'), exact: true }).click();
  const address = `${gateway.address}/guest/pix/${paymentId}`;
  await expectQrCode(pix.leaving.getByRole('img', { name: t('pix-lobby:leave.code') }), address);
  await expectNoViolations(page);
  await expect.poll(() => polls.length, { message: 'polls' }).toBeGreaterThan(3);
  const gaps = polls.slice(1).map((at, index) => at - (polls[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  expect(usual, 'a poll each second').toBeGreaterThan(900);
  expect(usual, 'a poll each second').toBeLessThan(2_000);
  const next = await expectGone(desktop, page, {
    marks: [...marks, paymentId],
    language,
    done: () => lastClick(pix.leaveBy('done')),
  });

  const phone = await newPhone(language);
  await phone.goto(new URL(address).pathname);
  await new LoginPage(phone, language).signIn(guest);
  const onPhone = new PixPage(phone, language);
  await expect(onPhone.waiting, 'the code lives on').toBeVisible();
  await testApi.payPix(paymentId);
  await expect(onPhone.ended('PAID')).toBeVisible();
  expect((await bookingOf(request, guest, bookingId)).status).toBe('CONFIRMED');

  const stranger = await testApi.newGuest({ language });
  const another = await openCode(next, { request, guest: stranger });
  const before = resetsDone(desktop);
  await new KioskPage(next, language).tool('startOver').click();
  await lastClick(another.pix.leaveBy('giveUp'));
  const last = await nextGuest(desktop, next, before);
  expect(found(another.marks, await everythingIn(last))).toEqual([]);
  expect(await reasonOf(last)).toBe('startOver');
  const response = await getFor(request, stranger, `payment/pix/${another.paymentId}`);
  expect(pixPayment.parse(await response.json())).toMatchObject({ state: 'CLOSED', code: null });
  expect((await bookingOf(request, stranger, another.bookingId)).status).toBe('PENDING');
});
