import type { Locator, Page } from '@playwright/test';
import type { CreditOrigin } from '#shared/contract/personal-info.ts';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

/** /guest/credits. */
export class CreditsPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly title: Locator;
  readonly balance: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  readonly more: Locator;
  readonly back: Locator;
  readonly book: Locator;
  readonly dialog: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.texts = texts;
    this.title = main.getByRole('heading', { level: 1, name: texts('credits:title') });
    this.balance = main.getByRole('region', { name: texts('credits:balance.title') });
    this.list = main.getByRole('list', { name: texts('credits:list') });
    this.rows = this.list.getByRole('button');
    this.more = main.getByRole('button', { name: texts('credits:more') });
    this.back = main.getByRole('link', { name: texts('account:back.account') });
    this.book = this.balance.getByRole('link', { name: texts('credits:book') });
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/guest/credits');
    await this.title.waitFor();
  }

  eye(state: 'show' | 'hide' | 'hold'): Locator {
    return this.balance.getByRole('button', { name: this.texts(`credits:eye.${state}`), exact: true });
  }

  row(origin: CreditOrigin): Locator {
    return this.list.getByRole('button', { name: startingWith(this.texts(`credits:origins.${origin}`)) });
  }

  /** Where the amount of a movement ends, from the left edge of the page. */
  async endOfAmount(amount: string): Promise<number> {
    const box = await this.rows.getByText(amount, { exact: true }).boundingBox();
    if (box === null) throw new Error(`no amount ${amount} is shown`);
    return box.x + box.width;
  }

  policy(policy: 'usage' | 'reimbursement'): Locator {
    return this.page.getByRole('button', { name: this.texts(`credits:policies.${policy}.open`) });
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
