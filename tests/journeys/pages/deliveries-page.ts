import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

export const DELIVERIES = '/guest/deliveries/active';
export const DELIVERY_HISTORY = '/guest/deliveries/history';

/** /guest/deliveries, its lists, its form and its prompts (DLV-01). */
export class DeliveriesPage {
  readonly page: Page;
  readonly t: Texts;
  readonly main: Locator;
  readonly title: Locator;
  readonly announce: Locator;
  readonly dialog: Locator;
  readonly description: Locator;
  readonly code: Locator;
  readonly submit: Locator;

  constructor(page: Page, language: Language) {
    const t = textsOf(language);
    this.page = page;
    this.t = t;
    this.main = page.getByRole('main');
    this.title = page.getByRole('heading', { level: 1, name: t('deliveries:title') });
    this.announce = this.main.getByRole('button', { name: t('deliveries:new') });
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.description = this.dialog.getByLabel(labelled(t('deliveries:deliveryForm.description')));
    this.code = this.dialog.getByLabel(labelled(t('deliveries:deliveryForm.code')));
    this.submit = this.dialog.getByRole('button', { name: t('deliveries:deliveryForm.submit') });
  }

  /** The deliveries under one of the headings. */
  section(name: 'waiting' | 'expected' | 'history'): Locator {
    return this.main.getByRole('region', { name: this.t(`deliveries:${name}.title`) });
  }

  item(description: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: description });
  }

  have(description: string): Locator {
    return this.main.getByRole('button', {
      name: this.t('deliveries:card.haveLabel', { what: description }),
    });
  }

  withdraw(description: string): Locator {
    return this.main.getByRole('button', {
      name: this.t('deliveries:card.withdrawLabel', { what: description }),
    });
  }

  /** A button of the open dialog. */
  press(key: Parameters<Texts>[0]): Promise<void> {
    return this.dialog.getByRole('button', { name: this.t(key), exact: true }).click();
  }

  type(name: string): Locator {
    return this.dialog.getByRole('radio', { name });
  }
}
