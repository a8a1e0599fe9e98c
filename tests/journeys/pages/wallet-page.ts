import type { Locator } from '@playwright/test';
import {
  type BelowCard,
  belowCard,
  type CardField,
  CardForm,
  cards,
  type FieldBelow,
  type TypedCard,
} from './card-form.ts';
import { PageModel } from './page-model.ts';
import { labelled, startingWith } from './texts.ts';

type Action = 'rename' | 'makeMain' | 'delete';

export class WalletPage extends PageModel {
  readonly texts = this.t;
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('wallet:title') });
  readonly list = this.main.getByRole('list', { name: this.t('wallet:list') });
  readonly cards = this.list.getByRole('listitem');
  readonly add = this.main.getByRole('button', { name: this.t('wallet:addCard') });
  readonly usage = this.main.getByRole('button', { name: this.t('wallet:usage.open') });
  readonly dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  readonly cardForm = new CardForm(this.dialog, this.language);
  readonly save = belowCard(this.dialog.getByRole('button', { name: this.t('wallet:add.save') }));
  readonly nickname = this.dialog.getByLabel(labelled(this.t('wallet:rename.label')));
  readonly saveNickname = this.dialog.getByRole('button', { name: this.t('general:save'), exact: true });
  readonly confirmDelete = this.dialog.getByRole('button', { name: this.t('wallet:delete.confirm') });

  readonly card = (name: string) => this.list.getByRole('listitem', { name, exact: true });
  readonly action = (name: string, action: Action) =>
    this.card(name).getByRole('button', {
      name: startingWith(this.t(`wallet:actions.${action}`)),
    });

  async open(): Promise<void> {
    await this.page.goto('/guest/cards');
    await this.title.waitFor();
  }

  field(key: FieldBelow): BelowCard;

  field(key: CardField): Locator;

  field(key: CardField): Locator {
    return this.cardForm.field(key);
  }

  async fill(description: string, number: string = cards.approves, differences: Partial<TypedCard> = {}) {
    await this.cardForm.fill(number, differences);
    await this.field('description').fill(description);
  }
}
