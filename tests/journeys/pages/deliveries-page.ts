import { PageModel } from './page-model.ts';
import { labelled, type Texts } from './texts.ts';

export const DELIVERIES = '/guest/deliveries/active';
export const DELIVERY_HISTORY = '/guest/deliveries/history';

export class DeliveriesPage extends PageModel {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.t('deliveries:title') });
  readonly announce = this.main.getByRole('button', { name: this.t('deliveries:new') });
  readonly dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  readonly description = this.dialog.getByLabel(labelled(this.t('deliveries:deliveryForm.description')));
  readonly submit = this.dialog.getByRole('button', { name: this.t('deliveries:deliveryForm.submit') });

  readonly section = (name: 'waiting' | 'expected' | 'history') =>
    this.main.getByRole('region', { name: this.t(`deliveries:${name}.title`) });
  readonly item = (description: string) => this.main.getByRole('listitem').filter({ hasText: description });
  readonly have = (description: string) =>
    this.main.getByRole('button', {
      name: this.t('deliveries:card.haveLabel', { what: description }),
    });
  readonly withdraw = (description: string) =>
    this.main.getByRole('button', {
      name: this.t('deliveries:card.withdrawLabel', { what: description }),
    });
  readonly press = (key: Parameters<Texts>[0]): Promise<void> =>
    this.dialog.getByRole('button', { name: this.t(key), exact: true }).click();
  readonly type = (name: string) => this.dialog.getByRole('radio', { name });
}
