import type { Page } from '@playwright/test';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE, keyOf } from './sent-bookings.ts';

const ATTEMPT = /\/api\/bookings\/attempt/;

/** The booking arrives, and neither its response nor that of a later query comes back. */
async function loseTheAnswer(page: Page): Promise<void> {
  await page.route(CREATE, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route(ATTEMPT, route => route.abort('connectionrefused'));
}

/** A payment with an unknown outcome is not lost, whatever the guest does next. */
test.describe('an open attempt', () => {
  test('no step and no new search can be had before it is known how the payment ended, and then there is one booking (API-09, SRC-21, FUN-07)', async ({
    page,
    funnel: { search, results, payment, confirmation },
    console,
    walk,
    expectedFailures,
  }) => {
    expectedFailures.allow(/\/api\/bookings\//);
    const { guest, sent } = await walk.asGuestToPayment({ rooms: ['suite'] });
    await loseTheAnswer(page);
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    const offline = page.getByRole('heading', {
      name: payment.texts('booking-payment:progress.offlineTitle'),
    });
    await expect(offline).toBeVisible();

    for (const way of ['back', 'step-1', 'step-2', 'confirmation']) {
      if (way === 'back') await page.goBack();
      else await page.goto(`/booking/${way}`);
      await page.waitForURL('**/booking/step-4');
      await expect(offline).toBeVisible();
    }
    await expect(search.search).toBeHidden();
    await expect(results.found).toBeHidden();
    await expect(payment.confirm).toBeHidden();

    await page.unrouteAll();
    await page.getByRole('button', { name: payment.texts('booking-payment:progress.checkAgain') }).click();
    await page.waitForURL('**/booking/confirmation');
    await expect(confirmation.article).toContainText(roomNames.en.suite);
    expect(sent).toHaveLength(1);
    expect(await console.bookingCount(guest.email)).toBe(1);

    await page.goto('/booking/step-1');
    await expect(search.search).toBeVisible();
  });

  test('a guest whose session ended meanwhile only has to sign in, and finds the booking (API-09, PAY-01)', async ({
    page,
    funnel: { payment },
    testApi,
    begin,
    expectedFailures,
    expectOneBooking,
  }) => {
    expectedFailures.allow(/\/api\/|\/identity\//);
    const { guest, sent } = await begin.asGuestAtPayment();
    await loseTheAnswer(page);
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await expect(
      page.getByRole('heading', { name: payment.texts('booking-payment:progress.offlineTitle') }),
    ).toBeVisible();
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
  });
});
