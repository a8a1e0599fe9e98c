import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { textsOf } from '../pages/texts.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { expect, PASSWORD, test } from '../test-api.ts';

const t = textsOf('pt');

test('from /login a visitor signs up in three steps by keyboard, has the e-mail sent again that got lost, types its code and goes on where they were (SGN-02, SGN-03, SGN-04, SGN-05, SGN-06, SGN-07, SGN-08, SGN-09, SGN-10, SGN-13, SGN-14, SGN-20, SGN-22, SGN-23, SGN-25, SGN-40, ERR-09, API-35, API-37)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/guestUser\/(create|confirm-email)/);
  const email = `dora.${Date.now().toString(36)}@hospede.test`;
  const login = new LoginPage(page, 'pt');
  const signUp = new SignUpPage(page, 'pt');
  const { keyboard } = page;
  await login.open();
  await login.signUp.click();
  await expect(page).toHaveURL('/sign-up');
  await signUp.cancel.click();
  await expect(page).toHaveURL('/login');
  await login.signUp.click();

  await expect(signUp.step(1)).toBeVisible();
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('email').focus();
  await keyboard.type('dora@');
  await keyboard.press('Tab');
  await expect(signUp.field('fullName')).toBeFocused();
  await keyboard.type('Dora');
  await keyboard.press('Enter');
  await expect(signUp.field('email')).toHaveAccessibleDescription(t('sign-up:errors.invalidEmail'));
  await expect(signUp.field('fullName')).toHaveAccessibleDescription(
    new RegExp(t('sign-up:errors.fullName')),
  );
  await expect(signUp.step(1)).toBeVisible();
  await signUp.field('email').fill('james@pernoite.test');
  await signUp.field('fullName').fill('Dora Lins Prado');
  await keyboard.press('Enter');
  await expect(signUp.step(2)).toBeVisible();
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('dateOfBirth').fill('24/08/1990');
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('phone').fill('11912345678');
  await keyboard.press('Enter');
  await expect(signUp.step(3)).toBeVisible();
  await expect(signUp.create).toBeDisabled();
  await signUp.protect(PASSWORD);
  await signUp.create.press('Enter');
  await expect(signUp.alert).toContainText(t('sign-up:signUp.error'));
  await expect(signUp.alert).toContainText(t('errors:GUEST_EMAIL_ALREADY_EXISTS'));

  await signUp.back.click();
  await expect(signUp.field('phone')).toHaveValue('(11) 91234-5678');
  await signUp.back.click();
  await expect(signUp.field('fullName')).toHaveValue('Dora Lins Prado');
  await signUp.field('email').fill(email);
  await signUp.onward.click();
  await signUp.onward.click();
  await expect(signUp.field('password')).toHaveValue(PASSWORD);
  await page.route('**/guestUser/create/publish-message', route => route.abort());
  const sent = page.waitForRequest('**/guestUser/create');
  await signUp.create.click();
  expect((await sent).postDataJSON()).toEqual({
    email,
    firstName: 'Dora',
    lastName: 'Lins Prado',
    dateOfBirth: '1990-08-24',
    phoneCode: '55',
    phone: '11912345678',
    country: 'BR',
    password: PASSWORD,
    consent: true,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
  });
  await expect(page).toHaveURL('/email-verification');
  await expect(new ShellPage(page, 'pt').greeting('Dora')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('email-verification:fromSignUp', { email }));
  await page.goto('/guest/cards');
  await expect(page).toHaveURL('/email-verification');
  const waiting = new VerificationPage(page, 'pt');
  await waiting.resend.click();
  await expect(new ShellPage(page, 'pt').toast(t('email-verification:retryConfirmation'))).toBeVisible();
  const code = await testApi.verificationCode(email);
  await waiting.code.fill(code === '000000' ? '000001' : '000000');
  await waiting.confirm.click();
  await expect(waiting.alert).toHaveText(t('email-verification:code.wrong', { count: 4 }));
  await expect(waiting.code).toBeFocused();
  await keyboard.type(code);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/guest/cards');
  await page.goto('/sign-up');
  await expect(page).toHaveURL('/');
});
