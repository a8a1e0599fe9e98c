import { expect, type Locator, type Page } from '@playwright/test';
import { plain } from './booking-summary.ts';

type EmailKind = 'Booking confirmed' | 'Booking pending' | 'Welcome' | 'Delivery arrived';

export class ConsolePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The plain text of the newest e-mail of this kind to this address, its spaces made plain. Waits until it is there. */
  async email(recipient: string, kind: EmailKind) {
    const row = () =>
      this.page.getByRole('row').filter({ hasText: recipient }).filter({ hasText: kind }).first();
    await expect(async () => {
      await this.page.goto('/console/emails');
      await expect(row()).toBeVisible({ timeout: 500 });
    }).toPass();
    const language = (await row().getByText('Português').isVisible()) ? 'pt' : 'en';
    await row().getByRole('link').click();
    const subject = await this.page.getByRole('heading', { level: 1 }).innerText();
    const section = this.page.getByRole('region', { name: 'As plain text' });
    const text = plain(await section.innerText());
    return { subject, language, text };
  }

  async emailCount(recipient: string, kind: string): Promise<number> {
    await this.page.goto('/console/emails');
    return this.page.getByRole('row').filter({ hasText: recipient }).filter({ hasText: kind }).count();
  }

  async booking(locator: string): Promise<Locator> {
    await this.page.goto('/console/bookings');
    return this.page
      .getByRole('region', { name: 'Latest bookings' })
      .getByRole('row')
      .filter({ hasText: locator });
  }

  async bookingCount(email: string, status?: string): Promise<number> {
    await this.page.goto('/console/bookings');
    const rows = this.page
      .getByRole('region', { name: 'Latest bookings' })
      .getByRole('row')
      .filter({ hasText: email });
    return (status === undefined ? rows : rows.filter({ hasText: status })).count();
  }
}
