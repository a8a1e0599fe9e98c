import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

export type BookingList = 'active' | 'previous';

/** The guest's bookings: two lists, the dialog that takes one off, and the ways to a new one. */
export class BookingListPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly tabs: Locator;
  readonly book: Locator;
  readonly import: Locator;
  readonly more: Locator;
  /** The dialog that asks whether a booking is taken off. */
  readonly dialog: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1, name: t('booking-list:title') });
    this.tabs = this.main.getByRole('navigation', { name: t('booking-list:tabs.label') });
    this.book = this.main.getByRole('link', { name: t('booking-list:book') });
    this.import = this.main.getByRole('button', { name: t('booking-list:import') });
    this.more = this.main.getByRole('button', { name: t('booking-list:more') });
    this.dialog = page.getByRole('alertdialog', { name: t('booking-list:hide.title') });
    this.keep = this.dialog.getByRole('button', { name: t('booking-list:hide.keep') });
    this.confirm = this.dialog.getByRole('button', { name: t('booking-list:hide.confirm') });
  }

  async open(list: BookingList = 'active'): Promise<void> {
    await this.page.goto(`/guest/booking/${list}`);
    await this.title.waitFor();
  }

  tab(list: BookingList): Locator {
    return this.tabs.getByRole('link', { name: this.t(`booking-list:tabs.${list}`) });
  }

  list(list: BookingList = 'active'): Locator {
    return this.main.getByRole('list', { name: this.t(`booking-list:list.${list}`) });
  }

  /** The cards of a list, or those with this text. */
  cards(list: BookingList = 'active', text: string | RegExp = ''): Locator {
    return this.list(list).getByRole('listitem').filter({ hasText: text });
  }

  /** The link of a card to its booking. A card also has those to check-in, check-out and an open Pix code. */
  link(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link');
  }

  /** Opens a booking by its card. */
  async choose(card: Locator): Promise<void> {
    await this.link(card).click();
  }

  /** The button of a card that takes it off the list. */
  hide(card: Locator): Locator {
    return card.getByRole('button', { name: startingWith(this.t('booking-list:card.hide')) });
  }
}
