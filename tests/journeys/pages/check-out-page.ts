import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** Check-out at the end of a stay: which room, the last confirmations, and the page afterwards. */
export class CheckOutPage {
  readonly page: Page;
  readonly main: Locator;
  readonly rooms: Locator;
  readonly boxes: Locator;
  readonly submit: Locator;
  readonly again: Locator;
  readonly cancel: Locator;
  readonly stayDialog: Locator;
  readonly costs: Locator;
  readonly done: Locator;
  readonly toasts: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.rooms = this.main.getByRole('listitem').getByRole('link');
    this.boxes = this.main.getByRole('checkbox');
    this.submit = this.main.getByRole('button', { name: t('check-out:confirmation.submit') });
    this.again = this.main.getByRole('button', { name: t('check-out:confirmation.again') });
    this.cancel = this.main.getByRole('button', { name: t('general:cancel') });
    this.stayDialog = page.getByRole('alertdialog', { name: t('early-departure:stay.title') });
    this.costs = this.main.getByRole('list', { name: t('check-out:overstay.label') });
    this.done = this.main.getByRole('heading', { level: 1, name: t('check-out:done.title') });
    this.toasts = page.getByRole('alert');
  }

  /** The address that names no room (OUT-01). */
  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/checkout/${bookingId}/instruction`);
  }

  /** Ticks everything that is asked on this page. */
  async confirmAll(): Promise<void> {
    await this.boxes.first().waitFor();
    for (const box of await this.boxes.all()) await box.check();
  }
}
