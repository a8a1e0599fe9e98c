import { PageModel } from './page-model.ts';

export class SpacesPage extends PageModel {
  readonly reserveNew = this.main.getByRole('link', { name: this.t('space-reservation:reserveNew') });
  readonly consent = this.main.getByRole('checkbox', {
    name: this.t('space-reservation:instruction.consent'),
  });
  readonly next = this.main.getByRole('button', { name: this.t('space-reservation:instruction.next') });
  readonly #day = this.main.getByRole('group', { name: this.t('space-reservation:reserve.day') });
  readonly days = this.#day.getByRole('radio');
  readonly openDays = this.#day.getByRole('radio', { disabled: false });
  readonly hours = this.main
    .getByRole('group', { name: this.t('space-reservation:reserve.hour') })
    .getByRole('radio');
  readonly summary = this.main.getByRole('region', { name: this.t('space-reservation:reserve.summary') });
  readonly submit = this.summary.getByRole('button', { name: this.t('space-reservation:reserve.submit') });
  readonly reservations = this.main
    .getByRole('list', { name: this.t('space-reservation:list.active') })
    .getByRole('listitem');
  readonly dialog = this.page.getByRole('alertdialog', { name: this.t('space-reservation:cancel.title') });
  readonly toasts = this.page.getByRole('region', { name: this.t('general:messages') });

  readonly space = (name: string | RegExp) =>
    this.main.getByRole('list', { name: this.t('space-reservation:start.list') }).getByRole('link', { name });
  readonly hour = (text: string | RegExp) =>
    this.main
      .getByRole('group', { name: this.t('space-reservation:reserve.hour') })
      .getByRole('radio', { name: text });

  async agree(spaceId: string): Promise<void> {
    await this.page.goto(`/guest/space-reservation/${spaceId}/instruction`);
    await this.consent.check();
    await this.next.click();
    await this.days.first().waitFor();
  }
}
