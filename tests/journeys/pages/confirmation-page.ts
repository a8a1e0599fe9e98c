import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** The booking as it is: code, stay, rooms, money. */
export class ConfirmationPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly confirmed: Locator;
  readonly pending: Locator;
  readonly article: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const title = (key: 'titleConfirmed' | 'titlePending') =>
      page.getByRole('heading', { level: 1, name: texts(`booking-confirmation:${key}`) });
    this.page = page;
    this.texts = texts;
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
