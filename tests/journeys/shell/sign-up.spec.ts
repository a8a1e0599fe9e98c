import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { textsOf } from '../pages/texts.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { codeIn, expect, PASSWORD, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const newEmail = (name: string) => `${name}.${Date.now().toString(36)}@hospede.test`;

test('from /login a visitor signs up in three steps, confirms the e-mail and is at home (SGN-03, SGN-04, SGN-05, SGN-06, SGN-10, SGN-20, SGN-23, API-35, API-37)', {
  tag: '@phone',
}, async ({ page, testApi }) => {
  const email = newEmail('dora');
  const signUp = new SignUpPage(page);
  await new LoginPage(page).open();
  await new LoginPage(page).signUp.click();
  await expect(page).toHaveURL('/sign-up');
  await expect(signUp.step(1)).toBeVisible();
  await signUp.identify(email, 'Dora Lins Prado');
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
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
    preferredLanguage: 'ENGLISH',
  });
  await expect(page).toHaveURL('/email-verification');
  await expect(new ShellPage(page).greeting('Dora')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(t('email-verification:fromSignUp', { email }));

  await expect(async () => {
    await page.goto(await testApi.linkOf(email, 'Confirm your e-mail'));
  }).toPass();
  await expect(page).toHaveURL('/');
});

test('each step goes on only when it is filled, and back preserves what was typed (SGN-07, SGN-08)', async ({
  page,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('email').fill('eva@hospede.test');
  await expect(signUp.onward).toBeDisabled();
  await signUp.identify('eva@hospede.test', 'Eva Reis');
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('dateOfBirth').fill('08/24/1990');
  await expect(signUp.onward).toBeDisabled();
  await signUp.field('phone').fill('11912345678');
  await expect(signUp.onward).toBeEnabled();

  await signUp.back.click();
  await expect(signUp.step(1)).toBeVisible();
  await expect(signUp.field('email')).toHaveValue('eva@hospede.test');
  await signUp.onward.click();
  await expect(signUp.field('phone')).toHaveValue('(11) 91234-5678');
  await signUp.onward.click();
  await expect(signUp.step(3)).toBeVisible();
  await expect(signUp.create).toBeDisabled();
  await signUp.protect(PASSWORD);
  await expect(signUp.create).toBeEnabled();
  await signUp.field('consent').uncheck();
  await expect(signUp.create).toBeDisabled();
});

test('what cannot be right is pointed out before the next step (SGN-13, SGN-14, SGN-15)', async ({
  page,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.field('email').fill('eva@');
  await signUp.field('fullName').fill('Eva');
  await signUp.onward.click();
  await expect(signUp.field('email')).toHaveAccessibleDescription(t('sign-up:errors.invalidEmail'));
  await expect(signUp.field('fullName')).toHaveAccessibleDescription(
    new RegExp(t('sign-up:errors.fullName')),
  );
  await expect(signUp.step(1)).toBeVisible();
  await signUp.identify('eva@hospede.test', 'Eva Reis');
  await signUp.field('dateOfBirth').fill('01/01/2020');
  await signUp.field('phone').fill('11912345678');
  await signUp.onward.click();
  await expect(signUp.field('dateOfBirth')).toHaveAccessibleDescription(new RegExp(t('sign-up:errors.age')));
  await expect(signUp.step(2)).toBeVisible();
});

test('an e-mail that has an account already is said in an alert, and everything typed stays (SGN-22, ERR-09)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/guestUser\/create/);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.identify(james.email, 'James Carter');
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
  await signUp.create.click();
  await expect(signUp.alert).toContainText(t('sign-up:signUp.error'));
  await expect(signUp.alert).toContainText(t('errors:GUEST_EMAIL_ALREADY_EXISTS'));
  await expect(signUp.field('password')).toHaveValue(PASSWORD);
  await expect(new ShellPage(page).userMenu).toBeHidden();
});

test('cancelling the first step leads home (SGN-09)', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.cancel.click();
  await expect(page).toHaveURL('/login');
});

test('who is signed in has nothing to do at /sign-up (SGN-02)', async ({ page }) => {
  await new LoginPage(page).enter(james, '/sign-up');
  await expect(page).toHaveURL('/');
});

test('/sign-up is there only while production features are on (SGN-01, APP-31)', async ({
  page,
  testApi,
}) => {
  const signUp = new SignUpPage(page);
  await page.goto('/sign-up');
  await expect(signUp.title).toBeVisible();
  await testApi.setFlag('IS_PRD_FEATURES_ENABLED', false);
  await page.goto('/sign-up');
  await expect(page).toHaveURL('/login');
});

test('a sign-up whose e-mail could not be sent can have it sent from the next page (SGN-10, SGN-25)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/publish-message/);
  await page.route('**/guestUser/create/publish-message', route => route.abort());
  const email = newEmail('flor');
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.identify(email, 'Flor Maia');
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
  await signUp.create.click();
  await new VerificationPage(page).resend.click();
  await expect(new ShellPage(page).toast(t('email-verification:retryConfirmation'))).toBeVisible();
  expect(codeIn(await testApi.linkOf(email, 'Confirm your e-mail'))).not.toBe('');
});
