import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

export class PageModel {
  readonly page: Page;
  readonly language: Language;
  readonly t: Texts;
  readonly main: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
    this.t = textsOf(language);
    this.main = page.getByRole('main');
  }
}
