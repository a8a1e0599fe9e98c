import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

export class ResultsPage extends PageModel {
  readonly texts = this.t;
  readonly next = this.page.getByRole('button', { name: this.t('booking-results:continue') });
  readonly found = this.page.getByRole('article').first();
  readonly change = this.page.getByRole('button', { name: this.t('booking-search:bar.change'), exact: true });

  readonly offer = (name: string) => this.page.getByRole('article', { name, exact: true });
  readonly choose = (name: string) =>
    this.page.getByRole('button', {
      name: this.t('booking-results:card.chooseOf', { name }),
      exact: true,
    });
  readonly arrival = (name: string) => this.offer(name).getByLabel(this.t('booking-results:card.arrive'));
  readonly departure = (name: string) => this.offer(name).getByLabel(this.t('booking-results:card.leave'));
  readonly tab = (number: number) => this.page.getByRole('tab').nth(number - 1);

  get chooseFirst(): Locator {
    const name = startingWith(this.t('booking-results:card.chooseOf', { name: '' }));
    return this.page.getByRole('button', { name }).first();
  }

  takeOut(name: string, number: number): Locator {
    const label = this.t('booking-results:card.chosen', { number });
    return this.offer(name).getByRole('button', { name: `${label}: ${this.t('general:decrease')}` });
  }

  async openDetails(name: string): Promise<void> {
    const toggle = this.offer(name).getByRole('button', {
      name: this.t('booking-results:card.moreOf', { name }),
      exact: true,
    });
    if (await toggle.isVisible()) await toggle.click();
  }

  async chooseRoom(name: string, hours: { checkin?: number; checkout?: number } = {}): Promise<void> {
    if (hours.checkin !== undefined || hours.checkout !== undefined) await this.openDetails(name);
    if (hours.checkin !== undefined) await this.arrival(name).selectOption(String(hours.checkin));
    if (hours.checkout !== undefined) await this.departure(name).selectOption(String(hours.checkout));
    await this.choose(name).click();
  }

  /**
   * After the last choice: to the services, or past them to the payment where they hold no choice. The choice of the only
   * searched room goes on by itself.
   */
  async goOn(): Promise<void> {
    if ((await this.page.getByRole('tab').count()) > 0) await this.next.click();
    await this.page.waitForURL(/\/booking\/step-[34]/);
  }
}
