import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Words, wordsOf } from './words.ts';

/** Booking step 2: the offers, the choice for each searched room, and the way on. */
export class ResultsPage {
  readonly page: Page;
  readonly words: Words;
  readonly next: Locator;
  readonly found: Locator;
  readonly change: Locator;

  constructor(page: Page, language: Language = 'en') {
    const words = wordsOf(language);
    this.page = page;
    this.words = words;
    this.next = page.getByRole('button', { name: words('booking-results:continue') });
    this.found = page.getByRole('article').first();
    this.change = page.getByRole('button', { name: words('booking-search:bar.change'), exact: true });
  }

  offer(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  choose(name: string): Locator {
    return this.page.getByRole('button', {
      name: this.words('booking-results:card.chooseOf', { name }),
      exact: true,
    });
  }

  /** The button of the first room that is offered, whichever it is. */
  get chooseFirst(): Locator {
    const name = startingWith(this.words('booking-results:card.chooseOf', { name: '' }));
    return this.page.getByRole('button', { name }).first();
  }

  /** The counter that replaces the button once the room is chosen (FUN-14). */
  takeOut(name: string, number: number): Locator {
    const label = this.words('booking-results:card.chosen', { number });
    return this.offer(name).getByRole('button', { name: `${label}: ${this.words('general:decrease')}` });
  }

  arrival(name: string): Locator {
    return this.offer(name).getByLabel(this.words('booking-results:card.arrive'));
  }

  departure(name: string): Locator {
    return this.offer(name).getByLabel(this.words('booking-results:card.leave'));
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
