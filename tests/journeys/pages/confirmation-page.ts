import type { Locator, Page } from '@playwright/test';
import { type Language, type Words, wordsOf } from './words.ts';

/** The booking as it is: code, stay, rooms, money. */
export class ConfirmationPage {
  readonly page: Page;
  readonly words: Words;
  readonly confirmed: Locator;
  readonly pending: Locator;
  readonly article: Locator;

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language);
    const title = (key: 'titleConfirmed' | 'titlePending') =>
      page.getByRole('heading', { level: 1, name: words(`booking-confirmation:${key}`) });
    this.page = page;
    this.words = words;
    this.confirmed = title('titleConfirmed');
    this.pending = title('titlePending');
    this.article = page.getByRole('main').getByRole('article');
  }

  /** The reservation code as it is shown. */
  async code(): Promise<string> {
    const shown = await this.article.getByText(/^[A-Z0-9]{6,12}$/).innerText();
    return shown.trim();
  }
}
