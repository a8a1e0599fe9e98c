import type { Page } from '@playwright/test';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE, keyOf } from './sent-bookings.ts';

const ATTEMPT = /\/api\/bookings\/attempt/;

/** The booking arrives, and neither its response nor that of a later query comes back. */
async function loseResponse(page: Page): Promise<void> {
  await page.route(CREATE, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route(ATTEMPT, route => route.abort('connectionrefused'));
}

test('no step and no search is shown before a payment’s end is known; a new sign-in finds its one booking (API-09, SRC-21, FUN-07, PAY-01)', async ({
  page,
  funnel: { search, results, payment, confirmation },
  testApi,
  walk,
  expectedFailures,
  expectOneBooking,
}) => {
  expectedFailures.allow(/\/api\/|\/identity\//);
  const { guest, sent } = await walk.asGuestToPayment({ rooms: ['suite'] });
  await loseResponse(page);
  await payment.fillCard(cards.approves);
  await pressBelow(payment.confirm);
  const offline = page.getByRole('heading', {
    name: payment.texts('booking-payment:progress.offlineTitle'),
  });
  await expect(offline).toBeVisible();

  for (const leave of [() => page.goBack(), () => page.goto('/booking/step-1')]) {
    await leave();
    await page.waitForURL('**/booking/step-4');
    await expect(offline).toBeVisible();
  }
  await expect(search.search).toBeHidden();
  await expect(results.found).toBeHidden();
  await expect(payment.confirm).toBeHidden();

  await testApi.resetPassword(guest.email, 'Jabuticaba#9');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: payment.texts('booking-payment:progress.loginTitle') }),
  ).toBeVisible();
  await expect(payment.signUp).toBeHidden();
  await expect(payment.methods).toBeHidden();
  await expect(payment.confirm).toBeHidden();

  await page.unrouteAll();
  const requested = page.waitForRequest(ATTEMPT);
  await payment.logInHere(guest.email, 'Jabuticaba#9');
  expect(keyOf(await requested)).toBe(keyOf(sent[0]));
  await expectOneBooking({ guest, sent });
  await expect(confirmation.article).toContainText(roomNames.en.suite);
  await page.goto('/booking/step-1');
  await expect(search.search).toBeVisible();
});
