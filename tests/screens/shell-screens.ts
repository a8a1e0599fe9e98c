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
import { toScreens, untilPictureRests } from './screen.ts';

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

export const shellScreens = toScreens({
  login: (page, language) => new LoginPage(page, language).open(),
  'login-problem': async (page, language) => {
    const login = new LoginPage(page, language);
    await login.open();
    await login.signIn({ email: 'ana@pernoite', password: 'x' });
    await page.getByText(textsOf(language)('general:validation.invalidEmail')).waitFor();
  },
  'sign-up': (page, language) => new SignUpPage(page, language).open(),
  'sign-up-password': async (page, language) => {
    const signUp = new SignUpPage(page, language);
    await signUp.open();
    await signUp.identify('dora@hospede.test', 'Dora Lins');
    await signUp.contact(language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
    await signUp.field('password').fill('Varanda');
  },
  'sign-up-contact': async (page, language) => {
    const signUp = new SignUpPage(page, language);
    await signUp.open();
    await signUp.identify('dora@hospede.test', 'Dora Lins');
    await signUp.field('dateOfBirth').fill('01/01/2020');
    await signUp.field('phone').fill('1191');
    await signUp.onward.click();
    await page.getByText(textsOf(language)('sign-up:errors.age')).waitFor();
  },
  'sign-up-birth-date': async (page, language) => {
    const signUp = new SignUpPage(page, language);
    await signUp.open();
    await signUp.identify('dora@hospede.test', 'Dora Lins');
    await signUp.form.getByRole('button', { name: textsOf(language)('sign-up:picker.open') }).click();
    await page.getByRole('dialog').waitFor();
  },
  'sign-up-taken': async (page, language) => {
    const signUp = new SignUpPage(page, language);
    await signUp.open();
    await signUp.identify(guests.en, 'Dora Lins');
    await signUp.contact(language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
    await signUp.protect('Varanda#2026');
    await signUp.create.click();
    await signUp.alert.waitFor();
  },
  'forgot-password': (page, language) => new ForgotPasswordPage(page, language).open(),
  'forgot-password-sent': async (page, language) => {
    const forgot = new ForgotPasswordPage(page, language);
    await forgot.open();
    await forgot.ask(`nobody.${language}@hospede.test`);
    await new ShellPage(page, language).toast(textsOf(language)('password:forgot.success')).waitFor();
  },
  'reset-password': async (page, language) => {
    await page.goto(`/?mode=resetPassword&oobCode=any&lang=${langQuery(language)}`);
    const reset = new ResetPasswordPage(page, language);
    await reset.password.fill('Abc');
    await reset.repeat.fill('Abd');
  },
  'email-verification': async (page, language) => {
    await new LoginPage(page, language).enter({ email: 'lia@pernoite.test', password });
    await new VerificationPage(page, language).title.waitFor();
  },
  'email-verification-used': async (page, language) => {
    await new LoginPage(page, language).enter({ email: 'lia@pernoite.test', password });
    await page.goto(`/?mode=verifyEmail&oobCode=used&lang=${langQuery(language)}`);
    await new VerificationPage(page, language).alert.waitFor();
  },
  'email-verification-link': async (page, language) => {
    await page.route(/accounts:resetPassword/, route =>
      route.fulfill({ json: { email: 'lia@pernoite.test', requestType: 'VERIFY_EMAIL' } }),
    );
    await page.goto(`/?mode=verifyEmail&oobCode=any&lang=${langQuery(language)}`);
    await new VerificationPage(page, language).linkTitle.waitFor();
  },
  home: (page, language) => openHome(page, language, guests[language]),
  'home-staying': (page, language) => openHome(page, language, staying),
  'home-without-booking': (page, language) => openHome(page, language, withoutBooking),
  tour: async (page, language) => {
    await signedIn(page, language);
    const home = new HomePage(page, language);
    await home.showTour.click();
    await home.tour.waitFor();
  },
  'import-booking': async (page, language) => {
    await openHome(page, language, withoutBooking);
    const home = new HomePage(page, language);
    await home.openImport();
    await home.find('PATE58', 'Patel');
    await home.confirm.waitFor();
  },
  language: (page, language) => signedIn(page, language, '/guest/settings/language'),
  'user-menu': async (page, language) => {
    const shell = await signedIn(page, language);
    await shell.openMenu();
    await shell.account.click();
  },
  'login-dialog': async (page, language) => {
    const shell = new ShellPage(page, language);
    await page.goto(`/forgot-password?lang=${langQuery(language)}`);
    await shell.signIn.click();
    await shell.dialogForm.email.waitFor();
  },
  'idle-warning': async (page, language) => {
    await page.clock.install();
    await signedIn(page, language);
    await untilPictureRests(page);
    await page.clock.fastForward(91_000);
    await page.getByRole('alertdialog').waitFor();
  },
  'old-flags': async (page, language) => {
    const { texts, search } = new SearchPage(page, language);
    await page.goto(`/booking/step-1?lang=${langQuery(language)}`);
    await search.waitFor();
    await page.waitForFunction(() => localStorage.getItem('pernoite.flags') !== null);
    await page.route('**/ofrep/v1/evaluate/flags', route => route.abort());
    await page.reload();
    await page.getByText(texts('shell:oldFlags')).waitFor();
    await search.waitFor();
  },
  'page-error': async (page, language) => {
    const login = new LoginPage(page, language);
    await login.open();
    await page.route(/\/assets\/forgot-password-/, route => route.abort());
    await login.forgot.click();
    await page
      .getByRole('heading', { level: 1, name: textsOf(language)('shell:pageError.newVersionTitle') })
      .waitFor();
  },
});
