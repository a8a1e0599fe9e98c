import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { holdRequests } from '../connection.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

/** Ana has two saved cards, of which one is always declined, and credits; what they cover gets less from test to test. */
const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
const BALANCE = /\/api\/personalInfo\/creditBalance/;

test.describe('saved cards and credits', () => {
  test('after sign-in a card is typed on, a declined saved one is left, and credits pay the whole stay (PAY-01, PAY-02, PAY-03, PAY-18, PAY-19, PAY-20, PAY-21, PAY-22, PAY-29)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { bill } = await begin.atPayment({
      hotel: /Marista/,
      parties: [{ adults: 1 }],
      rooms: ['single'],
    });
    const { texts } = payment;
    const number = payment.cardField('number');
    await expect(payment.signUp).toBeVisible();
    await payment.chooseCard();
    await number.fill(cards.approves.slice(0, 12));
    const letCardsIn = await holdRequests(page, /\/api\/payment\/payment-method/);
    const requested = page.waitForResponse(BALANCE);
    await payment.logInHere(ana.email, ana.password);
    const { value } = (await (await requested).json()) as { value: number };
    expect(Math.round(value * 100)).toBeGreaterThanOrEqual(totalOf(bill));
    await expect(payment.signUp).toBeHidden();
    await number.press('End');
    await page.keyboard.type('11');
    letCardsIn();
    await expect(payment.methods.getByRole('radio')).toHaveCount(4);
    await page.keyboard.type('1111');
    await expect(number).toHaveValue(cards.approves);
    await expect(number).toBeFocused();
    await expect(payment.method(texts('booking-payment:method.another'))).toBeChecked();

    await payment.method('Cartão recusado').check();
    await pressBelow(payment.confirm);
    const dialog = page.getByRole('alertdialog', { name: texts('booking-payment:cardNotAuthorized.title') });
    await dialog.getByRole('button').click();
    await payment.method('Visa da Ana').check();
    await expect(payment.installments).toHaveValue('1');
    await expect(
      page.getByText(texts('booking-payment:credits.balance', { amount: brl(Math.round(value * 100)) })),
    ).toBeVisible();
    await expect(payment.useCredits).not.toBeChecked();
    await payment.useCredits.check();
    await expect(page.getByText(texts('booking-payment:credits.filled'))).toBeVisible();
    await expect(payment.methods).toBeHidden();
    await expect
      .poll(() => linesOf(payment.toPay))
      .toMatchObject({
        [texts('booking-payment:totals.total')]: brl(totalOf(bill)),
        [texts('booking-payment:totals.credits')]: `-${brl(totalOf(bill))}`,
        [texts('booking-payment:totals.nothing')]: brl(0),
      });
    await expect(payment.confirm).toHaveText(texts('booking-payment:confirm.credits'));
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    const body = (await sent).postDataJSON() as NewBooking;
    expect(body.useCredits).toBe(true);
    expect(body.payment).toBeUndefined();
    await expect
      .poll(() => linesOf(confirmation.article))
      .toMatchObject({
        [texts('booking-confirmation:total')]: brl(totalOf(bill)),
        [texts('booking-confirmation:credits')]: brl(totalOf(bill)),
      });
    const code = await confirmation.code();
    await expect(await console.booking(code)).toContainText('confirmed');
  });

  test('where no card can be typed, credits pay a part of two rooms and a saved card the rest in instalments (PAY-02, PAY-03, PAY-16, PAY-17, PAY-18, PAY-19, PAY-20, PAY-38, API-08, API-49, API-55)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    freeStay,
    begin,
  }) => {
    const isPage = ({ pathname }: URL) => pathname.startsWith('/booking/');
    await page.route(isPage, async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"cardPage":"[^"]+"/, '"cardPage":null');
      await route.fulfill({ response, body });
    });
    const { bill } = await begin.atPayment({
      parties: [{ adults: 2 }, { adults: 2 }],
      rooms: ['queen', 'suite'],
      stay: freeStay(3),
    });
    const { texts } = payment;
    const requested = page.waitForResponse(BALANCE);
    await payment.logInHere(ana.email, ana.password);
    const { value } = (await (await requested).json()) as { value: number };
    const balance = Math.round(value * 100);
    const rest = totalOf(bill) - balance;
    expect(balance).toBeGreaterThan(0);
    expect(rest).toBeGreaterThan(0);
    // Two saved cards and Pix.
    await expect(payment.methods.getByRole('radio')).toHaveCount(3);
    await expect(payment.method(texts('booking-payment:method.another'))).toHaveCount(0);
    await expect(page.getByText(texts('card-form:notOffered'))).toBeVisible();
    await expect(payment.method('Visa da Ana')).toBeChecked();

    await payment.useCredits.check();
    await expect(
      page.getByText(texts('booking-payment:credits.usePart', { amount: brl(balance), rest: brl(rest) })),
    ).toBeVisible();
    await expect(payment.installments.getByRole('option')).toHaveText(
      [1, 2, 3, 4, 5, 6].map(times =>
        texts('card-form:installment', { times, amount: brl(Math.round(rest / times)) }),
      ),
    );
    await payment.installments.selectOption('2');
    await expect(payment.toPay).toContainText(
      texts('booking-payment:totals.installments', { times: 2, amount: brl(Math.round(rest / 2)) }),
    );
    expect(await payment.due()).toBe(brl(rest));
    await expect(payment.confirm).toHaveText(texts('booking-payment:confirm.card'));
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toMatchObject({
      useCredits: true,
      payment: { numberOfInstallments: 2, saveCard: false, cardId: expect.any(String) },
    });
    await expect
      .poll(() => linesOf(confirmation.article))
      .toMatchObject({
        [texts('booking-confirmation:total')]: brl(totalOf(bill)),
        [texts('booking-confirmation:credits')]: brl(balance),
        [texts('booking-confirmation:card')]: brl(rest),
      });
    const { text } = await console.email(ana.email, 'Booking confirmed');
    for (const amount of [totalOf(bill), balance, rest]) expect(text).toContain(brl(amount));
  });
});
