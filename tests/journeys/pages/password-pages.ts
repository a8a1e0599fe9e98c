import type { Locator, Page } from '@playwright/test';
import { type Language, langQuery, textsOf } from './texts.ts';

/** /forgot-password: the form for the e-mail to which a link goes. */
export class ForgotPasswordPage {
  readonly page: Page;
  readonly title: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  readonly back: Locator;
  readonly alert: Locator;
  readonly #language: Language;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.title = main.getByRole('heading', { level: 1, name: t('password:forgot.title') });
    this.email = main.getByRole('textbox', { name: t('password:forgot.email') });
    this.submit = main.getByRole('button', { name: t('password:forgot.submit') });
    this.back = main.getByRole('link', { name: t('password:forgot.back') });
    this.alert = main.getByRole('alert');
    this.#language = language;
  }

  async open(): Promise<void> {
    await this.page.goto(`/forgot-password?lang=${langQuery(this.#language)}`);
    await this.title.waitFor();
  }

  async ask(email: string): Promise<void> {
    // Its e-mail field is named like the one of /login, which may still be rendered.
    await this.title.waitFor();
    await this.email.fill(email);
    await this.submit.click();
  }
}

/** /reset-password: a new password, twice. */
export class ResetPasswordPage {
  readonly page: Page;
  readonly title: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  readonly submit: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.title = main.getByRole('heading', { level: 1, name: t('password:reset.title') });
    this.password = main.getByLabel(t('password:reset.password'), { exact: true });
    this.repeat = main.getByLabel(t('password:reset.repeat'), { exact: true });
    this.submit = main.getByRole('button', { name: t('password:reset.submit') });
  }

  async choose(password: string, repeat = password): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(repeat);
    await this.submit.click();
  }
}
