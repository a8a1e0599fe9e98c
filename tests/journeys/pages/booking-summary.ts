import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class BookingSummary extends PageModel {
  readonly texts = this.t;
  readonly #title = this.t('booking-funnel:summary.title');
  readonly aside = this.page.getByRole('complementary', { name: this.#title });
  readonly open = this.page.getByRole('button', { name: this.t('booking-funnel:summary.open') });
  readonly sheet = this.page.getByRole('dialog', { name: this.#title });
  readonly totalLabel =
    `${this.t('booking-funnel:summary.total')} ${this.t('booking-funnel:summary.totalNote')}`;

  async read<Found>(work: (summary: Locator) => Promise<Found>): Promise<Found> {
    if (!(await this.open.isVisible())) return work(this.aside);
    await this.open.click();
    const found = await work(this.sheet);
    await this.sheet.getByRole('button', { name: this.t('general:close'), exact: true }).click();
    await this.sheet.waitFor({ state: 'hidden' });
    return found;
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

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
