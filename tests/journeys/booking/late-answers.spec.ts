import type { Frame } from '@playwright/test';
import { hold } from '../hold.ts';
import { cards } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';

const CARDS = /\/api\/payment\/payment-method/;

/** A guest who types faster than the gateway responds: what they type is never taken away. */
test.describe('late responses', () => {
  test('after a reload no card field is shown before it is known who pays, and then it stays (WEB-06, PAY-02)', async ({
    page,
    funnel: { payment },
    begin,
  }) => {
    await begin.asGuestAtPayment();
    const letGuestIn = await hold(page, /\/identity\//);
    const letCardsIn = await hold(page, CARDS);
    const letFlagsIn = await hold(page, /\/ofrep\//);
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
    await payment.goToConfirmation();
    expect(frames, 'frames that were opened').toHaveLength(1);
  });

  test('a card typed before sign-in can be typed on while the saved cards are on their way, and stays the chosen one (PAY-02, PAY-03)', async ({
    page,
    funnel: { payment },
    begin,
  }) => {
    const number = payment.cardField('number');
    await begin.atPayment();
    await number.fill(cards.approves.slice(0, 12));
    const letCardsIn = await hold(page, CARDS);
    await payment.logInHere('ana@pernoite.test', 'Pernoite#2026');
    await expect(payment.signUp).toBeHidden();
    await number.press('End');
    await page.keyboard.type('11');
    letCardsIn();
    await expect(payment.methods.getByRole('radio')).toHaveCount(4);
    await page.keyboard.type('1111');
    await expect(number).toHaveValue(cards.approves);
    await expect(number).toBeFocused();
    await expect(payment.method(payment.texts('booking-payment:method.another'))).toBeChecked();
  });
});
