import type { Locator, Page } from '@playwright/test';

/** Booking step 1 in English: the search form. */
export class SearchPage {
  readonly page: Page;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('button', { name: 'Search rooms' });
  }

  async open(): Promise<void> {
    await this.page.goto('/booking/step-1?lang=ENGLISH');
    await this.search.waitFor();
  }

  async chooseHotel(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  /** Days as `2026-12-01`. */
  async chooseDates(checkin: string, checkout: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Your dates/ }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Arrival' }).fill(american(checkin));
    await dialog.getByRole('textbox', { name: 'Departure' }).fill(american(checkout));
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}

function american(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
