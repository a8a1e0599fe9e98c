import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { labelled } from './texts.ts';

type Field = 'name' | 'socialName' | 'email' | 'minor';

/** Who stays in the rooms of a booking, and the dialogs that add, change and remove them. */
export class GuestsPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('room-guests:title') });
  readonly back = this.main.getByRole('link', { name: this.t('guest-booking:back') });
  /** The form of a new guest, and that of one who is changed. */
  readonly adding = this.page.getByRole('dialog', { name: this.t('room-guests:dialog.add') });
  readonly editing = this.page.getByRole('dialog', { name: this.t('room-guests:dialog.edit') });
  readonly removing = this.page.getByRole('alertdialog', { name: this.t('room-guests:remove.title') });
  readonly withoutMain = this.page.getByRole('alertdialog', {
    name: this.t('room-guests:withoutMain.title'),
  });
  /** Removes, in a dialog that prompts for it. */
  readonly confirmRemoval = this.removing.getByRole('button', { name: this.t('room-guests:remove.confirm') });

  /** The sheet of a room, by its place in the booking. */
  readonly room = (number: number) =>
    this.main.getByRole('region', {
      name: new RegExp(`^${this.t('room-guests:room', { number, total: 2 })}`),
    });
  readonly guest = (room: number, name: string) =>
    this.room(room).getByRole('listitem').filter({ hasText: name });
  readonly add = (room: number) =>
    this.room(room).getByRole('button', { name: this.t('room-guests:dialog.add') });
  readonly edit = (name: string) =>
    this.main.getByRole('button', { name: this.t('room-guests:editGuest', { name }) });
  readonly remove = (name: string) =>
    this.main.getByRole('button', { name: this.t('room-guests:removeGuest', { name }) });
  /** "2 of 3 places taken". */
  readonly places = (taken: number, count: number): string => this.t('room-guests:places', { taken, count });
  readonly field = (dialog: Locator, name: Field) =>
    dialog.getByLabel(labelled(this.t(`room-guests:dialog.${name}`)));
  readonly mainBox = (dialog: Locator) => dialog.getByLabel(this.t('room-guests:mainGuest'));
  readonly careBox = (dialog: Locator) => dialog.getByLabel(this.t('room-guests:specialCare'));

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/guests`);
    await this.title.waitFor();
  }

  resend(name: string): Locator {
    const words = `${this.t('room-guests:resend')} ${this.t('room-guests:to', { name })}`;
    return this.main.getByRole('button', { name: words });
  }

  /** Sends the form of a new guest, or of one who is changed. */
  submit(dialog: Locator): Locator {
    const names = (['addGuest', 'save'] as const).map(key => this.t(`room-guests:dialog.${key}`));
    return dialog.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
  }
}
