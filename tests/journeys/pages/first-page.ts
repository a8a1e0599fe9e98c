import { PageModel } from './page-model.ts';
import { langQuery, startingWith } from './texts.ts';

/** /login for whoever was not here before: the hotels, a search in one line, the sign-in beside them. */
export class FirstPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('first-page:title') });
  readonly hotels = this.main.getByRole('list', { name: this.t('first-page:hotels.title') });
  readonly search = this.main.getByRole('search', { name: this.t('first-page:search.label') });
  readonly submit = this.search.getByRole('button', { name: this.t('first-page:search.submit') });
  readonly when = this.search.getByRole('button', {
    name: startingWith(this.t('first-page:search.when')),
  });
  readonly dialog = this.page.getByRole('dialog', { name: this.t('booking-search:calendar.title') });

  readonly hotel = (city: string) => this.hotels.getByRole('button', { name: startingWith(city) });
  readonly link = (which: 'tonightOf' | 'weekendOf', hotel: string) =>
    this.hotels.getByRole('link', { name: this.t(`first-page:hotels.${which}`, { hotel }) });
  readonly day = (date: string) =>
    this.dialog.getByRole('button', { name: startingWith(this.#spoken(date)) });

  async open(): Promise<void> {
    await this.page.goto(`/login?lang=${langQuery(this.language)}`);
    await this.title.waitFor();
  }

  /** By three taps: the hotel, the day of arrival, the day of departure. */
  async choose(city: string, stay: { checkin: string; checkout: string }): Promise<void> {
    await this.hotel(city).click();
    await this.day(stay.checkin).click();
    await this.day(stay.checkout).click();
  }

  #spoken(date: string): string {
    const locale = this.language === 'pt' ? 'pt-BR' : 'en-US';
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    return format.format(new Date(`${date}T00:00:00Z`));
  }
}
