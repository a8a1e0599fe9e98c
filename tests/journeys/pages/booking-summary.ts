import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** What was chosen and what it comes to: beside the steps on a wide screen, in a sheet on a phone. */
export class BookingSummary {
  readonly page: Page;
  readonly texts: Texts;
  readonly aside: Locator;
  readonly open: Locator;
  readonly sheet: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.texts = textsOf(language);
    const title = this.texts('booking-funnel:summary.title');
    this.aside = page.getByRole('complementary', { name: title });
    this.open = page.getByRole('button', { name: this.texts('booking-funnel:summary.open') });
    this.sheet = page.getByRole('dialog', { name: title });
  }

  /** Shows the summary wherever this screen has it, passes it on, and closes it again. */
  async look<Found>(work: (summary: Locator) => Promise<Found>): Promise<Found> {
    if (!(await this.open.isVisible())) return work(this.aside);
    await this.open.click();
    const found = await work(this.sheet);
    await this.sheet.getByRole('button', { name: this.texts('general:close'), exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return found;
  }

  get totalLabel(): string {
    return `${this.texts('booking-funnel:summary.total')} ${this.texts('booking-funnel:summary.totalNote')}`;
  }
}

/** A list of terms as the guest reads it, its spaces made plain: `{ 'Taxes': 'R$ 12,34' }`. */
export async function linesOf(within: Locator): Promise<Record<string, string>> {
  const [terms, definitions] = await Promise.all([
    within.getByRole('term').allInnerTexts(),
    within.getByRole('definition').allInnerTexts(),
  ]);
  return Object.fromEntries(terms.map((term, at) => [plain(term), plain(definitions[at] ?? '')]));
}

/** Text with every kind of space made a plain one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
