import { PageModel } from './page-model.ts';
import type { Texts } from './texts.ts';

export class InvitationPage extends PageModel {
  readonly #button = (key: Parameters<Texts>[0]) => this.main.getByRole('button', { name: this.t(key) });
  readonly #link = (key: Parameters<Texts>[0]) => this.main.getByRole('link', { name: this.t(key) });
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly gone = this.main.getByRole('heading', { level: 1, name: this.t('room-invitation:gone.title') });
  readonly signUp = this.#link('room-invitation:signUp');
  readonly accept = this.#button('room-invitation:accept');
  readonly decline = this.#button('room-invitation:decline');
  readonly switchAccount = this.#button('room-invitation:other.switch');
  readonly dialog = this.page.getByRole('alertdialog', { name: this.t('room-invitation:confirm.title') });
  readonly confirmDecline = this.dialog.getByRole('button', {
    name: this.t('room-invitation:confirm.decline'),
  });
}
