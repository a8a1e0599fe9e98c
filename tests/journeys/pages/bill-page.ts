import { PageModel } from './page-model.ts';

export class BillPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('bill:title') });
  readonly download = this.main.getByRole('button', { name: this.t('bill:ways.download') });
  readonly email = this.main.getByRole('button', { name: this.t('bill:ways.email') });
  readonly openRecipient = this.main.getByRole('button', { name: this.t('bill:recipient.open') });
  readonly dialog = this.page.getByRole('dialog', { name: this.t('bill:recipient.title') });
  readonly name = this.dialog.getByLabel(this.t('bill:recipient.name'), { exact: true });
  readonly document = this.dialog.getByLabel(this.t('bill:recipient.document'), { exact: true });
  readonly save = this.dialog.getByRole('button', { name: this.t('bill:recipient.save') });
  readonly news = this.main.getByRole('status');

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/bill`);
  }
}
