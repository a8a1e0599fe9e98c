import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

export const MINIBAR = '/guest/preferences/minibar';

/** /guest/preferences/minibar: the minibars, the items, and the fridge (PRF-18). */
export class MinibarPage {
  readonly page: Page;
  readonly t: Texts;
  readonly main: Locator;
  readonly title: Locator;
  readonly options: Locator;
  readonly items: Locator;
  readonly fridge: Locator;
  readonly save: Locator;
  readonly dialog: Locator;

  constructor(page: Page, language: Language) {
    const t = textsOf(language);
    this.page = page;
    this.t = t;
    this.main = page.getByRole('main');
    this.title = page.getByRole('heading', { level: 1, name: t('preferences:title') });
    this.options = this.main.getByRole('group', { name: t('minibar:choose.title') });
    this.items = this.main.getByRole('list', { name: t('minibar:items.title') });
    this.fridge = this.main.getByRole('complementary', { name: t('minibar:fridge.title') });
    this.save = this.fridge.getByRole('button', { name: t('minibar:save') });
    this.dialog = page.getByRole('alertdialog');
  }

  async open(): Promise<this> {
    await this.page.goto(MINIBAR);
    await this.options.waitFor();
    return this;
  }

  option(name: string): Locator {
    return this.options.getByRole('radio', { name: startingWith(name) });
  }

  /** The number of an item, as keys change it. */
  amount(item: string): Locator {
    return this.items.getByRole('spinbutton', { name: item, exact: true });
  }

  more(name: string): Locator {
    return this.items.getByRole('button', { name: this.t('minibar:items.more', { name }), exact: true });
  }

  less(name: string): Locator {
    return this.items.getByRole('button', { name: this.t('minibar:items.less', { name }), exact: true });
  }

  /** What a screen reader says after a press. */
  said(text: string): Locator {
    return this.main.getByRole('status').filter({ hasText: text });
  }

  reset(name: 'saved' | 'standard'): Locator {
    return this.main.getByRole('button', { name: this.t(`minibar:reset.${name}`) });
  }

  toGo(count: number): string {
    return this.t('minibar:fridge.toGo', { count });
  }
}
