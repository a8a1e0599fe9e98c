import type { APIRequestContext } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { holdRoom } from '#tests/journeys/booking/other-guest.ts';
import { bookingOf } from '#tests/journeys/booking/own-bookings.ts';
import { anyArrival, gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { belowCard, cards, pressBelow } from '#tests/journeys/pages/card-form.ts';
import { DeskPaymentPage } from '#tests/journeys/pages/desk-page.ts';
import { today } from '#tests/journeys/pages/funnel-pages.ts';
import { PixPage } from '#tests/journeys/pages/pix-page.ts';
import { startingWith } from '#tests/journeys/pages/texts.ts';
import { CPF } from '#tests/personal-data.ts';
import { expectNoViolations } from './accessibility.ts';
import { deskLanguage, deskOf, pressIn, signIn } from './desk.ts';
import { test as deskTest, expect } from './guest-phone.ts';

/** Pix beside the card at the reception desk. */

const test = deskTest.extend<{ request: APIRequestContext }>({
  gateway: gatewayFixture(anyArrival),
  request: async ({ playwright, gateway }, use) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    await use(request);
    await request.dispose();
  },
});
test.describe.configure({ mode: 'default' });

test('staff show a Pix code on the desk’s screen, find it again by the reservation code, cancel it for the card, and show another that the guest’s phone pays (PAY-32, PAY-33, PD-13)', async ({
  desktop,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest({ language: deskLanguage });
  const checkin = addDays(today(), 70);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const held = await holdRoom(request, guest, { hotelId: 'JARDINS', typeId: 'jardins-garden-queen', stay });
  const page = await desktop.page();
  await deskOf(page);
  await signIn(page, guest);
  const payment = new DeskPaymentPage(page, deskLanguage);
  const { t } = payment;
  const find = async () => {
    await pressIn(desktop, page, 'F', 'control');
    await payment.code.fill(held.locator);
    await payment.findIt.click();
  };
  const showCode = async () => {
    const label = t('desk-payment:pix.go', { amount: 'R$' }).split('R$')[0] ?? '';
    await pressBelow(belowCard(page.getByRole('main').getByRole('link', { name: startingWith(label) })));
    const pix = new PixPage(page, deskLanguage);
    await pix.taxId.fill(CPF);
    await pix.request.click();
    await expect(pix.waiting).toBeVisible();
    return pix;
  };

  await find();
  await expect(payment.pay).toBeVisible();
  await expectNoViolations(page);
  const pix = await showCode();
  const first = pix.paymentId;
  await expect(pix.copy, 'the guest’s phone scans it').toHaveCount(0);
  await expectNoViolations(page);
  await find();
  await expect(pix.waiting, 'a booking whose code lives leads back to it').toBeVisible();
  expect(pix.paymentId).toBe(first);
  await pix.cancel.click();
  await expect(pix.ended('CLOSED')).toBeVisible();

  await page.getByRole('link', { name: t('pix-lobby:another') }).click();
  await payment.code.fill(held.locator);
  await payment.findIt.click();
  await payment.fillCard(cards.declines);
  await pressBelow(payment.pay);
  await expect(page.getByText(t('desk-payment:refused.declined'))).toBeVisible();
  await showCode();
  expect(pix.paymentId).not.toBe(first);
  await testApi.payPix(pix.paymentId);
  await expect(pix.ended('PAID')).toBeVisible();
  await expectNoViolations(page);
  expect(await bookingOf(request, guest, held.bookingId)).toMatchObject({
    status: 'CONFIRMED',
    payment: { charged: held.due, due: 0 },
  });
});
