import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, test } from './funnel-test.ts';

const SIGN_UP = /\/api\/guestUser\/create$/;

test('sign-up in payment says what is mistyped, knows an e-mail that is taken, and creates the account once after failures (SGN-12, SGN-13, SGN-14, SGN-15, SGN-16, SGN-17, SGN-20, SGN-21, SGN-22, SGN-37, VAL-01, VAL-02, VAL-03, VAL-04, VAL-12, PAY-85, API-35, API-37, PAY-01, PAY-02, PAY-23)', async ({
  page,
  funnel: { payment, confirmation },
  testApi,
  console,
  begin,
  expectedFailures,
}) => {
  expectedFailures.allow(SIGN_UP);
  const { texts } = payment;
  const known = await testApi.newGuest();
  const guest = {
    email: `caio.${Date.now().toString(36)}@hospede.test`,
    fullName: 'Caio Nunes de Melo',
    dateOfBirth: '1988-02-29',
    phone: '11912345678',
    password: 'Varanda#2026',
  };
  await begin.atPayment();
  const phone = payment.guestField('phone');
  await expect(payment.guestField('phoneCode')).toHaveValue('55');
  await expect(payment.guestField('country')).toHaveValue('BR');
  await phone.pressSequentially('1198765432199');
  await expect(phone).toHaveValue('(11) 98765-4321');
  await payment.guestField('phoneCode').selectOption('351');
  await expect(phone).toHaveValue('11987654321');
  await expect(payment.guestField('country'), 'no longer the preset one').toHaveValue('PT');
  await payment.guestField('country').selectOption('BR');
  await expect(payment.guestField('phoneCode')).toHaveValue('55');
  await payment.fillCard(cards.approves);
  await payment.fillGuest({ ...guest, email: known.email });
  await expect(payment.confirm).toBeEnabled();

  const mistakes = [
    ['repeatEmail', 'other@hospede.test', 'repeatEmail', known.email],
    ['fullName', 'Caio', 'fullName', guest.fullName],
    ['dateOfBirth', '01/01/2015', 'age', '02/29/1988'],
    ['phone', '(11) 3456-7890', 'phone', guest.phone],
    ['password', 'varanda', 'password', guest.password],
  ] as const;
  const rules = payment.signUp.getByRole('listitem');
  const expectRule = (rule: 'size' | 'lower', isMet: boolean) =>
    expect(rules.filter({ hasText: texts(`general:passwordRules.${rule}`) })).toContainText(
      texts(`general:passwordRules.${isMet ? 'pass' : 'fail'}`),
    );
  for (const [field, typed, error, corrected] of mistakes) {
    const input = payment.guestField(field);
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(new RegExp(texts(`sign-up:errors.${error}`)));
    await expect(payment.confirm).toBeDisabled();
    if (field === 'password') {
      await expectRule('lower', true);
      await expectRule('size', false);
    }
    await input.fill(corrected);
  }
  await expectRule('size', true);
  await payment.guestField('consent').uncheck();
  await expect(payment.signUp.getByText(texts('sign-up:errors.consent'))).toBeVisible();
  await expect(payment.confirm).toBeDisabled();
  await payment.guestField('consent').check();

  await pressBelow(payment.confirm);
  await expect(payment.loginDialog).toContainText(
    texts('booking-payment:loginPrompt.known', { email: known.email }),
  );
  await expect(payment.loginDialog.getByLabel(texts('session:login.email'))).toHaveValue(known.email);
  expect(await console.bookingCount(known.email)).toBe(0);
  await payment.loginDialog.getByRole('button', { name: texts('general:close') }).click();
  await payment.guestField('email').fill(guest.email);
  await payment.guestField('repeatEmail').fill(guest.email);

  await page.route(
    SIGN_UP,
    route => route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
    { times: 1 },
  );
  await pressBelow(payment.confirm);
  await expect(
    payment.signUp.getByRole('alert').filter({ hasText: texts('sign-up:signUp.error') }),
  ).toBeVisible();
  // The account is created, and its response does not come back.
  await page.route(
    SIGN_UP,
    async route => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const lost = page.waitForEvent('requestfailed', request => SIGN_UP.test(request.url()));
  await pressBelow(payment.confirm);
  await lost;
  await expect(payment.confirm).toBeEnabled();
  await payment.goToConfirmation();
  await expect(confirmation.article).toContainText(guest.email);
  await expect(page.getByRole('banner')).toContainText('Caio');
  expect(await console.bookingCount(guest.email)).toBe(1);
  expect((await console.email(guest.email, 'Welcome')).language).toBe('en');
});
