import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';
import { CREATE, keyOf } from './sent-bookings.ts';

/** The outcomes of a payment, and that it is never charged twice. */

test.describe('one payment, one booking', () => {
  test('a declined card charges nothing, and another card books the same rooms (PAY-26, PAY-27, PAY-28, PAY-29)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, sent } = await begin.asGuestAtPayment();
    const { texts } = payment;

    await payment.fillCard(cards.declines);
    await pressBelow(payment.confirm);
    const dialog = page.getByRole('alertdialog', { name: texts('booking-payment:cardNotAuthorized.title') });
    await expect(dialog).toContainText(texts('booking-payment:cardNotAuthorized.description'));
    await expect(page.getByText(texts('booking-payment:paymentForm.error')).last()).toBeVisible();
    await dialog.getByRole('button', { name: texts('booking-payment:cardNotAuthorized.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(payment.methods.getByRole('alert')).toContainText(texts('card-form:paymentForm.error'));
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);

    await payment.fillCard(cards.approvesToo);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0])).not.toBe(keyOf(sent[1]));
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
    expect(await console.emailCount(guest.email, 'Booking confirmed')).toBe(1);
  });

  test('a late card response is polled for and found approved, without a second charge (API-09, BKG-11)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, sent } = await begin.asGuestAtPayment();
    await payment.fillCard(cards.timesOutApproved);
    await pressBelow(payment.confirm);
    await page.waitForURL('**/booking/confirmation');
    await expect(confirmation.confirmed).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(keyOf(sent[0])).toMatch(/^new_booking_[\w-]{16,}$/);
    expect(await console.bookingCount(guest.email)).toBe(1);
  });

  test('a late card response that is found declined charges nothing and asks for another card (PAY-28, PAY-29)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest } = await begin.asGuestAtPayment();
    await payment.fillCard(cards.timesOutDeclined);
    await pressBelow(payment.confirm);
    const dialog = page.getByRole('alertdialog', {
      name: payment.texts('booking-payment:cardNotAuthorized.title'),
    });
    await expect(dialog).toBeVisible();
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(0);
    await dialog.getByRole('button').click();
    await payment.fillCard(cards.amex, { cvv: '1234' });
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await console.bookingCount(guest.email, 'confirmed')).toBe(1);
  });

  test('two quick clicks on confirm send one booking (PAY-22, API-09)', async ({
    funnel: { payment },
    begin,
    expectOneBooking,
  }) => {
    const { guest, sent } = await begin.asGuestAtPayment();
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm, 'dblclick');
    await expectOneBooking({ guest, sent });
  });

  test('a booking whose response is lost on the way is found again by its key (API-09)', async ({
    page,
    funnel: { payment },
    console,
    begin,
    expectedFailures,
    expectOneBooking,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, sent } = await begin.asGuestAtPayment();
    await page.route(CREATE, async route => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payment.fillCard(cards.approves);
    const requested = page.waitForRequest(/\/api\/bookings\/attempt/);
    await pressBelow(payment.confirm);
    await expect(
      page.getByRole('heading', { name: payment.texts('booking-payment:progress.askingTitle') }),
    ).toBeVisible();
    expect(keyOf(await requested)).toBe(keyOf(sent[0]));
    await expectOneBooking({ guest, sent });
    expect(await console.emailCount(guest.email, 'Booking confirmed')).toBe(1);
  });

  test('a booking that never arrived is shown as such, and the next try books once under the same key (API-09, PAY-26)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(/\/api\/bookings\//);
    const { guest, sent } = await begin.asGuestAtPayment();
    await page.route(CREATE, route => route.abort('connectionreset'), { times: 1 });
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await expect(payment.toPay.getByText(payment.texts('booking-payment:refused.notArrived'))).toBeVisible();
    expect(await console.bookingCount(guest.email)).toBe(0);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(sent.map(keyOf)).toEqual([keyOf(sent[0]), keyOf(sent[0])]);
    expect(await console.bookingCount(guest.email)).toBe(1);
  });

  test('a reload while the card is being charged warns first, and then finds the one booking (API-09)', async ({
    page,
    funnel: { payment },
    begin,
    expectedFailures,
    expectOneBooking,
  }) => {
    expectedFailures.allow(CREATE);
    const { guest, sent } = await begin.asGuestAtPayment();
    const warned = new Promise<string>(tell =>
      page.once('dialog', dialog => {
        tell(dialog.type());
        void dialog.accept();
      }),
    );
    await payment.fillCard(cards.timesOutApproved);
    const leaves = page.waitForRequest(CREATE);
    await pressBelow(payment.confirm);
    await leaves;
    await page.reload();
    expect(await warned).toBe('beforeunload');
    await expectOneBooking({ guest, sent });
  });

  test('leaving while the card is being charged asks first, and staying shows how it ends (PAY-22)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    await begin.asGuestAtPayment();
    await payment.fillCard(cards.timesOutApproved);
    const leaves = page.waitForRequest(CREATE);
    await pressBelow(payment.confirm);
    await leaves;
    await page.getByRole('banner').getByRole('link').first().click();
    const question = page.getByRole('alertdialog', { name: payment.texts('booking-payment:leave.title') });
    await question.getByRole('button', { name: payment.texts('booking-payment:leave.stay') }).click();
    await expect(question).toBeHidden();
    await page.waitForURL('**/booking/confirmation');
    await expect(confirmation.confirmed).toBeVisible();
  });

  test('the provider alone gets number and security code, and turns them into a token (PAY-04, PAY-05, PAY-24, API-08)', async ({
    page,
    funnel: { payment },
    begin,
  }) => {
    await begin.asGuestAtPayment();
    const bodies: { path: string; body: string }[] = [];
    page.on('request', request =>
      bodies.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' }),
    );
    await payment.fillCard(cards.approves, { cvv: '947' });
    await payment.installments.selectOption('3');
    await payment.goToConfirmation();
    const tokenized = bodies.find(({ path }) => path === '/tokenizer/v1/payment_token');
    expect(JSON.parse(tokenized?.body ?? '{}')).toMatchObject({
      data: {
        number: '4111111111111111',
        month: '08',
        year: '2031',
        first_name: 'JOANA',
        last_name: 'PRADO',
        verification_value: '947',
      },
    });
    const created = bodies.find(({ path }) => path === '/api/bookings/create');
    expect(JSON.parse(created?.body ?? '{}')).toMatchObject({
      payment: {
        numberOfInstallments: 3,
        saveCard: false,
        card: { token: expect.stringMatching(/^tok_/) },
        cpfPayment: holder.taxId.replace(/\D/g, ''),
      },
    });
    const others = bodies.filter(({ path }) => path !== '/tokenizer/v1/payment_token');
    expect(others.filter(({ body }) => /4111\D*1111\D*1111\D*1111|"947"/.test(body))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/4111\D*1111\D*1111\D*1111|"947"|tok_/);
  });

  test('a number that no card has is rejected by the provider and can be corrected (PAY-25, PAY-29)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(/\/tokenizer\//);
    await begin.asGuestAtPayment();
    const { texts } = payment;
    await payment.fillCard(cards.wrongDigits);
    await pressBelow(payment.confirm);
    const dialog = page.getByRole('alertdialog', {
      name: texts('booking-payment:cardValidationFailure.title'),
    });
    await expect(dialog).toContainText(texts('booking-payment:cardValidationFailure.description'));
    await dialog
      .getByRole('button', { name: texts('booking-payment:cardValidationFailure.confirm') })
      .click();
    await expect(payment.methods.getByRole('alert')).toContainText(texts('card-form:paymentForm.error'));
    await expect(payment.cardField('fullName')).toHaveValue(holder.fullName);
    await payment.cardField('number').fill(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
  });

  test('a provider that does not respond charges nothing, and the typed card stays for the next try (PAY-25)', async ({
    page,
    funnel: { payment, confirmation },
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(/\/tokenizer\//);
    // Before the card's frame is made: one that is just being made may miss a route.
    await page.route(/\/tokenizer\/v1\/payment_token/, route => route.abort('connectionrefused'));
    await begin.asGuestAtPayment();
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await expect(payment.toPay.getByRole('alert')).toContainText(
      payment.texts('booking-payment:refused.provider'),
    );
    await expect(payment.cardField('number')).toHaveValue(cards.approves);
    await page.unrouteAll();
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
  });
});
