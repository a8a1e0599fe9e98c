import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** One booking: what it stands at, its rooms, what it costs, and the ways to its other pages. */
export class BookingDetailsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly missing: Locator;
  readonly back: Locator;
  readonly manage: Locator;
  readonly guests: Locator;
  readonly pay: Locator;
  readonly print: Locator;
  readonly copy: Locator;
  readonly rooms: Locator;
  /** How the guest's own rooms are prepared, and how those of others are. */
  readonly prepared: Locator;
  readonly preparedByOther: Locator;
  readonly stay: Locator;
  readonly values: Locator;
  readonly how: Locator;
  readonly policies: Locator;
  readonly map: Locator;
  readonly showCode: Locator;
  readonly hideCode: Locator;
  readonly openPolicy: Locator;
  readonly policy: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.missing = this.main.getByRole('heading', { level: 1, name: t('booking-details:missing.title') });
    this.back = this.main.getByRole('link', { name: t('guest-booking:backToList') }).first();
    this.manage = this.main.getByRole('link', { name: t('booking-details:ways.manage') });
    this.guests = this.main.getByRole('link', { name: t('booking-details:ways.guests') });
    this.pay = this.main.getByRole('link', { name: t('booking-details:ways.pay') });
    this.print = this.main.getByRole('button', { name: t('booking-details:ways.print') });
    this.copy = this.main.getByRole('button', { name: t('booking-details:copy') });
    this.rooms = this.main.getByRole('region', {
      name: new RegExp(`^(${[1, 2].map(count => t('booking-details:rooms.title', { count })).join('|')})$`),
    });
    this.prepared = this.rooms.getByRole('group', { name: t('prepared-room:title') });
    this.preparedByOther = this.rooms.getByRole('group', { name: t('prepared-room:titleOther') });
    this.stay = this.#region('guest-booking:times.title');
    this.values = this.#region('booking-details:values.title');
    this.how = this.#region('booking-details:how.title');
    this.policies = this.#region('booking-details:policies.title');
    this.map = this.stay.getByRole('link');
    this.showCode = this.rooms.getByRole('button', { name: t('guest-booking:doorCode.show') });
    this.hideCode = this.rooms.getByRole('button', { name: t('guest-booking:doorCode.hide') });
    this.openPolicy = this.policies.getByRole('button', {
      name: t('booking-details:policies.cancellation'),
    });
    this.policy = page.getByRole('dialog', { name: t('booking-details:cancellation.title') });
  }

  async open(bookingId: string, query = ''): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}${query}`);
    await this.title.waitFor();
  }

  #region(key: Parameters<Texts>[0]): Locator {
    return this.main.getByRole('region', { name: this.t(key) });
  }
}
