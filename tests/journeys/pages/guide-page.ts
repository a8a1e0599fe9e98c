import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** The city guide: its cities, tabs, categories and sections, and a place over them. */
export class GuidePage {
  readonly page: Page;
  readonly main: Locator;
  readonly back: Locator;
  readonly cities: Locator;
  readonly forYou: Locator;
  readonly best: Locator;
  readonly categories: Locator;
  /** What is open over the list. */
  readonly place: Locator;
  readonly close: Locator;
  readonly week: Locator;
  readonly tags: Locator;
  readonly toasts: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.back = this.main.getByRole('link', { name: t('guide:back') });
    this.cities = this.main.getByRole('navigation', { name: t('guide:cities') }).getByRole('link');
    const tabs = this.main.getByRole('navigation', { name: t('guide:tabs.label') });
    this.forYou = tabs.getByRole('link', { name: t('guide:tabs.forYou') });
    this.best = tabs.getByRole('link', { name: t('guide:tabs.best') });
    this.categories = this.main.getByRole('group', { name: t('guide:categories') }).getByRole('radio');
    this.place = page.getByRole('dialog');
    this.close = this.place.getByRole('button', { name: t('general:close') });
    this.week = this.place.getByRole('table', { name: t('guide:hours.week') });
    this.tags = this.place.getByRole('list', { name: t('guide:place.tags') }).getByRole('listitem');
    this.toasts = page.getByRole('region', { name: t('shell:messages') });
  }

  /** A section by its key. */
  section(section: string): Locator {
    return this.main.getByRole('region', { name: this.sectionName(section), exact: true });
  }

  cards(section: string): Locator {
    return this.section(section).getByRole('listitem');
  }

  card(title: string): Locator {
    return this.main.getByRole('listitem').getByRole('link', { name: title, exact: true });
  }

  more(section: string): Locator {
    const label = this.t('guide:more', { section: this.sectionName(section) });
    return this.section(section).getByRole('button', { name: label });
  }

  category(category: string): Locator {
    return this.main.getByRole('radio', { name: this.categoryName(category), exact: true });
  }

  sectionName(section: string): string {
    return this.t(`guide:section.${section}` as Parameters<Texts>[0]);
  }

  categoryName(category: string): string {
    return this.t(`guide:category.${category}` as Parameters<Texts>[0]);
  }
}
