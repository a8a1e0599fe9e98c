import type { Frame } from '@playwright/test';
import { holdRequests } from '../connection.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';

const CARDS = /\/api\/payment\/payment-method/;

test('no card field is shown before it is known who pays; then it stays, also through a new sign-in (WEB-06, PAY-02, PAY-22, API-53)', async ({
  page,
  funnel: { payment, confirmation },
  testApi,
  console,
  begin,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/|\/identity\//);
  const { guest, sent } = await begin.asGuestAtPayment();
  const letGuestIn = await holdRequests(page, /\/identity\//);
  const letCardsIn = await holdRequests(page, CARDS);
  const letFlagsIn = await holdRequests(page, /\/ofrep\//);
  await page.reload();
  const frames: Frame[] = [];
  page.on('frameattached', frame => frames.push(frame));
  const loading = page.getByRole('status', { name: payment.texts('booking-payment:loading') });
  await expect(loading).toBeVisible();
  await expect(payment.methods).toBeHidden();
  await expect(payment.confirm).toBeDisabled();
  await expect(page.getByText(payment.texts('booking-payment:confirm.missingTitle'))).toBeHidden();
  letGuestIn();
  await expect(page.getByRole('main')).toContainText('Bruna');
  await expect(loading).toBeVisible();
  await expect(payment.methods).toBeHidden();
  const stored = page.waitForResponse(CARDS);
  letCardsIn();
  await stored;
  await expect(loading).toBeVisible();
  letFlagsIn();
  await payment.fillCard(cards.approves);

  await testApi.resetPassword(guest.email, 'Jabuticaba#9');
  await pressBelow(payment.confirm);
  await expect(payment.loginDialog).toContainText(payment.texts('booking-payment:loginPrompt.again'));
  expect(await console.bookingCount(guest.email)).toBe(0);
  await payment.logInHere(guest.email, 'Jabuticaba#9');
  await payment.goToConfirmation();
  await expect(confirmation.confirmed).toBeVisible();
  expect(await console.bookingCount(guest.email)).toBe(1);
  expect(new Set(sent.map(request => request.postDataJSON().payment.id)).size).toBe(1);
  expect(frames, 'frames that were opened').toHaveLength(1);
});
