import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

test('/login asks for e-mail and password, shows the password on request and links to the reset of a forgotten one (SES-01)', {
  tag: '@phone',
}, async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.password.fill('Segredo#1');
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.show.click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(login.password).toHaveValue('Segredo#1');
  await login.hide.click();
  await expect(login.password).toHaveAttribute('type', 'password');
  await login.forgot.click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the sign-in button waits until both fields are filled (SES-06)', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(login.submit).toBeDisabled();
  await login.email.fill('ana@pernoite.test');
  await expect(login.submit).toBeDisabled();
  await login.password.fill('x');
  await expect(login.submit).toBeEnabled();
  await login.email.fill('');
  await expect(login.submit).toBeDisabled();
});

test('an e-mail that cannot be one is pointed out, and again with every change until it can (SES-04, SES-05)', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ email: 'ana@pernoite', password: 'Pernoite#2026' });
  const complaint = login.page.getByText(t('general:validation.invalidEmail'));
  await expect(complaint).toBeVisible();
  await expect(login.email).toHaveAccessibleDescription(new RegExp(t('general:validation.invalidEmail')));
  await login.email.fill('ana@pernoite.test');
  await expect(complaint).toBeHidden();
  await login.email.fill('ana@');
  await expect(complaint).toBeVisible();
});

test('what copying adds to a password does not keep a guest out (SES-07)', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ ...james, password: '\u200b Pernoite#2026 \u00a0' });
  await expect(page).toHaveURL('/');
});

test('a wrong password and an unknown e-mail get the same alert, and what was typed stays (SES-08)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithPassword/);
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ ...james, password: 'Errada#2026' });
  await expect(login.alert).toHaveText(t('session:login.error'));
  await expect(login.email).toHaveValue('james@pernoite.test');
  await expect(page).toHaveURL(/\/login/);
  await login.signIn({ email: 'nobody@pernoite.test', password: 'Errada#2026' });
  await expect(login.alert).toHaveText(t('session:login.error'));
  await login.signIn(james);
  await expect(page).toHaveURL('/');
});

test('a failed sign-in is counted, without the guest (APS-31, PD-17)', async ({ page, expectedFailures }) => {
  expectedFailures.allow(/accounts:signInWithPassword/);
  const login = new LoginPage(page);
  await login.open();
  const counted = page.waitForRequest('**/analytics/events');
  await login.signIn({ email: 'nobody@pernoite.test', password: 'Errada#2026' });
  expect((await counted).postDataJSON()).toEqual({ name: 'failed_login' });
});

test('too many attempts show how long to wait (SES-08, ERR-01)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithPassword/);
  const guest = await testApi.newGuest({ verified: false });
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(guest.email);
  for (let tries = 0; tries < 8; tries += 1) {
    const answered = page.waitForResponse(/accounts:signInWithPassword/);
    await login.password.fill(`Errada#${tries}`);
    await login.submit.click();
    await answered;
    await expect(login.alert).toHaveText(t('session:login.error'));
  }
  await login.signIn(guest);
  const wait = t('errors:TOO_MANY_REQUESTS_WAIT', { wait: '[1-5] minutes?' });
  await expect(login.alert).toHaveText(new RegExp(`^${wait}$`));
});

test('after sign-in the guest is at home, and /login leads there again (SES-03)', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(james);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
});
