import type { Page } from '@playwright/test';
import { HomePage } from '#tests/journeys/pages/home-page.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { ForgotPasswordPage, ResetPasswordPage } from '#tests/journeys/pages/password-pages.ts';
import { SearchPage } from '#tests/journeys/pages/search-page.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { SignUpPage } from '#tests/journeys/pages/sign-up-page.ts';
import { type Language, langQuery, textsOf } from '#tests/journeys/pages/texts.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import { passTour } from '#tests/journeys/pass-tour.ts';
import { untilPictureRests } from './rest.ts';
import type { Screen } from './screens.ts';

const password = 'Pernoite#2026';
/** A guest whose account has the language, so that signing in changes nothing. */
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;
const staying = 'rafael@pernoite.test';
const withoutBooking = 'nina@pernoite.test';

async function signedIn(
  page: Page,
  language: Language,
  path = '/',
  email: string = guests[language],
): Promise<ShellPage> {
  await page.addInitScript(passTour);
  await new LoginPage(page, language).enter({ email, password }, path);
  const shell = new ShellPage(page, language);
  await shell.userMenu.waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return shell;
}

/** The whole of home: what lies below its first view loads on scroll. */
async function openHome(page: Page, language: Language, email: string): Promise<void> {
  await signedIn(page, language, '/', email);
  await new HomePage(page, language).seeAll();
}

/** The screens of the shell and of the session. */
export const shellScreens: Screen[] = [
  { name: 'login', open: (page, language) => new LoginPage(page, language).open() },
  {
    name: 'login-problem',
    open: async (page, language) => {
      const login = new LoginPage(page, language);
      await login.open();
      await login.signIn({ email: 'ana@pernoite', password: 'x' });
      await page.getByText(textsOf(language)('general:validation.invalidEmail')).waitFor();
    },
  },
  { name: 'sign-up', open: (page, language) => new SignUpPage(page, language).open() },
  {
    name: 'sign-up-password',
    open: async (page, language) => {
      const signUp = new SignUpPage(page, language);
      await signUp.open();
      await signUp.identify('dora@hospede.test', 'Dora Lins');
      await signUp.contact(language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
      await signUp.field('password').fill('Varanda');
    },
  },
  {
    name: 'sign-up-contact',
    open: async (page, language) => {
      const signUp = new SignUpPage(page, language);
      await signUp.open();
      await signUp.identify('dora@hospede.test', 'Dora Lins');
      await signUp.field('dateOfBirth').fill('01/01/2020');
      await signUp.field('phone').fill('1191');
      await signUp.onward.click();
      await page.getByText(textsOf(language)('sign-up:errors.age')).waitFor();
    },
  },
  {
    name: 'sign-up-birth-date',
    open: async (page, language) => {
      const signUp = new SignUpPage(page, language);
      await signUp.open();
      await signUp.identify('dora@hospede.test', 'Dora Lins');
      await signUp.form.getByRole('button', { name: textsOf(language)('sign-up:picker.open') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'sign-up-taken',
    open: async (page, language) => {
      const signUp = new SignUpPage(page, language);
      await signUp.open();
      await signUp.identify(guests.en, 'Dora Lins');
      await signUp.contact(language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
      await signUp.protect('Varanda#2026');
      await signUp.create.click();
      await signUp.alert.waitFor();
    },
  },
  { name: 'forgot-password', open: (page, language) => new ForgotPasswordPage(page, language).open() },
  {
    name: 'forgot-password-sent',
    open: async (page, language) => {
      const forgot = new ForgotPasswordPage(page, language);
      await forgot.open();
      await forgot.ask(`nobody.${language}@hospede.test`);
      await new ShellPage(page, language).toast(textsOf(language)('password:forgot.success')).waitFor();
    },
  },
  {
    name: 'reset-password',
    open: async (page, language) => {
      await page.goto(`/?mode=resetPassword&oobCode=any&lang=${langQuery(language)}`);
      const reset = new ResetPasswordPage(page, language);
      await reset.password.fill('Abc');
      await reset.repeat.fill('Abd');
    },
  },
  {
    name: 'email-verification',
    open: async (page, language) => {
      await new LoginPage(page, language).enter({ email: 'lia@pernoite.test', password });
      await new VerificationPage(page, language).title.waitFor();
    },
  },
  {
    name: 'email-verification-used',
    open: async (page, language) => {
      await new LoginPage(page, language).enter({ email: 'lia@pernoite.test', password });
      await page.goto(`/?mode=verifyEmail&oobCode=used&lang=${langQuery(language)}`);
      await new VerificationPage(page, language).alert.waitFor();
    },
  },
  { name: 'home', open: (page, language) => openHome(page, language, guests[language]) },
  { name: 'home-staying', open: (page, language) => openHome(page, language, staying) },
  { name: 'home-without-booking', open: (page, language) => openHome(page, language, withoutBooking) },
  {
    name: 'tour',
    open: async (page, language) => {
      await signedIn(page, language);
      const home = new HomePage(page, language);
      await home.showTour.click();
      await home.tour.waitFor();
    },
  },
  {
    name: 'import-booking',
    open: async (page, language) => {
      await openHome(page, language, withoutBooking);
      const home = new HomePage(page, language);
      await home.openImport();
      await home.find('PATE58', 'Patel');
      await home.confirm.waitFor();
    },
  },
  {
    name: 'language',
    open: async (page, language) => void (await signedIn(page, language, '/guest/settings/language')),
  },
  {
    name: 'user-menu',
    open: async (page, language) => {
      const shell = await signedIn(page, language);
      await shell.openMenu();
      await shell.account.click();
    },
  },
  {
    name: 'login-dialog',
    open: async (page, language) => {
      const shell = new ShellPage(page, language);
      await page.goto(`/forgot-password?lang=${langQuery(language)}`);
      await shell.signIn.click();
      await shell.dialogForm.email.waitFor();
    },
  },
  {
    name: 'idle-warning',
    open: async (page, language) => {
      await page.clock.install();
      await signedIn(page, language);
      await untilPictureRests(page);
      await page.clock.fastForward(91_000);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'old-flags',
    open: async (page, language) => {
      const { texts, search } = new SearchPage(page, language);
      await page.goto(`/booking/step-1?lang=${langQuery(language)}`);
      await search.waitFor();
      await page.waitForFunction(() => localStorage.getItem('pernoite.flags') !== null);
      await page.route('**/ofrep/v1/evaluate/flags', route => route.abort());
      await page.reload();
      await page.getByText(texts('shell:oldFlags')).waitFor();
      await search.waitFor();
    },
  },
  {
    name: 'page-error',
    open: async (page, language) => {
      const login = new LoginPage(page, language);
      await login.open();
      await page.route(/\/assets\/forgot-password-/, route => route.abort());
      await login.forgot.click();
      await page
        .getByRole('heading', { level: 1, name: textsOf(language)('shell:pageError.newVersionTitle') })
        .waitFor();
    },
  },
];
