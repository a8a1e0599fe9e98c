import type { Locator, Page } from '@playwright/test';
import { type BelowCard, belowCard, CardForm } from './card-form.ts';
import { type Language, labelled, startingWith, type Texts, textsOf } from './texts.ts';

/** What a member of the staff has beside the guest: the bar over every screen, and its two dialogs. */
export class DeskPage {
  readonly page: Page;
  readonly t: Texts;
  readonly bar: Locator;
  readonly find: Locator;
  readonly newGuest: Locator;
  readonly shortcuts: Locator;
  readonly end: Locator;
  readonly endDialog: Locator;
  readonly endConfirm: Locator;
  readonly endBack: Locator;
  readonly keysDialog: Locator;

  constructor(page: Page, language: Language = 'pt') {
    const t = textsOf(language);
    this.page = page;
    this.t = t;
    this.bar = page.getByRole('region', { name: t('desk:bar.label') });
    const button = (key: 'find' | 'newGuest' | 'shortcuts' | 'end') =>
      this.bar.getByRole('button', { name: t(`desk:bar.${key}`), exact: true });
    this.find = button('find');
    this.newGuest = button('newGuest');
    this.shortcuts = button('shortcuts');
    this.end = button('end');
    this.endDialog = page.getByRole('alertdialog', { name: t('desk:end.title') });
    this.endConfirm = this.endDialog.getByRole('button', { name: t('desk:end.confirm') });
    this.endBack = this.endDialog.getByRole('button', { name: t('desk:end.back') });
    this.keysDialog = page.getByRole('dialog', { name: t('desk:shortcuts.title') });
  }

  /** The line that says whose window this is. */
  guest(number: number): Locator {
    return this.bar.getByText(this.t('desk:bar.guest', { number }), { exact: true });
  }
}

/** The page on which staff and guest pay a booking that waits. */
export class DeskPaymentPage {
  readonly page: Page;
  readonly t: Texts;
  readonly title: Locator;
  readonly code: Locator;
  readonly findIt: Locator;
  readonly pay: BelowCard;
  readonly another: BelowCard;
  readonly changeCard: Locator;
  readonly checkAgain: Locator;
  readonly card: CardForm;

  constructor(page: Page, language: Language = 'pt') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.t = t;
    this.title = main.getByRole('heading', { level: 1, name: t('desk-payment:title') });
    this.card = new CardForm(main, language);
    this.code = main.getByLabel(labelled(t('desk-payment:find.code')));
    this.findIt = main.getByRole('button', { name: t('desk-payment:find.submit'), exact: true });
    this.pay = belowCard(
      main.getByRole('button', {
        name: startingWith(t('desk-payment:pay.submit', { amount: 'R$' }).split('R$')[0] ?? ''),
      }),
    );
    this.another = belowCard(main.getByRole('button', { name: t('desk-payment:find.another') }));
    this.changeCard = main.getByRole('button', { name: t('desk-payment:held.change') });
    this.checkAgain = main.getByRole('button', { name: t('booking-payment:progress.checkAgain') });
  }

  outcome(which: 'paid' | 'already' | 'expired'): Locator {
    return this.page.getByRole('heading', { level: 2, name: this.t(`desk-payment:${which}.title`) });
  }

  async fillCard(number: string): Promise<void> {
    await this.card.fill(number);
  }
}
