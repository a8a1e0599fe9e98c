import type { Page } from '@playwright/test';
import { belowCard, CardForm } from './card-form.ts';
import { PageModel } from './page-model.ts';
import { type Language, labelled, startingWith } from './texts.ts';

export class DeskPage extends PageModel {
  readonly bar = this.page.getByRole('region', { name: this.t('desk:bar.label') });
  readonly #button = (key: 'find' | 'newGuest' | 'shortcuts' | 'end') =>
    this.bar.getByRole('button', { name: this.t(`desk:bar.${key}`), exact: true });
  readonly find = this.#button('find');
  readonly newGuest = this.#button('newGuest');
  readonly shortcuts = this.#button('shortcuts');
  readonly end = this.#button('end');
  readonly endDialog = this.page.getByRole('alertdialog', { name: this.t('desk:end.title') });
  readonly endConfirm = this.endDialog.getByRole('button', { name: this.t('desk:end.confirm') });
  readonly endBack = this.endDialog.getByRole('button', { name: this.t('desk:end.back') });
  readonly keysDialog = this.page.getByRole('dialog', { name: this.t('desk:shortcuts.title') });

  readonly guest = (number: number) =>
    this.bar.getByText(this.t('desk:bar.guest', { number }), { exact: true });

  constructor(page: Page, language: Language = 'pt') {
    super(page, language);
  }
}

export class DeskPaymentPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('desk-payment:title') });
  readonly card = new CardForm(this.main, this.language);
  readonly code = this.main.getByLabel(labelled(this.t('desk-payment:find.code')));
  readonly findIt = this.main.getByRole('button', { name: this.t('desk-payment:find.submit'), exact: true });
  readonly pay = belowCard(
    this.main.getByRole('button', {
      name: startingWith(this.t('desk-payment:pay.submit', { amount: 'R$' }).split('R$')[0] ?? ''),
    }),
  );
  readonly another = belowCard(this.main.getByRole('button', { name: this.t('desk-payment:find.another') }));

  readonly outcome = (which: 'paid') =>
    this.page.getByRole('heading', { level: 2, name: this.t(`desk-payment:${which}.title`) });

  constructor(page: Page, language: Language = 'pt') {
    super(page, language);
  }

  async fillCard(number: string): Promise<void> {
    await this.card.fill(number);
  }
}
