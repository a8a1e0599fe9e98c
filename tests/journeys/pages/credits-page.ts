import type { CreditOrigin } from '#shared/contract/guest/personal-info.ts';
import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

export class CreditsPage extends PageModel {
  readonly texts = this.t;
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('credits:title') });
  readonly balance = this.main.getByRole('region', { name: this.t('credits:balance.title') });
  readonly list = this.main.getByRole('list', { name: this.t('credits:list') });
  readonly rows = this.list.getByRole('button');
  readonly more = this.main.getByRole('button', { name: this.t('credits:more') });
  readonly back = this.main.getByRole('link', { name: this.t('account:back.account') });
  readonly book = this.balance.getByRole('link', { name: this.t('credits:book') });
  readonly dialog = this.page.getByRole('dialog');

  readonly eye = (state: 'show' | 'hide' | 'hold') =>
    this.balance.getByRole('button', { name: this.t(`credits:eye.${state}`), exact: true });
  readonly row = (origin: CreditOrigin) =>
    this.list.getByRole('button', { name: startingWith(this.t(`credits:origins.${origin}`)) });
  readonly policy = (policy: 'usage' | 'reimbursement') =>
    this.page.getByRole('button', { name: this.t(`credits:policies.${policy}.open`) });

  async open(): Promise<void> {
    await this.page.goto('/guest/credits');
    await this.title.waitFor();
  }

  /** Where the amount of a movement ends, from the left edge of the page. */
  async endOfAmount(amount: string): Promise<number> {
    const box = await this.rows.getByText(amount, { exact: true }).boundingBox();
    if (box === null) throw new Error(`no amount ${amount} is shown`);
    return box.x + box.width;
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
