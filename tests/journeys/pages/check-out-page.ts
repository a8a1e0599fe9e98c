import { PageModel } from './page-model.ts';

export class CheckOutPage extends PageModel {
  readonly rooms = this.main.getByRole('listitem').getByRole('link');
  readonly boxes = this.main.getByRole('checkbox');
  readonly submit = this.main.getByRole('button', { name: this.t('check-out:confirmation.submit') });
  readonly again = this.main.getByRole('button', { name: this.t('check-out:confirmation.again') });
  readonly cancel = this.main.getByRole('button', { name: this.t('general:cancel') });
  readonly stayDialog = this.page.getByRole('alertdialog', { name: this.t('early-departure:stay.title') });
  readonly costs = this.main.getByRole('list', { name: this.t('check-out:overstay.label') });
  readonly done = this.main.getByRole('heading', { level: 1, name: this.t('check-out:done.title') });
  readonly toasts = this.page.getByRole('alert');

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/checkout/${bookingId}/instruction`);
  }

  async confirmAll(): Promise<void> {
    await this.boxes.first().waitFor();
    for (const box of await this.boxes.all()) await box.check();
  }
}
