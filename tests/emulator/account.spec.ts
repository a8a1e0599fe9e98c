import { gatewayFixture } from '../journeys/own-gateway.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { ForgotPasswordPage, ResetPasswordPage } from '../journeys/pages/password-pages.ts';
import { ShellPage } from '../journeys/pages/shell-page.ts';
import { SignUpPage } from '../journeys/pages/sign-up-page.ts';
import { textsOf } from '../journeys/pages/texts.ts';
import { VerificationPage } from '../journeys/pages/verification-page.ts';
import { expect, test as journey } from '../journeys/test-api.ts';
import { emulatedEnvironment, emulatorHost } from './emulator.ts';

const t = textsOf('en');

const test = journey.extend({
  gateway: gatewayFixture(emulatedEnvironment),
});

test('a guest signs up, verifies the e-mail, leaves, forgets the password and comes back (SGN-10, SGN-20, SGN-27, SGN-38, SGN-39, SES-08, API-53)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:(signInWithPassword|resetPassword|update)/);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const guest = { email: `dora.${Date.now().toString(36)}@hospede.test`, password: 'Varanda#2026' };
  const shell = new ShellPage(page);
  const login = new LoginPage(page);

  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.identify(guest.email, 'Dora Lins Prado');
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(guest.password);
  await signUp.create.click();
  await expect(page).toHaveURL('/email-verification');
  await expect(shell.greeting('Dora')).toBeVisible();

  const waiting = new VerificationPage(page);
  await waiting.resend.click();
  await expect(shell.toast(t('email-verification:retryConfirmation'))).toBeVisible();
  const verify = await testApi.linkOf(guest.email, 'Confirm your e-mail');
  await page.goto(verify);
  await expect(shell.toast(t('email-verification:confirmationSuccess'))).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(shell.greeting('Dora')).toBeVisible();

  await shell.leave();
  await expect(page).toHaveURL('/login');
  await login.signIn({ ...guest, password: 'Errada#2026' });
  await expect(login.alert).toHaveText(t('session:login.error'));

  await login.forgot.click();
  await new ForgotPasswordPage(page).ask(guest.email);
  await expect(shell.toast(t('password:forgot.success'))).toBeVisible();
  const link = await testApi.linkOf(guest.email, 'Choose a new password');
  await page.goto(link);
  await new ResetPasswordPage(page).choose('Quintal#2026');
  await expect(page).toHaveURL('/login');
  await login.signIn({ ...guest, password: 'Quintal#2026' });
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await new ResetPasswordPage(page).choose('Jardim#2026');
  await expect(page).toHaveURL('/forgot-password');

  const identity = requests.filter(address => address.includes('accounts:'));
  expect(identity.length).toBeGreaterThan(5);
  expect(identity.filter(address => !address.startsWith(`http://${emulatorHost()}/`))).toEqual([]);
});

test('an e-mail that has an account is rejected by name (ERR-09, SGN-22)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/guestUser\/create/);
  const { guest } = await testApi.signUp();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.identify(guest.email, 'Dora Lins Prado');
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect('Outra#2026');
  await signUp.create.click();
  await expect(signUp.alert).toContainText(t('errors:GUEST_EMAIL_ALREADY_EXISTS'));
});
