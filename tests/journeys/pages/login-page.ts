import type { Locator, Page } from '@playwright/test';
import { type Language, langQuery, words } from './words.ts';

/** The form that signs a guest in: on /login, in the header's dialog. */
export class LoginForm {
  readonly email: Locator;
  readonly password: Locator;
  readonly show: Locator;
  readonly hide: Locator;
  readonly submit: Locator;
  readonly forgot: Locator;
  readonly alert: Locator;

  constructor(place: Locator, language: Language = 'en') {
    const { session, general } = words[language];
    this.email = place.getByRole('textbox', { name: session.login.email });
    this.password = place.getByLabel(session.login.password, { exact: true });
    this.show = place.getByRole('button', { name: general.showPassword });
    this.hide = place.getByRole('button', { name: general.hidePassword });
    this.submit = place.getByRole('button', { name: session.login.submit, exact: true });
    this.forgot = place.getByRole('link', { name: session.login.forgot });
    this.alert = place.getByRole('alert');
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}

/** The sign-in page. The names are what a guest reads, so a model is made for one language. */
export class LoginPage extends LoginForm {
  readonly page: Page;
  readonly title: Locator;
  readonly signUp: Locator;
  readonly book: Locator;

  constructor(page: Page, language: Language = 'en') {
    const main = page.getByRole('main');
    super(main, language);
    const { session } = words[language];
    this.page = page;
    this.title = main.getByRole('heading', { level: 1, name: session.login.title });
    this.signUp = main.getByRole('link', { name: session.login.signUp });
    this.book = main.getByRole('link', { name: session.login.book });
  }

  async open(language: Language = 'en'): Promise<void> {
    await this.page.goto(`/login?lang=${langQuery[language]}`);
    await this.email.waitFor();
  }
}
