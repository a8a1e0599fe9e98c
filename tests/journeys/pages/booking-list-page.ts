import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

export type BookingList = 'active' | 'previous';

export class BookingListPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('booking-list:title') });
  readonly tabs = this.main.getByRole('navigation', { name: this.t('booking-list:tabs.label') });
  readonly book = this.main.getByRole('link', { name: this.t('booking-list:book') });
  readonly import = this.main.getByRole('button', { name: this.t('booking-list:import') });
  readonly more = this.main.getByRole('button', { name: this.t('booking-list:more') });
  readonly dialog = this.page.getByRole('alertdialog', { name: this.t('booking-list:hide.title') });
  readonly keep = this.dialog.getByRole('button', { name: this.t('booking-list:hide.keep') });
  readonly confirm = this.dialog.getByRole('button', { name: this.t('booking-list:hide.confirm') });

  readonly tab = (list: BookingList) =>
    this.tabs.getByRole('link', { name: this.t(`booking-list:tabs.${list}`) });
  readonly list = (list: BookingList = 'active') =>
    this.main.getByRole('list', { name: this.t(`booking-list:list.${list}`) });
  readonly cards = (list: BookingList = 'active', text: string | RegExp = '') =>
    this.list(list).getByRole('listitem').filter({ hasText: text });
  /** The link of a card to its booking. A card also has those to check-in, check-out and an open Pix code. */
  readonly link = (card: Locator) => card.getByRole('heading').getByRole('link');
  readonly hide = (card: Locator) =>
    card.getByRole('button', { name: startingWith(this.t('booking-list:card.hide')) });

  async open(list: BookingList = 'active'): Promise<void> {
    await this.page.goto(`/guest/booking/${list}`);
    await this.title.waitFor();
  }

  async choose(card: Locator): Promise<void> {
    await this.link(card).click();
  }
}
