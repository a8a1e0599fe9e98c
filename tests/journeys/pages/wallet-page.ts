import type { Locator, Page } from '@playwright/test';
import {
  type BelowCard,
  belowCard,
  type CardField,
  CardForm,
  cards,
  type FieldBelow,
  type TypedCard,
} from './card-form.ts';
import { type Language, labelled, startingWith, type Texts, textsOf } from './texts.ts';

type Action = 'rename' | 'makeMain' | 'delete';

/** /guest/cards. */
export class WalletPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly title: Locator;
  readonly list: Locator;
  readonly cards: Locator;
  readonly add: Locator;
  readonly usage: Locator;
  /** The question or form that is open. */
  readonly dialog: Locator;
  readonly save: BelowCard;
  readonly busy: Locator;
  readonly nickname: Locator;
  readonly saveNickname: Locator;
  readonly confirmDelete: Locator;
  readonly cardForm: CardForm;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.texts = texts;
    this.title = main.getByRole('heading', { level: 1, name: texts('wallet:title') });
    this.list = main.getByRole('list', { name: texts('wallet:list') });
    this.cards = this.list.getByRole('listitem');
    this.add = main.getByRole('button', { name: texts('wallet:addCard') });
    this.usage = main.getByRole('button', { name: texts('wallet:usage.open') });
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.cardForm = new CardForm(this.dialog, language);
    this.save = belowCard(this.dialog.getByRole('button', { name: texts('wallet:add.save') }));
    this.busy = this.dialog.getByRole('button', { name: texts('general:loading') });
    this.nickname = this.dialog.getByLabel(labelled(texts('wallet:rename.label')));
    this.saveNickname = this.dialog.getByRole('button', { name: texts('general:save'), exact: true });
    this.confirmDelete = this.dialog.getByRole('button', { name: texts('wallet:delete.confirm') });
  }

  async open(): Promise<void> {
    await this.page.goto('/guest/cards');
    await this.title.waitFor();
  }

  card(name: string): Locator {
    return this.list.getByRole('listitem', { name, exact: true });
  }

  /** What can be done with a card. */
  action(name: string, action: Action): Locator {
    return this.card(name).getByRole('button', {
      name: startingWith(this.texts(`wallet:actions.${action}`)),
    });
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
