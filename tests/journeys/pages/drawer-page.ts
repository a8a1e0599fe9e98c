import type { Locator } from '@playwright/test';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { denominations } from '#shared/contract/staff/drawers.ts';
import { PageModel } from './page-model.ts';

/** The drawer of a desk: opened and closed by a count. */
export class DrawerPage extends PageModel {
  readonly title = this.#heading('title');
  readonly closedTitle = this.#heading('open.title');
  readonly hidden = this.page.getByText(this.t('staff/drawer:count.hidden'));
  readonly soFar = this.main.getByRole('status').filter({ hasText: this.t('staff/drawer:count.soFar') });
  readonly movements = this.page.getByRole('table', { name: this.t('staff/drawer:movements.title') });
  readonly note = this.page.getByLabel(this.t('staff/drawer:note.what'));
  readonly others = this.page.getByRole('table', { name: this.t('staff/drawer:list.title') });

  #heading(key: 'title' | 'open.title'): Locator {
    const name = this.t(`staff/drawer:${key}`);
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  pieces(cents: number): Locator {
    const name = this.t('staff/drawer:count.of', { piece: formatMoney(cents) });
    return this.page.getByLabel(name, { exact: true });
  }

  closeShort(cents: number): Locator {
    return this.page.getByRole('button', {
      name: this.t('staff/drawer:close.actShort', { amount: formatMoney(cents) }),
    });
  }

  /** In as few pieces as there are, by the keyboard from the first field on. */
  async count(amountCents: number): Promise<void> {
    let left = amountCents;
    for (const cents of denominations) {
      const quantity = Math.floor(left / cents);
      if (quantity > 0) await this.page.keyboard.type(String(quantity));
      await this.page.keyboard.press('ArrowDown');
      left -= quantity * cents;
    }
  }
}
