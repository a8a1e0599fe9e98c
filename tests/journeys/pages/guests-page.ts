import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

type Field = 'name' | 'socialName' | 'email' | 'minor';

/** Who stays in the rooms of a booking, and the dialogs that add, change and remove them. */
export class GuestsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly back: Locator;
  readonly t: Texts;
  /** The form of a new guest, and that of one who is changed. */
  readonly adding: Locator;
  readonly editing: Locator;
  readonly removing: Locator;
  readonly removingNotNow: Locator;
  readonly withoutMain: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1, name: t('room-guests:title') });
    this.back = this.main.getByRole('link', { name: t('guest-booking:back') });
    this.adding = page.getByRole('dialog', { name: t('room-guests:dialog.add') });
    this.editing = page.getByRole('dialog', { name: t('room-guests:dialog.edit') });
    this.removing = page.getByRole('alertdialog', { name: t('room-guests:remove.title') });
    this.removingNotNow = page.getByRole('alertdialog', { name: t('room-guests:remove.notNow') });
    this.withoutMain = page.getByRole('alertdialog', { name: t('room-guests:withoutMain.title') });
  }

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/guests`);
    await this.title.waitFor();
  }

  /** The sheet of a room, by its place in the booking. */
  room(number: number): Locator {
    return this.main.getByRole('region', {
      name: new RegExp(`^${this.t('room-guests:room', { number, total: 2 })}`),
    });
  }

  guest(room: number, name: string): Locator {
    return this.room(room).getByRole('listitem').filter({ hasText: name });
  }

  add(room: number): Locator {
    return this.room(room).getByRole('button', { name: this.t('room-guests:dialog.add') });
  }

  edit(name: string): Locator {
    return this.main.getByRole('button', { name: this.t('room-guests:editGuest', { name }) });
  }

  remove(name: string): Locator {
    return this.main.getByRole('button', { name: this.t('room-guests:removeGuest', { name }) });
  }

  resend(name: string): Locator {
    const words = `${this.t('room-guests:resend')} ${this.t('room-guests:to', { name })}`;
    return this.main.getByRole('button', { name: words });
  }

  /** "2 of 3 places taken". */
  places(taken: number, count: number): string {
    return this.t('room-guests:places', { taken, count });
  }

  field(dialog: Locator, name: Field): Locator {
    return dialog.getByLabel(labelled(this.t(`room-guests:dialog.${name}`)));
  }

  mainBox(dialog: Locator): Locator {
    return dialog.getByLabel(this.t('room-guests:mainGuest'));
  }

  careBox(dialog: Locator): Locator {
    return dialog.getByLabel(this.t('room-guests:specialCare'));
  }

  /** Sends the form of a new guest, or of one who is changed. */
  submit(dialog: Locator): Locator {
    const names = (['addGuest', 'save'] as const).map(key => this.t(`room-guests:dialog.${key}`));
    return dialog.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
  }

  /** Removes, in a dialog that prompts for it. */
  get confirmRemoval(): Locator {
    return this.removing.getByRole('button', { name: this.t('room-guests:remove.confirm') });
  }
}
