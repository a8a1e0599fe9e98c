import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import type { Texts } from './texts.ts';

export class GuidePage extends PageModel {
  readonly back = this.main.getByRole('link', { name: this.t('guide:back') });
  readonly cities = this.main.getByRole('navigation', { name: this.t('guide:cities') }).getByRole('link');
  readonly #tabs = this.main.getByRole('navigation', { name: this.t('guide:tabs.label') });
  readonly forYou = this.#tabs.getByRole('link', { name: this.t('guide:tabs.forYou') });
  readonly best = this.#tabs.getByRole('link', { name: this.t('guide:tabs.best') });
  readonly place = this.page.getByRole('dialog');
  readonly close = this.place.getByRole('button', { name: this.t('general:close') });
  readonly week = this.place.getByRole('table', { name: this.t('guide:hours.week') });
  readonly tags = this.place.getByRole('list', { name: this.t('guide:place.tags') }).getByRole('listitem');
  readonly toasts = this.page.getByRole('region', { name: this.t('general:messages') });

  readonly section = (section: string) =>
    this.main.getByRole('region', { name: this.sectionName(section), exact: true });
  readonly cards = (section: string) => this.section(section).getByRole('listitem');
  readonly card = (title: string) =>
    this.main.getByRole('listitem').getByRole('link', { name: title, exact: true });
  readonly category = (category: string) =>
    this.main.getByRole('radio', { name: this.categoryName(category), exact: true });
  readonly sectionName = (section: string): string =>
    this.t(`guide:section.${section}` as Parameters<Texts>[0]);
  readonly categoryName = (category: string): string =>
    this.t(`guide:category.${category}` as Parameters<Texts>[0]);

  more(section: string): Locator {
    const label = this.t('guide:more', { section: this.sectionName(section) });
    return this.section(section).getByRole('button', { name: label });
  }
}
