import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

export const MINIBAR = '/guest/preferences/minibar';

export class MinibarPage extends PageModel {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.t('preferences:title') });
  readonly options = this.main.getByRole('group', { name: this.t('minibar:choose.title') });
  readonly items = this.main.getByRole('list', { name: this.t('minibar:items.title') });
  readonly fridge = this.main.getByRole('complementary', { name: this.t('minibar:fridge.title') });
  readonly save = this.fridge.getByRole('button', { name: this.t('minibar:save') });
  readonly dialog = this.page.getByRole('alertdialog');

  readonly option = (name: string) => this.options.getByRole('radio', { name: startingWith(name) });
  readonly amount = (item: string) => this.items.getByRole('spinbutton', { name: item, exact: true });
  readonly more = (name: string) =>
    this.items.getByRole('button', { name: this.t('minibar:items.more', { name }), exact: true });
  readonly less = (name: string) =>
    this.items.getByRole('button', { name: this.t('minibar:items.less', { name }), exact: true });
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
