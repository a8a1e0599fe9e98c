import type { Locator, Page } from '@playwright/test';
import { type Language, langQuery, startingWith, type Texts, textsOf } from './texts.ts';

type Field =
  | 'email'
  | 'fullName'
  | 'dateOfBirth'
  | 'phoneCode'
  | 'phone'
  | 'password'
  | 'repeatPassword'
  | 'consent';

/** /sign-up: an account in three steps. */
export class SignUpPage {
  readonly page: Page;
  readonly title: Locator;
  readonly form: Locator;
  readonly onward: Locator;
  readonly create: Locator;
  readonly back: Locator;
  readonly cancel: Locator;
  readonly alert: Locator;
  readonly #t: Texts;
  readonly #language: Language;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.#t = t;
    this.#language = language;
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: t('sign-up:pageTitle') });
    this.form = page.getByRole('form', { name: t('sign-up:pageTitle') });
    this.onward = this.form.getByRole('button', { name: t('sign-up:continue') });
    this.create = this.form.getByRole('button', { name: t('sign-up:create') });
    this.back = this.form.getByRole('button', { name: t('sign-up:back') });
    this.cancel = this.form.getByRole('button', { name: t('sign-up:cancel') });
    this.alert = this.form.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto(`/sign-up?lang=${langQuery(this.#language)}`);
    await this.title.waitFor();
  }

  field(name: Field): Locator {
    return this.form.getByLabel(startingWith(this.#t(`sign-up:${name}`)));
  }

  step(step: number): Locator {
    return this.form.getByText(this.#t('sign-up:stepOf', { step, total: 3 }));
  }

  /** Fills the first step and goes on; days as the language writes them are left to the caller. */
  async identify(email: string, fullName: string): Promise<void> {
    await this.field('email').fill(email);
    await this.field('fullName').fill(fullName);
    await this.onward.click();
    await this.step(2).waitFor();
  }

  async contact(dateOfBirth: string, phone: string): Promise<void> {
    await this.field('dateOfBirth').fill(dateOfBirth);
    await this.field('phone').fill(phone);
    await this.onward.click();
    await this.step(3).waitFor();
  }

  async protect(password: string): Promise<void> {
    await this.field('password').fill(password);
    await this.field('repeatPassword').fill(password);
    await this.field('consent').check();
  }
}
