import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';

/** Who the guest is while booking: by a partner's token, by the sign-in dialog, and after a session that ended. */
test.describe('who is booking', () => {
  test("a partner's token in the address signs the guest in and leaves no trace in it (SES-09)", async ({
    page,
    funnel: { search, payment },
    testApi,
    begin,
  }) => {
    const { guest, addressToken } = await testApi.signUp();
    await search.open(`&customToken=${addressToken}`);
    expect(page.url()).not.toContain('customToken');
    await expect(page.getByRole('banner')).toContainText(guest.firstName);
    await begin.atPayment();
    await expect(page.getByRole('main')).toContainText(guest.email);
    await expect(payment.signUp).toBeHidden();
    await expect(payment.logIn).toBeHidden();
  });

  test('an invalid token is reported, and the guest books on without it (SES-09, PAY-01)', async ({
    page,
    funnel: { search, payment },
    walk,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:signInWithCustomToken/);
    await search.open('&customToken=address_nobody');
    await expect(page.getByText(search.texts('session:choice.rejected')).last()).toBeVisible();
    expect(page.url()).not.toContain('customToken');
    await walk.toPayment();
    await expect(payment.signUp).toBeVisible();
  });

  test('signing in on the payment page keeps the typed card and takes the sign-up away (PAY-01, PAY-02, PAY-23)', async ({
    funnel: { payment, confirmation },
    testApi,
    begin,
  }) => {
    const guest = await testApi.newGuest();
    await begin.atPayment();
    await expect(payment.signUp).toBeVisible();
    await payment.fillCard(cards.approves);
    await expect(payment.confirm).toBeDisabled();
    await payment.logInHere(guest.email, guest.password);
    await expect(payment.signUp).toBeHidden();
    await expect(payment.cardField('fullName')).toHaveValue(holder.fullName);
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(guest.email);
  });

  test('a session that ends during the payment asks for sign-in again and books once (PAY-22, API-53)', async ({
    funnel: { payment, confirmation },
    testApi,
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(/\/api\/|\/identity\//);
    const { guest, sent } = await begin.asGuestAtPayment();
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
  });
});
