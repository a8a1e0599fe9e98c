import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** The help: its subjects, its search and its items. */
export class HelpPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly title: Locator;
  readonly search: Locator;
  readonly clear: Locator;
  readonly tabs: Locator;
  readonly results: Locator;
  readonly count: Locator;
  readonly marks: Locator;
  readonly support: Locator;
  readonly article: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.texts = t;
    this.title = main.getByRole('heading', { level: 1 });
    this.search = main.getByRole('searchbox', { name: t('help:search.label') });
    this.clear = main.getByRole('button', { name: t('help:search.clear') });
    this.tabs = main.getByRole('navigation', { name: t('help:categories.label') });
    this.results = main.getByRole('region', { name: t('help:search.results') });
    this.count = main.getByRole('status');
    this.marks = this.results.locator('mark');
    this.support = main.getByRole('complementary', { name: t('help:support.title') });
    this.article = main.getByRole('article');
  }

  item(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name });
  }
}
