import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Words, wordsOf } from './words.ts';

/** What was chosen and what it comes to: beside the steps on a wide screen, in a sheet on a phone. */
export class BookingSummary {
  readonly page: Page;
  readonly words: Words;
  readonly aside: Locator;
  readonly open: Locator;
  readonly sheet: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.words = wordsOf(language);
    const title = this.words('booking-funnel:summary.title');
    this.aside = page.getByRole('complementary', { name: title });
    this.open = page.getByRole('button', { name: this.words('booking-funnel:summary.open') });
    this.sheet = page.getByRole('dialog', { name: title });
  }

  /** Shows the summary wherever this screen keeps it, hands it over, and puts it away again. */
  async look<Found>(work: (summary: Locator) => Promise<Found>): Promise<Found> {
    const isSheet = await this.open.isVisible();
    if (!isSheet) return work(this.aside);
    await this.open.click();
    const found = await work(this.sheet);
    await this.sheet.getByRole('button', { name: this.words('general:close'), exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return found;
  }

  /** The amount of a line, by what stands before it. */
  line(summary: Locator, label: string): Locator {
    return amountOf(summary, label);
  }

  total(summary: Locator): Locator {
    return amountOf(summary, this.words('booking-funnel:summary.total'));
  }
}

/** The amount that a list of terms gives for a term. */
export function amountOf(within: Locator, term: string): Locator {
  const group = within
    .getByRole('term')
    .filter({ hasText: startingWith(term) })
    .locator('..');
  return group.getByRole('definition');
}
