import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, startingWith, type Texts, textsOf } from './texts.ts';

/** /guest/pix: a code to pay with, until it was paid or has ended. */
export class PixPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly waiting: Locator;
  readonly code: Locator;
  readonly copy: Locator;
  readonly amount: Locator;
  /** The way to another means, which is confirmed. */
  readonly otherwise: Locator;
  /** The same on a device that did not begin the payment. */
  readonly leave: Locator;
  readonly stay: Locator;
  readonly giveUp: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    this.page = page;
    this.texts = texts;
    this.waiting = page.getByRole('status').filter({ hasText: texts('pix:waiting') });
    this.code = page.getByRole('img', { name: texts('pix:code.label') });
    const dialog = page.getByRole('alertdialog', { name: texts('pix:giveUp.title') });
    this.amount = page.getByRole('main').getByRole('definition').first();
    this.otherwise = page.getByRole('button', { name: texts('pix:giveUp.otherwise') });
    this.leave = page.getByRole('button', { name: texts('pix:giveUp.action') });
    this.stay = dialog.getByRole('button', { name: texts('pix:giveUp.stay') });
    this.giveUp = dialog.getByRole('button', { name: texts('pix:giveUp.confirm') });
    this.copy = page.getByRole('button', { name: startingWith(texts('pix:code.copy')) });
  }

  /** The id of the payment whose page is open. */
  get paymentId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** How the payment ended. */
  ended(state: 'PAID' | 'EXPIRED' | 'CLOSED' | 'REFUNDING' | 'REFUNDED'): Locator {
    return this.page.getByRole('heading', { name: this.texts(`pix:ended.${state}.title`) });
  }

  get taxId(): Locator {
    return this.page.getByLabel(labelled(this.texts('pix:taxId.label')));
  }

  /** Requests the first code of a booking that waits for its payment. */
  get request(): Locator {
    return this.page.getByRole('button', { name: this.texts('pix-pending:submit') });
  }

  get cancel(): Locator {
    return this.page.getByRole('button', { name: this.texts('pix-lobby:cancel') });
  }

  /** What becomes of an open code, where a guest wants to leave a public screen. */
  get leaving(): Locator {
    return this.page.getByRole('alertdialog', { name: this.texts('pix-lobby:leave.title') });
  }

  leaveBy(key: 'stay' | 'done' | 'giveUp'): Locator {
    return this.leaving.getByRole('button', { name: this.texts(`pix-lobby:leave.${key}`) });
  }

  get newCode(): Locator {
    return this.page.getByRole('button', { name: this.texts('pix:newCode') });
  }
}
