import { PageModel } from './page-model.ts';

/** The dialog that asks which account to use when an address brings the token of another one. */
export class AccountChoice extends PageModel {
  readonly dialog = this.page.getByRole('alertdialog', { name: this.t('session:choice.title') });

  readonly stay = (name: string) =>
    this.dialog.getByRole('button', { name: this.t('session:choice.stay', { name }) });
  readonly change = (name: string) =>
    this.dialog.getByRole('button', { name: this.t('session:choice.change', { name }) });
}
