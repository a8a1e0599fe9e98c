import { expect, type Locator, type Page } from '@playwright/test';
import { LoginForm } from '#tests/journeys/pages/login-page.ts';
import { type Language, type Texts, textsOf } from '#tests/journeys/pages/texts.ts';
import { goTo } from '../kiosk.ts';

type SignInMethod = 'phone' | 'reservation' | 'password';

export class DeviceLoginPage {
  readonly page: Page;
  readonly t: Texts;
  readonly code: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly newCode: Locator;
  readonly locator: Locator;
  readonly lastName: Locator;
  readonly send: Locator;
  readonly form: Locator;
  readonly emailCode: Locator;
  readonly enter: Locator;
  readonly password: LoginForm;

  constructor(page: Page, language: Language) {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.t = t;
    this.code = main.getByRole('img', { name: t('phone-sign-in:codeLabel') });
    this.status = main.getByRole('status');
    this.alert = main.getByRole('alert');
    this.newCode = main.getByRole('button', { name: t('phone-sign-in:newCode') });
    this.locator = main.getByRole('textbox', { name: t('reservation-sign-in:locator.label') });
    this.lastName = main.getByRole('textbox', { name: t('reservation-sign-in:lastName.label') });
    this.send = main.getByRole('button', { name: t('reservation-sign-in:send') });
    this.form = main.getByRole('form', { name: t('reservation-sign-in:code.title') });
    this.emailCode = main.getByRole('textbox', { name: t('reservation-sign-in:code.label') });
    this.enter = main.getByRole('button', { name: t('reservation-sign-in:code.submit'), exact: true });
    this.password = new LoginForm(main, language);
  }

  method(method: SignInMethod): Locator {
    return this.page
      .getByRole('navigation', { name: this.t('device-login:ways') })
      .getByRole('link', { name: this.t(`device-login:${method}`) });
  }

  async open(method: SignInMethod): Promise<void> {
    await goTo(this.page, `/login?way=${method}`);
    await expect(this.method(method)).toHaveAttribute('aria-current', 'page');
  }

  async signIn(guest: { email: string; password: string }): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.open('password');
    await this.password.signIn(guest);
    await expect.poll(() => new URL(this.page.url()).pathname).not.toBe('/login');
  }

  async number(): Promise<string> {
    const label = this.page.getByText(this.t('phone-sign-in:number'));
    return label.locator('xpath=following-sibling::p').innerText();
  }
}
