import { holdRequests } from '../connection.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('pt');
const PASSWORD_SIGN_IN = /accounts:signInWithPassword/;

test('/login takes a whole e-mail and a password, keeps both after a rejection, and lets the guest in by one press (SES-01, SES-03, SES-04, SES-05, SES-06, SES-07, SES-08, APS-31, PD-17)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(PASSWORD_SIGN_IN);
  const guest = await testApi.newGuest({ language: 'pt' });
  const login = new LoginPage(page, 'pt');
  await login.open();
  await expect(login.submit).toBeDisabled();
  await login.email.fill('ana@pernoite');
  await expect(login.submit).toBeDisabled();
  await login.password.fill('Errada#2026');
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.show.click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.password).toHaveValue('Errada#2026');
  await login.hide.click();
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.submit.click();
  const complaint = login.page.getByText(t('general:validation.invalidEmail'));
  await expect(complaint).toBeVisible();
  await expect(login.email).toHaveAccessibleDescription(new RegExp(t('general:validation.invalidEmail')));
  await login.email.fill('nobody@pernoite.test');
  await expect(complaint).toBeHidden();
  await login.email.fill('nobody@');
  await expect(complaint).toBeVisible();

  const counted = page.waitForRequest('**/analytics/events');
  await login.signIn({ email: 'nobody@pernoite.test', password: 'Errada#2026' });
  await expect(login.alert).toHaveText(t('session:login.error'));
  expect((await counted).postDataJSON()).toEqual({ name: 'failed_login' });
  await login.email.fill(guest.email);
  await login.submit.click();
  await expect(login.alert).toHaveText(t('session:login.error'));
  await expect(login.email).toHaveValue(guest.email);
  await expect(login.password).toHaveValue('Errada#2026');
  await expect(page).toHaveURL('/login');

  const release = await holdRequests(page, PASSWORD_SIGN_IN);
  let requests = 0;
  page.on('request', request => {
    if (PASSWORD_SIGN_IN.test(request.url())) requests += 1;
  });
  // What copying adds to a password does not keep a guest out.
  await login.signIn({ ...guest, password: `\u200b ${guest.password} \u00a0` });
  await expect(login.submit).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('general:loading'));
  await login.password.press('Enter');
  release();
  await expect(page).toHaveURL('/');
  expect(requests).toBe(1);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(new ShellPage(page, 'pt').greeting(guest.firstName)).toBeVisible();
});
