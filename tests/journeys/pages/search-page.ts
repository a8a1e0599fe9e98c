import type { Locator, Page } from '@playwright/test';
import { type Language, langQuery, startingWith, type Texts, textsOf } from './texts.ts';

/** Who sleeps in one room, as a guest says it. */
export type Party = { adults: number; ages?: readonly number[]; pet?: boolean };

/** Booking step 1: the search form, which is above the results too. */
export class SearchPage {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  readonly search: Locator;
  readonly dates: Locator;
  readonly guests: Locator;
  readonly arrival: Locator;
  readonly departure: Locator;
  /** The dialog that is open: the calendar, or rooms and guests. */
  readonly dialog: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.language = language;
    this.texts = texts;
    this.search = main.getByRole('button', { name: texts('booking-search:search') });
    this.dates = main.getByRole('button', { name: startingWith(`${texts('booking-search:dates.label')}:`) });
    this.guests = main.getByRole('button', {
      name: startingWith(`${texts('booking-search:guests.label')}:`),
    });
    this.arrival = main.getByLabel(texts('booking-search:hours.checkin'));
    this.departure = main.getByLabel(texts('booking-search:hours.checkout'));
    this.dialog = page.getByRole('dialog');
  }

  /** `origin` is another address of the same gateway. */
  async open(query = '', origin = ''): Promise<void> {
    await this.page.goto(`${origin}/booking/step-1?lang=${langQuery(this.language)}${query}`);
    await this.search.waitFor();
  }

  async chooseHotel(name: RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  async openDates(): Promise<void> {
    await this.dates.click();
    await this.dialog.waitFor();
  }

  get typedArrival(): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts('booking-search:calendar.checkin') });
  }

  get typedDeparture(): Locator {
    return this.dialog.getByRole('textbox', { name: this.texts('booking-search:calendar.checkout') });
  }

  get done(): Locator {
    return this.dialog.getByRole('button', { name: this.texts('booking-search:calendar.done'), exact: true });
  }

  /** Days as `2026-12-01`. */
  async chooseDates(checkin: string, checkout: string): Promise<void> {
    await this.openDates();
    await this.typedArrival.fill(this.typed(checkin));
    await this.typedDeparture.fill(this.typed(checkout));
    await this.done.click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async openRooms(): Promise<void> {
    await this.guests.click();
    await this.dialog.waitFor();
  }

  room(number: number): Locator {
    return this.dialog.getByRole('group', {
      name: this.texts('booking-search:rooms.room', { number }),
      exact: true,
    });
  }

  /** A counter of a room: its number, and the two buttons. */
  counter(number: number, what: 'adults' | 'children' | 'pets') {
    const label = this.texts(`booking-search:rooms.${what}`);
    const group = this.room(number).getByRole('group', { name: label, exact: true });
    return {
      value: group.getByRole('status'),
      more: group.getByRole('button', { name: `${label}: ${this.texts('general:increase')}` }),
      less: group.getByRole('button', { name: `${label}: ${this.texts('general:decrease')}` }),
    };
  }

  age(room: number, child: number): Locator {
    return this.dialog.getByLabel(this.texts('booking-search:rooms.ageRoom', { room, number: child }));
  }

  get addRoom(): Locator {
    return this.dialog.getByRole('button', { name: this.texts('booking-search:rooms.add') });
  }

  async chooseParty(parties: readonly Party[]): Promise<void> {
    await this.openRooms();
    for (const [index, party] of parties.entries()) {
      const number = index + 1;
      if (index > 0) await this.addRoom.click();
      const adults = this.counter(number, 'adults');
      if (party.adults === 1) await adults.less.click();
      for (const [at, age] of (party.ages ?? []).entries()) {
        await this.counter(number, 'children').more.click();
        await this.age(number, at + 1).selectOption(String(age));
      }
      if (party.adults === 3) await adults.more.click();
      if (party.pet) await this.counter(number, 'pets').more.click();
    }
    await this.done.click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** A date as it is typed in this language (VAL-09). */
  typed(day: string): string {
    const [year, month, date] = day.split('-');
    return this.language === 'pt' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
  }
}
