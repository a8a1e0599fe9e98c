import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

/** Booking step 2: the offers, the choice for each searched room, and the way on. */
export class ResultsPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly next: Locator;
  readonly found: Locator;
  readonly change: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    this.page = page;
    this.texts = texts;
    this.next = page.getByRole('button', { name: texts('booking-results:continue') });
    this.found = page.getByRole('article').first();
    this.change = page.getByRole('button', { name: texts('booking-search:bar.change'), exact: true });
  }

  offer(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  choose(name: string): Locator {
    return this.page.getByRole('button', {
      name: this.texts('booking-results:card.chooseOf', { name }),
      exact: true,
    });
  }

  /** The button of the first room that is offered, whichever it is. */
  get chooseFirst(): Locator {
    const name = startingWith(this.texts('booking-results:card.chooseOf', { name: '' }));
    return this.page.getByRole('button', { name }).first();
  }

  /** The counter that replaces the button once the room is chosen (FUN-14). */
  takeOut(name: string, number: number): Locator {
    const label = this.texts('booking-results:card.chosen', { number });
    return this.offer(name).getByRole('button', { name: `${label}: ${this.texts('general:decrease')}` });
  }

  arrival(name: string): Locator {
    return this.offer(name).getByLabel(this.texts('booking-results:card.arrive'));
  }

  departure(name: string): Locator {
    return this.offer(name).getByLabel(this.texts('booking-results:card.leave'));
  }

  tab(number: number): Locator {
    return this.page.getByRole('tab').nth(number - 1);
  }

  /** Chooses hours and room for the searched room that is shown. */
  async chooseRoom(name: string, hours: { checkin?: number; checkout?: number } = {}): Promise<void> {
    if (hours.checkin !== undefined) await this.arrival(name).selectOption(String(hours.checkin));
    if (hours.checkout !== undefined) await this.departure(name).selectOption(String(hours.checkout));
    await this.choose(name).click();
  }

  async goOn(): Promise<void> {
    await this.next.click();
    await this.page.waitForURL('**/booking/step-3');
  }
}
