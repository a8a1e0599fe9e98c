import { linesOf } from '../pages/booking-summary.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

test.describe('card form', () => {
  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('every card field says what is missing or wrong, and confirm waits until all are right (PAY-04, PAY-06, PAY-07, PAY-09, PAY-10, PAY-12, PAY-22)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ funnel: { payment }, begin }) => {
        const { texts } = payment;
        await begin.asGuestAtPayment();
        const { frameTexts } = payment.card;
        const wrong = [
          ['number', frameTexts('errors.numberRequired'), '4111 1111 1111', frameTexts('errors.number')],
          ['expiration', frameTexts('errors.expirationRequired'), '13/31', frameTexts('errors.expiration')],
          ['cvv', frameTexts('errors.cvvRequired'), '12', frameTexts('errors.cvv')],
          ['fullName', texts('card-form:errors.nameRequired'), 'JOANA', texts('card-form:errors.name')],
          [
            'taxId',
            texts('card-form:errors.taxIdRequired'),
            '111.111.111-11',
            texts('card-form:errors.taxId'),
          ],
        ] as const;
        for (const [field, required, typed, error] of wrong) {
          const input = payment.cardField(field);
          await input.fill('1');
          await input.fill('');
          await input.blur();
          await expect(input).toHaveAccessibleDescription(new RegExp(required));
          await input.fill(typed);
          await expect(input).toHaveAccessibleDescription(new RegExp(error));
        }
        await expect(payment.confirm).toBeDisabled();
        await payment.fillCard(cards.approves, { expiration: '12/25' });
        await expect(payment.cardField('expiration')).toHaveAccessibleDescription(
          new RegExp(frameTexts('errors.expiration')),
        );
        await expect(payment.confirm).toBeDisabled();
        await payment.cardField('expiration').fill(holder.expiration);
        await expect(payment.confirm).toBeEnabled();
        await payment.cardField('fullName').fill('JOANA PRADO 2');
        await expect(payment.confirm).toBeDisabled();
      });
    });
  }

  test('what is typed is put into its pattern, and the code shows only while it is typed (PAY-04, PAY-06, PAY-08, PAY-10, PAY-11, PAY-13, VAL-06, VAL-08)', async ({
    funnel: { payment },
    begin,
  }) => {
    await begin.asGuestAtPayment();
    const [number, name, expiration, cvv, taxId] = (
      ['number', 'fullName', 'expiration', 'cvv', 'taxId'] as const
    ).map(field => payment.cardField(field));
    const foreigner = payment.cardField('foreigner');
    if (!number || !name || !expiration || !cvv || !taxId) throw new Error('a field is missing');

    await number.pressSequentially('4111x111111111111999');
    await expect(number).toHaveValue('4111 1111 1111 1111');
    await expect(payment.card.frame.getByRole('status').filter({ hasText: 'Visa' })).toHaveCount(1);
    await number.fill('371449635398431');
    await expect(payment.card.frame.getByRole('status').filter({ hasText: 'American Express' })).toHaveCount(
      1,
    );
    await name.pressSequentially('joão dávila neto');
    await expect(name).toHaveValue('JOAO DAVILA NETO');
    await expiration.pressSequentially('0831');
    await expect(expiration).toHaveValue('08/31');
    await cvv.pressSequentially('12a345');
    await expect(cvv).toHaveValue('1234');
    await expect(cvv).toHaveAttribute('type', 'text');
    await cvv.blur();
    await expect(cvv).toHaveAttribute('type', 'password');
    await taxId.pressSequentially('52998224725');
    await expect(taxId).toHaveValue('529.982.247-25');
    await expect(payment.confirm).toBeEnabled();
    await taxId.fill('');
    await expect(payment.confirm).toBeDisabled();
    await taxId.fill('52998224725');
    await pressBelow(foreigner, 'check');
    await expect(taxId).toHaveValue('');
    await expect(taxId).toBeDisabled();
    await expect(payment.confirm).toBeEnabled();
    await pressBelow(foreigner, 'uncheck');
    await expect(taxId).toBeEnabled();
    await expect(payment.confirm).toBeDisabled();
  });

  test('instalments run from 1 to 6, each with its amount, and the choice is what is paid (PAY-16, PAY-17, APP-06)', async ({
    funnel: { payment, confirmation },
    page,
    begin,
  }) => {
    const { texts } = payment;
    const { bill } = await begin.asGuestAtPayment();
    await expect(payment.installments).toHaveValue('1');
    await expect(payment.installments.getByRole('option')).toHaveText(
      [1, 2, 3, 4, 5, 6].map(times =>
        texts('card-form:installment', { times, amount: brl(Math.round(totalOf(bill) / times)) }),
      ),
    );
    await payment.installments.selectOption('6');
    await expect(payment.toPay).toContainText(
      texts('booking-payment:totals.installments', {
        times: 6,
        amount: brl(Math.round(totalOf(bill) / 6)),
      }),
    );
    await payment.fillCard(cards.approves);
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toMatchObject({ payment: { numberOfInstallments: 6 } });
    await expect
      .poll(() => linesOf(confirmation.article))
      .toMatchObject({
        [texts('booking-confirmation:card')]: brl(totalOf(bill)),
      });
  });

  test('a holder from abroad pays without a tax id (PAY-05, PAY-12, PAY-13)', async ({
    funnel: { payment, confirmation },
    page,
    begin,
  }) => {
    await begin.asGuestAtPayment();
    await payment.fillCard(cards.approvesToo, { taxId: null });
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON().payment).not.toHaveProperty('cpfPayment');
    await expect(confirmation.confirmed).toBeVisible();
  });
});
