import { expect, type Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

type List = 'arrivals' | 'inHouse' | 'departures' | 'attention';
/** By list: rooms still to come, in the hotel, still to leave; subjects of attention. */
type Figures = Partial<Record<List, number>>;

export class BoardPage extends PageModel {
  readonly arrivals = this.page.getByRole('table', { name: this.t('staff/board:lists.arrivals') });
  readonly departures = this.page.getByRole('table', { name: this.t('staff/board:lists.departures') });
  readonly search = this.page.getByRole('combobox', { name: this.t('staff/search:label') });
  readonly hits = this.page.getByRole('option');

  readonly attention = this.page.getByRole('table', { name: this.t('staff/board:lists.attention') });

  #tab(list: List): Locator {
    return this.page
      .getByRole('navigation', { name: this.t('staff/board:lists.label') })
      .getByRole('link', { name: startingWith(this.t(`staff/board:lists.${list}`)) });
  }

  async figure(list: List): Promise<number> {
    return Number(/\d+/.exec((await this.#tab(list).textContent()) ?? '')?.[0]);
  }

  async expectFigures(figures: Figures): Promise<void> {
    for (const list of ['arrivals', 'inHouse', 'departures', 'attention'] as const) {
      const figure = figures[list];
      if (figure === undefined) continue;
      const name = this.t(`staff/board:lists.${list}`);
      await expect(this.#tab(list)).toHaveText(new RegExp(`^${name}\\s*${figure}(?!\\d)`));
    }
  }

  row(locator: string): Locator {
    return this.arrivals.getByRole('row').filter({ hasText: locator });
  }

  link(locator: string): Locator {
    return this.row(locator).getByRole('link');
  }

  changes(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('staff/board:changes.show', { count }) });
  }

  waiting(count: number): Locator {
    return this.page.getByText(this.t('staff/board:changes.waiting', { count }));
  }
}
