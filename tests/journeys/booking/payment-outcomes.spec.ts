import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';
import { CREATE, keyOf, TOKENIZER } from './sent-bookings.ts';

test('fields that do not come, a wrong number, a silent provider and declined cards charge nothing; another card is charged once, whatever is pressed meanwhile (API-09, BKG-11, PAY-22, PAY-25, PAY-26, PAY-27, PAY-28, PAY-29, PAY-38)', async ({
  page,
  request,
  funnel: { payment },
  console,
  begin,
  expectedFailures,
}) => {
  const { cardPage } = (await (await request.get('/api/web-config')).json()) as { cardPage: string };
  const { texts } = payment;
  expectedFailures.allow(new RegExp(`^${cardPage}/$`));
  expectedFailures.allow(TOKENIZER);
  expectedFailures.allow(CREATE);
  expectedFailures.allowError(/recipient window's origin|chrome-error/);
  await page.route(`${cardPage}/`, route => route.abort('connectionrefused'));
  // Before the card's frame is made: one that is just being made may miss a route.
  let isSilent = false;
  await page.route(TOKENIZER, route => (isSilent ? route.abort('connectionrefused') : route.continue()));
  const { guest, sent } = await begin.asGuestAtPayment();
  await payment.chooseCard();
  await expect(payment.methods.getByRole('alert')).toContainText(texts('card-form:frame.away'));
  await expect(payment.confirm).toBeDisabled();
  await page.unroute(`${cardPage}/`);
  await payment.methods.getByRole('button', { name: texts('card-form:frame.again') }).click();

  await payment.fillCard(cards.wrongDigits);
  await pressBelow(payment.confirm);
  const wrong = page.getByRole('alertdialog', {
    name: texts('booking-payment:cardValidationFailure.title'),
  });
  await expect(wrong).toContainText(texts('booking-payment:cardValidationFailure.description'));
  await wrong.getByRole('button', { name: texts('booking-payment:cardValidationFailure.confirm') }).click();
  await expect(payment.methods.getByRole('alert')).toContainText(texts('card-form:paymentForm.error'));
  await expect(payment.cardField('fullName')).toHaveValue(holder.fullName);

  isSilent = true;
  await payment.cardField('number').fill(cards.approves);
  await pressBelow(payment.confirm);
  await expect(payment.toPay.getByRole('alert')).toContainText(texts('booking-payment:refused.provider'));
  await expect(page.getByRole('alert'), 'said once').toHaveCount(1);
  await expect(payment.cardField('number')).toHaveValue(cards.approves);
  isSilent = false;

  const dialog = page.getByRole('alertdialog', { name: texts('booking-payment:cardNotAuthorized.title') });
  for (const card of [cards.declines, cards.timesOutDeclined]) {
    await payment.fillCard(card);
    await pressBelow(payment.confirm);
    await expect(dialog).toContainText(texts('booking-payment:cardNotAuthorized.description'));
    await expect(page.getByText(texts('booking-payment:paymentForm.error')).last()).toBeVisible();
    await dialog.getByRole('button', { name: texts('booking-payment:cardNotAuthorized.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(payment.methods.getByRole('alert')).toContainText(texts('card-form:paymentForm.error'));
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
  }

  await payment.fillCard(cards.timesOutApproved);
  const leaves = page.waitForRequest(CREATE);
  await pressBelow(payment.confirm, 'dblclick');
  await leaves;
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: texts('booking-payment:leave.title') });
  await question.getByRole('button', { name: texts('booking-payment:leave.stay') }).click();
  await expect(question).toBeHidden();
  await page.waitForURL('**/booking/confirmation');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(keyOf)).size).toBe(3);
  expect(keyOf(sent[2])).toMatch(/^new_booking_[\w-]{16,}$/);
  expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
  expect(await console.emailCount(guest.email, 'Booking confirmed')).toBe(1);
});
