import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** The bill of a stay, and the ways to take it along. */
export class BillPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly download: Locator;
  readonly email: Locator;
  readonly openRecipient: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly document: Locator;
  readonly save: Locator;
  readonly news: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1, name: t('bill:title') });
    this.download = this.main.getByRole('button', { name: t('bill:ways.download') });
    this.email = this.main.getByRole('button', { name: t('bill:ways.email') });
    this.openRecipient = this.main.getByRole('button', { name: t('bill:recipient.open') });
    this.dialog = page.getByRole('dialog', { name: t('bill:recipient.title') });
    this.name = this.dialog.getByLabel(t('bill:recipient.name'), { exact: true });
    this.document = this.dialog.getByLabel(t('bill:recipient.document'), { exact: true });
    this.save = this.dialog.getByRole('button', { name: t('bill:recipient.save') });
    this.news = this.main.getByRole('status');
  }

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/bill`);
  }
}
