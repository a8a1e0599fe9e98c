import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** The dialog that asks which account to use when an address brings the token of another one. */
export class AccountChoice {
  readonly dialog: Locator;
  readonly #t: Texts;

  constructor(page: Page, language: Language = 'en') {
    this.#t = textsOf(language);
    this.dialog = page.getByRole('alertdialog', { name: this.#t('session:choice.title') });
  }

  stay(name: string): Locator {
    return this.dialog.getByRole('button', { name: this.#t('session:choice.stay', { name }) });
  }

  change(name: string): Locator {
    return this.dialog.getByRole('button', { name: this.#t('session:choice.change', { name }) });
  }
}
