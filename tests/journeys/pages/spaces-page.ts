import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** Shared spaces: the lists of reservations, the choice of a space, its instructions, day and hour. */
export class SpacesPage {
  readonly page: Page;
  readonly main: Locator;
  readonly reserveNew: Locator;
  readonly consent: Locator;
  readonly next: Locator;
  readonly days: Locator;
  /** Those on which the space is open. */
  readonly openDays: Locator;
  readonly hours: Locator;
  readonly summary: Locator;
  readonly submit: Locator;
  readonly reservations: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.reserveNew = this.main.getByRole('link', { name: t('space-reservation:reserveNew') });
    this.consent = this.main.getByRole('checkbox', { name: t('space-reservation:instruction.consent') });
    this.next = this.main.getByRole('button', { name: t('space-reservation:instruction.next') });
    const day = this.main.getByRole('group', { name: t('space-reservation:reserve.day') });
    this.days = day.getByRole('radio');
    this.openDays = day.getByRole('radio', { disabled: false });
    this.hours = this.main
      .getByRole('group', { name: t('space-reservation:reserve.hour') })
      .getByRole('radio');
    this.summary = this.main.getByRole('region', { name: t('space-reservation:reserve.summary') });
    this.submit = this.summary.getByRole('button', { name: t('space-reservation:reserve.submit') });
    this.reservations = this.main
      .getByRole('list', { name: t('space-reservation:list.active') })
      .getByRole('listitem');
    this.dialog = page.getByRole('alertdialog', { name: t('space-reservation:cancel.title') });
    this.toasts = page.getByRole('region', { name: t('shell:messages') });
  }

  space(name: string | RegExp): Locator {
    return this.main
      .getByRole('list', { name: this.t('space-reservation:start.list') })
      .getByRole('link', { name });
  }

  hour(text: string | RegExp): Locator {
    return this.main
      .getByRole('group', { name: this.t('space-reservation:reserve.hour') })
      .getByRole('radio', { name: text });
  }

  /** From the instructions of a space to its day and hour. */
  async agree(spaceId: string): Promise<void> {
    await this.page.goto(`/guest/space-reservation/${spaceId}/instruction`);
    await this.consent.check();
    await this.next.click();
    await this.days.first().waitFor();
  }
}
