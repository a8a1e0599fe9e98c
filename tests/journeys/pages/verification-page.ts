import type { Locator, Page } from '@playwright/test';
import { type Language, textsOf } from './texts.ts';

/** /email-verification: waits for the guest to open the link. */
export class VerificationPage {
  readonly page: Page;
  readonly title: Locator;
  readonly resend: Locator;
  readonly checked: Locator;
  readonly signOut: Locator;
  readonly alert: Locator;
  readonly status: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.title = main.getByRole('heading', { level: 1, name: t('email-verification:title') });
    this.resend = main.getByRole('button', { name: t('email-verification:resend') });
    this.checked = main.getByRole('button', { name: t('email-verification:checked') });
    this.signOut = main.getByRole('button', { name: t('email-verification:signOut') });
    this.alert = main.getByRole('alert');
    this.status = main.getByRole('status');
  }
}
