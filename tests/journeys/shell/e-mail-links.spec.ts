import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, ResetPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { codeIn, expect, type NewGuest, type TestApi, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const lia = { email: 'lia@pernoite.test', password: 'Pernoite#2026' };
const DAY = 24 * 3_600_000;

test.describe('verifying the e-mail', () => {
  test('a new guest requests the e-mail again, opens its link in a new tab, is welcomed and is at home in both tabs (SGN-23, SGN-25, SGN-27, API-36)', async ({
    page,
    testApi,
  }) => {
    const { guest } = await testApi.signUp();
    const waiting = new VerificationPage(page);
    await new LoginPage(page).enter(guest);
    await expect(waiting.title).toBeVisible();
    await expect(page.getByRole('main')).toContainText(t('email-verification:text', { email: guest.email }));
    await waiting.resend.click();
    await expect(new ShellPage(page).toast(t('email-verification:retryConfirmation'))).toBeVisible();

    const app = await page.context().newPage();
    await app.goto(await testApi.linkOf(guest.email, 'Confirm your e-mail'));
    await expect(new ShellPage(app).toast(t('email-verification:confirmationSuccess'))).toBeVisible();
    await expect(app).toHaveURL('/');
    await waiting.checked.click();
    await expect(page).toHaveURL('/');
  });

  test('a link opened where nobody is signed in confirms the e-mail all the same (SGN-27)', async ({
    page,
    testApi,
  }) => {
    const guest = await unverified(testApi);
    await page.goto(await testApi.linkOf(guest.email, 'Confirm your e-mail'));
    await expect(new ShellPage(page).toast(t('email-verification:confirmationSuccess'))).toBeVisible();
    await expect(page).toHaveURL('/login');
    await new LoginPage(page).signIn(guest);
    await expect(page).toHaveURL('/');
  });

  test('a link that was used or has expired is reported, and a new one can be requested (SGN-28)', async ({
    page,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:update|securetoken|guestUser/);
    const guest = await unverified(testApi);
    const link = await testApi.linkOf(guest.email, 'Confirm your e-mail');
    const waiting = new VerificationPage(page);
    await new LoginPage(page).enter(guest);
    await page.goto('/?mode=verifyEmail&oobCode=made-up');
    await expect(waiting.alert).toHaveText(t('email-verification:invalidVerificationCode'));

    await testApi.moveClock(DAY + 60_000);
    await page.goto(link);
    await expect(waiting.alert).toHaveText(t('email-verification:invalidVerificationCode'));
    await waiting.resend.click();
    await expect(new ShellPage(page).toast(t('email-verification:retryConfirmation'))).toBeVisible();
    const second = await testApi.linkOf(guest.email, 'Confirm your e-mail');
    expect(codeIn(second)).not.toBe(codeIn(link));
    await page.goto(second);
    await expect(page).toHaveURL('/');
  });

  test('a bad link leads somebody who is not signed in to the sign-in page (SGN-28)', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:update/);
    const waiting = new VerificationPage(page);
    await page.goto('/?mode=verifyEmail&oobCode=made-up');
    await expect(waiting.alert).toHaveText(t('email-verification:invalidSignedOut'));
    await expect(waiting.resend).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('email-verification:signIn') })
      .click();
    await expect(page).toHaveURL('/login');
  });

  test('who is verified and opens the link once more, or a second one, is at home and reads no error (SGN-24)', async ({
    page,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:update/);
    const guest = await unverified(testApi);
    const first = await testApi.linkOf(guest.email, 'Confirm your e-mail');
    const waiting = new VerificationPage(page);
    await new LoginPage(page).enter(guest);
    await waiting.resend.click();
    await expect(new ShellPage(page).toast(t('email-verification:retryConfirmation'))).toBeVisible();
    const second = await testApi.linkOf(guest.email, 'Confirm your e-mail');
    expect(codeIn(second)).not.toBe(codeIn(first));
    for (const link of [first, first, second]) {
      await page.goto(link);
      await expect(page).toHaveURL('/');
      await expect(waiting.title).toBeHidden();
    }
  });

  test('who requests too many e-mails reads to wait a few minutes (SGN-29)', async ({
    page,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(/resendConfirmationEmail/);
    const { guest } = await testApi.signUp();
    const waiting = new VerificationPage(page);
    await new LoginPage(page).enter(guest);
    for (let sent = 0; sent < 5; sent += 1) {
      const answered = page.waitForResponse('**/guestUser/resendConfirmationEmail');
      await waiting.resend.click();
      expect((await answered).ok()).toBe(true);
      await expect(waiting.resend).not.toHaveAttribute('aria-busy', 'true');
    }
    await waiting.resend.click();
    await expect(waiting.alert).toHaveText(t('email-verification:tooManyRequests'));
  });

  test('before the link is opened the guest reads that nothing is confirmed yet (SGN-23, API-38)', async ({
    page,
  }) => {
    const waiting = new VerificationPage(page);
    await new LoginPage(page).enter(lia);
    await waiting.checked.click();
    await expect(waiting.status.filter({ hasText: t('email-verification:notYet') })).toBeVisible();
    await expect(page).toHaveURL('/email-verification');
  });

  test('it offers to sign out, which leads to /login (SGN-26)', async ({ page }) => {
    await new LoginPage(page).enter(lia);
    await new VerificationPage(page).signOut.click();
    await expect(page).toHaveURL('/login');
    await expect(new ShellPage(page).userMenu).toBeHidden();
  });

  test('who is verified or not signed in has nothing to do there (SGN-24)', async ({ page }) => {
    await page.goto('/email-verification');
    await expect(page).toHaveURL('/login');
    await new LoginPage(page).enter(james, '/email-verification');
    await expect(page).toHaveURL('/');
  });
});

test.describe('a forgotten password', () => {
  test('is requested by e-mail, chosen again by the link, and signs in from then on (SGN-30, SGN-33, SGN-34, SGN-38, API-42, API-53)', async ({
    page,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:signInWithPassword/);
    const guest = await testApi.newGuest();
    const login = new LoginPage(page);
    const shell = new ShellPage(page);
    await login.open();
    await login.forgot.click();
    const forgot = new ForgotPasswordPage(page);
    await forgot.ask(guest.email);
    await expect(shell.toast(t('password:forgot.success'))).toBeVisible();

    await page.goto(await testApi.linkOf(guest.email, 'Choose a new password'));
    const reset = new ResetPasswordPage(page);
    await expect(reset.title).toBeVisible();
    await reset.choose('Quintal#2026');
    await expect(page).toHaveURL('/login');
    await expect(shell.toast(t('session:reset.success'))).toBeVisible();

    await login.signIn(guest);
    await expect(login.alert).toHaveText(t('session:login.error'));
    await login.signIn({ ...guest, password: 'Quintal#2026' });
    await expect(page).toHaveURL('/');
  });

  test('/forgot-password needs a whole e-mail, and knows the way back (SGN-30, SGN-32)', async ({ page }) => {
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await expect(forgot.submit).toBeDisabled();
    await forgot.ask('bruna@');
    await expect(forgot.email).toHaveAccessibleDescription(t('general:validation.invalidEmail'));
    await forgot.email.fill('');
    await expect(forgot.submit).toBeDisabled();
    await forgot.back.click();
    await expect(page).toHaveURL('/login');
  });

  test('an e-mail without an account gets the same response (SGN-33, API-42)', async ({ page }) => {
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.ask('nobody@hospede.test');
    await expect(new ShellPage(page).toast(t('password:forgot.success'))).toBeVisible();
  });

  test('a request that fails is said on the page, and can be sent again (SGN-33)', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.allow(/sendPasswordResetEmail/);
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await page.route('**/guestUser/sendPasswordResetEmail', route =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
    );
    await forgot.ask(james.email);
    await expect(forgot.alert).toHaveText(t('password:forgot.error'));
    await page.unrouteAll();
    await forgot.submit.click();
    await expect(new ShellPage(page).toast(t('password:forgot.success'))).toBeVisible();
    await expect(forgot.alert).toBeHidden();
  });

  test('who is signed in has nothing to do at /forgot-password (SGN-31)', async ({ page }) => {
    await new LoginPage(page).enter(james, '/forgot-password');
    await expect(page).toHaveURL('/');
  });

  test('/reset-password without a code leads to /login (SGN-35)', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page).toHaveURL('/login');
  });

  test('a reset link that is opened while somebody is signed in signs them out first (SGN-36)', async ({
    page,
    testApi,
  }) => {
    const guest = await testApi.newGuest();
    await new LoginPage(page).enter(guest);
    const other = await page.context().newPage();
    await other.goto('/guest/settings/language');
    await expect(new ShellPage(other).userMenu).toBeVisible();
    await page.goto(await resetLink(testApi, guest));
    await expect(new ResetPasswordPage(page).title).toBeVisible();
    await expect(new ShellPage(page).userMenu).toBeHidden();
    await expect(new ShellPage(page).signIn).toBeVisible();
    await expect(other).toHaveURL('/login');
  });

  test('the new password shows which rules it meets, must meet all, and must be said twice alike (SGN-37, VAL-01, VAL-02, VAL-03)', async ({
    page,
    testApi,
  }) => {
    const guest = await testApi.newGuest();
    await page.goto(await resetLink(testApi, guest));
    const reset = new ResetPasswordPage(page);
    const rule = (name: 'size' | 'upper' | 'lower' | 'num' | 'char') =>
      page.getByRole('listitem').filter({ hasText: t(`general:passwordRules.${name}`) });
    const met = t('general:passwordRules.pass');
    const missing = t('general:passwordRules.fail');
    await expect(reset.submit).toBeDisabled();
    await reset.password.fill('abc');
    await expect(rule('lower')).toContainText(met);
    for (const name of ['size', 'upper', 'num', 'char'] as const)
      await expect(rule(name)).toContainText(missing);
    await reset.password.fill('Abcdef1#');
    for (const name of ['size', 'upper', 'lower', 'num', 'char'] as const)
      await expect(rule(name)).toContainText(met);

    await reset.choose('abc', 'abc');
    await expect(reset.password).toHaveAccessibleDescription(new RegExp(t('general:validation.password')));
    await reset.choose('Abcdef1#', 'Abcdef2#');
    await expect(reset.repeat).toHaveAccessibleDescription(t('general:validation.passwordMatch'));
    // The error was there before the press; that the press was rejected shows by where it leads the guest.
    await expect(reset.repeat).toBeFocused();
    await expect(page).toHaveURL('/reset-password');
    await reset.password.fill('Abcdef2#');
    await expect(reset.repeat).toHaveAccessibleDescription('');
    await reset.submit.click();
    await expect(page).toHaveURL('/login');
    await new LoginPage(page).signIn({ ...guest, password: 'Abcdef2#' });
    await expect(page).toHaveURL('/');
  });

  test('a link that was used, or has run out after an hour, is said at /forgot-password (SGN-39)', async ({
    page,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(/accounts:resetPassword/);
    const guest = await testApi.newGuest();
    const link = await resetLink(testApi, guest);
    await testApi.moveClock(3_600_000 + 60_000);
    await page.goto(link);
    await new ResetPasswordPage(page).choose('Quintal#2026');
    await expect(page).toHaveURL('/forgot-password');
    await expect(new ShellPage(page).toast(t('password:reset.error'))).toBeVisible();

    await new ForgotPasswordPage(page).ask(guest.email);
    await expect(new ShellPage(page).toast(t('password:forgot.success'))).toBeVisible();
    const second = await testApi.linkOf(guest.email, 'Choose a new password');
    await page.goto(second);
    await new ResetPasswordPage(page).choose('Quintal#2026');
    await expect(page).toHaveURL('/login');
    await page.goto(second);
    await new ResetPasswordPage(page).choose('Quintal#2027');
    await expect(page).toHaveURL('/forgot-password');
    await expect(new ShellPage(page).toast(t('password:reset.error'))).toBeVisible();
  });
});

/** A new guest to whom the verification link has been sent. */
async function unverified(testApi: TestApi): Promise<NewGuest> {
  const { guest, guestToken } = await testApi.signUp();
  await testApi.sendVerification(guestToken);
  return guest;
}

async function resetLink(testApi: TestApi, guest: NewGuest): Promise<string> {
  await testApi.sendReset(guest.email);
  return testApi.linkOf(guest.email, 'Choose a new password');
}
