import { expect, type Locator, type Page } from '@playwright/test';
import { plain } from './booking-summary.ts';

type EmailKind = 'Booking confirmed' | 'Booking to pay at the desk' | 'Welcome' | 'Delivery arrived';

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

  /** The registration of a booking's only adult (BEY-19), once its events say this; `sent` is what the service has. */
  async registration(
    locator: string,
    expected: RegExp,
  ): Promise<{ state: string; events: string; situation: string; sent: unknown }> {
    const row = this.page.getByRole('row').filter({ hasText: locator });
    const [state, events, service] = [0, 1, 2].map(at => row.getByRole('cell').nth(at));
    if (!state || !events || !service) throw new Error('three cells');
    await expect(async () => {
      await this.page.goto('/console/registrations');
      await expect(events).toHaveText(expected, { timeout: 500 });
    }).toPass();
    const situation = plain(await service.innerText());
    await service.getByText(situation, { exact: true }).click();
    const shown = await service.innerText();
    return {
      state: plain(await state.innerText()),
      events: plain(await events.innerText()),
      situation,
      sent: JSON.parse(shown.slice(shown.indexOf('{'))),
    };
  }
}
