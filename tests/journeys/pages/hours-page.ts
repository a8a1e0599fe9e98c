import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import { PageModel } from './page-model.ts';
import { labelled } from './texts.ts';

type Room = { bookingId: string; accommodationId: number };

export class HoursPage extends PageModel {
  readonly slots = this.main.getByRole('radio', { name: /\d/ });
  readonly payment = this.main.getByRole('radiogroup', { name: this.t('additional-hours:means.title') });
  readonly summary = this.main.getByRole('region', {
    name: this.t('additional-hours:summary.title'),
    exact: true,
  });
  readonly addCard = this.main.getByRole('button', { name: this.t('additional-hours:means.first') });
  readonly none = this.main.getByRole('heading', {
    name: this.t('additional-hours:notAvailableHours.title'),
  });
  readonly bought = this.main.getByRole('heading', {
    level: 1,
    name: new RegExp(
      `${this.t('additional-hours:bought.CHECKIN.title')}|${this.t('additional-hours:bought.CHECKOUT.title')}`,
    ),
  });
  readonly pix = this.payment.getByRole('radio', { name: this.t('pix:option.label') });
  /** Whose account pays with Pix. */
  readonly taxId = this.payment.getByLabel(labelled(this.t('pix:taxId.label')));
  /** The button that buys, whatever it says. */
  readonly pay = this.summary.getByRole('button').last();

  readonly slot = (type: HoursType, count: number) =>
    this.slots.and(
      this.main.getByRole('radio', { name: this.t(`additional-hours:slots.${type}.hours`, { count }) }),
    );

  async open({ bookingId, accommodationId }: Room, type: HoursType): Promise<void> {
    await this.page.goto(
      `/guest/booking/details/${bookingId}/management/buy-hours/${type}/${accommodationId}`,
    );
    await this.slots.first().or(this.none).waitFor();
  }
}
