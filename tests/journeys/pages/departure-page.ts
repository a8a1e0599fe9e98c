import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

type Room = { bookingId: string; accommodationId: number };

/** Leaving a room early: what it returns, the last confirmations, and the page afterwards. */
export class DeparturePage {
  readonly page: Page;
  readonly main: Locator;
  readonly boxes: Locator;
  readonly continue: Locator;
  readonly checkOut: Locator;
  readonly giveBack: Locator;
  readonly cancel: Locator;
  readonly stayDialog: Locator;
  readonly keepGivingBack: Locator;
  readonly back: Locator;
  readonly steps: Locator;
  readonly left: Locator;
  readonly givenBack: Locator;
  readonly news: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.boxes = this.main.getByRole('checkbox');
    this.continue = this.main.getByRole('button', { name: t('general:continue') });
    this.checkOut = this.main.getByRole('button', { name: t('early-departure:confirmation.leave.submit') });
    this.giveBack = this.main.getByRole('button', { name: t('early-departure:confirmation.giveUp.submit') });
    this.cancel = this.main.getByRole('button', { name: t('general:cancel') });
    this.stayDialog = page.getByRole('alertdialog', { name: t('early-departure:stay.title') });
    this.keepGivingBack = page
      .getByRole('alertdialog', { name: t('early-departure:stay.giveUp.title') })
      .getByRole('button', { name: t('early-departure:stay.giveUp.continue') });
    this.back = this.main.getByRole('link', { name: t('general:back'), exact: true });
    this.steps = this.main.getByRole('list', { name: t('guest-booking:nextStep.label') });
    this.left = this.main.getByRole('heading', { level: 1, name: t('early-departure:done.leave.title') });
    this.givenBack = this.main.getByRole('heading', {
      level: 1,
      name: t('early-departure:done.giveUp.title'),
    });
    this.news = this.main.getByRole('status');
  }

  async open({ bookingId, accommodationId }: Room): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/management/early-departure/${accommodationId}`);
  }

  /** Ticks everything that is asked on this page. */
  async confirmAll(): Promise<void> {
    await this.boxes.first().waitFor();
    for (const box of await this.boxes.all()) await box.check();
  }
}
