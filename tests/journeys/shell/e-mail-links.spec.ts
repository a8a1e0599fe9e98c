import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage, ResetPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { codeIn, expect, test } from '../test-api.ts';

const t = textsOf('en');

test('a guest waits for the verification link, requests it again after a bad one, and confirms the e-mail with the password where nobody is signed in; its code leaves address and history (APP-12, APP-15, SGN-23, SGN-24, SGN-26, SGN-27, SGN-28, SEC-21, API-36, API-38, PD-04)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:(resetPassword|signInWithPassword)/);
  const { guest } = await testApi.signUp();
  const waiting = new VerificationPage(page);
  const shell = new ShellPage(page);
  await new LoginPage(page).enter(guest, '/guest/cards');
  await expect(page).toHaveURL('/email-verification');
  await expect(waiting.title).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('email-verification:text', { email: guest.email }));
  await waiting.checked.click();
  await expect(waiting.status.filter({ hasText: t('email-verification:notYet') })).toBeVisible();
  await page.goto('/?mode=verifyEmail&oobCode=made-up');
  await expect(waiting.alert).toHaveText(t('email-verification:invalidVerificationCode'));
  await waiting.resend.click();
  await expect(shell.toast(t('email-verification:retryConfirmation'))).toBeVisible();
  await expect(waiting.alert, 'the bad link is behind the guest').toBeHidden();
  await waiting.signOut.click();
  await expect(page).toHaveURL('/login');
  await expect(shell.userMenu).toBeHidden();

  await page.goto('/?mode=verifyEmail&oobCode=made-up');
  await expect(waiting.alert).toHaveText(t('email-verification:invalidSignedOut'));
  await expect(waiting.resend).toBeHidden();
  const link = await testApi.linkOf(guest.email, 'Confirm your e-mail');
  await page.goto(link);
  await waiting.confirmAs({ ...guest, password: 'Errada#2026' });
  await expect(waiting.alert).toHaveText(t('session:login.error'));
  const used = page.waitForRequest(/accounts:update/);
  await waiting.confirmAs(guest);
  expect((await used).postDataJSON()).toMatchObject({ oobCode: codeIn(link) });
  await expect(shell.toast(t('email-verification:confirmationSuccess'))).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(codeIn(link)));

  // Who is verified and opens the link once more is at home and reads no error.
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await expect(waiting.title).toBeHidden();
});

test('a forgotten password is requested by e-mail, chosen again by the link, which signs out who is signed in, and signs in from then on (APP-14, APP-34, APP-35, SGN-30, SGN-31, SGN-32, SGN-33, SGN-34, SGN-35, SGN-36, SGN-37, SGN-38, SGN-39, VAL-01, VAL-02, VAL-03, PD-04)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/sendPasswordResetEmail|accounts:resetPassword/);
  const guest = await testApi.newGuest();
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  const forgot = new ForgotPasswordPage(page);
  await page.goto('/reset-password?lang=ENGLISH');
  await expect(page).toHaveURL('/login');
  await page.setViewportSize({ width: 499, height: 800 });
  await login.forgot.click();
  await expect(forgot.title).toBeVisible();
  await forgot.back.click();
  await expect(page).toHaveURL('/login');
  await login.forgot.click();
  await expect(forgot.submit).toBeDisabled();
  await forgot.ask('bruna@');
  await expect(forgot.email).toHaveAccessibleDescription(t('general:validation.invalidEmail'));
  await page.route('**/guestUser/sendPasswordResetEmail', route =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
  );
  await forgot.ask('nobody@hospede.test');
  await expect(forgot.alert).toHaveText(t('password:forgot.error'));
  await page.unrouteAll();

  const toast = shell.toast(t('password:forgot.success'));
  const placed = async (width: number) => {
    const box = await toast.boundingBox();
    if (box === null) return null;
    return {
      isAtTop: box.y + box.height < 400,
      isCentred: Math.abs(box.x + box.width / 2 - width / 2) < 16,
    };
  };
  await forgot.submit.click();
  await expect.poll(() => placed(499)).toEqual({ isAtTop: true, isCentred: true });
  await expect(forgot.alert).toBeHidden();
  await toast.getByRole('button', { name: t('general:close') }).click();
  await expect(toast).toBeHidden();
  await page.setViewportSize({ width: 501, height: 800 });
  await forgot.open();
  await forgot.ask(guest.email);
  await expect.poll(() => placed(501)).toEqual({ isAtTop: false, isCentred: false });

  const link = await testApi.linkOf(guest.email, 'Choose a new password');
  await login.enter(guest, '/forgot-password');
  await expect(page).toHaveURL('/');
  await expect(shell.userMenu).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/guest/cards');
  await expect(new ShellPage(other).userMenu).toBeVisible();
  await page.goto(`/guest/cards?mode=resetPassword&oobCode=${codeIn(link)}&lang=ENGLISH`);
  await expect(page).toHaveURL('/reset-password');
  const reset = new ResetPasswordPage(page);
  await expect(reset.title).toBeVisible();
  await expect(shell.userMenu).toBeHidden();
  await expect(other).toHaveURL('/login');
  await other.close();
  await shell.logo.click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(codeIn(link));

  const rule = (name: 'size' | 'upper' | 'lower' | 'num' | 'char') =>
    page.getByRole('listitem').filter({ hasText: t(`general:passwordRules.${name}`) });
  await expect(reset.submit).toBeDisabled();
  await reset.password.fill('abc');
  await expect(rule('lower')).toContainText(t('general:passwordRules.pass'));
  for (const name of ['size', 'upper', 'num', 'char'] as const)
    await expect(rule(name)).toContainText(t('general:passwordRules.fail'));
  await reset.choose('Abcdef1#', 'Abcdef2#');
  for (const name of ['size', 'upper', 'lower', 'num', 'char'] as const)
    await expect(rule(name)).toContainText(t('general:passwordRules.pass'));
  await expect(reset.repeat).toHaveAccessibleDescription(t('general:validation.passwordMatch'));
  // The error was there before the press; that the press was rejected shows by where it leads the guest.
  await expect(reset.repeat).toBeFocused();
  await expect(page).toHaveURL('/reset-password');
  await reset.password.fill('Abcdef2#');
  await expect(reset.repeat).toHaveAccessibleDescription('');
  await reset.submit.click();
  await expect(page).toHaveURL('/login');
  await expect(shell.toast(t('session:reset.success'))).toBeVisible();

  await page.goto(link);
  await reset.choose('Quintal#2027');
  await expect(page).toHaveURL('/forgot-password');
  await expect(shell.toast(t('password:reset.error'))).toBeVisible();
  await forgot.back.click();
  await login.signIn({ ...guest, password: 'Abcdef2#' });
  await expect(page).toHaveURL('/');
});
