import type { Locator, Page } from '@playwright/test';
import { signInByToken } from '../sign-in-by-token.ts';
import { type Language, langQuery, type Texts, textsOf } from './texts.ts';

export class LoginForm {
  readonly email: Locator;
  readonly password: Locator;
  readonly show: Locator;
  readonly hide: Locator;
  readonly ownDevice: Locator;
  readonly submit: Locator;
  readonly forgot: Locator;
  readonly alert: Locator;

  constructor(scope: Locator, language: Language = 'en') {
    const t = textsOf(language);
    this.email = scope.getByRole('textbox', { name: t('session:login.email') });
    this.password = scope.getByLabel(t('session:login.password'), { exact: true });
    this.show = scope.getByRole('button', { name: t('general:showPassword') });
    this.hide = scope.getByRole('button', { name: t('general:hidePassword') });
    this.ownDevice = scope.getByRole('checkbox', { name: t('session:ownDevice.label') });
    this.submit = scope.getByRole('button', { name: t('session:login.submit'), exact: true });
    this.forgot = scope.getByRole('link', { name: t('session:login.forgot') });
    this.alert = scope.getByRole('alert');
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    // The screen before this one may have a field for an e-mail, too.
    await this.password.waitFor();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}

export class LoginPage extends LoginForm {
  readonly page: Page;
  readonly title: Locator;
  readonly signUp: Locator;
  readonly book: Locator;
  readonly texts: Texts;
  readonly #language: Language;

  constructor(page: Page, language: Language = 'en') {
    const main = page.getByRole('main');
    super(main, language);
    const t = textsOf(language);
    this.texts = t;
    this.page = page;
    // The first view has the heading before the app is there, and no field that can be used.
    const app = main.filter({ has: page.getByRole('textbox', { name: t('session:login.email') }) });
    const heading = (name: string) => app.getByRole('heading', { level: 1, name });
    // Whoever was here before reads another title than a stranger (HOM-18).
    this.title = heading(t('session:login.title')).or(heading(t('first-page:title')));
    this.signUp = main.getByRole('link', { name: t('session:login.signUp') });
    const link = (name: string) => main.getByRole('link', { name });
    this.book = link(t('session:login.book')).or(link(t('first-page:search.more')));
    this.#language = language;
  }

  async open(): Promise<void> {
    await this.page.goto(`/login?lang=${langQuery(this.#language)}`);
    await this.email.waitFor();
  }

  /** Signs a guest in without the form, and opens the page that the journey begins at: home by default. */
  async enter(guest: { email: string; password: string }, path = '/'): Promise<void> {
    await signInByToken(this.page, guest);
    const address = new URL(path, 'http://any');
    address.searchParams.set('lang', langQuery(this.#language));
    await this.page.goto(`${address.pathname}${address.search}${address.hash}`);
    await this.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  }

  async enterByForm(guest: { email: string; password: string }): Promise<void> {
    await this.open();
    await this.signIn(guest);
    await this.page.waitForURL(url => url.pathname !== '/login');
  }
}
