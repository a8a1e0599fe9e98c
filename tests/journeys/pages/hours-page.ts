import type { Locator, Page } from '@playwright/test';
import type { HoursType } from '#shared/contract/additional-hours.ts';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

type Room = { bookingId: string; accommodationId: number };

/** Buying hours for one room: the hours to choose from, what they are paid with, and the result. */
export class HoursPage {
  readonly page: Page;
  readonly main: Locator;
  readonly slots: Locator;
  readonly payment: Locator;
  readonly summary: Locator;
  readonly alert: Locator;
  readonly credits: Locator;
  readonly addCard: Locator;
  readonly none: Locator;
  readonly bought: Locator;
  readonly asking: Locator;
  readonly checkAgain: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.slots = this.main.getByRole('radio', { name: /\d/ });
    this.payment = this.main.getByRole('radiogroup', { name: t('additional-hours:means.title') });
    this.summary = this.main.getByRole('region', {
      name: t('additional-hours:summary.title'),
      exact: true,
    });
    this.alert = this.summary.getByRole('alert');
    this.credits = this.main.getByRole('switch', { name: t('additional-hours:credits.use') });
    this.addCard = this.main.getByRole('button', { name: t('additional-hours:means.first') });
    this.none = this.main.getByRole('heading', { name: t('additional-hours:notAvailableHours.title') });
    this.bought = this.main.getByRole('heading', {
      level: 1,
      name: new RegExp(
        `${t('additional-hours:bought.CHECKIN.title')}|${t('additional-hours:bought.CHECKOUT.title')}`,
      ),
    });
    this.asking = this.main.getByRole('heading', { name: t('additional-hours:status.asking.title') });
    this.checkAgain = this.main.getByRole('button', { name: t('additional-hours:status.checkAgain') });
  }

  async open({ bookingId, accommodationId }: Room, type: HoursType): Promise<void> {
    await this.page.goto(
      `/guest/booking/details/${bookingId}/management/buy-hours/${type}/${accommodationId}`,
    );
    await this.slots.first().or(this.none).waitFor();
  }

  get pix(): Locator {
    return this.payment.getByRole('radio', { name: this.t('pix:option.label') });
  }

  /** Whose account pays with Pix. */
  get taxId(): Locator {
    return this.payment.getByLabel(labelled(this.t('pix:taxId.label')));
  }

  /** The hour so many hours from the booked one. */
  slot(type: HoursType, count: number): Locator {
    return this.slots.and(
      this.main.getByRole('radio', { name: this.t(`additional-hours:slots.${type}.hours`, { count }) }),
    );
  }

  /** The button that buys, whatever it says. */
  get pay(): Locator {
    return this.summary.getByRole('button').last();
  }
}
