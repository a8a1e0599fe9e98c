import { PageModel } from './page-model.ts';

export class AccountChoice extends PageModel {
  readonly dialog = this.page.getByRole('alertdialog', { name: this.t('session:choice.title') });

  readonly stay = (name: string) =>
    this.dialog.getByRole('button', { name: this.t('session:choice.stay', { name }) });
  readonly change = (name: string) =>
    this.dialog.getByRole('button', { name: this.t('session:choice.change', { name }) });
}
