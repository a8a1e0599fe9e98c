import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { expect, roomNames, test } from '../booking/funnel-test.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { CREATE } from '../booking/sent-bookings.ts';
import { holdRequests } from '../connection.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { today } from '../pages/funnel-pages.ts';
import { PixPage } from '../pages/pix-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { passTour } from '../pass-tour.ts';
import { signInByToken } from '../sign-in-by-token.ts';

const ATTEMPT = /\/api\/bookings\/attempt/;
const NEW_CODE = /\/api\/payment\/pix$/;

test('a guest who signs up gets a code, and paying it late still leads to the confirmation by itself (PAY-32, PAY-33, PAY-35, SGN-20)', async ({
  page,
  funnel: { payment, confirmation },
  testApi,
  begin,
  expectNoViolations,
}) => {
  await begin.atPayment();
  await payment.fillGuest({
    email: 'pix.primeiro@hospede.test',
    fullName: 'Clara Nunes Prado',
    dateOfBirth: '1990-08-24',
    phone: '11987654321',
    password: 'Varanda#2026',
  });
  await pressBelow(payment.pix, 'check');
  await expect(payment.methods).toContainText('15 minutes');
  await expect(payment.installments).toBeHidden();
  await expect(payment.confirm).toBeDisabled();
  await payment.taxId.fill('529.982.247-26');
  await payment.taxId.blur();
  await expect(payment.methods).toContainText(payment.texts('pix:taxId.invalid'));
  await expectNoViolations(page);
  await payment.goToPix();
  const pix = new PixPage(page);
  await expect(pix.waiting).toBeVisible();
  await expect(pix.code).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/');
  await page.waitForURL('**/email-verification');
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Pay with Pix, 1\d min left$/ }).click();
  await expect(pix.code).toBeVisible();
  await testApi.expirePix(pix.paymentId);
  await expect(pix.ended('EXPIRED')).toBeVisible();
  await testApi.payPix(pix.paymentId);
  await page.waitForURL('**/booking/confirmation');
  await expect(confirmation.confirmed).toBeVisible();
  await expect(confirmation.article).toContainText(roomNames.en.queen);
  const locator = await confirmation.code();
  await page.goto('/');
  await expect(page.getByRole('list', { name: payment.texts('waiting-bookings:title') })).toContainText(
    payment.texts('waiting-bookings:state.confirmed', { locator }),
  );
});

test('two clicks send one booking; its code is found after a lost response and a reload, every step leads back to it, and an expired one is renewed once (PAY-33, PAY-34, PAY-37, FUN-25, API-09)', async ({
  page,
  funnel: { payment },
  testApi,
  begin,
  expectOneBooking,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(NEW_CODE);
  expectedFailures.allow(/\/api\/bookings\//);
  const { guest, sent } = await begin.asGuestAtPayment();
  await pressBelow(payment.pix, 'check');
  await payment.taxId.fill('529.982.247-25');
  const release = await holdRequests(page, ATTEMPT);
  await page.route(CREATE, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await pressBelow(payment.confirm, 'dblclick');
  await expect(
    page.getByRole('heading', { name: payment.texts('booking-payment:progress.askingTitle') }),
  ).toBeVisible();
  const warnings: string[] = [];
  page.once('dialog', dialog => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(warnings).toEqual(['beforeunload']);
  release();
  // A request that is let go at the same moment must not be let go twice.
  await page.unrouteAll({ behavior: 'wait' });
  await page.waitForURL('**/guest/pix/*');
  const pix = new PixPage(page);
  await expect(pix.waiting).toBeVisible();
  expect(sent).toHaveLength(1);
  const first = pix.paymentId;
  for (const step of ['/step-1', '/step-4', '/confirmation', '?hotel=NILO&adults=1']) {
    await page.goto(`/booking${step}`);
    await page.waitForURL(`**/guest/pix/${first}`);
  }
  await page.goBack();
  await expect(pix.waiting).toBeVisible();

  await testApi.expirePix(first);
  await expect(pix.ended('EXPIRED')).toBeVisible();
  await expectNoViolations(page);
  expect(await storedTexts(page), 'nothing of who pays is stored').not.toContain('52998224725');
  await pix.taxId.fill('529.982.247-25');
  await page.route(NEW_CODE, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await pix.newCode.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main, 'the booking waits for the code that was made').not.toContainText(
    pix.texts('pix:ended.EXPIRED.text'),
  );
  await page.unrouteAll();
  await pix.newCode.click();
  await page.waitForURL(url => !url.pathname.endsWith(first));
  await expect(pix.waiting).toBeVisible();
  await testApi.payPix(pix.paymentId);
  await expectOneBooking({ guest, sent });
  await page.goBack();
  await expect(pix.waiting, 'the code is behind the guest').toBeHidden();
});

test('a code is given up only with a confirmation, and a card pays where Pix is no longer available or too much is unpaid; its receipt is saved (PAY-03, PAY-32, PAY-34, SEC-04, SEC-20, SET-07)', async ({
  page,
  funnel: { payment, confirmation },
  testApi,
  console,
  begin,
  expectedFailures,
}) => {
  expectedFailures.allow(CREATE);
  const { guest } = await begin.asGuestAtPayment();
  const reject = (code: string, details?: unknown) =>
    page.route(CREATE, route => route.fulfill({ status: 422, json: { code, message: 'no', details } }));
  await pressBelow(payment.pix, 'check');
  await payment.taxId.fill('529.982.247-25');
  await reject('PIX_ALREADY_OPEN', { paymentId: 'b7a1e0d8-5a51-4f1f-9a1c-0d4f4b5f3b11' });
  await pressBelow(payment.confirm);
  await expect(
    payment.toPay.getByRole('link', { name: payment.texts('booking-payment:openPix') }),
  ).toHaveAttribute('href', /\/guest\/pix\/b7a1e0d8/);
  await reject('UNPAID_EMAIL_NOT_VERIFIED', { rooms: 2, nights: 7 });
  await pressBelow(payment.confirm);
  await expect(payment.toPay).toContainText('at most 2 rooms for 7 nights');
  await payment.recovery('verify').click();
  const verification = new VerificationPage(page);
  await verification.resend.click();
  await expect(
    new ShellPage(page).toast(payment.texts('email-verification:retryConfirmation')),
  ).toBeVisible();
  await verification.code.fill(await testApi.verificationCode(guest.email));
  await verification.confirm.click();
  await page.waitForURL('**/booking/step-4');
  await pressBelow(payment.pix, 'check');
  await payment.taxId.fill('529.982.247-25');
  await pressBelow(payment.confirm);
  await payment.recovery('card').click();
  await expect(payment.recovery('card')).toBeHidden();
  await page.unroute(CREATE);
  await pressBelow(payment.pix, 'check');
  await payment.taxId.fill('529.982.247-25');

  await payment.goToPix();
  const pix = new PixPage(page);
  await pix.otherwise.click();
  await pix.stay.click();
  await expect(pix.waiting).toBeVisible();
  await pix.otherwise.click();
  await pix.giveUp.click();
  await page.waitForURL('**/booking/step-4');

  await pressBelow(payment.pix, 'check');
  await payment.taxId.fill('529.982.247-25');
  await reject('PIX_NOT_AVAILABLE');
  await pressBelow(payment.confirm);
  await expect(payment.toPay).toContainText(payment.texts('errors:PIX_NOT_AVAILABLE'));
  await expect(payment.pix).toBeHidden();
  await page.unroute(CREATE);
  await payment.fillCard(cards.approves);
  await payment.goToConfirmation();
  await expect(confirmation.article).toContainText(roomNames.en.queen);
  expect(await console.bookingCount(guest.email, 'CONFIRMED')).toBe(1);

  await page.goto('/guest/settings/payments');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: payment.texts('settings:payments.receipt') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test.describe('em português', () => {
  test.use({ language: 'pt' });

  test('credits pay a part, Pix the rest: the code is copied, found on another device, and both devices see it paid (PAY-19, PAY-32, PAY-33)', async ({
    page,
    context,
    browser,
    baseURL,
    request,
    funnel: { payment, confirmation },
    testApi,
    deskOf,
    begin,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const guest = await testApi.newGuest({ language: 'pt' });
    // After the one that is paid here: home shows the nearest.
    const stay = { checkin: addDays(today(), 172), checkout: addDays(today(), 173) };
    const order = { ...(await freestType(request, stay)), stay, rooms: 1 };
    const { bookingId } = await bookByCard(request, guest, order);
    await deskOf(order.hotelId).giveCredits(bookingId, 100_00);
    await signInByToken(page, guest);
    await begin.atPayment();
    await pressBelow(payment.pix, 'check');
    const whole = await payment.due();
    await payment.useCredits.click();
    await expect.poll(() => payment.due()).not.toBe(whole);
    const rest = await payment.due();
    await payment.goToPix();
    const pix = new PixPage(page, 'pt');
    await expect(pix.amount).toContainText(rest);
    await pix.copy.click();
    await expect(page.getByText(pix.texts('pix:code.copiedHint'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^000201/);
    const { paymentId } = pix;

    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await other.addInitScript(passTour);
    const phonePage = await other.newPage();
    await signInByToken(phonePage, guest);
    const list = new BookingListPage(phonePage, 'pt');
    const openCode = (key: 'guest-booking:payPix.BOOKING' | 'home:stay.payPix.BOOKING') =>
      phonePage
        .getByRole('link', { name: new RegExp(list.t(key, { minutes: 15 }).replace('15', '1[0-5]')) })
        .click();
    await list.open();
    await openCode('guest-booking:payPix.BOOKING');
    await phonePage.waitForURL(`**/guest/pix/${paymentId}`);
    const onPhone = new PixPage(phonePage, 'pt');
    await expect(onPhone.waiting).toBeVisible();
    await phonePage.goto('/');
    await openCode('home:stay.payPix.BOOKING');
    await expect(onPhone.waiting).toBeVisible();
    await testApi.payPix(paymentId);
    await expect(onPhone.ended('PAID')).toBeVisible();
    await page.waitForURL('**/booking/confirmation');
    await expect(confirmation.article).toContainText(rest);
    await expect(confirmation.article).toContainText(pix.texts('booking-confirmation:pix'));
    await other.close();
  });
});

function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}
