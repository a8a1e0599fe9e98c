import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import type { Texts } from './texts.ts';

export class BookingDetailsPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly missing = this.main.getByRole('heading', {
    level: 1,
    name: this.t('booking-details:missing.title'),
  });
  readonly back = this.main.getByRole('link', { name: this.t('guest-booking:backToList') }).first();
  readonly manage = this.main.getByRole('link', { name: this.t('booking-details:ways.manage') });
  readonly guests = this.main.getByRole('link', { name: this.t('booking-details:ways.guests') });
  readonly pay = this.main.getByRole('link', { name: this.t('booking-details:ways.pay') });
  readonly print = this.main.getByRole('button', { name: this.t('booking-details:ways.print') });
  readonly copy = this.main.getByRole('button', { name: this.t('booking-details:copy') });
  readonly rooms = this.main.getByRole('region', {
    name: new RegExp(
      `^(${[1, 2].map(count => this.t('booking-details:rooms.title', { count })).join('|')})$`,
    ),
  });
  readonly prepared = this.rooms.getByRole('group', { name: this.t('prepared-room:title') });
  readonly stay = this.#region('guest-booking:times.title');
  readonly values = this.#region('booking-details:values.title');
  readonly how = this.#region('booking-details:how.title');
  readonly policies = this.#region('booking-details:policies.title');
  readonly map = this.stay.getByRole('link');
  readonly showCode = this.rooms.getByRole('button', { name: this.t('guest-booking:doorCode.show') });
  readonly hideCode = this.rooms.getByRole('button', { name: this.t('guest-booking:doorCode.hide') });
  readonly openPolicy = this.policies.getByRole('button', {
    name: this.t('booking-details:policies.cancellation'),
  });
  readonly policy = this.page.getByRole('dialog', { name: this.t('cancellation:policy.title') });

  async open(bookingId: string, query = ''): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}${query}`);
    await this.title.waitFor();
  }

  #region(key: Parameters<Texts>[0]): Locator {
    return this.main.getByRole('region', { name: this.t(key) });
  }
}
