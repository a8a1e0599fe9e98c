import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

export const MINIBAR = '/guest/preferences/minibar';

/** /guest/preferences/minibar: the minibars, the items, and the fridge (PRF-18). */
export class MinibarPage extends PageModel {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.t('preferences:title') });
  readonly options = this.main.getByRole('group', { name: this.t('minibar:choose.title') });
  readonly items = this.main.getByRole('list', { name: this.t('minibar:items.title') });
  readonly fridge = this.main.getByRole('complementary', { name: this.t('minibar:fridge.title') });
  readonly save = this.fridge.getByRole('button', { name: this.t('minibar:save') });
  readonly dialog = this.page.getByRole('alertdialog');

  readonly option = (name: string) => this.options.getByRole('radio', { name: startingWith(name) });
  /** The number of an item, as keys change it. */
  readonly amount = (item: string) => this.items.getByRole('spinbutton', { name: item, exact: true });
  readonly more = (name: string) =>
    this.items.getByRole('button', { name: this.t('minibar:items.more', { name }), exact: true });
  readonly less = (name: string) =>
    this.items.getByRole('button', { name: this.t('minibar:items.less', { name }), exact: true });
  /** What a screen reader says after a press. */
  readonly said = (text: string) => this.main.getByRole('status').filter({ hasText: text });
  readonly reset = (name: 'saved' | 'standard') =>
    this.main.getByRole('button', { name: this.t(`minibar:reset.${name}`) });
  readonly toGo = (count: number): string => this.t('minibar:fridge.toGo', { count });

  async open(): Promise<this> {
    await this.page.goto(MINIBAR);
    await this.options.waitFor();
    return this;
  }
}
