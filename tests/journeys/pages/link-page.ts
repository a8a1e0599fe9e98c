import { PageModel } from './page-model.ts';

type Screen = 'asking' | 'approved' | 'refused' | 'gone' | 'unverified';

export class LinkPage extends PageModel {
  readonly numbers = this.main.getByRole('list', { name: this.t('link-approval:which') }).getByRole('button');
  readonly notMe = this.main.getByRole('button', { name: this.t('link-approval:notMe') });
  readonly home = this.main.getByRole('link', { name: this.t('link-approval:home') });
  readonly verify = this.main.getByRole('link', { name: this.t('link-approval:unverified.way') });

  readonly title = (screen: Screen) =>
    this.main.getByRole('heading', { level: 1, name: this.t(`link-approval:${screen}.title`) });
  readonly number = (check: string) => this.numbers.filter({ hasText: check });
}
