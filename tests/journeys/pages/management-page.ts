import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class ManagementPage extends PageModel {
  readonly #button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('booking-management:title') });
  readonly cancel = this.#button(this.main, this.t('booking-management:change.cancel'));
  readonly dialog = this.page.getByRole('alertdialog', {
    name: this.t('booking-management:cancelBooking.title'),
  });
  readonly understand = this.dialog.getByRole('checkbox');
  readonly confirm = this.dialog.getByRole('button', {
    name: this.t('booking-management:cancelBooking.confirm'),
  });
  readonly keep = this.#button(this.dialog, this.t('booking-management:cancelBooking.keep'));
  readonly tryAgain = this.#button(this.dialog, this.t('general:tryAgain'));
  readonly steps = this.dialog.getByRole('list', { name: this.t('guest-booking:nextStep.label') });
  readonly hoursPolicy = this.#button(this.main, this.t('booking-management:policies.hours.open'));
  readonly departurePolicy = this.#button(
    this.main,
    this.t('booking-management:policies.earlyDeparture.open'),
  );
  readonly policy = this.page.getByRole('dialog');

  /** The way to an act of a room; no link where the act is not possible now. */
  readonly act = (
    name: 'arriveEarlier' | 'leaveLater' | 'leaveEarly' | 'giveUp',
    within: Locator = this.main,
  ) => within.getByRole('link', { name: this.t(`booking-management:acts.${name}.name`) });

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/management`);
    await this.title.waitFor();
  }
}
