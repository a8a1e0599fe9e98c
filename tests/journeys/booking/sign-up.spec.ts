import { cards, pressBelow } from '../pages/card-form.ts';
import { languages } from '../pages/texts.ts';
import { expect, test } from './funnel-test.ts';

const SIGN_UP = /\/api\/guestUser\/create$/;

let guests = 0;
function newGuest(differences: { socialName?: string; subscribe?: boolean } = {}) {
  guests += 1;
  return {
    email: `caio.${Date.now().toString(36)}${guests}@hospede.test`,
    fullName: '  Caio   Nunes de Melo ',
    dateOfBirth: '1988-02-29',
    phone: '11912345678',
    password: 'Varanda#2026',
    ...differences,
  };
}

test.describe('sign-up in the payment step', () => {
  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('mistyped fields say what is wrong, and the password shows which rules it meets (SGN-11, SGN-12, SGN-13, SGN-14, SGN-15, SGN-16, SGN-17, SGN-37, VAL-01, VAL-02, VAL-03, VAL-04, PAY-23)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ funnel: { payment }, begin }) => {
        const { texts } = payment;
        await begin.atPayment();
        await payment.fillCard(cards.approves);
        await payment.fillGuest(newGuest());
        await expect(payment.confirm).toBeEnabled();
        const says = (field: Parameters<typeof payment.guestField>[0], error: string) =>
          expect(payment.guestField(field)).toHaveAccessibleDescription(new RegExp(error));
        const errors = (key: Parameters<typeof texts>[0]) =>
          texts(key).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const date = (day: string, month: string, year: string) =>
          language === 'pt' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;

        const right = newGuest();
        const mistakes = [
          ['email', 'caio@', 'invalidEmail', right.email],
          ['repeatEmail', 'other@hospede.test', 'repeatEmail', right.email],
          ['fullName', 'Caio', 'fullName', right.fullName],
          ['dateOfBirth', date('31', '02', '1990'), 'date', date('24', '08', '1990')],
          ['dateOfBirth', date('01', '01', '2015'), 'age', date('24', '08', '1990')],
          ['dateOfBirth', date('01', '01', '1910'), 'age', date('24', '08', '1990')],
          ['phone', '(11) 3456-7890', 'phone', right.phone],
          ['password', 'varanda2026', 'password', right.password],
          ['repeatPassword', 'Varanda#2027', 'repeatPassword', right.password],
        ] as const;
        for (const [field, typed, error, corrected] of mistakes) {
          await payment.guestField(field).fill(typed);
          await payment.guestField(field).blur();
          await says(field, errors(`sign-up:errors.${error}`));
          await expect(payment.confirm).toBeDisabled();
          await payment.guestField(field).fill(corrected);
        }
        await payment.guestField('consent').uncheck();
        await expect(payment.signUp.getByText(texts('sign-up:errors.consent'))).toBeVisible();
        await expect(payment.confirm).toBeDisabled();
        await payment.guestField('consent').check();
        await expect(payment.confirm).toBeEnabled();

        await payment.guestField('password').fill('varanda');
        const rules = payment.signUp.getByRole('listitem');
        const expectRule = (rule: 'size' | 'upper' | 'lower' | 'num' | 'char', isMet: boolean) =>
          expect(rules.filter({ hasText: texts(`general:passwordRules.${rule}`) })).toContainText(
            texts(`general:passwordRules.${isMet ? 'pass' : 'fail'}`),
          );
        await expectRule('lower', true);
        for (const rule of ['size', 'upper', 'num', 'char'] as const) await expectRule(rule, false);
        await says('repeatPassword', errors('sign-up:errors.repeatPassword'));
        await payment.guestField('password').fill(right.password);
        for (const rule of ['size', 'upper', 'lower', 'num', 'char'] as const) await expectRule(rule, true);
        await expect(payment.confirm).toBeEnabled();
      });
    });
  }

  test('the phone is put into the pattern of Brazil, and of no other country (SGN-16, VAL-04, VAL-12)', async ({
    funnel: { payment },
    begin,
  }) => {
    await begin.atPayment();
    await expect(payment.guestField('phoneCode')).toHaveValue('55');
    await expect(payment.guestField('country')).toHaveValue('BR');
    const phone = payment.guestField('phone');
    await phone.pressSequentially('1198765432199');
    await expect(phone).toHaveValue('(11) 98765-4321');
    await payment.guestField('phoneCode').selectOption('351');
    await expect(phone).toHaveValue('11987654321');
    await phone.fill('');
    await phone.pressSequentially('912-345a678901234567');
    await expect(phone).toHaveValue('912345678901234');
  });

  test('the account is created with every field of the form, in the language of the page, and the guest is in (SGN-12, SGN-17, SGN-18, SGN-19, SGN-20, API-35, API-37, PAY-01)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
  }) => {
    await begin.atPayment();
    const guest = newGuest({ socialName: 'Caio do Mar', subscribe: true });
    await payment.fillGuest(guest);
    await payment.guestField('country').selectOption('PT');
    await payment.fillCard(cards.approves);
    const sent = page.waitForRequest(SIGN_UP);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toEqual({
      email: guest.email,
      firstName: 'Caio',
      lastName: 'Nunes de Melo',
      socialName: 'Caio do Mar',
      dateOfBirth: '1988-02-29',
      phoneCode: '55',
      phone: '11912345678',
      country: 'PT',
      password: guest.password,
      consent: true,
      subscribe: true,
      preferredLanguage: 'ENGLISH',
    });
    await expect(confirmation.article).toContainText(guest.email);
    await expect(page.getByRole('banner')).toContainText('Caio');
    expect((await console.email(guest.email, 'Welcome')).language).toBe('en');
  });

  test('an e-mail that has an account already leads to sign-in, and the rest of the form stays (SGN-22, PAY-01, PAY-02)', async ({
    funnel: { payment, confirmation },
    testApi,
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(SIGN_UP);
    const known = await testApi.newGuest();
    await begin.atPayment();
    await payment.fillGuest({ ...newGuest(), email: known.email });
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await expect(payment.loginDialog).toContainText(
      payment.texts('booking-payment:loginPrompt.known', { email: known.email }),
    );
    await expect(payment.loginDialog.getByLabel(payment.texts('session:login.email'))).toHaveValue(
      known.email,
    );
    expect(await console.bookingCount(known.email)).toBe(0);
    await payment.logInHere(known.email, known.password);
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(known.email);
    expect(await console.bookingCount(known.email)).toBe(1);
  });

  test('an account that could not be created is reported, and the next try creates it and books once (SGN-21, SGN-22)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(SIGN_UP);
    await page.route(
      SIGN_UP,
      route => route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
      { times: 1 },
    );
    await begin.atPayment();
    const guest = newGuest();
    await payment.fillGuest(guest);
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    const alert = payment.signUp.getByRole('alert').filter({
      hasText: payment.texts('sign-up:signUp.error'),
    });
    await expect(alert).toBeVisible();
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await console.bookingCount(guest.email)).toBe(1);
  });

  test('an account whose response was lost is signed in to with its own password on the next try (SGN-20, SGN-22)', async ({
    page,
    funnel: { payment, confirmation },
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(SIGN_UP);
    await page.route(
      SIGN_UP,
      async route => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await begin.atPayment();
    const guest = newGuest();
    await payment.fillGuest(guest);
    await payment.fillCard(cards.approves);
    await pressBelow(payment.confirm);
    await expect(
      payment.toPay.getByRole('alert').or(payment.signUp.getByRole('alert')).first(),
    ).toBeVisible();
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(guest.email);
    expect(await console.bookingCount(guest.email)).toBe(1);
  });
});
