import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

type Told = 'asking' | 'approved' | 'refused' | 'wrongNumber' | 'gone' | 'unverified';

/** The phone's page for a link from a device of the hotel. */
export class LinkPage {
  readonly page: Page;
  readonly main: Locator;
  readonly numbers: Locator;
  readonly notMe: Locator;
  readonly home: Locator;
  readonly verify: Locator;
  readonly #t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.#t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.numbers = this.main.getByRole('list', { name: t('link-approval:which') }).getByRole('button');
    this.notMe = this.main.getByRole('button', { name: t('link-approval:notMe') });
    this.home = this.main.getByRole('link', { name: t('link-approval:home') });
    this.verify = this.main.getByRole('link', { name: t('link-approval:unverified.way') });
  }

  title(told: Told): Locator {
    return this.main.getByRole('heading', { level: 1, name: this.#t(`link-approval:${told}.title`) });
  }

  number(check: string): Locator {
    return this.numbers.filter({ hasText: check });
  }

  /** A number that is offered and is not on the screen. */
  async otherNumber(check: string): Promise<Locator> {
    await this.numbers.first().waitFor();
    const offered = await this.numbers.allInnerTexts();
    return this.number(offered.find(one => one !== check) ?? '');
  }
}
