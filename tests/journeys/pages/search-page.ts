import { PageModel } from './page-model.ts';
import { langQuery, startingWith } from './texts.ts';

export type Party = { adults: number; ages?: readonly number[]; pet?: boolean };

export class SearchPage extends PageModel {
  readonly texts = this.t;
  readonly search = this.main.getByRole('button', { name: this.t('booking-search:search') });
  readonly dates = this.main.getByRole('button', {
    name: startingWith(`${this.t('booking-search:dates.label')}:`),
  });
  readonly guests = this.main.getByRole('button', {
    name: startingWith(`${this.t('booking-search:guests.label')}:`),
  });
  readonly arrival = this.main.getByLabel(this.t('booking-search:hours.checkin'));
  readonly departure = this.main.getByLabel(this.t('booking-search:hours.checkout'));
  readonly dialog = this.page.getByRole('dialog');
  readonly typedArrival = this.dialog.getByRole('textbox', {
    name: this.t('booking-search:calendar.checkin'),
  });
  readonly typedDeparture = this.dialog.getByRole('textbox', {
    name: this.t('booking-search:calendar.checkout'),
  });
  readonly done = this.dialog.getByRole('button', {
    name: this.t('booking-search:calendar.done'),
    exact: true,
  });
  readonly addRoom = this.dialog.getByRole('button', { name: this.t('booking-search:rooms.add') });

  readonly room = (number: number) =>
    this.dialog.getByRole('group', {
      name: this.t('booking-search:rooms.room', { number }),
      exact: true,
    });
  readonly age = (room: number, child: number) =>
    this.dialog.getByLabel(this.t('booking-search:rooms.ageRoom', { room, number: child }));

  async open(query = ''): Promise<void> {
    await this.page.goto(`/booking/step-1?lang=${langQuery(this.language)}${query}`);
    await this.search.waitFor();
  }

  readonly hotel = (name: RegExp) => this.page.getByRole('radio', { name });

  /** By keyboard: a click opens the calendar as well, where no dates are chosen. */
  async chooseHotel(name: RegExp): Promise<void> {
    await this.hotel(name).press('Space');
  }

  async openDates(): Promise<void> {
    await this.dates.click();
    await this.dialog.waitFor();
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

  counter(number: number, what: 'adults' | 'children' | 'pets') {
    const label = this.t(`booking-search:rooms.${what}`);
    const group = this.room(number).getByRole('group', { name: label, exact: true });
    return {
      value: group.getByRole('status'),
      more: group.getByRole('button', { name: `${label}: ${this.t('general:increase')}` }),
      less: group.getByRole('button', { name: `${label}: ${this.t('general:decrease')}` }),
    };
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

  typed(day: string): string {
    const [year, month, date] = day.split('-');
    return this.language === 'pt' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
  }
}
