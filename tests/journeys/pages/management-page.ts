import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** Managing one booking: its rooms with what can be done about each, and the dialog that cancels it. */
export class ManagementPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly cancel: Locator;
  readonly dialog: Locator;
  readonly understand: Locator;
  readonly confirm: Locator;
  readonly keep: Locator;
  readonly askAgain: Locator;
  readonly tryAgain: Locator;
  readonly close: Locator;
  /** When what comes back changes, and what comes back from then on. */
  readonly steps: Locator;
  readonly hoursPolicy: Locator;
  readonly departurePolicy: Locator;
  readonly policy: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1, name: t('booking-management:title') });
    this.cancel = button(this.main, t('booking-management:change.cancel'));
    this.dialog = page.getByRole('alertdialog', { name: t('booking-management:cancelBooking.title') });
    this.understand = this.dialog.getByRole('checkbox');
    this.confirm = this.dialog.getByRole('button', { name: t('booking-management:cancelBooking.confirm') });
    this.keep = button(this.dialog, t('booking-management:cancelBooking.keep'));
    this.askAgain = button(this.dialog, t('booking-management:cancelBooking.again'));
    this.tryAgain = button(this.dialog, t('general:tryAgain'));
    this.close = button(this.dialog, t('general:close'));
    this.steps = this.dialog.getByRole('list', { name: t('guest-booking:nextStep.label') });
    this.hoursPolicy = button(this.main, t('booking-management:policies.hours.open'));
    this.departurePolicy = button(this.main, t('booking-management:policies.earlyDeparture.open'));
    this.policy = page.getByRole('dialog');
  }

  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/booking/details/${bookingId}/management`);
    await this.title.waitFor();
  }

  /** The way to an act of a room; no link where the act is not possible now. */
  act(name: 'arriveEarlier' | 'leaveLater' | 'leaveEarly' | 'giveUp', within: Locator = this.main): Locator {
    return within.getByRole('link', { name: this.t(`booking-management:acts.${name}.name`) });
  }
}
