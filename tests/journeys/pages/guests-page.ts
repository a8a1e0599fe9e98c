import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { labelled } from './texts.ts';

type Field = 'name' | 'socialName' | 'email' | 'minor';

export class GuestsPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('room-guests:title') });
  readonly back = this.main.getByRole('link', { name: this.t('guest-booking:back') });
  readonly adding = this.page.getByRole('dialog', { name: this.t('room-guests:dialog.add') });
  readonly editing = this.page.getByRole('dialog', { name: this.t('room-guests:dialog.edit') });
  readonly removing = this.page.getByRole('alertdialog', { name: this.t('room-guests:remove.title') });
  readonly withoutMain = this.page.getByRole('alertdialog', {
    name: this.t('room-guests:withoutMain.title'),
  });
  readonly confirmRemoval = this.removing.getByRole('button', { name: this.t('room-guests:remove.confirm') });

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
    const label = `${this.t('room-guests:resend')} ${this.t('room-guests:to', { name })}`;
    return this.main.getByRole('button', { name: label });
  }

  submit(dialog: Locator): Locator {
    const names = (['addGuest', 'save'] as const).map(key => this.t(`room-guests:dialog.${key}`));
    return dialog.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
  }
}
