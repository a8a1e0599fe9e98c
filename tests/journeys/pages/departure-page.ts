import { PageModel } from './page-model.ts';

type Room = { bookingId: string; accommodationId: number };

export class DeparturePage extends PageModel {
  readonly boxes = this.main.getByRole('checkbox');
  readonly continue = this.main.getByRole('button', { name: this.t('general:continue') });
  readonly checkOut = this.main.getByRole('button', {
    name: this.t('early-departure:confirmation.leave.submit'),
  });
  readonly giveBack = this.main.getByRole('button', {
    name: this.t('early-departure:confirmation.giveUp.submit'),
  });
  readonly cancel = this.main.getByRole('button', { name: this.t('general:cancel') });
  readonly stayDialog = this.page.getByRole('alertdialog', { name: this.t('early-departure:stay.title') });
  readonly back = this.main.getByRole('link', { name: this.t('general:back'), exact: true });
  readonly left = this.main.getByRole('heading', {
    level: 1,
    name: this.t('early-departure:done.leave.title'),
  });
  readonly givenBack = this.main.getByRole('heading', {
    level: 1,
    name: this.t('early-departure:done.giveUp.title'),
  });
  readonly news = this.main.getByRole('status');

  async open({ bookingId, accommodationId }: Room): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/management/early-departure/${accommodationId}`);
  }

  async confirmAll(): Promise<void> {
    await this.boxes.first().waitFor();
    for (const box of await this.boxes.all()) await box.check();
  }
}
